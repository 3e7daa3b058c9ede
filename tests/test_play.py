"""An example that plays an evening: its commands follow each other, and every file is as it should be at the end.

What should be stands in `played/`; `PLAYED=write python -m pytest tests/test_play.py` writes it anew: read it then.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .source import ROOT

PLAYED = Path(__file__).parent / "played"
GAMES = sorted(path.name for path in PLAYED.iterdir())
LEAST = 25


def documents(folder: Path) -> dict[str, str]:
    """Every file of a campaign but its records."""
    return {
        str(path.relative_to(folder)): path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".fatecli" not in path.parts
    }


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_by_fixed_dice(game: str, tmp_path: Path) -> None:
    tool = tmp_path / "bin" / "fatecli"
    tool.parent.mkdir()
    tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m fatecli "$@"\n', encoding="utf-8")
    tool.chmod(0o755)
    table = tmp_path / "table"
    table.mkdir()
    environ = {"PATH": f"{tool.parent}{os.pathsep}{os.defpath}", "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    script = ROOT / "examples" / game / "play.sh"
    before = documents(script.parent)
    ended = subprocess.run(["sh", script, table], env=environ, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 0, ended.stderr
    assert documents(script.parent) == before
    if os.environ.get("PLAYED") == "write":
        write(game, documents(table))
    assert documents(table) == documents(PLAYED / game)


def write(game: str, found: dict[str, str]) -> None:
    for name, text in found.items():
        path = PLAYED / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_an_evening(game: str) -> None:
    """Enough commands, none of which leaves anything to chance."""
    text = (ROOT / "examples" / game / "play.sh").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("fatecli ")]
    assert len(lines) >= LEAST
    assert not [line for line in lines if "--seed" in line]
