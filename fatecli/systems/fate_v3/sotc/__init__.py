"""Spirit of the Century's own rules, each behind its word in the switch `sotc`; the seed has none of them.

This module holds their numbers, pure, and the question whether the campaign plays with a rule; the others what is
typed for it.

    blocks.py     what has to be got past; the step is conflict/block.py
    combining.py  a second skill that adds to the first, or takes from it
    spinning.py   a defence won clearly turns the very next action
    degrees.py    degrees that are not needed, spent (`grades`, `time`); more time taken afterwards (`time`)
    boxes.py      first aid in a fight
    minions.py    many who act as one group; conflict/group.py parts and joins them
    events.py     what comes of all this, as receipts
"""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import house

if TYPE_CHECKING:
    from ....core.turn import Turn

GRADES = ((5, "potent"), (3, "significant"), (1, "notable"), (0, "minimal"))
SPIN = 3
LONGEST = 4
BEST_MINION = 3


def must(turn: Turn, word: str) -> None:
    """Refuse what belongs to a rule that the campaign does not play with, saying what to write for it."""
    if not plays(turn, word):
        raise Refused("fate_v3.sotc_off", rule=word, rules=[*house.of(turn).sotc, word])
    bears(turn)


def plays(turn: Turn, word: str) -> bool:
    """Whether the campaign plays with a rule."""
    return word in house.of(turn).sotc


def bears(turn: Turn) -> None:
    """Say that one of these rules bears on the answer."""
    turn.switch("sotc", house.of(turn).sotc)


def grade(shifts: int) -> str:
    """How good a success is: 0 minimal, 1 notable, 3 significant, 5 potent (SotC 8.1; `grades`)."""
    return next(name for at, name in GRADES if shifts >= at)


def spin(shifts: int) -> bool:
    """Whether a defence won so clearly gives a +1 or -1 to the very next action (SotC 4.3.4; `spin`)."""
    return shifts >= SPIN


def block(strength: int, effort: int) -> bool:
    """Whether an action gets past a block: it has to beat it by a degree (SotC 4.3.4; `block`)."""
    return effort - strength >= 1


def combined(main: int, second: int, how: str = "modifies") -> int:
    """What a second skill adds: +1 if it is higher, -1 if lower; one that complements only adds, one that restricts
    only takes (SotC 4.2; `combined`)."""
    change = (second > main) - (second < main)
    return {"modifies": change, "complements": max(0, change), "restricts": min(0, change)}[how]


def first_aid(shifts: int) -> int:
    """The highest box that first aid in a fight clears: one shift the first, two more each further one (SotC 8.3;
    `boxes`); 0 for none."""
    return (shifts + 1) // 2 if shifts > 0 else 0


def quality(best: int) -> int:
    """How good minions are, by their best skill: 1 to 3, which is also how much stress puts one of them out (SotC
    4.3.6; `minions`)."""
    return max(1, min(BEST_MINION, best))


def minions_out(quality: int, count: int, stress: int, taken: int = 0) -> int:
    """How many minions a blow puts out: each has as many boxes as quality, filled one after the other, and what is
    left over goes to the next (SotC 4.3.6; `minions`). `taken` is stress the group had before."""
    return min(count, (taken + stress) // quality) - min(count, taken // quality)


def group_bonus(count: int) -> int:
    """What a group of minions adds: two or three +1, four to six +2, seven to nine +3, ten and more +4 (SotC 4.3.6)."""
    return next((bonus for at, bonus in ((10, 4), (7, 3), (4, 2), (2, 1)) if count >= at), 0)


def extra_time(steps: int) -> int:
    """What taking more time adds afterwards: one a step, four at most (SotC 8.2; `time`)."""
    return min(LONGEST, max(0, steps))
