"""An example's `play.sh` in a language: a shell types its lines, and each is played here with `--json`.

A step is told on one line for who reviews it: what was typed, the numbers that came, and what changed.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .cases.world import World
from .source import ROOT

LISTENS = """\
#!/bin/sh
printf '%s\\t' "$@" >>'{heard}'
echo >>'{heard}'
"""
"""A `fatecli` that plays nothing and writes down what it was told."""

FACTS = (
    "dice", "total", "sides", "quality", "pool", "difficulty", "successes", "net", "opposition", "difference",
    "shifts", "outcome", "level", "degree", "winner", "takes", "suggestion", "victories", "score", "tallies", "gained",
    "hit", "box", "boxes", "slots", "severity", "trauma", "damage", "soaked", "levels", "power", "resistance", "out",
    "order", "tied", "initiative", "pools", "cost", "verified",
)  # fmt: skip
"""What of a result is told, in this order."""
PARTS = ("who", "shifts", "stress", "style")
"""What of a hit is told."""
PLAYED = ("pool", "count", "physical", "mental", "victories", "free", "trauma", "health", "consequences")
"""What of a scene file is told when it changes; of sheets and `gm.toml` everything is."""


@dataclass(frozen=True)
class Step:
    """A command of the play, with its exit status, its answer, and the lines it left in the log."""

    words: list[str]
    status: int
    answer: dict[str, Any]
    log: list[dict[str, Any]]

    @property
    def line(self) -> str:
        return shlex.join(self.words)

    def told(self) -> str:
        """The step on one line."""
        result = self.answer["result"]
        short = [(name, _short(result[name])) for name in FACTS if _tells(result.get(name))]
        facts = [f"{name}={fact}" for name, fact in short if fact]
        if self.answer["error"]:
            facts.append(f"status={self.status} {self.answer['error']['key']}")
        values = [value for line in self.log for value in line["values"]]
        changes = filter(None, map(_changed, values))
        return " | ".join(filter(None, [self.line, " ".join(facts), "; ".join(changes)]))


def typed(game: str, folder: Path) -> tuple[Path, list[list[str]]]:
    """The campaign as the script lays it out, and the words of each line that it types."""
    tool, table, heard = folder / "bin" / "fatecli", folder / "table", folder / "heard"
    tool.parent.mkdir(parents=True)
    table.mkdir()
    tool.write_text(LISTENS.format(heard=heard), encoding="utf-8")
    shell(game, table, tool)
    return table, [line.split("\t")[:-1] for line in heard.read_text("utf-8").splitlines()]


def shell(game: str, table: Path, tool: Path) -> None:
    """Run the script in a folder with a `fatecli` of ours."""
    tool.chmod(0o755)
    environ = {"PATH": f"{tool.parent}{os.pathsep}{os.defpath}", "HOME": str(tool.parent), "LANG": "C.UTF-8"}
    script = ROOT / "examples" / game / "play.sh"
    ended = subprocess.run(["sh", script, table], env=environ, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 0 and not ended.stderr, ended.stderr


def play(table: Path, lines: list[list[str]], lang: str, folder: Path) -> tuple[Path, list[Step]]:
    """The campaign after the play, and its steps."""
    world = World(folder, lang=lang)
    shutil.copytree(table, world.here, dirs_exist_ok=True)
    return world.here, [_step(world, words) for words in lines]


def _step(world: World, words: list[str]) -> Step:
    before = _log(world)
    answer = world.run(shlex.join(words), "--json")
    assert answer.status != 1 and not answer.err, (words, answer.said)
    written = _log(world)[len(before) :]
    return Step(words=words, status=answer.status, answer=json.loads(answer.out), log=list(map(json.loads, written)))


def _log(world: World) -> list[str]:
    path = world.here / ".fatecli" / "log.jsonl"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def _tells(fact: Any) -> bool:
    return fact is not False and fact not in (None, "", [], {})


def _short(fact: Any) -> str:
    """A fact without spaces: faces and names with commas, what several people have as `who:number`."""
    if isinstance(fact, list):
        return ",".join(map(_short, fact))
    if not isinstance(fact, dict):
        return "yes" if fact is True else str(fact).replace(" ", "_")
    if "stress" in fact:
        return ",".join(f"{name}:{_short(fact[name])}" for name in PARTS if _tells(fact.get(name)))
    if "who" in fact:
        numbers = [str(fact[name]) for name in ("total", "net") if name in fact]
        return ":".join([fact.get("side") or _short(fact["who"]), *numbers])
    return ",".join(f"{name}:{_short(one)}" for name, one in fact.items() if _tells(one))


def _changed(value: dict[str, Any]) -> str:
    """A value that changed in a file, or "" for one that is of no interest here."""
    path, key = Path(value["file"]), value["key"].split(".")
    if path.parent.name == "scenes" and (key[0] == "roll" or not set(PLAYED) & set(key)):
        return ""
    before, after = (_plain(value[name]) for name in ("before", "after"))
    return f"{path.stem}.{value['key']} {before}>{after}"


def _plain(fact: Any) -> str:
    return "-" if fact is None else fact if isinstance(fact, str) else json.dumps(fact, ensure_ascii=False)
