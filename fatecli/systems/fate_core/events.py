"""What happens in Fate Core, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.roll import Hand, Roll
from ...core.value import TYPE_CHECKING, facts, value
from . import judge, ladder

if TYPE_CHECKING:
    from typing import Any


@value
class Rolled(Event):
    """A roll as it fell, or (`again`) as it stands after an invocation or a correction.

    Without an opposition `opposition`, `shifts` and `outcome` are None. `hit` is what an attack would do.
    """

    topic = "fate_core"
    id: str
    who: str
    trait: str
    action: str
    dice: tuple[int, ...]
    sum: int
    thrown: tuple[tuple[int, ...], ...]
    modifiers: tuple[dict[str, Any], ...]
    total: int
    rung: str
    passive: tuple[dict[str, Any], ...]
    extra: tuple[dict[str, Any], ...]
    opposition: int | None
    opposition_rung: str | None
    shifts: int | None
    outcome: str | None
    margin: str | None
    hit: int | None
    against: dict[str, Any] | None
    others: tuple[dict[str, Any], ...]
    notes: tuple[dict[str, Any], ...]
    fate_points: int | None
    open: bool
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def key(self) -> str:
        return f"fate_core.rolled.{self.outcome or 'alone'}"


@value
class Stands(Event):
    """The open roll as it now stands."""

    topic = "fate_core"
    roll: Rolled

    @property
    def key(self) -> str:
        return f"fate_core.stands.{self.roll.outcome or 'alone'}"

    def facts(self) -> dict[str, Any]:
        return facts(self.roll)


@value
class Invoked(Event):
    """An aspect invoked: +2, or the dice thrown again. `cost` is paid, free or boost; `paid_to` who gets the point."""

    topic = "fate_core"
    id: str
    who: str
    aspect: str
    owner: str
    effect: str
    cost: str
    helps: str
    points_left: int | None
    dice: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return f"fate_core.invoked.{self.effect}.{self.cost}"


@value
class PointEarned(Event):
    """A fate point earned."""

    topic = "fate_core"
    id: str
    who: str
    why: str
    aspect: str
    points_left: int


def opposing(hand: Hand) -> dict[str, Any]:
    """A hand as JSON shows it."""
    return {
        "id": hand.id,
        "who": hand.who,
        "trait": hand.trait,
        "dice": list(hand.dice),
        "sum": hand.rolled,
        "thrown": [list(faces) for faces in hand.thrown],
        "modifiers": [modifier(one) for one in hand.modifiers],
        "total": hand.total,
        "rung": ladder.rung(hand.total),
    }


def modifier(one: object) -> dict[str, Any]:
    """A modifier without what it leaves empty."""
    return {name: part for name, part in facts(one).items() if part != ""}


def rolled(roll: Roll, points: int | None) -> Rolled:
    """The receipt of a roll as it stands."""
    opponent, shifts = roll.opponent, roll.shifts
    outcome = None if shifts is None else judge.outcome(shifts)
    mine = opposing(roll.actor)
    return Rolled(
        **mine,
        action=roll.action,
        passive=tuple({"value": one.value, "word": one.word, "rung": ladder.rung(one.value)} for one in roll.passive),
        extra=tuple(modifier(one) for one in roll.extra),
        opposition=roll.opposition,
        opposition_rung=None if roll.opposition is None else ladder.rung(roll.opposition),
        shifts=shifts,
        outcome=outcome,
        margin=judge.margin(shifts) if outcome == "fail" and shifts is not None else None,
        hit=max(0, shifts) if roll.action == "attack" and shifts is not None else None,
        against=None if opponent is None else opposing(opponent),
        others=tuple(opposing(hand) for hand in roll.hands[1:] if hand is not opponent),
        notes=tuple(roll.kept.get("notes", ())),
        fate_points=points,
        open=roll.stage == "open",
    )
