"""Whatever legal steps in any order: no box unticks by itself, no point comes from nowhere or is lost, and undoing
everything gives every byte back."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fatecli.cli import table
from tests.cases.world import World
from tests.source import ROOT

EXAMPLE = ROOT / "examples" / "fate-core"
PEOPLE = ("maren", "iskra", "quill", "corvane", "ulm", "sable", "thugs")
SKILLS = ("Fight", "Athletics", "Will")
ASPECTS = ("fog", "wants", "small", "brother", "steel", "ledger", "oil", "boost", "placed", "consequence")
ZONES = ("quay", "warehouse", "gantry")

NOW = "NOW"
"""Stands for somebody whose turn it is."""

who = st.sampled_from(PEOPLE)
actor = st.sampled_from((NOW, NOW, NOW, *PEOPLE[:3]))
steps = st.one_of(
    st.tuples(st.just("attack"), actor, who),
    st.tuples(st.just("attack"), actor, who, who),
    st.tuples(st.just("attack"), actor, st.sampled_from(ZONES).map("--all-in={}".format)),
    st.tuples(st.just("attack"), actor, who, st.sampled_from(ZONES).map("--zone={}".format)),
    st.tuples(st.just("advantage"), actor, st.just("Placed Aspect"), st.sampled_from(SKILLS).map("--with={}".format)),
    st.tuples(st.just("advantage"), actor, st.just("Placed Aspect"), st.just("--with=Will"), who.map("--on={}".format)),
    st.tuples(st.just("overcome"), actor, st.just("--with=Will"), st.just("--remove=placed")),
    st.tuples(st.just("move"), actor, st.sampled_from(ZONES)),
    st.tuples(st.just("move"), actor, st.sampled_from(ZONES), who.map("--by={}".format)),
    st.tuples(st.just("full-defense"), actor),
    st.tuples(st.just("invoke"), st.sampled_from((*PEOPLE, "gm")), st.sampled_from(ASPECTS)),
    st.tuples(st.just("settle"), st.sampled_from(("--boost", "--cost=minor", "--cost=serious"))),
    st.tuples(st.just("settle")),
    st.tuples(st.just("amend"), st.just("--bonus=2")),
    st.tuples(st.just("absorb"), st.sampled_from(("1", "2", "--auto", "--out"))),
    st.tuples(st.just("concede"), who),
    st.tuples(st.just("next")),
    st.tuples(st.just("group"), st.just("thugs"), st.just("--split=2")),
)


def state(world: World) -> dict[str, Any]:
    """All documents of the campaign, by file."""
    return {
        str(path.relative_to(world.here)): tomllib.loads(path.read_text("utf-8"))
        for path in sorted(world.here.rglob("*.toml"))
    }


def points(found: dict[str, Any]) -> int:
    """Points on sheets, in the pool, owed, and with the game master."""
    scene = found["scenes/wharf.toml"]
    sheets = sum(one.get("fate_points", 0) for name, one in found.items() if name.startswith("characters/"))
    owed = sum(one.get("points", 1) for one in scene.get("owed", {}).values())
    return int(sheets + scene.get("pool", 0) + owed + found.get("gm.toml", {}).get("earned", 0))


def ticked(found: dict[str, Any]) -> set[tuple[str, str, int]]:
    """The ticked boxes of sheets, and of mobs and copies that are still as many."""
    boxes = {
        (name, track, box)
        for name, one in found.items()
        for track, ticks in one.get("stress", {}).items()
        for box in ticks
    }
    return boxes


def moved(events: list[dict[str, Any]]) -> int:
    """What the log of a command says of points from outside and to outside: the bank."""
    change = 0
    for one in events:
        if one["event"] == "invoked" and one["cost"] == "paid":
            change -= 1
        if one["event"] == "point_owed":
            change += 1
        if one["event"] == "conceded":
            change += one["points"]
    return change


def typed(step: tuple[str, ...], turn: list[str], seed: int) -> str:
    """A step as it is typed, by somebody whose turn it is; with a seed where dice are thrown."""
    words = [turn[seed % len(turn)] if word == NOW and turn else word for word in step]
    kind = table.STEPS[words[0]].kind
    return " ".join(f"'{word}'" for word in (*words, *((f"--seed={seed}",) if kind == "throws" else ())))


def play(world: World, line: str) -> dict[str, Any] | None:
    """What a line did; None where it was refused, which writes nothing. Held to the two laws."""
    before = state(world)
    answer = world.run(line, "--json")
    assert answer.status in (0, 2, 3, 4, 6, 7), (line, answer.said)
    after = state(world)
    if answer.status:
        assert after == before, line
        return None
    found: dict[str, Any] = json.loads(answer.out)
    assert ticked(before) <= ticked(after), line
    if before["scenes/wharf.toml"]["state"] == "running":
        assert points(after) - points(before) == moved(found["events"]), line
    return found


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(steps, min_size=10, max_size=30), st.integers(0, 2**32))
def test_nothing_unticks_and_no_point_is_lost(played: list[tuple[str, ...]], seed: int) -> None:
    with TemporaryDirectory() as folder:
        world = World(Path(folder))
        shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True)
        first, done = world.files(), 0
        turn: list[str] = []
        for number, step in enumerate([("conflict", "start", "wharf"), *played]):
            line = "conflict start wharf" if not number else typed(step, turn, seed + number)
            found = play(world, line)
            done += found is not None
            turn = found["result"]["turn"]["now"] if found else turn
        assert done and world.run(f"undo {done}").status == 0
        assert world.files() == first
