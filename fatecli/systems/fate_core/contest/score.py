"""Scoring an exchange: who wins it, and how many victories that is (seed 000, contests). Numbers only."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from .. import tables

if TYPE_CHECKING:
    from collections.abc import Mapping


@value
class Verdict:
    """The outcome of an exchange: the side that wins it with its victories, or the sides that tie for the highest."""

    winner: str | None
    victories: int
    tied: tuple[str, ...]


def direct(totals: Mapping[str, int], keen: tuple[str, ...] = ()) -> Verdict:
    """Against each other: the highest total wins. It alone has style if it beats the best of the others by three
    (rules digest, gap G8); a side that nobody opposed has none. `keen` are the sides for which a tie is a success."""
    return _judged(totals, keen, lambda best, others: bool(others) and best - max(others) >= tables.STYLE)


def environment(shifts: Mapping[str, int], keen: tuple[str, ...] = ()) -> Verdict:
    """Against the environment: the most shifts win, even if all fail (gap G9). Style is three shifts or more over
    the own difficulty; if two sides have it, neither has it alone."""
    return _judged(shifts, keen, lambda best, others: best >= tables.STYLE > max(others, default=-99))


def _judged(results: Mapping[str, int], keen: tuple[str, ...], style: object) -> Verdict:
    best = max(results.values(), default=None)
    leaders = tuple(side for side, result in results.items() if result == best)
    succeed = [side for side in leaders if side in keen]
    if len(leaders) > 1 and len(succeed) == 1:
        return Verdict(winner=succeed[0], victories=1, tied=())
    if len(leaders) != 1:
        return Verdict(winner=None, victories=0, tied=leaders)
    others = [result for side, result in results.items() if side != leaders[0]]
    two = style(best, others)  # type: ignore[operator]
    return Verdict(winner=leaders[0], victories=2 if two else 1, tied=())
