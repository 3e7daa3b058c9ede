"""A terminal of any width has a screen: a narrow one breaks its lines, and never the command."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ..cases.world import World
from ..source import ROOT


@pytest.mark.parametrize("columns", [20, 25, 30, 40, 60])
def test_a_narrow_terminal_shows_a_conflict_and_its_open_roll(tmp_path: Path, columns: int) -> None:
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples" / "fate-core", world.here, dirs_exist_ok=True)
    world.run("conflict start wharf")
    world.run("advantage maren 'Toppled Crates' --with Athletics --dice ++00")
    assert world.run("attack sable quill --defender iskra --dice +000/0-00").status == 0
    world.environ["COLUMNS"] = str(columns)
    for lang in ("en", "fr"):
        answer = world.run("show", "--pretty", "--lang", lang)
        assert answer.status == 0, answer.said
        assert "Toppled" in answer.out and "Iskra" in answer.out
        assert max(map(len, answer.out.splitlines())) <= max(columns, 60), answer.out
