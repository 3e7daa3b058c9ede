"""treat: overcoming a consequence, so that it begins to heal (seed 000, recovery).

The difficulty is what the consequence absorbs, two more on oneself. The roll is the same open roll as any other: it
is settled by its outcome, and until then invocations may come.
"""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, facts
from ....errors import Choice, Refused
from ...fate.throwing import thrown
from .. import clock, house, invoking, lying, names, receipts, tables
from .. import roll as rolls
from ..roll import offer, prepared
from ..scene import Scene
from ..sheet import Sheet
from . import healing
from .events import RecoveryBegan, TreatmentFailed

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled

PURPOSE = "treat"


def treat(
    turn: Turn,
    *,
    who: str,
    ailment: str,
    by: str = "",
    with_: str = "",
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    calm: bool = False,
) -> None:
    """Treat a consequence of WHO, who does it alone unless `by` names somebody else: Fair (+2), Great (+4) or
    Fantastic (+6) by severity, two more on oneself. Once in a scene for each consequence, and not in a running
    conflict unless it is `calm` there all the same."""
    patient = turn.sheet(who, Sheet)
    healer = turn.sheet(by, Sheet) if by else patient
    if not calm:
        _calm(patient, healer)
    rolls.finish(turn, healer)
    slot = _wanted(turn, patient, ailment)
    given = {
        "trait": with_ or _trait(patient, healer, slot), "vs": (str(patient.slots()[slot]),),
        "vs_bonus": vs_bonus, "action": "overcome", "existing": "", "bonus": bonus, "stunt": stunt,
        "team": team, "boost": (), "weapon": "", "purpose": PURPOSE,
    }  # fmt: skip
    if healer is patient:
        given["always"] = (f"{names.ONESELF[turn.lang == 'fr']}={tables.ON_ONESELF}",)
    on_table = prepared(turn, healer, given)
    on_table.kept.update(purpose=PURPOSE, slot=slot, patient=_kept(turn, patient, healer))
    known = invoking.known_aspects(turn, healer, [healer.id, patient.id])
    again = invoking.price(turn, healer, on_table.actor, known, reroll, "reroll")
    plus = invoking.price(turn, healer, on_table.actor, known, invoke, "invoke", before=again)
    invoking.afford(healer, [*again, *plus])
    on_table = thrown(turn, on_table)
    on_table = invoking.apply(turn, healer, on_table, on_table.actor, [*again, *plus])
    patient.consequence(slot).tried = str(clock.now(turn, patient))
    _lay(turn, healer, on_table, settle=settle)


def _lay(turn: Turn, healer: Sheet, on_table: Roll, *, settle: bool) -> None:
    """Leave the roll open, or settle it at once."""
    lying.keep_roll(turn, healer, on_table)
    turn.note(receipts.rolled(turn, on_table))
    if settle:
        from ..settle import settle as last_call

        last_call(turn, who=healer.called)
        return
    offer(turn, healer, on_table)


def _calm(patient: Sheet, healer: Sheet) -> None:
    """Recovery wants calm: not in the middle of a conflict (seed 000, recovery)."""
    for sheet in (patient, healer):
        scene = sheet.playing_in
        if isinstance(scene, Scene) and scene.playing == "conflict":
            raise Refused("fate_core_between.not_calm", title=scene.title, next=(("end",),))


def _wanted(turn: Turn, patient: Sheet, word: str) -> str:
    """The slot of the consequence that is to be treated; refused where treatment does nothing."""
    if not healing.wounds(patient):
        raise Refused("fate_core_between.unhurt", who=patient.name)
    slot = healing.wound(patient, word)
    one = patient.consequence(slot)
    if healing.severity(slot) not in healing.WAITS:
        raise Refused("fate_core_between.extreme", who=patient.name, aspect=one.aspect)
    now = clock.now(turn, patient)
    if one.recovering:
        late = house.of(turn).severe_major
        why = healing.wait(slot, clock.read(one.recovering), now, severe_major=late)
        raise Refused("fate_core_between.treated", who=patient.name, aspect=one.aspect, since=one.recovering,
                      wait=facts(why))  # fmt: skip
    if one.tried == str(now):
        raise Refused("fate_core_between.tried", who=patient.name, aspect=one.aspect,
                      next=(("recover", "pass", "scene"),))  # fmt: skip
    return slot


def _trait(patient: Sheet, healer: Sheet, slot: str) -> str:
    """The skill that a stunt of the healer's lets treat (`on = ["treat"]`); without one the table says which."""
    found = list(dict.fromkeys(one.skill for one in healer.stunts.values() if "treat" in one.on and one.skill))
    if len(found) == 1:
        return found[0]
    likely = found or list(dict.fromkeys(healer.word(role) for role in ("lore", "empathy", "crafts")))
    by = () if healer is patient else ("--by", healer.called)
    options = [
        {"argv": ["fatecli", "recover", "treat", patient.called, slot, *by, "--with", one], "trait": one}
        for one in likely
    ]
    raise Choice(
        "fate_core_between.with_what", who=healer.name, traits=likely, options=options,
        next=tuple(("recover", "treat", patient.called, slot, *by, "--with", one) for one in likely),
    )  # fmt: skip


def _kept(turn: Turn, patient: Sheet, healer: Sheet) -> str:
    """How the open roll names the patient: by the seat, or by the file, as the scene file would."""
    if patient.seat:
        return patient.seat
    if healer.playing_in is not None:
        return turn.files.relative(healer.playing_in.path, patient.path)
    return patient.path


def _patient(turn: Turn, scene: Scene | None, lies: Roll) -> Sheet:
    kept = str(lies.kept["patient"])
    if scene is not None and kept not in scene.everybody():
        return turn.sheet(turn.files.beside(scene.path, kept), Sheet)
    return turn.sheet(kept, Sheet)


def concluded(turn: Turn, scene: Scene | None, lies: Roll, done: Rolled, choices: Choices) -> None:
    """The end of a treatment: a success starts the recovery, and so does a tie at its minor cost and a fail whose
    serious cost was paid; the new name is `--as`, else a star marks it. A fail comes to nothing."""
    patient = _patient(turn, scene, lies)
    slot = str(lies.kept["slot"])
    before = patient.consequence(slot).aspect
    if not before:
        return
    if done.outcome == "fail" and not choices.price:
        turn.note(TreatmentFailed(id=patient.id, who=patient.name, slot=slot, aspect=before, outcome=done.outcome))
        return
    unsaid = done.outcome == "tie" and not choices.price
    begin(turn, patient, slot, choices.named, cost="minor" if unsaid else "", outcome=done.outcome)


def begin(
    turn: Turn, patient: Sheet, slot: str, named: str = "", *, cost: str = "", outcome: str | None = None
) -> None:
    """Start the recovery of a consequence now, under a new name or with a star; `cost` is one that nobody named."""
    one = patient.consequence(slot)
    before = one.aspect
    if named and named != before:
        one.aspect = named
    now = clock.now(turn, patient)
    one.recovering = str(now)
    if patient.look("consequences", slot, "tried") is not None:
        patient.drop("consequences", slot, "tried")
    late = house.of(turn).severe_major
    turn.note(
        RecoveryBegan(
            id=patient.id, who=patient.name, slot=slot, before=before, aspect=one.aspect, since=str(now),
            wait=facts(healing.wait(slot, now, now, severe_major=late)), cost=cost,
            outcome=outcome,
        )
    )  # fmt: skip


def finish(turn: Turn) -> None:
    """Settle the treatments that lie open outside any scene, by what the dice said: time does not wait for them."""
    for path, kept in turn.files.open_rolls():
        ours = turn.files.open(path).get("system") == Sheet.system
        if ours and (kept.get("roll") or {}).get("kept", {}).get("purpose") == PURPOSE:
            rolls.finish(turn, turn.sheet(path, Sheet))
