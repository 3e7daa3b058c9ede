"""What is owed before play goes on: a hit whose damage and soak are still to be thrown."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...core.waits import refusal, waits
from .scene import Scene, mention

if TYPE_CHECKING:
    from ...core.turn import Turn
    from ...core.waits import Entry


def refuse(turn: Turn, scene: Scene) -> None:
    """Refuse to go on while a hit waits to be absorbed: a roll is final, but its harm is still to be thrown."""
    for one in of(turn, scene):
        raise refusal(one)


def of(turn: Turn, scene: Scene) -> list[Entry]:
    """The hit that waits, with the command that throws its harm."""
    lies = scene.roll
    if lies is None:
        return []
    target = str(lies["target"])
    facts = {"who": mention(turn, scene, target), "attacker": mention(turn, scene, str(lies["id"]))}
    return [waits("absorb", "absorb", target, who=target, owed=True, key="storyteller.owed", facts=facts)]


def pending(turn: Turn) -> list[Entry]:
    """All that waits in the scene, as every answer shows it."""
    from .flow import standing

    found: list[Entry] = standing(turn)["pending"]
    return found


HELD = ("start", "join", "leave", "end", "attempt", "exchange", "plan", "attack", "full-defense", "next")
"""The steps that wait while a hit does."""


def held(turn: Turn, owed: list[Entry]) -> tuple[str, ...]:
    """The steps that wait until what is owed is paid; none while nothing is."""
    return HELD if owed else ()
