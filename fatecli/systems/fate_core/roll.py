"""roll: four Fate dice and a skill against an opposition (SRD, Taking Action)."""

from __future__ import annotations

from ...core.roll import Hand, Roll
from ...core.turn import FATE, Throw
from ...core.value import TYPE_CHECKING, plain, replace
from . import invoking, opposition, points
from .events import Rolled, rolled
from .hand import hand
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    action: str = "overcome",
    bonus: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
) -> None:
    """Roll a trait, and leave the roll open for invocations until it is settled."""
    sheet = turn.sheet(who, Sheet)
    mine, notes = hand(turn, sheet, trait, action, bonus=bonus)
    passive, opponents = opposition.read(turn, sheet, mine.trait, action, vs)
    given = {"trait": trait, "vs": list(vs), "vs_bonus": list(vs_bonus), "action": action, "bonus": list(bonus)}
    on_table = Roll(
        action=action,
        hands=(mine, *opponents),
        passive=tuple(passive),
        extra=opposition.extra(vs_bonus),
        given=given,
        kept={"notes": notes},
    )
    known = invoking.known_aspects(turn, sheet, [one.id for one in opponents])
    priced = invoking.price(turn, sheet, mine, known, invoke, "invoke")
    invoking.afford(sheet, priced)
    on_table = thrown(turn, on_table)
    on_table = invoking.apply(turn, sheet, on_table, on_table.actor, priced)
    keep(turn, sheet, on_table)
    turn.note(receipt(turn, on_table))
    offer(turn, sheet, on_table)


def thrown(turn: Turn, on_table: Roll) -> Roll:
    """All hands of a roll, thrown together in their order."""
    throws = [Throw(who=one.id, name=one.who, dice=((FATE, 4),)) for one in on_table.hands]
    casts = turn.throw(*throws)
    fell: list[Hand] = [
        replace(one, dice=cast.faces, rolled=cast.sum) for one, cast in zip(on_table.hands, casts, strict=True)
    ]
    return replace(on_table, hands=tuple(fell))


def keep(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """Leave the roll open where its character's rolls lie."""
    kept = plain(on_table)
    assert isinstance(kept, dict)
    turn.files.keep_open_roll(sheet.path, kept)


def receipt(turn: Turn, on_table: Roll) -> Rolled:
    return rolled(on_table, points.left(turn.sheet(on_table.actor.id, Sheet)))


def offer(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """What may be typed while the roll is open."""
    shifts = on_table.shifts
    if shifts is None:
        turn.hint("fate_core.hint.vs", "settle", sheet.called, "--vs", "N")
        return
    if points.left(sheet) != 0:
        turn.hint("fate_core.hint.invoke", "invoke", sheet.called, "ASPECT")
    turn.hint(f"fate_core.hint.settle.{on_table.action}.{_rough(shifts)}", "settle", sheet.called)


def _rough(shifts: int) -> str:
    return "fail" if shifts < 0 else "tie" if shifts == 0 else "success"
