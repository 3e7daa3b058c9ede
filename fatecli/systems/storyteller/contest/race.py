"""Resisted actions: who has more successes, by how many, and tallies over several turns (seed L8-L10)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, replace, value
from .. import judge
from ..events import Resisted, Together

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..events import Rolled

BOTCH = "botch"


@value
class Margin:
    """Who has more net successes than everybody else, and how many more; None and 0 on a tie."""

    winner: str | None
    margin: int


def compare(nets: Mapping[str, int]) -> Margin:
    """The opponent's net successes cancel one's own like 1s: only what exceeds them is kept (seed L9). On a tie
    nobody succeeds (Revised). Who botches counts 0."""
    ordered = sorted(nets, key=lambda side: -nets[side])
    first, second = ordered[0], ordered[1]
    margin = nets[first] - nets[second]
    return Margin(winner=first if margin else None, margin=margin)


@value
class Race:
    """An extended and resisted action: tallies by side, and the goals of the sides that have one (seed L10: "l'un ou
    les deux"; who has none only hinders). `done` is the side that reached its goal."""

    tallies: dict[str, int]
    goals: dict[str, int]
    turn: int = 0
    done: str | None = None


def exchange(race: Race, outcomes: Mapping[str, tuple[int, str]]) -> tuple[Race, Margin]:
    """One turn: the side with more adds the margin to its own tally, which losing does not reduce; a botch empties
    that side's (seed L5, L10). `outcomes` holds each side's net successes and outcome."""
    won = compare({side: 0 if outcome == BOTCH else net for side, (net, outcome) in outcomes.items()})
    tallies = {side: 0 if outcomes[side][1] == BOTCH else tally for side, tally in race.tallies.items()}
    if won.winner is not None:
        tallies[won.winner] += won.margin
    done = next((side for side, goal in race.goals.items() if tallies[side] >= goal), None)
    return replace(race, tallies=tallies, turn=race.turn + 1, done=done), won


def resisted(mine: Rolled | Together, theirs: Sequence[Rolled]) -> Resisted:
    """A single resisted roll (seed L8-L9): the best of those who resist counts. A side that botches counts 0, and
    suffers its botch."""
    leader, net = (mine.rolled, mine.gained) if isinstance(mine, Together) else (mine, mine.net)
    best = max(theirs, key=lambda one: one.net)
    won = compare({"mine": net, "theirs": best.net})
    winner = {"mine": leader, "theirs": best}.get(won.winner or "")
    return Resisted(
        mine=mine,
        against=best,
        others=tuple(one for one in theirs if one is not best),
        sides={str(leader.id): net, **{str(one.id): one.net for one in theirs}},
        winner=winner.id if winner else None,
        winner_name=winner.who if winner else None,
        margin=won.margin,
        margin_degree=judge.degree(won.margin),
        outcome=mine.outcome if mine.outcome == BOTCH else "success" if winner is leader else "failure",
    )
