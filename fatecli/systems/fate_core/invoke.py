"""invoke: aspects brought to bear on an open roll, for one's own side or somebody else's (SRD, Invoking Aspects)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import invoking, lying, points, receipts
from . import scene as scenes
from .conflict import volley
from .events import Stands
from .roll import offer
from .scene import NOBODY, running
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def invoke(
    turn: Turn,
    *,
    who: str,
    aspects: tuple[str, ...],
    rethrow: bool = False,
    paid: bool = False,
    for_: str = "",
    against: str = "",
) -> None:
    """Invoke aspects on the open roll: +2 each, or one of them to throw again. WHO pays.

    `for_` helps another hand, `against` raises what that hand is up against. Outside a scene nothing holds free
    invocations, so all are paid.
    """
    payer = points.payer(turn, who)
    owner, on_table = _roll(turn, payer, for_ or against)
    if on_table.stage == "hit":
        raise Refused("fate_core.settled_already", who=on_table.actor.who, next=(("absorb",),))
    if on_table.action == "contest":
        from .contest.invoking import invoke as in_contest

        in_contest(turn, payer, on_table, aspects, rethrow=rethrow, paid=paid, for_=for_, against=against)
        return
    helped = _helped(turn, payer, on_table, for_, against)
    if rethrow and (helped is None or len(aspects) > 1):
        raise Refused("fate_core.rethrow_one" if helped is not None else "fate_core.rethrow_passive")
    known = invoking.known_aspects(turn, payer, [one.id for one in on_table.hands])
    aim = on_table if helped is None else volley.whole(helped, on_table)
    priced = invoking.price(turn, payer, aim, known, aspects, "reroll" if rethrow else "invoke", paid=paid)
    invoking.afford(payer, priced)
    on_table = volley.in_step(invoking.apply(turn, payer, on_table, helped, priced))
    lying.keep_roll(turn, owner, on_table)
    turn.note(Stands(roll=receipts.rolled(turn, on_table)))
    if owner.seat and on_table.action == "attack" and on_table.kept.get("purpose"):
        from .conflict.attack import after

        after(turn, scenes.here(turn), owner, on_table, settle=False, auto=False)
    else:
        offer(turn, owner, on_table)


def _roll(turn: Turn, payer: Sheet, other: str) -> tuple[Sheet, Roll]:
    """The open roll meant: that of the one who is named, or one in which the payer has a hand."""
    sheet = turn.sheet(other, Sheet) if other else payer
    scene = running(turn)
    if scene is not None and sheet.seat:
        volley.bring_up(scene, sheet.seat)
    found = lying.roll_of(turn, sheet)
    if found is None:
        raise Refused("fate_core.nothing_open", who=sheet.name, next=(("roll", sheet.called, "TRAIT"),))
    return found


def _helped(turn: Turn, payer: Sheet, on_table: Roll, for_: str, against: str) -> Hand | None:
    """The hand an invocation helps; None where it raises a passive opposition."""
    if for_ and against:
        raise Refused("fate_core.for_and_against")
    if for_:
        return on_table.hand(turn.sheet(for_, Sheet).id)
    if against:
        aimed = turn.sheet(against, Sheet)
        return on_table.opponent if aimed.id == on_table.actor.id else on_table.actor
    own = on_table.hand(payer.id) or _same_side(turn, payer, on_table)
    if own is None and payer.seat == NOBODY:
        return None
    if own is None:
        actor = on_table.actor
        raise Choice(
            "fate_core.for_or_against", who=payer.name, roller=actor.who,
            next=(
                ("invoke", payer.called, "ASPECT", "--for", actor.id),
                ("invoke", payer.called, "ASPECT", "--against", actor.id),
            ),
        )  # fmt: skip
    return own


def _same_side(turn: Turn, payer: Sheet, on_table: Roll) -> Hand | None:
    """The hand of the payer's side, where exactly one has thrown; the game master's is that of anybody but a player."""
    scene = running(turn)
    if scene is None or not payer.seat:
        return None
    people = scene.participants
    if payer.seat == NOBODY:
        found = [hand for hand in on_table.hands if not people[hand.id].player]
    else:
        found = [hand for hand in on_table.hands if people[hand.id].side == people[payer.seat].side]
    return found[0] if len(found) == 1 else None
