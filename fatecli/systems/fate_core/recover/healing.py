"""Which consequence is meant, and when it heals: arithmetic on the clock (seed 000, recovery; gap G26)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING, value
from ...fate.aspects import Aspect, find
from .. import names
from ..clock import Moment

if TYPE_CHECKING:
    from ..sheet import Sheet

WAITS = {"mild": "scene", "moderate": "session", "severe": "scenario"}
"""What has to pass, whole, since the treatment succeeded (seed 000, recovery)."""


@value
class Wait:
    """Why a consequence is still there. `why` is the key of the reason; the numbers say until when."""

    why: str
    scenario: int = 0
    session: int = 0
    scene: int = 0


def severity(slot: str) -> str:
    """The severity of a slot: `mild_physical` is a mild one."""
    return slot.partition("_")[0]


def wounds(sheet: Sheet) -> list[Aspect]:
    """The consequences that a character carries."""
    return [
        Aspect(slot=slot, text=sheet.consequence(slot).aspect, owner=sheet.id, owner_name=sheet.name)
        for slot in sheet.slots()
        if sheet.consequence(slot).aspect
    ]


def wound(sheet: Sheet, word: str) -> str:
    """The slot of the consequence that a word means: its severity in either language where there is one such, its
    slot, or words of it."""
    carried = wounds(sheet)
    kind = core_names.translate(word, names.SEVERITIES)
    same = [one.slot for one in carried if severity(one.slot) == kind]
    exact = [slot for slot in same if slot == kind]
    if len(exact or same) == 1:
        return (exact or same)[0]
    return find(word, carried, sheet.id).slot


def healed(slot: str, since: Moment, ended: Moment, begun: Moment) -> bool:
    """Whether a treated consequence is gone now that the scene `ended` is over and `begun` begins.

    A mild one leaves when a scene ends that began after the treatment. A moderate one leaves when a later session
    reaches the scene in which the treatment succeeded, or ends before. A severe one leaves when a later scenario
    reaches the session of the treatment, or ends before. Any other never heals by time.
    """
    kind = severity(slot)
    if kind == "mild":
        return ended.number > since.number
    if kind == "moderate":
        over = ended.sitting > since.sitting and begun.sitting > ended.sitting
        return over or (begun.sitting > since.sitting and begun.scene >= since.scene)
    if kind == "severe":
        over = ended.scenario > since.scenario and begun.scenario > ended.scenario
        return over or (begun.scenario > since.scenario and begun.session >= since.session)
    return False


def wait(slot: str, since: Moment | None, now: Moment, *, severe_major: bool = False) -> Wait:
    """Until when a consequence stays that has not healed; `since` is None for an untreated one."""
    kind = severity(slot)
    if kind == "extreme":
        return Wait(why="extreme")
    if since is None:
        return Wait(why="untreated")
    if kind == "mild":
        return Wait(why="next_scene" if since.number >= now.number else "this_scene")
    if kind == "moderate":
        later = now if now.sitting > since.sitting else now.after("session")
        return Wait(why="session", session=later.session, scene=since.scene)
    if severe_major:
        return Wait(why="major")
    later = now if now.scenario > since.scenario else now.after("scenario")
    return Wait(why="scenario", scenario=later.scenario, session=since.session)
