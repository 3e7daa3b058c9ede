"""--spin: a defence in a conflict won by three turns the very next action, whoever's it is (SotC 4.3.4; `spin`)."""

from __future__ import annotations

from ....core.roll import Modifier
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage
from .. import scene as scenes
from . import must, plays, spin
from .events import SpinLost

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..events import Rolled
    from ..judge import Verdict
    from ..scene import Scene


def fight(turn: Turn, roll: Roll) -> Scene | None:
    """The conflict in which somebody defends in a roll; None if the roll is none of it."""
    scene = scenes.running(turn)
    if scene is None or scene.playing != "conflict" or roll.actor.id not in scene.participants:
        return None
    return scene


def won(turn: Turn, roll: Roll, seen: Verdict | None) -> bool:
    """Whether the defence in a roll, as it stands, was won so clearly."""
    if not plays(turn, "spin") or seen is None or not seen.winner or seen.succeeds:
        return False
    return fight(turn, roll) is not None and spin(seen.lost)


def keep(turn: Turn, roll: Roll, done: Rolled) -> None:
    """Write into the scene who won a spin, once the roll is settled."""
    scene = fight(turn, roll)
    if done.spin and done.winner and scene is not None:
        scene.spin = done.winner


def use(turn: Turn, change: int) -> Modifier:
    """The +1 or -1 of the spin that waits in the conflict."""
    must(turn, "spin")
    if change not in (1, -1):
        raise Usage("fate_v3.spin_how", found=change)
    scene, holder = scenes.running(turn), held(turn)
    if scene is None or not holder:
        raise Refused("fate_v3.no_spin")
    return Modifier(kind="spin", label=scenes.mention(turn, scene, holder), value=change, by=holder)


def held(turn: Turn) -> str:
    """Who won the spin that waits in the conflict; "" if none does."""
    scene = scenes.running(turn)
    return scene.spin if scene is not None and scene.playing == "conflict" and plays(turn, "spin") else ""


def gone(turn: Turn, *, used: bool) -> None:
    """With the next action the spin is gone, used or not."""
    scene, holder = scenes.running(turn), held(turn)
    if scene is None or not holder:
        return
    if not used:
        turn.note(SpinLost(id=holder, who=scenes.mention(turn, scene, holder)))
    scene.drop("conflict", "spin")
