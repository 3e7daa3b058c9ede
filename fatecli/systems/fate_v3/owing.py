"""What is owed before play goes on: a side's throw, the backlash of a failed spell, stress that is to be absorbed."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...core.waits import refusal, waits
from ..fate import lying, offers
from . import hit, receipts
from . import scene as scenes
from .conflict import ways
from .scene import Scene, here
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn
    from ...core.waits import Entry


HELD = (
    "start", "join", "leave", "end", "attempt", "exchange", "advantage", "attack", "block", "full-defense", "group",
    "next",
)  # fmt: skip
"""The steps that wait while anything is owed."""

LAST_CALL = ("invoke", "amend", "settle")
"""The steps of last call, which comes when all have thrown."""


def held(turn: Turn, owed: list[Entry]) -> tuple[str, ...]:
    """The steps that wait until what is owed is paid; none while nothing is."""
    pays = [one["choice"] for one in owed]
    more = LAST_CALL if "exchange" in pays else ()
    return tuple(step for step in (*HELD, *more) if step not in pays) if pays else ()


def of(turn: Turn, scene: Scene) -> list[Entry]:
    """All that is owed in a scene, to the roll that lies open and since the rolls before."""
    lies = lying.in_scene(scene)
    found = [] if lies is None else _of_roll(turn, scene, lies)
    return [*found, *(_absorb(turn, scene, one.who, one.stress, one.track) for one in scene.owed.values())]


def pending(turn: Turn) -> list[Entry]:
    """What the scene waits for, each choice with the command that makes it; what is owed comes first."""
    scene = here(turn)
    found = of(turn, scene)
    for id, person in scene.participants.items():
        if person.offers:
            answers = [{"choice": one, "argv": ["fatecli", "concede", id, f"--{one}"]} for one in ("accept", "refuse")]
            facts = {"who": scenes.mention(turn, scene, id)}
            found.append(waits("concede", who=id, key="fate_v3.compromise_waits", facts=facts, options=answers))
    return [*found, *offers.waiting(turn, scene, Sheet, lambda sheet: sheet.fate_points)]


def refuse(turn: Turn, scene: Scene) -> None:
    """Refuse to go on while something is owed."""
    for one in of(turn, scene):
        raise refusal(one)


def _of_roll(turn: Turn, scene: Scene, lies: Roll) -> list[Entry]:
    if lies.stage == "waiting":
        thrown = lies.kept["sides"]
        return [_side(scene, side) for side in scene.camps if scene.team(side) and side not in thrown]
    spell = backlash(turn, turn.sheet(lies.actor.id, Sheet), lies)
    hurt = hit.owed(turn, lies)
    stress = [] if hurt is None else [_absorb(turn, scene, *hurt, str(lies.kept["track"]))]
    return [*spell, *stress]


def _side(scene: Scene, side: str) -> Entry:
    trait = scene.camps[side].trait or "TRAIT"
    return waits(
        "exchange", "exchange", "--trait", f"{side}={trait}", side=side, owed=True, key="fate_v3.owed.exchange",
        facts={"side": side},
    )  # fmt: skip


def _absorb(turn: Turn, scene: Scene, who: str, stress: int, track: str) -> Entry:
    facts = {"who": scenes.mention(turn, scene, who), "stress": stress, "track": track}
    return waits(
        "absorb", "absorb", who, who=who, owed=True, stress=stress, track=track, key="fate_v3.owed.absorb", facts=facts,
        options=ways.options(turn, who, stress, track),
    )  # fmt: skip


def backlash(turn: Turn, sheet: Sheet, lies: Roll) -> list[Entry]:
    """The backlash that a failed spell still owes: it is taken when the roll is settled (L94)."""
    stress = receipts.backlash(turn, lies) if "spell" in lies.kept else 0
    if not stress:
        return []
    return [
        waits(
            "settle", "settle", sheet.called, who=sheet.id, owed=True, stress=stress, track="mental",
            key="fate_v3.backlash_owed", facts={"who": sheet.mention, "stress": stress},
            options=ways.options(turn, sheet.id, stress, "mental", ("settle", sheet.called), box=()),
        )
    ]  # fmt: skip
