"""The stress of both Fates: boxes on tracks."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


def clear(sheet: Any, tracks: Iterable[str]) -> dict[str, list[int]]:
    """Free every ticked box; those that were, by track. A track without one is not written."""
    cleared = {track: list(sheet.stress(track)) for track in tracks if sheet.stress(track)}
    for track in cleared:
        setattr(sheet, f"{track}_stress", [])
    return cleared
