"""The open roll: hands of dice with every number in them named, and the opposition they face.

A roll stays open while people invoke, re-roll and correct it; nothing in it knows where it is kept.
"""

from __future__ import annotations

from .value import TYPE_CHECKING, replace, value

if TYPE_CHECKING:
    from typing import Any


@value
class Modifier:
    """A named number in a hand: `trait Fight +4`, `invoke "Steel First" +2`, `teamwork Zird +1`.

    `by` is the id of who brought it in, `cost` how it was paid (paid, free, boost, or nothing), `owner` the id of
    the one whose aspect it is, `source` where it comes from (an aspect's slot).
    """

    kind: str
    label: str
    value: int
    by: str = ""
    cost: str = ""
    owner: str = ""
    source: str = ""


@value
class Hand:
    """One roller: who, with what trait, the faces (none if only their sum was told), and the named modifiers.

    `thrown` keeps the earlier faces that a re-roll replaced.
    """

    id: str
    who: str
    trait: str
    dice: tuple[int, ...]
    rolled: int
    modifiers: tuple[Modifier, ...]
    thrown: tuple[tuple[int, ...], ...] = ()

    @property
    def total(self) -> int:
        return self.rolled + sum(one.value for one in self.modifiers)

    def plus(self, *more: Modifier) -> Hand:
        return replace(self, modifiers=self.modifiers + more)


@value
class Opposition:
    """A passive opposition as it was given: its number, and the ladder word if one was typed."""

    value: int
    word: str = ""


@value
class Roll:
    """A roll on the table. The first hand acts, the others oppose it; the highest opposition counts.

    `extra` are named changes to the opposition (`--vs-bonus`, a hostile invocation); `given` is what the step was
    given, so that `amend` can play it again with the same dice; `kept` whatever the game has to remember of it.
    """

    action: str
    hands: tuple[Hand, ...]
    passive: tuple[Opposition, ...] = ()
    extra: tuple[Modifier, ...] = ()
    given: dict[str, Any]
    kept: dict[str, Any]
    stage: str = "open"

    @property
    def actor(self) -> Hand:
        return self.hands[0]

    @property
    def opponent(self) -> Hand | None:
        """The opposing hand that counts: the highest, if it beats every passive opposition."""
        if len(self.hands) < 2:
            return None
        best = max(self.hands[1:], key=lambda hand: hand.total)
        return best if all(best.total >= one.value for one in self.passive) else None

    @property
    def opposition(self) -> int | None:
        """The number to beat, or None while nothing opposes."""
        numbers = [one.value for one in self.passive] + [hand.total for hand in self.hands[1:]]
        if not numbers and not self.extra:
            return None
        return max(numbers, default=0) + sum(one.value for one in self.extra)

    @property
    def shifts(self) -> int | None:
        return None if self.opposition is None else self.actor.total - self.opposition

    def hand(self, id: str) -> Hand | None:
        """The hand of that id; of one who stands in the way of the own action, the one that opposes it."""
        return next((hand for hand in reversed(self.hands) if hand.id == id), None)

    def with_hand(self, new: Hand) -> Roll:
        """The same roll with the hand of that id replaced."""
        old = self.hand(new.id)
        return replace(self, hands=tuple(new if hand is old else hand for hand in self.hands))
