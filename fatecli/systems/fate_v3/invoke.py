"""invoke: aspects brought to bear on an open roll, and the +1 for a point (L114-L115, L255-L264)."""

from __future__ import annotations

from ...core.roll import Modifier
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import house, invoking, lying, points, receipts, tables
from .events import PointAdded, Stands
from .ready import offer
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def invoke(
    turn: Turn,
    *,
    who: str,
    aspects: tuple[str, ...] = (),
    rethrow: bool = False,
    paid: bool = False,
    for_: str = "",
    point: bool = False,
) -> None:
    """Invoke aspects on the open roll: +2 each, or one of them to throw again; `point` adds 1 for a point. WHO pays.

    Of one's own aspects, another character's, or the scene's (L264). `for_` helps another hand. A free invocation one
    holds is used first, unless it is to be `paid`; outside a scene nothing holds any.
    """
    payer = turn.sheet(who, Sheet)
    if not aspects and not point:
        raise Choice("fate_v3.invoke_what", who=payer.mention, known=[one.text for one in payer.all_aspects()])
    owner, on_table = lying.roll_of(turn, turn.sheet(for_, Sheet) if for_ else payer)
    helped = _helped(turn, payer, on_table, for_)
    if rethrow and len(aspects) != 1:
        raise Refused("fate_v3.rethrow_one")
    known = invoking.known_aspects(turn, payer, [one.id for one in on_table.hands])
    priced = invoking.price(turn, payer, helped, known, aspects, "reroll" if rethrow else "invoke", paid=paid)
    if point:
        _one_point(turn, helped)
    points.afford(payer, invoking.cost(priced) + point)
    on_table = invoking.apply(turn, payer, on_table, helped, priced)
    if point:
        on_table = _point(turn, payer, on_table, helped)
    lying.keep_roll(turn, owner, on_table)
    turn.note(Stands(roll=receipts.rolled(turn, on_table)))
    offer(turn, owner, on_table)


def _helped(turn: Turn, payer: Sheet, on_table: Roll, for_: str) -> Hand:
    """The hand that is helped: that of the one who is named, or the payer's own."""
    found = on_table.hand(turn.sheet(for_, Sheet).id if for_ else payer.id)
    assert found is not None
    return found


def _one_point(turn: Turn, hand: Hand) -> None:
    """A roll takes one +1 for a point, unless the switch `point_stacks` lets it take more (L115 « cumulatif? »)."""
    if any(one.kind == "point" for one in hand.modifiers):
        if not house.of(turn).point_stacks:
            raise Refused("fate_v3.point_twice", who=hand.who)
        turn.switch("point_stacks", True)


def _point(turn: Turn, payer: Sheet, on_table: Roll, helped: Hand) -> Roll:
    points.spend(payer, 1)
    now = on_table.hand(helped.id)
    assert now is not None
    turn.note(PointAdded(id=payer.id, who=payer.mention, helps=helped.id, points_left=payer.fate_points))
    return on_table.with_hand(now.plus(Modifier(kind="point", label="", value=tables.POINT, by=payer.id, cost="paid")))
