"""Two shells in one folder play in one scene: whatever they type at once, it happens one after the other.

What each command answered must fit the files at the end: nothing is paid, hit, marked or opened twice.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .source import ROOT

Answers = list[dict[str, Any]]


class Table:
    """A copy of an example, where command lines are typed one by one or all at the same moment."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        for name in ("characters", "scenes"):
            if (ROOT / "examples" / game / name).exists():
                shutil.copytree(ROOT / "examples" / game / name, folder / name)
        shutil.copy(ROOT / "examples" / game / "fatecli.toml", folder)

    def at_once(self, *lines: str) -> Answers:
        """The answers, in the order of the lines."""
        typed = [[sys.executable, "-m", "fatecli", *shlex.split(line), "--json"] for line in lines]
        running = [subprocess.Popen(argv, cwd=self.folder, stdout=subprocess.PIPE, text=True) for argv in typed]
        return [json.loads(one.communicate(timeout=60)[0]) for one in running]

    def play(self, *lines: str) -> None:
        """Lines that must go well, one after the other."""
        for line in lines:
            (answer,) = self.at_once(line)
            assert answer["status"] == "ok", answer["error"]

    def sheet(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self.folder / "characters" / f"{name}.toml").read_text("utf-8"))

    def scene(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self.folder / "scenes" / f"{name}.toml").read_text("utf-8"))

    def log(self) -> list[dict[str, Any]]:
        lines = (self.folder / ".fatecli" / "log.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines]


def errors(answers: Answers) -> list[str | None]:
    """The key of each error, None for what went well."""
    return [answer["error"] and answer["error"]["key"] for answer in answers]


@pytest.fixture
def fate_core(tmp_path: Path) -> Table:
    return Table(tmp_path, "fate-core")


def test_everybody_invokes_on_one_open_roll(fate_core: Table) -> None:
    """Three aspects for three points, a fourth is refused for want of one; each pays once and adds two."""
    fate_core.play("conflict start pier --side heroes=maren --side foes=ulm", "attack maren ulm -d 0000/++++")
    slots = ("high_concept", "trouble", "phase_1", "phase_2")
    answers = fate_core.at_once(*(f"invoke maren {slot}" for slot in slots))
    assert sorted(map(str, errors(answers))) == ["None", "None", "None", "fate_core.no_points"]
    totals = sorted(answer["result"]["total"] for answer in answers if not answer["error"])
    assert totals == [6, 8, 10], "each sees what the one before left: 4 for Fight and two for each invocation"
    assert fate_core.sheet("maren")["fate_points"] == 0
    assert len(fate_core.log()) == 5


def test_one_hit_is_absorbed_once(fate_core: Table) -> None:
    fate_core.play("conflict start pier --side heroes=maren --side foes=ulm", "attack maren ulm -d 000-/0000")
    fate_core.play("settle --boost", "next", "attack maren ulm -d +++0/0000")
    answers = fate_core.at_once(*["absorb ulm 1"] * 4)
    assert errors(answers).count(None) == 1
    assert {key for key in errors(answers) if key} == {"fate_core.nothing_to_absorb"}


def test_two_who_act_at_once_act_one_after_the_other(fate_core: Table) -> None:
    """Both of the same place in the order, each once."""
    fate_core.play("conflict start pier --side heroes=maren,quill --side foes=ulm,sable")
    answers = fate_core.at_once(*["attack maren ulm -d 0000/++++"] * 3)
    assert errors(answers).count(None) == 1
    assert fate_core.scene("pier")["participants"]["maren"]["done"] is True


def test_one_scene_is_opened_once(fate_core: Table) -> None:
    answers = fate_core.at_once(*["scene start pier maren quill"] * 4)
    assert errors(answers).count(None) == 1
    assert {key for key in errors(answers) if key} == {"scenes.runs"}
    assert fate_core.scene("pier")["pool"] == 2


def test_two_scenes_opened_at_once_leave_one_running(fate_core: Table) -> None:
    """The second begins when the first has, and ends it, as it would a second later."""
    answers = fate_core.at_once("scene start pier maren", "scene start tower quill")
    assert errors(answers) == [None, None]
    assert sorted(fate_core.scene(name)["state"] for name in ("pier", "tower")) == ["ended", "running"]


def test_the_clock_moves_once(fate_core: Table) -> None:
    answers = fate_core.at_once(*["recover pass scene --to 2"] * 4)
    assert errors(answers) == [None] * 4
    assert tomllib.loads((fate_core.folder / "gm.toml").read_text("utf-8"))["clock"]["scene"] == 2


def test_undo_and_a_step_at_once(fate_core: Table) -> None:
    """Either the point is spent and given back, or the new one is: the sheet and the log say the same."""
    fate_core.play("declare quill 'A door'")
    answers = fate_core.at_once("undo", "declare quill 'A rope'")
    assert errors(answers) == [None, None]
    assert fate_core.sheet("quill")["fate_points"] == 2
