"""What fell, and what it means: successes, ones, the rule of one, degrees, botches. Pure arithmetic of faces."""

from __future__ import annotations

from ...core.value import value
from . import tables


@value
class Reading:
    """A pool as read: successes rolled, ones that cancel, automatic successes, what is left, and its name.

    `degree` is None unless the roll succeeds.
    """

    successes: int
    ones: int
    cancelled: int
    automatic: int
    net: int
    outcome: str
    degree: str | None


def hits(faces: tuple[int, ...], difficulty: int) -> int:
    """The dice at or over the difficulty; a 10 always is one (seed L36, L39)."""
    return sum(1 for face in faces if face >= difficulty or face == tables.ALWAYS)


def ones(faces: tuple[int, ...]) -> int:
    """The dice that show a 1 and cancel a success (seed L51)."""
    return faces.count(tables.ONE)


def tens(faces: tuple[int, ...]) -> int:
    """The dice that show a 10."""
    return faces.count(tables.ALWAYS)


def degree(net: int) -> str | None:
    """marginal 1, moderate 2, complete 3, exceptional 4, phenomenal from 5 (seed L45); None without a success."""
    return tables.DEGREES[min(net, len(tables.DEGREES)) - 1] if net > 0 else None


def outcome(successes: int, ones: int, automatic: int = 0) -> str:
    """success with one net success; botch without one success rolled and with a 1, however many; else failure, also
    when ones cancelled every success (seed L51-L52). An automatic success cannot be cancelled, nor lost to a botch.
    """
    if max(0, successes - ones) + automatic:
        return "success"
    return "botch" if successes == 0 and ones else "failure"


def count(successes: int, ones: int, automatic: int = 0) -> Reading:
    """The reading of successes and ones that were counted."""
    net = max(0, successes - ones) + automatic
    return Reading(
        successes=successes,
        ones=ones,
        cancelled=min(successes, ones),
        automatic=automatic,
        net=net,
        outcome=outcome(successes, ones, automatic),
        degree=degree(net),
    )


def read(
    faces: tuple[int, ...],
    difficulty: int,
    *,
    automatic: int = 0,
    again: tuple[int, ...] = (),
    again_ones: bool = False,
    double: bool = False,
) -> Reading:
    """Read a pool (seed L36, L51-L52).

    `again` are the dice that a speciality threw again (Revised): their successes add, their ones cancel only if
    `again_ones`. `double` counts each 10 twice instead (V20). `automatic` successes come on top (seed L60).
    """
    successes = hits(faces, difficulty) + hits(again, difficulty) + (tens(faces) if double else 0)
    return count(successes, ones(faces) + (ones(again) if again_ones else 0), automatic)


def sure(pool: int, difficulty: int, *, tense: bool = False) -> bool:
    """Whether a pool succeeds without a throw: as many dice as the difficulty, never in combat or another tense
    situation (seed L59)."""
    return pool >= difficulty and not tense
