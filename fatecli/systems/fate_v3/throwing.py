"""A throw of any step: priced and refused first, then what comes before the dice, the dice, and what was invoked."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Usage
from ..fate.aspects import Aspect
from ..fate.throwing import thrown
from . import conclude, flow, harm, invoking, lying, magic, points, receipts, reveal
from .events import Compelled
from .hand import price
from .ready import offer, prepared
from .scene import here
from .sheet import Sheet
from .sotc import spinning

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn


@value
class Brought:
    """What was said beside the numbers: invocations, the defender's own, and the consequence that takes a strain."""

    invoke: tuple[str, ...] = ()
    reroll: tuple[str, ...] = ()
    defend_invoke: tuple[str, ...] = ()
    consequence: str = ""
    spin: int | None = None


BROUGHT = ("invoke", "reroll", "defend_invoke", "consequence", "spin")
NAMED = ("combine", "past")
"""What of a roll is kept only where it was said."""


def cast(
    turn: Turn, sheet: Sheet, given: dict[str, Any], kept: dict[str, Any], brought: Brought, said: tuple[str, ...]
) -> Roll:
    """Throw what `given` describes, for what `kept` says it is for, and leave it open. `said` is how the step was
    typed, to ask for a choice with it."""
    turned = (spinning.use(turn, brought.spin),) if brought.spin is not None else ()
    given = {name: one for name, one in given.items() if one or name not in NAMED}
    on_table = prepared(turn, sheet, given, said)
    on_table = on_table.with_hand(on_table.actor.plus(*turned))
    on_table.kept.update(kept)
    known = invoking.known_aspects(turn, sheet, [one.id for one in on_table.hands])
    again = invoking.price(turn, sheet, on_table.actor, known, brought.reroll, "reroll")
    plus = invoking.price(turn, sheet, on_table.actor, known, brought.invoke, "invoke", before=again)
    defends, theirs = _defender(turn, on_table, brought.defend_invoke)
    earned = sum(1 for one in on_table.extra if one.kind == "compel")
    points.afford(sheet, price(on_table.actor) + invoking.cost([*again, *plus]) - earned)
    blow = _strain(sheet, on_table, given, brought.consequence, said)
    _compels(turn, sheet, on_table)
    points.spend(sheet, price(on_table.actor))
    if blow is not None:
        on_table.kept["strain"] = blow["stress"]
        harm.apply(turn, sheet, blow)
    spinning.gone(turn, used=bool(turned))
    on_table = thrown(turn, on_table)
    on_table = invoking.apply(turn, sheet, on_table, on_table.actor, [*again, *plus])
    if defends is not None:
        on_table = invoking.apply(turn, defends, on_table, on_table.hands[-1], theirs)
    lying.keep_roll(turn, sheet, on_table)
    turn.note(receipts.rolled(turn, on_table))
    return on_table


def settled(turn: Turn, sheet: Sheet, on_table: Roll, settle: bool, choices: conclude.Choices | None = None) -> None:
    """Settle a throw at once, or say what may be typed while it is open."""
    if settle:
        conclude.settle(turn, sheet, on_table, choices or conclude.DEFAULTS)
    else:
        offer(turn, sheet, on_table)


def _defender(
    turn: Turn, on_table: Roll, words: tuple[str, ...]
) -> tuple[Sheet | None, list[invoking.Invocation]]:  # fmt: skip
    """The one who defends, and the own invocations said in the same line."""
    if not words:
        return None, []
    if len(on_table.hands) < 2:
        raise Refused("fate_v3.nobody_defends")
    hand = on_table.hands[-1]
    sheet = turn.sheet(hand.id, Sheet)
    known = invoking.known_aspects(turn, sheet, [one.id for one in on_table.hands])
    priced = invoking.price(turn, sheet, hand, known, words, "invoke")
    points.afford(sheet, invoking.cost(priced))
    return sheet, priced


def _strain(
    sheet: Sheet, on_table: Roll, given: dict[str, Any], consequence: str, said: tuple[str, ...]
) -> dict[str, Any] | None:
    """What the strain of a spell will do, before its dice (L92); refused if it would put the sorcerer out: then there
    is no roll."""
    if "spell" not in on_table.kept:
        if consequence:
            raise Usage("fate_v3.consequence_alone")
        return None
    ask = (*said, "--domain", on_table.kept["spell"]["domain"], *magic.faced(given))
    blow = harm.rehearse(sheet, "mental", magic.strain(sheet, on_table, said), consequence, ask)
    if blow["out"]:
        raise Refused("fate_v3.strain_out", who=sheet.mention, stress=blow["stress"])
    return blow


def _compels(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """Accepted compels pay at once, show what was hidden (L100), and use up what is fragile (L246)."""
    for one in on_table.extra:
        if one.kind == "compel":
            if not one.owner and here(turn).aspects[one.source].hidden:
                reveal.compelled(turn, one.source, sheet.seat)
            before = sheet.fate_points
            points.earn(sheet, 1)
            turn.note(
                Compelled(
                    id=sheet.id, who=sheet.mention, aspect=one.label, answer="accepted", harder=one.value,
                    points_before=before, points_left=sheet.fate_points,
                )
            )  # fmt: skip
            invoking.used(turn, Aspect(slot=one.source, text=one.label, owner=one.owner))


def begin(turn: Turn, sheet: Sheet) -> None:
    """A new roll settles the one that lies open; not while it is owed something."""
    flow.clear(turn, sheet)
