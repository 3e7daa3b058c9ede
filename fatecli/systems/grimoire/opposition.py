"""What a Défi is up against: a passive Opposition, Contestations, or both (seed L13, L17)."""

from __future__ import annotations

from ...core.numbers import labelled
from ...core.value import TYPE_CHECKING, value
from ...errors import Choice
from . import defi, judge, ladder, swings
from .hand import Hand, Modifier
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .ladder import Passive
    from .swings import Asked

    Contest = tuple[Sheet, str]


@value
class Opposition:
    """All that opposes one Défi: passive ones, contesting hands, and named changes to what counts of them."""

    passive: tuple[Passive, ...] = ()
    hands: tuple[Hand, ...] = ()
    extra: tuple[Modifier, ...] = ()

    @property
    def base(self) -> int | None:
        """The passive Opposition that counts: the highest."""
        return max((one.value for one in self.passive), default=None)

    @property
    def against(self) -> Hand | None:
        """The Contestation that counts: the highest, or of equals the first."""
        return max(self.hands, key=lambda hand: hand.total, default=None)

    @property
    def contested(self) -> bool:
        """Whether a Contestation surpasses the base. One that equals it changes nothing (seed L17, L21)."""
        return self.against is not None and (self.base is None or self.against.total > self.base)

    @property
    def value(self) -> int | None:
        """The Opposition, or None where nothing opposes."""
        found = judge.opposition(self.base, tuple(hand.total for hand in self.hands))
        if found is None and not self.extra:
            return None
        return (found or 0) + sum(one.value for one in self.extra)


def read(turn: Turn, vs: tuple[str, ...]) -> tuple[tuple[Passive, ...], list[Contest]]:
    """The passive Oppositions that `--vs` gives, and who contests with what. Choice if a Contestation has no trait."""
    passive: list[Passive] = []
    contests: list[Contest] = []
    for word in vs:
        who, colon, trait = word.partition(":")
        if not colon:
            passive.append(ladder.read(turn, word))
            continue
        sheet = turn.sheet(who.strip(), Sheet)
        if not trait.strip():
            raise Choice("grimoire.contests_with", who=sheet.name, found=sheet.traits())
        contests.append((sheet, trait.strip()))
    return tuple(passive), contests


def hands(turn: Turn, contests: list[Contest], asked: list[tuple[Asked, ...]]) -> tuple[Hand, ...]:
    """The Contestations before they are thrown: Défis like any other, each with its own Compétence, Talent, item."""
    return tuple(
        defi.build(turn, sheet, trait, defi.Wanted(asked=own))
        for (sheet, trait), own in zip(contests, asked, strict=True)
    )


def extra(vs_bonus: tuple[str, ...]) -> tuple[Modifier, ...]:
    """Named changes to the Opposition, `--vs-bonus brouillard=2`."""
    return tuple(Modifier(kind="opposition", label=label, value=number) for label, number in map(labelled, vs_bonus))


def sort(
    actor: Sheet, contests: list[Contest], handicap: tuple[str, ...], ease: tuple[str, ...]
) -> list[tuple[Asked, ...]]:
    """The Handicaps and Facilités that were typed, by the roller they fall on, the acting one first."""
    return swings.sort(swings.read(handicap, ease), [actor, *(sheet for sheet, _ in contests)])
