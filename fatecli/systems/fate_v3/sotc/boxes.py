"""treat WHO stress: first aid, which clears a box while the fight goes on (SotC 8.3; `boxes`)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import flow, throwing
from ..scene import running
from ..sheet import Sheet
from . import bears, first_aid, must
from .events import BoxCleared

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled

STRESS = "stress"
"""The word for it, in both languages."""


def meant(patient: Sheet, word: str) -> bool:
    """Whether first aid is meant, and not a consequence with that word in it."""
    carried = [patient.consequence(slot).aspect for slot in patient.carried()]
    return core_names.normal(word) == STRESS and not any(core_names.words(word, one) for one in carried)


def hurt(turn: Turn, patient: Sheet) -> None:
    """Refuse first aid where no box of physical stress is ticked."""
    must(turn, "boxes")
    if not patient.physical_stress:
        raise Refused("fate_v3.no_stress_ticked", who=patient.mention)


def _fights(turn: Turn, healer: Sheet) -> bool:
    scene = running(turn)
    return scene is not None and scene.playing == "conflict" and bool(healer.seat)


def begin(turn: Turn, healer: Sheet) -> None:
    """In a fight first aid is the healer's act of this assaut."""
    if _fights(turn, healer):
        flow.begin(turn, healer.seat)
    else:
        throwing.begin(turn, healer)


def done(turn: Turn, healer: Sheet) -> None:
    """In a conflict first aid is the turn of who gives it."""
    scene = running(turn)
    if scene is not None and _fights(turn, healer):
        flow.done(scene, healer.seat)


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Free the highest box that the degrees of success reach: the first for one, and two more for each further one."""
    if done.difference is None:
        return
    patient = turn.sheet(str(lies.kept["patient"]), Sheet)
    reached = first_aid(done.shifts or 0)
    ticked = patient.physical_stress
    box = max((one for one in ticked if one <= reached), default=None)
    if box is not None:
        patient.physical_stress = [one for one in ticked if one != box]
    bears(turn)
    turn.note(
        BoxCleared(
            roll=done, patient=patient.id, patient_name=patient.mention, box=box, ticked=tuple(patient.physical_stress)
        )
    )  # fmt: skip
