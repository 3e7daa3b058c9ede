"""A milestone taken on one side of a git history and play on the other merge without a word."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

from tests.cases.world import World

NEW = "new fate-core Maren --pyramid fi/ath,not/dec,wi,dr/phy,cont,rap,stea --stunt 'Quick Blade: Fight +2 attack'"


def git(folder: Path, line: str) -> None:
    who = ["-c", "user.name=maren", "-c", "user.email=maren@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *shlex.split(line)], cwd=folder, check=True, capture_output=True)


def test_a_milestone_and_a_wounded_evening_merge(tmp_path: Path) -> None:
    world = World(tmp_path)
    sheet = world.here / "maren.toml"
    assert world.run(NEW).status == 0
    git(world.here, "init -q -b main .")
    git(world.here, "add .")
    git(world.here, "commit -qm before")
    git(world.here, "checkout -qb milestone")
    assert world.run("advance maren significant --bank --swap fight=athletics").status == 0
    git(world.here, "commit -qam milestone")
    git(world.here, "checkout -q main")
    hurt = sheet.read_text(encoding="utf-8").replace('severe]\naspect = ""', 'severe]\naspect = "Broken Leg"')
    sheet.write_text(hurt.replace("fate_points = 3", "fate_points = 1"), encoding="utf-8")
    assert world.run("recover treat maren leg --with Will -d ++++").status == 0
    git(world.here, "commit -qam evening")
    git(world.here, "merge -q milestone")
    merged = world.run("show maren --json")
    assert merged.status == 0
    for part in ('"severe": "Broken Leg"', '"banked": 1', '"Athletics": 4', '"fate_points": 1'):
        assert part in merged.out
