"""Command lines that follow each other at one table: each is played for a script and read in both languages."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.cases.world import World

SHEETS = Path(__file__).parents[2] / "cases" / "fate_core" / "sheets"
CAMPAIGN = 'system = "fate-core"\n'
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Step:
    """A command line, the status it ends with, and what the JSON answer must hold, by dotted paths."""

    line: str
    status: int = 0
    facts: dict[str, Any] = field(default_factory=dict)


def does(line: str, **facts: Any) -> Step:
    """A line that is played; `sides__0__total=5` is a fact of its result."""
    return Step(line=line, facts={f"result.{name.replace('__', '.')}": one for name, one in facts.items()})


def refuses(line: str, key: str, status: int = 4) -> Step:
    """A line that is refused before a die is touched."""
    return Step(line=line, status=status, facts={"error.key": key})


class Table:
    """A campaign with some sheets; everything that is played on it answers in JSON."""

    def __init__(self, root: Path, *sheets: str, house: str = "", lang: str = "en") -> None:
        self.world = World(root, lang=lang)
        self.characters = self.world.here / "characters"
        self.characters.mkdir()
        (self.world.here / "fatecli.toml").write_text(CAMPAIGN + house, encoding="utf-8")
        for name in sheets:
            shutil.copyfile(SHEETS / f"{name}.toml", self.characters / f"{name}.toml")

    def play(self, step: Step) -> dict[str, Any]:
        """The envelope of a line. A refusal throws nothing and writes nothing."""
        before = self.world.files()
        answer = self.world.run(step.line, "--json")
        envelope: dict[str, Any] = json.loads(answer.out)
        assert answer.status == step.status, (step.line, answer.out)
        assert {path: at(envelope, path) for path in step.facts} == step.facts, step.line
        if step.status:
            assert answer.throws == 0, step.line
            assert self.world.files() == before, step.line
        return envelope


def played(root: Path, sheets: tuple[str, ...], *steps: Step, house: str = "") -> Table:
    """Play the steps for a script, then the same in plain lines of both languages, which must end alike."""
    table = Table(root / "json", *sheets, house=house)
    for step in steps:
        table.play(step)
    for lang in LANGUAGES:
        other = Table(root / lang, *sheets, house=house, lang=lang)
        for step in steps:
            answer = other.world.run(step.line)
            assert answer.status == step.status, (step.line, answer.said)
            assert answer.said.strip(), step.line
            assert "{" not in answer.said, answer.said
    return table


def at(envelope: dict[str, Any], path: str) -> Any:
    """What stands at a dotted path of an answer."""
    found: Any = envelope
    for name in path.split("."):
        found = found[int(name)] if isinstance(found, list) else found[name]
    return found
