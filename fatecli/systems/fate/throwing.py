"""Four Fate dice for every hand, and the same dice thrown again."""

from __future__ import annotations

from ...core.dice import FATE, Cast, Throw
from ...core.value import TYPE_CHECKING, replace

if TYPE_CHECKING:
    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def of(hand: Hand) -> Throw:
    """The throw of a hand."""
    return Throw(who=hand.id, name=hand.who, dice=((FATE, 4),))


def thrown(turn: Turn, on_table: Roll) -> Roll:
    """All hands of a roll, thrown together in their order."""
    casts = turn.throw(*map(of, on_table.hands))
    return replace(on_table, hands=tuple(map(fell, on_table.hands, casts)))


def fell(hand: Hand, cast: Cast) -> Hand:
    """A hand with what fell."""
    return replace(hand, dice=cast.faces, rolled=cast.sum)


def rethrow(turn: Turn, hand: Hand) -> Hand:
    """Throw the four dice of a hand again; its modifiers stay."""
    (cast,) = turn.throw(of(hand))
    return replace(fell(hand, cast), thrown=(*hand.thrown, hand.dice))
