"""Killed at any instant, all files are old, or all new after the next command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import killing
from .world import no_waiting


@pytest.fixture(autouse=True)
def fast() -> Iterator[None]:
    with no_waiting():
        yield


@pytest.mark.parametrize(("files", "stride"), [(1, 1), (2, 1), (5, 1), (20, 5)])
def test_killed_at_every_effect(tmp_path: Path, files: int, stride: int) -> None:
    assert killing.once(tmp_path, files, stride=stride) > 4 * files / stride


def test_lone_sheets_killed_at_every_effect(tmp_path: Path) -> None:
    assert killing.once(tmp_path, 2, campaign=False) > 8


@pytest.mark.parametrize(("files", "stride"), [(1, 3), (2, 4), (5, 9), (20, 29)])
def test_killed_again_inside_the_recovery(tmp_path: Path, files: int, stride: int) -> None:
    assert killing.twice(tmp_path, files, stride=stride) > 20


def test_an_undo_killed_at_every_effect(tmp_path: Path) -> None:
    assert killing.undoing(tmp_path, 3) > 12
