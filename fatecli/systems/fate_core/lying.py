"""What lies open for a character outside a scene: a roll, and an offer of a compel. Fetched and put back here only."""

from __future__ import annotations

from ...core.roll import Roll, revive
from ...core.value import TYPE_CHECKING, plain
from ...errors import Refused
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


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


def the_roll(turn: Turn, who: str) -> tuple[Sheet, Roll]:
    """The open roll of WHO, or without a WHO the one thrown last; refused if nothing is open."""
    if who:
        sheet = turn.sheet(who, Sheet)
        found = roll(turn, sheet)
        if found is None:
            raise Refused("fate_core.nothing_open", who=sheet.name, next=(("roll", sheet.called, "TRAIT"),))
        return sheet, found
    for path, kept in turn.files.open_rolls():
        if "roll" in kept:
            return turn.sheet(path, Sheet), revive(kept["roll"])
    raise Refused("fate_core.nothing_open_here", next=(("roll", "WHO", "TRAIT"),))


def roll_of(turn: Turn, sheet: Sheet) -> tuple[Sheet, Roll] | None:
    """The newest open roll in which a character has a hand: the own one first."""
    own = roll(turn, sheet)
    if own is not None:
        return sheet, own
    for path, kept in turn.files.open_rolls():
        if any(hand["id"] == sheet.id for hand in kept.get("roll", {}).get("hands", ())):
            return turn.sheet(path, Sheet), revive(kept["roll"])
    return None
