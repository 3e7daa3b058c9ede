"""Whom an attack hurts, as it stands: whoever loses a roll in a conflict takes the other's degree (L131-L133)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import house, receipts, stress
from .sheet import Sheet
from .sotc import minions

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn


def of(turn: Turn, lies: Roll) -> tuple[str, int] | None:
    """Who would take how much stress: the target the degree of the attack, the attacker that of the defence (not
    under the switch `conflict_loser = "target"`). Nobody on equal results, nor on a failure against a bare
    difficulty, which has no adversary's degree."""
    if lies.kept.get("purpose") != "attack":
        return None
    seen = receipts.verdict(turn, lies)
    if seen is None or lies.shifts is None:
        return None
    target = str(lies.kept["target"])
    if not seen.winner:
        return (target, seen.shifts) if seen.shifts else None
    switch = house.of(turn).conflict_loser
    if switch != "both" and lies.shifts < 0:
        turn.switch("conflict_loser", switch)
    found = stress.hurt(lies.shifts, switch)
    return None if found is None else (target if found[0] == "target" else lies.actor.id, found[1])


def owed(turn: Turn, lies: Roll) -> tuple[str, int] | None:
    """Who has to say how to absorb how much; minions have no choice."""
    found = of(turn, lies)
    return None if found is None or minions.group(turn.sheet(found[0], Sheet)) is not None else found


def facts(turn: Turn, lies: Roll) -> dict[str, Any] | None:
    """The hit as JSON shows it: whose, how much, the boxes there are, and whether it forces a consequence (L142)."""
    found = of(turn, lies)
    return None if found is None else told(turn, found[0], found[1], str(lies.kept["track"]))


def told(turn: Turn, who: str, much: int, track: str) -> dict[str, Any]:
    """What so much stress would do to somebody; of a group, how many minions fall."""
    sheet = turn.sheet(who, Sheet)
    fells = minions.fells(sheet, much)
    if fells is not None:
        return {"who": who, "name": sheet.mention, "stress": much, "track": track, "minions": fells}
    seen = stress.blow(sheet.boxes(track), sheet.stress(track), much)
    called = sheet.mention
    return {
        "who": who, "name": called, "stress": much, "track": track, "boxes": len(sheet.boxes(track)),
        "box": seen.box, "forced": seen.forced, "severity": stress.severity(sheet.carried()),
    }  # fmt: skip
