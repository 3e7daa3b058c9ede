"""Fate points: on every sheet, paid and earned at once, never below nothing (L112-L119)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused

if TYPE_CHECKING:
    from .sheet import Sheet


def afford(sheet: Sheet, price: int) -> None:
    """Refuse a price that cannot be paid: nothing is thrown and nothing is spent."""
    if sheet.fate_points < price:
        raise Refused("fate_v3.no_points", who=sheet.mention, price=price, left=sheet.fate_points)


def spend(sheet: Sheet, price: int) -> None:
    """Pay a price; refused if it cannot be afforded."""
    afford(sheet, price)
    if price:
        sheet.fate_points -= price


def earn(sheet: Sheet, points: int) -> None:
    """Points come in; none leave no trace in the file."""
    if points:
        sheet.fate_points += points
