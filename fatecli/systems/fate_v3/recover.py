"""Recovery by time (L135, L155-L163): what a breath, a night, days and the time between two sessions heal."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from . import judge, tables

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

TIMES = {"negligible": tables.BREATH, "moderate": tables.NIGHT, "severe": tables.DAYS}
SPANS = {"scene": tables.BREATH, "night": tables.NIGHT, "session": tables.BREATH, "scenario": tables.BREATH}
"""The minutes that a named span is good for at least: a pause, a night, and a pause again between sessions, since
nobody says how long that was."""


@value
class Carried:
    """A consequence that is carried, softened by armour (L169) or shortened by care or a stunt (L163); it has waited if
    a scene ended since, and the next began without a pause (L157)."""

    aspect: str
    softened: bool = False
    shortened: bool = False
    waited: bool = False


@value
class Passed:
    """What time did: consequences that are left, those that healed, and whether the stress is gone."""

    left: dict[str, Carried]
    healed: tuple[str, ...]
    stress_clears: bool


def wanted(severity: str, carried: Carried) -> int:
    """The minutes a consequence takes to heal. Armour and care each make it heal like the next milder one, which is
    our measure of « moins de temps » (L163, L169); nothing is faster than a few minutes."""
    return TIMES[tables.CARRIED[step(severity, carried)]]


def step(severity: str, carried: Carried) -> int:
    """The place, from 0, of the severity like which a consequence heals."""
    return max(0, tables.CARRIED.index(severity) - carried.softened - carried.shortened)


def passes(carried: Mapping[str, Carried], minutes: int, *, rest: bool = True) -> Passed:
    """Time passes. With rest, stress goes (L135) and what takes no longer heals (L157-L159)."""
    if not rest:
        return _waits(carried)
    healed = tuple(slot for slot in tables.CARRIED if slot in carried and wanted(slot, carried[slot]) <= minutes)
    left = {slot: one for slot, one in carried.items() if slot not in healed}
    return Passed(left=left, healed=healed, stress_clears=minutes >= tables.BREATH)


def _waits(carried: Mapping[str, Carried]) -> Passed:
    """No pause between two scenes: what a breath would heal waits until the end of the next one (L157)."""
    brief = [slot for slot in tables.CARRIED if slot in carried and not step(slot, carried[slot])]
    healed = tuple(slot for slot in brief if carried[slot].waited)
    left = {slot: replace(one, waited=slot in brief) for slot, one in carried.items() if slot not in healed}
    return Passed(left=left, healed=healed, stress_clears=False)


def no_pause(carried: Mapping[str, Carried]) -> Passed:
    """No game time between two sessions: at the start of the adventure every consequence drops one level at once, and
    a négligeable one is gone (L161). Stress stays: there was no rest."""
    left: dict[str, Carried] = {}
    for below, above in zip(tables.CARRIED, tables.CARRIED[1:], strict=False):
        if above in carried:
            left[below] = replace(carried[above], shortened=False, waited=False)
    healed = ("negligible",) if "negligible" in carried else ()
    return Passed(left=left, healed=healed, stress_clears=False)


def refreshed(points: int, switch: str = "none") -> int:
    """The points at the start of a session: the seed gives none back; `session` fills up to five, never down."""
    return max(points, tables.START) if switch == "session" else points


def difficulty(severity: str, said: int | None = None) -> int:
    """What care is up against: the difficulty the game master says, else that of the severity (SotC 8.3)."""
    return tables.TREATMENT[severity] if said is None else said


def care(difference: int, tie: str = "fail") -> bool:
    """Whether care shortens the recovery by a step: it is a simple action (L163)."""
    return judge.simple(difference, tie).succeeds


def treatable(carried: Mapping[str, Carried]) -> Collection[str]:
    """The consequences that care can still shorten: each once (SotC 8.3)."""
    return [slot for slot in tables.CARRIED if slot in carried and not carried[slot].shortened]
