"""settle: last call. The roll stands as it is, and a failed spell's backlash is taken (L94)."""

from __future__ import annotations

from ...core.numbers import number
from ...core.roll import Opposition
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from . import harm, ladder, lying, receipts, stress
from .events import Settled, TakenOut

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .sheet import Sheet


def settle(turn: Turn, *, who: str = "", vs: tuple[str, ...] = (), consequence: str = "", buy_off: str = "") -> None:
    """Settle the open roll, with a difficulty if it comes this late.

    The backlash of a spell that failed ticks its box of mental stress, or is a `consequence` of this name by choice
    (L141) or need. Who is put out of action by it may `buy_off` another way of being so, for all points (L146).
    """
    sheet, on_table = lying.the_roll(turn, who)
    on_table = _opposed(on_table, vs)
    owed = receipts.backlash(turn, on_table) if "spell" in on_table.kept else 0
    ask = ("settle", sheet.called)
    blow = harm.rehearse(sheet, "mental", owed, consequence, ask)
    if buy_off:
        _may_buy_off(sheet, blow)
    if blow["out"] and buy_off:
        sheet.fate_points = 0
        turn.note(TakenOut(id=sheet.id, who=sheet.name, bought_off=buy_off))
    else:
        harm.apply(turn, sheet, blow)
    done = receipts.rolled(turn, replace(on_table, stage="settled"))
    lying.keep_roll(turn, sheet, None)
    turn.note(Settled(roll=done, absorbed=blow if owed else None))
    if blow["out"] and stress.buy_off(sheet.fate_points) is not None:
        turn.hint("fate_v3.hint.buy_off", "undo")


def _opposed(on_table: Roll, vs: tuple[str, ...]) -> Roll:
    """The difficulty may come after the throw; one that is there already is `amend`'s to change."""
    if not vs:
        return on_table
    if on_table.passive or len(on_table.hands) > 1:
        raise Refused("fate_v3.opposed_already", next=(("amend", on_table.actor.id, "--vs", *vs),))
    passive = tuple(
        Opposition(value=ladder.must_read(word), word="" if number(word) is not None else word) for word in vs
    )
    return replace(on_table, passive=passive)


def _may_buy_off(sheet: Sheet, blow: dict[str, Any]) -> None:
    if not blow["out"]:
        raise Refused("fate_v3.not_out", who=sheet.name)
    if stress.buy_off(sheet.fate_points) is None:
        raise Refused("fate_v3.no_points", who=sheet.name, price=1, left=0)
