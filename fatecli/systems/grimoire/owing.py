"""What is owed before play goes on: a hit whose Puissance and Résistance are still to be thrown."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...core.waits import refusal, waits
from .scene import Scene, mention
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from ...core.waits import Entry


def refuse(turn: Turn, scene: Scene) -> None:
    """Refuse to go on while a hit waits: a roll is final, but Puissance and Résistance are still to be thrown."""
    for one in of(turn, scene):
        raise refusal(one)


def of(turn: Turn, scene: Scene) -> list[Entry]:
    """The hit that waits, with the commands that throw it: by each weapon the attacker has, if none was told yet."""
    hit = scene.owes()
    if hit is None:
        return []
    facts = {"who": mention(turn, scene, hit.target), "attacker": mention(turn, scene, hit.by)}
    told = hit.weapon or hit.look("power") is not None
    weapons = [] if told else [("--weapon", one.name or key) for key, one in turn.sheet(hit.by, Sheet).weapons.items()]
    lines = [["fatecli", "absorb", hit.target, *weapon] for weapon in (*weapons, ())]
    asks = ("absorb", hit.target, *(("--weapon", "WEAPON") if weapons else ()))
    options = [{"argv": line} for line in lines]
    return [waits("absorb", *asks, who=hit.target, owed=True, key="grimoire.owed", facts=facts, options=options)]


def pending(turn: Turn) -> list[Entry]:
    """All that waits in the scene, as every answer shows it."""
    from .flow import standing

    found: list[Entry] = standing(turn)["pending"]
    return found


HELD = ("start", "join", "leave", "end", "attempt", "exchange", "attack", "advantage", "overcome", "next")
"""The steps that wait while a hit does."""


def held(turn: Turn, owed: list[Entry]) -> tuple[str, ...]:
    """The steps that wait until what is owed is paid; none while nothing is."""
    return HELD if owed else ()
