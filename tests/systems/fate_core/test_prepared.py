"""Prepared scenes: both languages, all three parts, every commented table is one that a scene may hold."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fatecli.core.keys import examine
from fatecli.systems.fate_core.prepared.template import PARTS
from fatecli.systems.fate_core.scene import Scene
from tests.cases.world import World


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("part", list(PARTS))
def test_a_prepared_scene_is_a_scene(tmp_path: Path, part: str, lang: str) -> None:
    """As it is written, and with every comment sign before a line of TOML taken off."""
    world = World(tmp_path, lang=lang)
    (world.here / "fatecli.toml").write_text(f'system = "fate-core"\nlang = "{lang}"\n', encoding="utf-8")
    assert world.run(f"new {part} evening").status == 0
    text = (world.here / "scenes" / "evening.toml").read_text("utf-8")
    assert tomllib.loads(text)["state"] == "prepared"
    lines = [line.removeprefix("# ") if line.startswith("# [") or " = " in line else line for line in text.splitlines()]
    filled = tomllib.loads("\n".join(lines))
    assert list(examine(Scene, filled)) == []
    assert filled["participants"]["maren"]["side"] == "heroes"
