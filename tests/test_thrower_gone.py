"""Scene files that people cut by hand: a roll whose thrower is gone waits, and is settled once; a sheet that is not
named is told.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .cases.world import World
from .source import ROOT

FIGHTS = {
    "fate-core": ("conflict start wharf", "attack quill ulm --out-of-turn -d 0000/-000", "quill", "wharf"),
    "fate-v3": (
        "conflict start melee --physical --side heros=scorpion,dominicos --side gardes=2xgarde",
        "attack scorpion garde1 -d 0000/++00",
        "scorpion",
        "melee",
    ),
}


@pytest.mark.parametrize("game", FIGHTS)
def test_the_roll_of_somebody_gone_waits_for_them(tmp_path: Path, game: str) -> None:
    start, attack, who, title = FIGHTS[game]
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples" / game, world.here, dirs_exist_ok=True)
    for line in (start, attack):
        assert world.run(line).status == 0
    path = world.here / "scenes" / f"{title}.toml"
    whole = path.read_text("utf-8")
    path.chmod(0o644)
    first = whole.index(f"[participants.{who}]")
    path.write_text(whole[:first] + whole[whole.index("\n[", first) + 1 :], encoding="utf-8")
    cut = world.files()
    assert world.run("show").status == 0
    for line in ("settle", "amend", "next", "end"):
        error = world.result(line, 4)
        assert error["key"] == "scenes.not_here", line
    assert world.files() == cut
    path.write_text(whole, encoding="utf-8")
    assert world.run("settle").status == 0
    assert world.run("settle").status == 4
    path.write_text(cut[f"scenes/{title}.toml"].decode("utf-8"), encoding="utf-8")
    joined = world.run(f"join {who}")
    assert joined.status == 0
    settled = joined.out + world.run("settle").out
    assert settled.count(": settled, ") == 1
    assert world.run("settle").status == 4


def test_a_participant_without_a_sheet_is_told(tmp_path: Path) -> None:
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples" / "fate-core", world.here, dirs_exist_ok=True)
    assert world.run("conflict start wharf").status == 0
    path = world.here / "scenes" / "wharf.toml"
    path.write_text(path.read_text("utf-8").replace('sheet = "../characters/quill.toml"\n', "", 1), encoding="utf-8")
    answer = world.run("show")
    assert (answer.status, answer.err) == (3, "scenes/wharf.toml: participants.quill.sheet is missing.\n")
