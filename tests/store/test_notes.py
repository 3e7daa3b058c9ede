"""Secret notes on the disk: where they lie, who may read them, and when they are written."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from fatecli.errors import Disk, Unreadable
from fatecli.store import notes
from fatecli.store.notes import Notes


class Desk(Notes):
    def __init__(self, here: Path, state: Path) -> None:
        super().__init__(str(here), None)
        self.environ = {"FATECLI_STATE": str(state)}


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, tmp_path / "state")


def test_a_note_is_staged_until_the_command_commits(desk: Desk, tmp_path: Path) -> None:
    desk.keep_note("ab" * 32, "Un mot.", "00ff")
    assert not (tmp_path / "state").exists()
    desk.write_notes()
    kept = tmp_path / "state" / "notes" / f"{'ab' * 32}.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert desk.note("ab" * 32) == ("Un mot.", "00ff")


def test_desks_share_no_staged_note(desk: Desk, tmp_path: Path) -> None:
    desk.keep_note("ab" * 32, "Un mot.", "00ff")
    assert Desk(tmp_path, tmp_path / "state").notes == {}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"text": "x"}'])
def test_a_note_that_cannot_be_read_is_gone(desk: Desk, tmp_path: Path, content: bytes) -> None:
    desk.keep_note("ab" * 32, "Un mot.", "00ff")
    desk.write_notes()
    (tmp_path / "state" / "notes" / f"{'ab' * 32}.json").write_bytes(content)
    with pytest.raises(Unreadable) as caught:
        desk.note("ab" * 32)
    assert caught.value.key == "store.note_gone"


def test_a_print_leads_to_no_file_elsewhere(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"text": "x", "salt": "y"}')
    with pytest.raises(Unreadable):
        desk.note("../../other")


def test_salts_differ_and_are_long_enough(desk: Desk) -> None:
    salts = {desk.salt() for _ in range(50)}
    assert len(salts) == 50 and {len(one) for one in salts} == {2 * notes.SALT_BYTES}


def test_the_mode_is_kept_whatever_the_umask(desk: Desk, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        desk.keep_note("cd" * 32, "Un mot.", "00ff")
        desk.write_notes()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "state" / "notes" / f"{'cd' * 32}.json").stat().st_mode) == 0o600


def test_a_note_that_cannot_be_written_is_said_as_the_disk_s_fault(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file in the place of the folder")
    desk = Desk(tmp_path, tmp_path / "state")
    desk.keep_note("ab" * 32, "Un mot.", "00ff")
    with pytest.raises(Disk):
        desk.write_notes()
