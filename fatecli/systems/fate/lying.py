"""What lies open for a character outside a scene: a roll, and an offer of a compel. Fetched and put back here only."""

from __future__ import annotations

from ...core.roll import Roll, revive
from ...core.value import TYPE_CHECKING, plain

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Sheet, Turn


def _kept(turn: Turn, sheet: Sheet) -> dict[str, Any]:
    return turn.files.open_roll(sheet.path) or {}


def _keep(turn: Turn, sheet: Sheet, name: str, thing: object) -> None:
    kept = {**_kept(turn, sheet), name: plain(thing)}
    left = {key: one for key, one in kept.items() if one is not None}
    turn.files.keep_open_roll(sheet.path, left or None)


def roll(turn: Turn, sheet: Sheet) -> Roll | None:
    """The open roll of a character."""
    kept = _kept(turn, sheet).get("roll")
    return None if kept is None else revive(kept)


def keep_roll(turn: Turn, sheet: Sheet, on_table: Roll | None) -> None:
    """Leave a roll open for its character, in the place of the one before; None settles it."""
    _keep(turn, sheet, "roll", on_table)


def compel(turn: Turn, sheet: Sheet) -> dict[str, Any] | None:
    """The compel a character has to answer."""
    found: dict[str, Any] | None = _kept(turn, sheet).get("compel")
    return found


def keep_compel(turn: Turn, sheet: Sheet, offer: dict[str, Any] | None) -> None:
    _keep(turn, sheet, "compel", offer)


def newest(turn: Turn, hand: str = "") -> tuple[str, Roll] | None:
    """The open roll thrown last, with the path of its sheet; with `hand`, the last in which that id has a hand."""
    for path, kept in turn.files.open_rolls():
        found = kept.get("roll")
        if found is not None and (not hand or any(one["id"] == hand for one in found["hands"])):
            return path, revive(found)
    return None
