"""examples/storyteller/play.sh: each fact that it promises, in both languages."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from fatecli import text
from tests.cases.world import World
from tests.source import ROOT

EXAMPLE = ROOT / "examples" / "storyteller"


def steps() -> list[tuple[str, dict[str, str]]]:
    """Each command line of the play, as typed after `fatecli`, with the facts that the comment under it promises."""
    found: list[tuple[str, dict[str, str]]] = []
    for line in (EXAMPLE / "play.sh").read_text(encoding="utf-8").splitlines():
        if line.startswith("fatecli "):
            found.append((line.removeprefix("fatecli ").partition(" || ")[0], {}))
        elif line.startswith("#= "):
            found[-1][1].update(part.partition("=")[::2] for part in line[3:].split())
    return found


SPELLED = {"raw": "successes"}
"""Facts of the play that JSON calls otherwise."""


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_fact_of_the_play_is_in_the_answer(lang: str, tmp_path: Path) -> None:
    world = World(tmp_path, lang=lang)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli", "scenes"))
    played = steps()
    assert len(played) == 15
    for line, facts in played:
        answer = world.run(line, "--json")
        assert answer.status == int(facts.pop("status", "0")), line
        envelope = json.loads(answer.out)
        for name, wanted in facts.items():
            assert wanted in told(world, envelope, name), (line, name)


def told(world: World, envelope: dict[str, Any], name: str) -> set[str]:
    """What the answer says of a fact: in the result or in one of the events; Willpower and blood also on a sheet."""
    head, _, rest = name.partition(".")
    if head == "willpower":
        sheet = (world.here / "characters" / f"{rest}.toml").read_text(encoding="utf-8")
        return {re.findall(r"^left = (\d+)", sheet, re.MULTILINE)[0]}
    found = set()
    for facts in (envelope["result"], *envelope["events"]):
        key = SPELLED.get(head, head)
        if head in ("net", "outcome") and rest and facts.get("id") == rest:
            found.add(str(facts.get(head)))
        where = facts.get(key)
        for part in rest.split(".") if rest else ():
            where = where.get(part) if isinstance(where, dict) else None
        found.add(",".join(map(str, where)) if isinstance(where, list) else str(where))
    return found


def test_a_scene_in_the_middle_is_shown_as_the_play_left_it(tmp_path: Path) -> None:
    world = World(tmp_path)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli", "scenes"))
    before = world.files()
    for line, _ in steps():
        world.run(line)
    after = world.files()
    assert world.run("log").said.count("\n") == 14
    assert "Finance from 4 to 5 for 8 points of experience, 7 left." in world.run("log").said
    values = json.loads(world.run("log --json").out)["result"]["entries"][-1]["values"]
    assert {(one["key"], one["before"], one["after"]) for one in values} == {
        ("experience", 15, 7), ("abilities.knowledges.Finance", 4, 5),
    }  # fmt: skip
    while world.run("undo").status == 0:
        pass
    assert world.files() == before != after
