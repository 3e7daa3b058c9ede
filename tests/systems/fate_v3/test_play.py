"""examples/fate-v3/play.sh: each fact that it promises, in both languages."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from fatecli import text
from tests.cases.world import World
from tests.source import ROOT

EXAMPLE = ROOT / "examples" / "fate-v3"

SPELLED = {
    "a": "sides.0.total total", "b": "sides.1.total against.total", "effort": "total", "hit.who": "hit.who id",
    "boxes": "hit.boxes boxes", "forced": "hit.forced forced", "ticked": "box", "hidden": "scene.hidden",
    "aspects": "scene.aspects",
}  # fmt: skip
"""Facts of the play, and where JSON gives them."""


def steps() -> list[tuple[str, dict[str, str]]]:
    """Each command line of the play, as typed after `fatecli`, with the facts that the comment under it promises."""
    found: list[tuple[str, dict[str, str]]] = []
    for line in (EXAMPLE / "play.sh").read_text(encoding="utf-8").splitlines():
        if line.startswith("fatecli "):
            found.append((line.removeprefix("fatecli "), {}))
        elif line.startswith("#= "):
            found[-1][1].update(part.partition("=")[::2] for part in line[3:].split())
    return found


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_fact_of_the_play_is_in_the_answer(lang: str, tmp_path: Path) -> None:
    world = World(tmp_path, lang=lang)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli"))
    played = steps()
    assert len(played) == 15
    for line, facts in played:
        answer = world.run(line, "--json")
        assert answer.status == 0, line
        envelope = json.loads(answer.out)
        for name, wanted in facts.items():
            assert wanted in told(envelope, name), (line, name)


def told(envelope: dict[str, Any], name: str) -> set[str]:
    """What the answer says of a fact, in its result or in one of the events."""
    head, _, rest = name.partition(".")
    found: set[str] = set()
    for facts in (envelope["result"], *envelope["events"]):
        for path in SPELLED.get(name, name).split():
            found.add(written(at(facts, path)))
        if head == "fate_points":
            found.add(written(envelope["result"].get("points", {}).get(rest)))
            if facts.get("id") == rest:
                found.add(written(facts.get("points_left")))
        if name == "hit.stress":
            found.add(written(facts.get("stress")))
        if head == "free":
            held = envelope["result"].get("free", {}).get(rest.split(".")[0], {})
            found |= {written(count) for aspect, count in held.items() if aspect in (rest.partition(".")[2] or aspect)}
    return found


def at(facts: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(facts, list) and part.isdecimal():
            facts = facts[int(part)] if int(part) < len(facts) else None
        else:
            facts = facts.get(part) if isinstance(facts, dict) else None
    return facts


def written(thing: Any) -> str:
    """A fact as the play writes it: lists with commas, or their length where the play counts; flags as 1 and 0."""
    if thing is None:
        return "0"
    if isinstance(thing, bool):
        return str(int(thing))
    if isinstance(thing, list):
        return str(len(thing)) if any(isinstance(one, dict) for one in thing) else ",".join(map(str, thing))
    return str(thing)


def test_a_scene_in_the_middle_is_as_the_design_shows_it_and_all_can_be_taken_back(tmp_path: Path) -> None:
    world = World(tmp_path)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli"))
    before = world.files()
    for line, _ in steps():
        assert world.run(line).status == 0, line
    assert world.files() != before
    assert world.run("check").status == 0
    while world.run("undo").status == 0:
        pass
    assert world.files() == before
