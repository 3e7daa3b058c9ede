"""recover treat: care that shortens a recovery by a step (L163)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from ..fate.aspects import Aspect, find
from . import house, names, recover, tables, throwing
from .between_events import Treated
from .passing import carried
from .sheet import Sheet
from .sotc import boxes

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn
    from .conclude import Choices
    from .events import Rolled

CARE = ("medicine", "first_aid")


def treat(
    turn: Turn,
    *,
    who: str,
    ailment: str,
    by: str = "",
    with_: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    point: bool = False,
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Care for a consequence, named by its severity or its words: a simple action, by WHO's own hand if no other is
    named. The difficulty is the game master's, else that of the severity (SotC 8.3). It shortens each once. First aid
    for `stress` is a rule of Spirit of the Century's."""
    patient = turn.sheet(who, Sheet)
    healer = turn.sheet(by, Sheet) if by else patient
    aid = boxes.meant(patient, ailment)
    (boxes if aid else throwing).begin(turn, healer)
    slot, about = _aid(turn, patient) if aid else _consequence(patient, ailment)
    trait = with_ or _trait(healer, patient, ailment)
    against = vs or (str(tables.FIRST_AID if aid else recover.difficulty(slot)),)
    given = {
        "trait": trait, "vs": against, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": (), "point": point, "compel": (), "innate": "", "effect": "", "domain": "", "defends": (),
    }  # fmt: skip
    kept = {
        "purpose": "aid" if aid else "treat", "patient": patient.seat or patient.path, "slot": slot, "about": about,
    }  # fmt: skip
    brought = throwing.Brought(invoke=invoke, reroll=reroll)
    on_table = throwing.cast(turn, healer, given, kept, brought, ("treat", patient.called, slot))
    if aid:
        boxes.done(turn, healer)
    throwing.settled(turn, healer, on_table, settle)


def _aid(turn: Turn, patient: Sheet) -> tuple[str, str]:
    boxes.hurt(turn, patient)
    return boxes.STRESS, patient.mention


def _consequence(patient: Sheet, word: str) -> tuple[str, str]:
    """The consequence that is meant, by its severity and words; refused if care has done what it can."""
    slot = _slot(patient, word)
    aspect = patient.consequence(slot).aspect
    if slot not in recover.treatable(carried(patient)):
        raise Refused("fate_v3.shortened_already", who=patient.mention, aspect=aspect)
    return slot, aspect


def _slot(patient: Sheet, word: str) -> str:
    """The consequence that is meant."""
    severity = core_names.translate(word, names.SEVERITIES)
    taken = patient.carried()
    if severity in taken:
        return str(severity)
    if not taken or severity is not None:
        raise Refused("fate_v3.not_carried", who=patient.mention)
    return find(word, [Aspect(slot=one, text=patient.consequence(one).aspect) for one in taken]).slot


def _trait(healer: Sheet, patient: Sheet, ailment: str) -> str:
    """The skill a stunt names for shortening recoveries, else the better of those of care that the sheet carries."""
    by_stunt = [one.skill for one in healer.stunts.values() if one.shortens and one.skill]
    if by_stunt:
        return by_stunt[0]
    own = [spelled for role in CARE if (spelled := healer.spelled(role)) is not None]
    if not own:
        next = (("treat", patient.called, ailment, "--by", healer.called, "--with", "TRAIT"),)
        raise Choice("fate_v3.treat_with", who=healer.mention, next=next)
    return max(own, key=healer.rating)


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Write on the patient's sheet that the recovery is shortened, if the care succeeded."""
    if done.difference is None:
        return
    patient = turn.sheet(str(lies.kept["patient"]), Sheet)
    slot = str(lies.kept["slot"])
    one = patient.consequence(slot)
    if not one.aspect:
        return
    well = recover.care(done.difference, house.of(turn).simple_tie)
    if well:
        one.shortened = True
    turn.note(
        Treated(
            roll=done, patient=patient.id, patient_name=patient.mention, severity=slot, aspect=one.aspect,
            shortened=well,
        )
    )  # fmt: skip
