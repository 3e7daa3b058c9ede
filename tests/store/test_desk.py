"""The plain cases: open, change, commit, log, open roll, undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk, Refused, Unreadable, Usage, Which
from fatecli.store.desk import Desk, hold, log, undo, undoable

ZIRD = """\
# Zird
schema = 1
name = "Zird the Arcane"  # who else

fate_points = 3

[stress]
physical = []
"""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {"FATECLI_STATE": str(tmp_path / "state"), "FATECLI_LOCK_TIMEOUT": "1", "USER": "maren"}


@pytest.fixture
def camp(tmp_path: Path) -> Path:
    root = tmp_path / "camp"
    (root / "characters").mkdir(parents=True)
    (root / "fatecli.toml").write_text('system = "fate-core"\n', encoding="utf-8")
    (root / "characters" / "zird.toml").write_text(ZIRD, encoding="utf-8")
    (root / "characters" / "cynere.toml").write_text(ZIRD.replace("Zird the Arcane", "Cynere"), encoding="utf-8")
    return root


def spend(desk: Desk) -> Any:
    sheet = desk.open(desk.locate("zird"))
    sheet["fate_points"] -= 1
    return desk.commit({"command": ["invoke", "zird"], "who": "Zird the Arcane", "dice": [1, 0, 0, -1]})


def test_a_change_is_one_line(camp: Path, env: dict[str, str]) -> None:
    (change,) = hold(str(camp), env, spend, first="zird")
    sheet = camp / "characters" / "zird.toml"
    assert sheet.read_text(encoding="utf-8") == ZIRD.replace("= 3", "= 2")
    assert change.path == "characters/zird.toml"
    assert change.changed and not change.created
    assert change.values == ({"key": "fate_points", "before": 3, "after": 2},)


def test_the_log_keeps_dice_and_values(camp: Path, env: dict[str, str]) -> None:
    hold(str(camp), env, spend)
    hold(str(camp), env, spend)
    one, two = hold(str(camp), env, log, writes=False)
    assert two["parent"] == one["id"] and one["parent"] is None
    assert two["dice"] == [1, 0, 0, -1] and two["user"] == "maren"
    assert two["values"] == [{"file": "characters/zird.toml", "key": "fate_points", "before": 2, "after": 1}]


def test_undo_is_byte_for_byte(camp: Path, env: dict[str, str]) -> None:
    hold(str(camp), env, spend)
    hold(str(camp), env, spend)
    taken = hold(str(camp), env, lambda desk: undo(desk, 2))
    assert (camp / "characters" / "zird.toml").read_text(encoding="utf-8") == ZIRD
    assert [one["values"][0]["after"] for one in taken] == [1, 2]
    assert hold(str(camp), env, undoable, writes=False) == []
    with pytest.raises(Refused):
        hold(str(camp), env, lambda desk: undo(desk, 1))
    assert [one.get("step") or one["command"][0] for one in hold(str(camp), env, log)] == ["invoke", "invoke", "undo"]


def test_an_open_roll_is_kept_and_taken_back(camp: Path, env: dict[str, str]) -> None:
    def roll(total: int) -> Any:
        def play(desk: Desk) -> Any:
            path = desk.locate("zird")
            desk.open(path)
            desk.keep_open_roll(path, {"total": total})
            return desk.commit({"command": ["roll", "zird", "Lore"]})

        return play

    def look(desk: Desk) -> Any:
        return desk.open_roll(desk.locate("zird"))

    (change,) = hold(str(camp), env, roll(4))
    assert not change.changed
    hold(str(camp), env, roll(7))
    assert hold(str(camp), env, look, writes=False) == {"total": 7}
    assert (camp / ".fatecli" / "open" / "zird.json").exists()
    hold(str(camp), env, lambda desk: undo(desk, 1))
    assert hold(str(camp), env, look, writes=False) == {"total": 4}
    hold(str(camp), env, lambda desk: undo(desk, 1))
    assert hold(str(camp), env, look, writes=False) is None


def test_lone_sheets_keep_their_records_with_the_user(tmp_path: Path, env: dict[str, str]) -> None:
    (tmp_path / "zird.toml").write_text(ZIRD, encoding="utf-8")
    hold(str(tmp_path), env, spend)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["state", "zird.toml"]
    (line,) = (tmp_path / "state" / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["values"][0]["file"] == str(tmp_path / "zird.toml")
    hold(str(tmp_path), env, lambda desk: undo(desk, 1))
    assert (tmp_path / "zird.toml").read_text(encoding="utf-8") == ZIRD


def test_a_created_file_goes_with_its_command(camp: Path, env: dict[str, str]) -> None:
    def new(desk: Desk) -> Any:
        desk.create("scenes/duel.toml", 'title = "Duel"\n')
        desk.open("scenes/duel.toml")["state"] = "running"
        return desk.commit({"command": ["start", "duel"]})

    (change,) = hold(str(camp), env, new)
    assert change.created
    assert (camp / "scenes" / "duel.toml").read_text(encoding="utf-8") == 'title = "Duel"\nstate = "running"\n'
    with pytest.raises(Disk) as wrong:
        hold(str(camp), env, new)
    assert wrong.value.key == "store.exists"
    hold(str(camp), env, lambda desk: undo(desk, 1))
    assert not (camp / "scenes" / "duel.toml").exists()


def test_names(camp: Path, env: dict[str, str]) -> None:
    def find(word: str) -> Any:
        return hold(str(camp), env, lambda desk: desk.shown(desk.locate(word)), writes=False)

    assert find("zird") == find("Zird the") == find("ZIRD THE ARCANE") == find("z") == "characters/zird.toml"
    (camp / "characters" / "zoe.toml").write_text(ZIRD.replace("Zird the Arcane", "Zoé"), encoding="utf-8")
    assert find("zoe") == find("ZOÉ") == "characters/zoe.toml"
    with pytest.raises(Which):
        find("z")
    with pytest.raises(Unreadable) as wrong:
        find("zrid")
    assert wrong.value.facts["near"] == ["zird"]


def test_two_campaigns_are_refused(camp: Path, tmp_path: Path, env: dict[str, str]) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "fatecli.toml").write_text("", encoding="utf-8")
    (other / "og.toml").write_text(ZIRD, encoding="utf-8")
    with pytest.raises(Usage) as wrong:
        hold(str(camp), env, lambda desk: desk.open(str(other / "og.toml")), first="zird")
    assert wrong.value.status == 2
