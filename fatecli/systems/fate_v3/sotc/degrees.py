"""settle --spend, --longer: degrees of a simple action that are not needed, and time taken afterwards (SotC 4.1, 8.2;
`grades`, `time`)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.numbers import labelled
from ....core.roll import Modifier
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage
from .. import house, names, opposition, receipts
from . import LONGEST, extra_time, must, plays, spinning
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
    if spinning.fight(turn, roll) is not None:
        raise Refused("fate_v3.no_time")
    if not 1 <= steps <= LONGEST:
        raise Usage("fate_v3.longer_how", found=steps, most=LONGEST)
    added = extra_time(steps)
    turn.note(TimeTaken(id=roll.actor.id, who=roll.actor.who, steps=steps, bonus=added))
    return roll.with_hand(roll.actor.plus(Modifier(kind="time", label="", value=added)))


def enough(turn: Turn, roll: Roll) -> int:
    """With how many steps more of time a simple action that failed would succeed; 0 if none are to be had for it."""
    seen, faced = receipts.verdict(turn, roll), opposition.faced(roll)
    if not plays(turn, "time") or seen is None or faced is None or seen.succeeds or len(roll.hands) > 1:
        return 0
    lacking = faced - roll.actor.total
    steps = lacking if lacking and house.of(turn).simple_tie == "succeed" else lacking + 1
    return steps if steps <= LONGEST and spinning.fight(turn, roll) is None else 0


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
