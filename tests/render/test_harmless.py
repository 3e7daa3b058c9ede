"""What people write into a sheet never steers the terminal of whoever reads it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fatecli.render import harmless

from ..cases.world import World
from ..source import ROOT


def test_only_colours_of_a_screen_stay() -> None:
    text = "\x1b[1;31mred\x1b[0m \x1b]0;title\x07 \x1b[2J \u202eabc\x9b e\u0301 \u00a0\u2019\tx\n"
    told = "\\x1b]0;title\\x07 \\x1b[2J \\u202eabc\\x9b e\u0301 \u00a0\u2019\tx\n"
    assert harmless(text, coloured=True) == f"\x1b[1;31mred\x1b[0m {told}"
    assert harmless(text, coloured=False) == f"\\x1b[1;31mred\\x1b[0m {told}"


@pytest.mark.parametrize("mode", ["--plain", "--pretty"])
def test_a_name_cannot_clear_the_screen(tmp_path: Path, mode: str) -> None:
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples" / "fate-core", world.here, dirs_exist_ok=True)
    sheet = world.here / "characters" / "maren.toml"
    sheet.chmod(0o644)
    sheet.write_text(sheet.read_text("utf-8").replace('name = "Maren"', 'name = "Ma\\u001b[2J\\u202eren"'), "utf-8")
    for line in ("show", "show maren", "check", "roll maren Fight --vs 3 -d 0000"):
        answer = world.run(line, mode)
        assert answer.status == 0, answer.said
        assert "\x1b[2J" not in answer.out and "\u202e" not in answer.out
