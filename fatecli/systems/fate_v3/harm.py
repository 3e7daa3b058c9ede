"""Stress put on a sheet: a box, or a consequence by choice or of need (L131-L146). Rehearsed before it is done."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import stress
from .events import ConsequenceTaken, StressMarked, TakenOut

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .sheet import Sheet


def rehearse(sheet: Sheet, track: str, blow: int, consequence: str, ask: tuple[str, ...]) -> dict[str, Any]:
    """What a blow would do: its box, or the severity of the consequence of this text; out of action if none is left.

    A consequence may be chosen for any blow (L141). One that is forced has to be worded by who takes it (L144): asked
    for with the command line `ask`.
    """
    seen = stress.blow(sheet.boxes(track), sheet.stress(track), blow)
    severity = stress.severity(sheet.carried())
    does: dict[str, Any] = {
        "stress": seen.stress, "track": track, "box": seen.box, "forced": seen.forced, "severity": None,
        "consequence": "", "out": False,
    }  # fmt: skip
    if not seen.stress:
        if consequence:
            raise Refused("fate_v3.no_stress", who=sheet.mention)
        return does
    if not seen.forced and not consequence:
        return does
    if severity is None:
        return {**does, "box": None, "out": True}
    if not consequence:
        raise Choice(
            "fate_v3.consequence_forced", who=sheet.mention, stress=blow, track=track, severity=severity,
            next=((*ask, "--consequence", "TEXT"),),
        )  # fmt: skip
    return {**does, "box": None, "severity": severity, "consequence": consequence}


def apply(turn: Turn, sheet: Sheet, does: dict[str, Any]) -> None:
    """Tick the box, or write the consequence on the sheet, and say so."""
    mark(sheet, does)
    if does["out"]:
        turn.note(TakenOut(id=sheet.id, who=sheet.mention, bought_off=""))
    elif does["severity"] is not None:
        turn.note(
            ConsequenceTaken(id=sheet.id, who=sheet.mention, severity=does["severity"], aspect=does["consequence"])
        )  # fmt: skip
    elif does["box"] is not None:
        turn.note(
            StressMarked(id=sheet.id, who=sheet.mention, track=does["track"], box=does["box"], stress=does["stress"])
        )  # fmt: skip


def mark(sheet: Sheet, does: dict[str, Any], armour: str = "") -> None:
    """Tick the box, or write the consequence on the sheet, where it is a temporary aspect (L137); `armour` is what
    softened it."""
    if does["out"]:
        return
    if does["severity"] is not None:
        taken = sheet.consequence(does["severity"])
        taken.aspect = does["consequence"]
        if armour:
            taken.softened = armour
    elif does["box"] is not None:
        ticked = sorted([*sheet.stress(does["track"]), does["box"]])
        if does["track"] == "physical":
            sheet.physical_stress = ticked
        else:
            sheet.mental_stress = ticked
