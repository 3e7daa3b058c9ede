"""What Tab offers in a challenge and a contest: tasks that are left, sides, and what somebody on them can throw."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .test_complete import ROOT, offered

PEOPLE = """
[participants.maren]
sheet = "../characters/maren.toml"
name = "Maren"
side = "heroes"

[participants.sable]
sheet = "../characters/sable.toml"
name = "Sable"
side = "foes"
"""
TASKS = """
[tasks.calm_the_crowd]
name = "Calm the crowd"
trait = "Rapport"
difficulty = 3
outcome = "fail"

[tasks.bar_the_sluice]
name = "Bar the sluice"
trait = "Physique"
difficulty = 4
"""


@pytest.fixture(autouse=True)
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A campaign with a player's character and a foe."""
    for name in ("characters", "scenes"):
        (tmp_path / name).mkdir()
    (tmp_path / "fatecli.toml").write_text('system = "fate-core"\n')
    for name in ("maren", "sable"):
        shutil.copy(ROOT / f"tests/cases/fate_core/sheets/{name}.toml", tmp_path / "characters")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FATECLI_LANG", "en")
    return tmp_path


def running(campaign: Path, part: str, more: str) -> None:
    head = f'schema = 1\nsystem = "fate-core"\nstate = "running"\ntitle = "x"\nplaying = "{part}"\n'
    (campaign / "scenes" / "x.toml").write_text(head + more)


def test_the_tasks_that_are_left(campaign: Path) -> None:
    running(campaign, "challenge", PEOPLE + TASKS)
    assert offered("attempt maren ") == {"bar_the_sluice": "Physique 4"}
    assert offered("attempt maren sl") == {"bar_the_sluice": "Physique 4"}
    assert {"attempt", "advantage", "end"} <= set(offered("challenge "))


def test_sides_and_their_traits(campaign: Path) -> None:
    running(campaign, "contest", PEOPLE)
    assert set(offered("exchange --trait ")) == {"heroes=", "foes="}
    assert set(offered("exchange --trait foes=sh")) == {"foes=Shoot"}
    assert {"exchange", "advantage", "end"} <= set(offered("contest "))


def test_nothing_without_a_scene() -> None:
    assert offered("attempt maren ") == {}
    assert offered("exchange --trait ") == {}
    assert offered("exchange --trait foes=") == {}
