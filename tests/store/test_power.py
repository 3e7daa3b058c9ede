"""After a power cut, too, all files are old or all new, and what was said to be done is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import power
from .world import no_waiting


@pytest.mark.parametrize(("files", "tries"), [(1, 3), (2, 2), (5, 1)])
def test_power_cuts(tmp_path: Path, files: int, tries: int) -> None:
    with no_waiting():
        assert power.every_cut(tmp_path, files, tries) > 60


def test_power_cuts_on_lone_sheets(tmp_path: Path) -> None:
    with no_waiting():
        assert power.every_cut(tmp_path, 2, 1, campaign=False) > 60
