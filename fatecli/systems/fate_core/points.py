"""Fate points: who pays, and from where.

A player's character pays from the sheet. Whoever else stands on a sheet pays from it too if the file counts their
points; if it does not, they are the game master's, which no file counts outside a scene.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused

if TYPE_CHECKING:
    from .sheet import Sheet


def counted(sheet: Sheet) -> bool:
    """Whether this sheet's own points pay for what it does."""
    return sheet.kind == "pc" or sheet.look("fate_points") is not None


def left(sheet: Sheet) -> int | None:
    """The points left, or None where none are counted."""
    return sheet.fate_points if counted(sheet) else None


def afford(sheet: Sheet, price: int) -> None:
    """Refuse a price that cannot be paid: nothing is thrown and nothing is spent."""
    if counted(sheet) and sheet.fate_points < price:
        raise Refused("fate_core.no_points", who=sheet.name, price=price, left=sheet.fate_points)


def spend(sheet: Sheet, price: int) -> None:
    """Pay a price that can be afforded."""
    afford(sheet, price)
    if price and counted(sheet):
        sheet.fate_points -= price


def earn(sheet: Sheet, points: int) -> None:
    if points and counted(sheet):
        sheet.fate_points += points
