"""What happens in a contest, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any


@value
class ContestBegan(Event):
    """A contest with its sides: who is on each, its difficulty, and how many victories win."""

    topic = "fate_core_contest"
    title: str
    mode: str
    goal: int
    pool: int
    sides: tuple[dict[str, Any], ...]

    @property
    def key(self) -> str:
        return f"fate_core_contest.contest_began.{self.mode}"


@value
class Exchanged(Event):
    """The exchange as it stands: each side's roll, who would win it with how many victories, and the score then.

    `tied` are the sides that tie for the highest. `waits` are the sides that have still to throw.
    """

    topic = "fate_core_contest"
    title: str
    exchange: int
    mode: str
    goal: int
    sides: tuple[dict[str, Any], ...]
    takes: str | None
    victories: int
    tied: tuple[str, ...]
    score: dict[str, int]
    waits: tuple[str, ...]
    open: bool

    @property
    def key(self) -> str:
        return f"fate_core_contest.exchanged.{'takes' if self.takes else 'tied' if self.tied else 'nobody'}"


@value
class ExchangeScored(Event):
    """An exchange is over: who won it, the twist if the highest tied, the score, and `won_by` which side the contest,
    if it reached the goal."""

    topic = "fate_core_contest"
    exchange: int
    sides: tuple[dict[str, Any], ...]
    takes: str | None
    victories: int
    tied: tuple[str, ...]
    twist: str
    score: dict[str, int]
    goal: int
    won_by: str | None
    open: bool = False

    @property
    def key(self) -> str:
        return f"fate_core_contest.exchange_scored.{'takes' if self.takes else 'tied' if self.tied else 'nobody'}"


@value
class Forfeited(Event):
    """A failed advantage forfeits what its maker would have done for the side in this exchange."""

    topic = "fate_core_contest"
    id: str
    who: str
    side: str
    exchange: int


@value
class ContestShown(Event):
    """A contest at a glance."""

    topic = "fate_core_contest"
    title: str
    mode: str
    exchange: int
    goal: int
    pool: int
    people: tuple[dict[str, Any], ...]
    sides: tuple[dict[str, Any], ...]
    score: dict[str, int]
    winner: str | None
    aspects: tuple[dict[str, Any], ...]
    owed: tuple[dict[str, Any], ...]
    roll: dict[str, Any] | None


@value
class ContestEnded(Event):
    """A contest is over: the winner, if a side reached the goal, and the score."""

    topic = "fate_core_contest"
    title: str
    won_by: str | None
    score: dict[str, int]
    goal: int
    exchanges: int

    @property
    def key(self) -> str:
        return f"fate_core_contest.contest_ended.{'won' if self.won_by else 'cut_short'}"
