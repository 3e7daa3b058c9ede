"""What happens in Grimoire, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any

    from .dice import Part
    from .hand import Hand
    from .opposition import Opposition


@value
class Rolled(Event):
    """A Défi as it fell, and what it means; without an Opposition that part is None.

    `kept` is what counts of each die's function, `hand` every die with what lay on it; `base` the passive Opposition
    that counts, `contestation` the highest Contestation, `contested` whether that is what opposes.
    """

    topic = "grimoire"
    id: str
    who: str
    trait: str
    dice: tuple[int, ...]
    kept: dict[str, int]
    hand: tuple[dict[str, Any], ...]
    sum: int
    modifiers: tuple[dict[str, Any], ...]
    quality: int
    notes: tuple[dict[str, Any], ...]
    passive: tuple[dict[str, Any], ...]
    extra: tuple[dict[str, Any], ...]
    base: int | None
    contestation: int | None
    contested: bool
    opposition: int | None
    difference: int | None = None
    outcome: str | None = None
    level: str | None = None
    payant: bool | None = None
    against: dict[str, Any] | None
    others: tuple[dict[str, Any], ...]
    chain: str | None = None
    chain_kind: str | None = None
    open: bool = False
    pending: tuple[dict[str, Any], ...] = ()

    @property
    def key(self) -> str:
        return f"grimoire.rolled.{self.outcome or 'alone'}"


@value
class DiceRolled(Event):
    """Dice thrown for nobody. `terms` pairs each die with its faces; `fell` is what is said of them."""

    topic = "grimoire"
    expression: str
    terms: tuple[dict[str, Any], ...]
    dice: tuple[int, ...]
    fell: str
    bonus: int
    total: int
    quality: int
    opposition: int | None
    difference: int | None
    outcome: str | None
    level: str | None
    payant: bool | None
    open: bool = False

    @property
    def key(self) -> str:
        return f"grimoire.dice_rolled.{self.outcome or 'alone'}"


@value
class AdvantageUsed(Event):
    """An Avantage Dynamique that gave its D8."""

    topic = "grimoire"
    id: str
    who: str
    advantage: str


@value
class TraumaTreated(Event):
    """Trauma taken off a sheet: how much, what is left, and whose work it was (empty: nobody's in particular)."""

    topic = "grimoire"
    id: str
    who: str
    treated: int
    trauma: int
    by: str = ""
    healer: str = ""

    @property
    def key(self) -> str:
        return f"grimoire.trauma_treated.{'helped' if self.healer else 'alone'}"


@value
class Advanced(Event):
    """A trait bought. In JSON `before` and `after` are `from` and `to`."""

    topic = "grimoire"
    id: str
    who: str
    trait: str
    kind: str
    before: int | None
    after: int | None

    @property
    def key(self) -> str:
        return "grimoire.advanced.learned" if self.after is None else "grimoire.advanced.changed"

    def facts(self) -> dict[str, Any]:
        told = facts(self)
        return {**told, "from": told["before"], "to": told["after"]}


def part(one: Part) -> dict[str, Any]:
    """The dice of one function as JSON shows them: `swing` is what counts when Handicaps and Facilités have met."""
    net = one.net
    return {
        "die": one.role,
        "sides": len(one.die.faces),
        "label": one.label,
        "faces": list(one.faces),
        "kept": sum(one.kept),
        "swing": "ease" if net > 0 else "handicap" if net < 0 else "",
        "swings": [{"kind": each.kind, "why": each.why} for each in one.swings],
    }


def hand(one: Hand) -> dict[str, Any]:
    """A hand as JSON shows it."""
    return {
        "id": one.id,
        "who": one.who,
        "trait": one.trait,
        "dice": list(one.faces),
        "kept": one.kept,
        "hand": [part(each) for each in one.parts],
        "sum": one.rolled,
        "modifiers": [modifier(each) for each in one.modifiers],
        "quality": one.total,
        "total": one.total,
        "notes": list(one.notes),
    }


def modifier(one: object) -> dict[str, Any]:
    """A modifier without what it leaves empty."""
    return {name: found for name, found in facts(one).items() if found != ""}


def rolled(mine: Hand, against: Opposition) -> Rolled:
    """The receipt of a Défi before it is judged."""
    own = hand(mine)
    del own["total"]
    opponent = against.against
    return Rolled(
        **own,
        passive=tuple(facts(one) for one in against.passive),
        extra=tuple(modifier(one) for one in against.extra),
        base=against.base,
        contestation=None if opponent is None else opponent.total,
        contested=against.contested,
        opposition=against.value,
        against=None if opponent is None else hand(opponent),
        others=tuple(hand(one) for one in against.hands if one is not opponent),
    )
