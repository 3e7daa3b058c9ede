"""recover: *house rule* throughout. No known text of Grimoire heals: the game master decides, the sheet counts."""

from __future__ import annotations

from ...core.numbers import number
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused, Usage
from . import tables
from .events import TraumaTreated
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def asked(text: str) -> int:
    """How much Trauma `trauma=4` treats, 1 or more. Usage if it says nothing of the kind."""
    name, _, told = text.partition("=")
    found = number(told)
    if name.strip().casefold() != "trauma" or found is None or found < 1:
        raise Usage("grimoire.treat_what", found=text)
    return found


def treat(sheet: Sheet, amount: int) -> TraumaTreated:
    """Take so much off the Trauma, as far as there is any."""
    before = sheet.trauma
    left = max(tables.TREATED, before - amount)
    if left != before:
        sheet.trauma = left
    return TraumaTreated(id=sheet.id, who=sheet.name, treated=before - left, trauma=left)


def step(turn: Turn, *, who: str, ailment: str, by: str = "") -> None:
    """recover treat: `trauma=4` takes 4 off the gauge. Nothing is rolled, for no known text says what would be."""
    sheet, amount = turn.sheet(who, Sheet), asked(ailment)
    helper = turn.sheet(by, Sheet) if by else None
    if not sheet.trauma:
        raise Refused("grimoire.no_trauma", who=sheet.name)
    told = treat(sheet, amount)
    turn.note(replace(told, by="" if helper is None else helper.id, healer="" if helper is None else helper.name))
