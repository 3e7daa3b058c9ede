"""What is refused for a word says the line that would do: the word may stand in a list, and a scene may be wanted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ..cases.world import World
from ..source import ROOT


@pytest.fixture
def table(tmp_path: Path) -> World:
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples" / "fate-core", world.here, dirs_exist_ok=True)
    return world


@pytest.mark.parametrize(
    ("line", "better"),
    [
        ("challenge start cliff maren,iskar", "challenge start cliff maren,iskra"),
        ("conflict start pier --side heroes=maren,iskar", "conflict start pier --side heroes=maren,iskra"),
        ("roll maren Fight --vs iskar:Fight -d 0000/0000", "roll maren Fight --vs iskra:Fight -d 0000/0000"),
    ],
)
def test_a_name_in_a_list_is_spelled_as_it_is(table: World, line: str, better: str) -> None:
    answer = table.run(line)
    assert answer.status == 3
    assert f"next: fatecli {better}\n" in answer.err


def test_with_two_scenes_running_every_step_can_say_which(table: World) -> None:
    assert table.run("conflict start wharf").status == 0
    scene = table.here / "scenes" / "wharf.toml"
    shutil.copy(scene, scene.with_name("second.toml"))
    for line in ("show", "next", "roll maren Fight --vs 3 -d 0000", "advance maren minor", "recover refresh maren"):
        answer = table.run(line)
        assert answer.status == 6
        assert f"next: fatecli {line} --scene second\nnext: fatecli {line} --scene wharf\n" in answer.err
        assert table.run(f"{line} --scene second").status in (0, 4, 7), line
    answer = table.run("scene start third maren")
    assert answer.err.endswith("next: fatecli end --scene second\nnext: fatecli end --scene wharf\n")
    assert table.run("end --scene second").status == 0
    assert table.run("show").status == 0
