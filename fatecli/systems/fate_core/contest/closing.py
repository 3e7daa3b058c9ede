"""settle: last call of an exchange; the victories are counted, or the twist is named (seed 000, contests)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from ...fate import lying
from .. import conclude, names
from .. import scene as scenes
from ..scene_events import AspectPlaced
from . import receipt
from . import side as sides
from .events import ExchangeScored

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene


def settle(turn: Turn, scene: Scene, lies: Roll, choices: object = None) -> None:
    """Count the victories of the exchange. A tie for the highest gives none and brings a twist, a new aspect of the
    situation, with a placeholder where nobody names it."""
    twist = str(getattr(choices, "twist", "") or getattr(choices, "named", "") or "")
    found = receipt.verdict(scene, lies)
    if twist and len(found.tied) < 2:
        raise Refused("fate_core_contest.no_twist", side=found.winner or "")
    rows = receipt.rows(scene, lies)
    lying.keep_in_scene(scene, None)
    if len(found.tied) > 1:
        twist = twist or conclude.unnamed(turn, scene, names.TWIST)
        scenes.add(scene, twist)
        turn.note(AspectPlaced(id=scenes.NOBODY, who="", aspect=twist, on="", side="", free=0))
    if found.winner is not None:
        scene.put("sides", found.winner, "victories", to=scene.camps[found.winner].victories + found.victories)
    won = sides.winner(scene)
    turn.note(
        ExchangeScored(
            exchange=scene.contest_exchange, sides=rows, takes=found.winner, victories=found.victories,
            tied=found.tied, twist=twist, score=sides.score(scene), goal=scene.goal, won_by=won,
        )
    )  # fmt: skip
    scene.drop("contest", "tried")
    scene.contest_exchange += 1
    if won is not None:
        turn.hint("fate_core_contest.hint.end", "end")
