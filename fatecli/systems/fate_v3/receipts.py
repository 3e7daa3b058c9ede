"""The receipt of a roll: every number in it, and what it comes to."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import receipts as fate
from . import house, judge, ladder, opposition, sotc, spell, stunts
from .events import Rolled
from .sheet import Sheet
from .sotc import spinning

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def opposing(hand: Hand, roll: Roll) -> dict[str, Any]:
    """A hand as JSON shows it, with what is to be said of it."""
    return {**fate.hand(hand, ladder.rung), "notes": notes(hand, roll)}


def notes(hand: Hand, roll: Roll) -> list[dict[str, Any]]:
    """What is to be said of a hand beside its numbers."""
    return [one for one in roll.kept.get("notes", ()) if one["id"] == hand.id]


def thresholds(turn: Turn, roll: Roll) -> tuple[dict[str, Any], ...]:
    """The stunts that work from some result on, in every hand: who catches what is thrown at him defends (L229)."""
    sheets = {hand.id: turn.sheet(hand.id, Sheet) for hand in roll.hands}
    return tuple(one for hand in roll.hands for one in stunts.reached(sheets[hand.id], notes(hand, roll), hand.total))


def verdict(turn: Turn, roll: Roll) -> judge.Verdict | None:
    """What the roll comes to: a competition against an opponent whose result counts, else a simple action."""
    number = opposition.faced(roll)
    if number is None:
        return None
    difference, opponent = roll.actor.total - number, roll.opponent
    if opponent is not None:
        return judge.competition(roll.actor.id, opponent.id, difference)
    switch = "fail" if opposition.blocked(roll) else house.of(turn).simple_tie
    if switch != "fail" and difference == 0:
        turn.switch("simple_tie", switch)
    return judge.simple(difference, switch)


def backlash(turn: Turn, roll: Roll) -> int:
    """The stress a spell costs as it stands."""
    set_, seen = opposition.difficulty(roll), verdict(turn, roll)
    if set_ is None or seen is None:
        return 0
    reading = house.of(turn).backlash
    if reading != "effort":
        turn.switch("backlash", reading)
    return spell.backlash(set_, roll.actor.total, roll.actor.rolled, seen.succeeds, reading)


def rolled(turn: Turn, roll: Roll) -> Rolled:
    """The receipt of a roll as it stands."""
    number, opponent, seen = opposition.faced(roll), roll.opponent, verdict(turn, roll)
    sheet = turn.sheet(roll.actor.id, Sheet)
    difference = None if number is None else roll.actor.total - number
    cast = roll.kept.get("spell")
    winners = {hand.id: hand.who for hand in roll.hands}
    return Rolled(
        **opposing(roll.actor, roll),
        action="simple" if opponent is None else "competition",
        **fate.opposition(roll, number, ladder.rung),
        difference=difference,
        lacking=None if difference is None else max(0, -difference),
        shifts=None if seen is None else seen.shifts,
        succeeds=None if seen is None else seen.succeeds,
        outcome=None if seen is None else seen.outcome,
        winner=None if seen is None or not seen.winner else seen.winner,
        winner_name="" if seen is None else winners.get(seen.winner, ""),
        against=None if opponent is None else opposing(opponent, roll),
        others=tuple(opposing(hand, roll) for hand in roll.hands[1:] if hand is not opponent),
        thresholds=thresholds(turn, roll),
        spell=cast,
        effect=roll.kept.get("effect", ""),
        strain=roll.kept["strain"] if cast else None,
        backlash=backlash(turn, roll) if cast else None,
        fate_points=sheet.fate_points,
        open=roll.stage == "open",
        purpose=str(roll.kept.get("purpose", "")),
        about=str(roll.kept.get("about", "")),
        hit=hit(turn, roll),
        **_sotc(turn, roll, seen),
    )


def _sotc(turn: Turn, roll: Roll, seen: judge.Verdict | None) -> dict[str, Any]:
    """How good a success is, and whether a defence won so clearly turns the next action (SotC 8.1, 4.3.4), where the
    campaign's switch `sotc` names these rules."""
    found: dict[str, Any] = {}
    if sotc.plays(turn, "grades") and seen is not None and seen.succeeds:
        found["grade"] = sotc.grade(seen.shifts)
    if spinning.won(turn, roll, seen):
        found["spin"] = True
    if found:
        sotc.bears(turn)
    return found


def hit(turn: Turn, roll: Roll) -> dict[str, Any] | None:
    """Whom an attack would hurt as it stands, and how."""
    from .hit import facts as told

    return told(turn, roll)
