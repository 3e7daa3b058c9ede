"""roll: four Fate dice and a skill against an opposition (SRD, Taking Action).

Everything is resolved, priced and refused before a die falls; then all hands are thrown together, re-rolls come
first and the +2s after, and the roll stays open.
"""

from __future__ import annotations

from ...core.roll import Roll
from ...core.value import TYPE_CHECKING
from ..fate.throwing import thrown
from . import harm, invoking, lying, opposition, points, receipts
from .hand import hand, split
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    action: str = "overcome",
    existing: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    boost: tuple[str, ...] = (),
    weapon: str = "",
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Roll a trait, and leave the roll open for invocations until it is settled: at once, where a script says so."""
    sheet = turn.sheet(who, Sheet)
    finish(turn, sheet)
    given = {
        "trait": trait, "vs": vs, "vs_bonus": vs_bonus, "action": action, "existing": existing, "bonus": bonus,
        "stunt": stunt, "team": team, "boost": boost, "weapon": weapon,
    }  # fmt: skip
    on_table = prepared(turn, sheet, given)
    if sheet.seat and action == "advantage":
        on_table.kept["purpose"] = "advantage"
    known = invoking.known_aspects(turn, sheet, [one.id for one in on_table.hands])
    again = invoking.price(turn, sheet, on_table.actor, known, reroll, "reroll")
    plus = invoking.price(turn, sheet, on_table.actor, known, invoke, "invoke", before=again)
    invoking.afford(sheet, [*again, *plus])
    on_table = thrown(turn, on_table)
    on_table = invoking.apply(turn, sheet, on_table, on_table.actor, [*again, *plus])
    lying.keep_roll(turn, sheet, on_table)
    turn.note(receipts.rolled(turn, on_table))
    if settle:
        from .settle import settle as last_call

        last_call(turn, who=sheet.called)
        return
    offer(turn, sheet, on_table)


def finish(turn: Turn, sheet: Sheet) -> None:
    """Settle the roll that lies open, in the scene or, if it leads to something, for the character alone."""
    if sheet.playing_in is not None:
        from . import flow, scene

        flow.finish(turn, scene.here(turn))
        return
    lies = lying.roll(turn, sheet)
    if lies is not None and lies.kept.get("purpose"):
        from .conclude import finish_alone

        finish_alone(turn, sheet, lies)


def prepared(turn: Turn, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """A roll with all its hands and no die thrown yet; the opposition that is `always` there is not for `amend`."""
    action = given["action"]
    mine, notes = hand(
        turn, sheet, given["trait"], given.get("purpose", action),
        stunt=given["stunt"], bonus=given["bonus"], boost=given["boost"], team=split(given["team"]),
    )  # fmt: skip
    passive, opponents = opposition.read(turn, mine.trait, action, given["vs"])
    ready = Roll(
        action=action,
        hands=(mine, *opponents),
        passive=tuple(passive),
        extra=opposition.extra((*given.get("always", ()), *given["vs_bonus"])),
        given=given,
        kept={"notes": notes},
    )
    if given["existing"]:
        ready.kept["existing"] = given["existing"]
    if action == "attack":
        ready.kept.update(harm.ratings(turn, sheet, given["weapon"], opponents))
    return ready


def offer(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """What may be typed while the roll is open."""
    shifts = on_table.shifts
    if shifts is None:
        turn.hint("fate_core.hint.vs", "settle", sheet.called, "--vs", "N")
        return
    if points.left(sheet) != 0 and shifts < 3:
        turn.hint("fate_core.hint.invoke", "invoke", sheet.called, "ASPECT")
    outcome = "fail" if shifts < 0 else "tie" if shifts == 0 else "success"
    turn.hint(f"fate_core.hint.settle.{on_table.action}.{outcome}", "settle", sheet.called)
    if on_table.kept.get("purpose") == "treat" and shifts >= 0:
        turn.hint("fate_core_between.hint.as", "settle", sheet.called, "--as", "TEXT")
