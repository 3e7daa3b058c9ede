"""settle --spend, --longer: degrees of a simple action that are not needed, and time taken afterwards (SotC 4.1, 8.2;
`grades`, `time`)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.numbers import labelled
from ....core.roll import Modifier
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage
from .. import names, receipts
from .. import scene as scenes
from . import LONGEST, extra_time, must
from .events import DegreesSpent, TimeTaken

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..events import Rolled


def longer(turn: Turn, roll: Roll, steps: int) -> Roll:
    """A roll that took longer, as it turns out: +1 for each step on the table of times, four at most. An assaut
    leaves no time for it."""
    must(turn, "time")
    _simple(roll, "--longer")
    scene = scenes.running(turn)
    if scene is not None and scene.playing == "conflict" and roll.actor.id in scene.participants:
        raise Refused("fate_v3.no_time")
    if not 1 <= steps <= LONGEST:
        raise Usage("fate_v3.longer_how", found=steps, most=LONGEST)
    added = extra_time(steps)
    turn.note(TimeTaken(id=roll.actor.id, who=roll.actor.who, steps=steps, bonus=added))
    return roll.with_hand(roll.actor.plus(Modifier(kind="time", label="", value=added)))


def wanted(turn: Turn, roll: Roll, words: tuple[str, ...]) -> dict[str, int]:
    """What each `WHAT=N` spends: degrees on quality or subtlety (`grades`), or to be done sooner (`time`). Refused
    where the roll, as it is now, has not so many."""
    spent: dict[str, int] = {}
    for text in words:
        word, degrees = labelled(text)
        on = core_names.translate(word, names.SPENT)
        if on is None or degrees < 1:
            raise Usage("fate_v3.spend_how", found=text)
        must(turn, "time" if on == "time" else "grades")
        spent[on] = spent.get(on, 0) + degrees
    if spent:
        _simple(roll, "--spend")
        seen, many = receipts.verdict(turn, roll), sum(spent.values())
        there = seen.shifts if seen is not None and seen.succeeds else 0
        if many > there:
            raise Refused("fate_v3.spend_many", who=roll.actor.who, wanted=many, there=there)
    return spent


def _simple(roll: Roll, option: str) -> None:
    """Only a simple action takes longer or shorter: who has an opponent is as quick as that one allows, and the
    degrees of an attack are its stress."""
    if len(roll.hands) > 1 or roll.kept.get("purpose") == "block":
        raise Refused("fate_v3.simple_only", option=option)


def spend(turn: Turn, done: Rolled, spent: dict[str, int]) -> None:
    """Say what the degrees of a settled roll were spent on."""
    left = done.shifts or 0
    for on, degrees in spent.items():
        left -= degrees
        turn.note(DegreesSpent(roll=done, on=on, spent=degrees, left=left))
