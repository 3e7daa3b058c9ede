"""advantage: during a challenge it completes no task, helps with one, and may cost another (seed 000, challenges)."""

from __future__ import annotations

from ....core import scene as core
from ....core.value import TYPE_CHECKING
from .. import parts
from ..conflict import advantage as advantages
from .events import AdvantageCost

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene


def advantage(
    turn: Turn,
    *,
    who: str,
    with_: str,
    text: str = "",
    on: str = "",
    existing: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Create an advantage for oneself or for another, against a difficulty; Fair (+2) if none is given."""
    scene = parts.playing(turn, "challenge")
    sheet = parts.actor(turn, scene, who)
    advantages.play(
        turn, scene, sheet, with_, text=text, on=on, existing=existing, defend_with=defend_with, settle=settle,
        given={"vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "team": team},
        invoke=invoke, reroll=reroll,
    )  # fmt: skip


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """What any advantage gives; and if it failed, what that cost goes into the summary of the challenge."""
    advantages.concluded(turn, scene, lies, done, choices)
    if done.outcome != "fail":
        return
    text = choices.named or str(lies.kept.get("text") or lies.kept.get("existing") or "")
    price = {name: one for name, one in (choices.price or {}).items() if name != "degree"}
    cost = (choices.price or {}).get("degree")
    kept: dict[str, Any] = {"by": lies.actor.id, "text": text, "with": lies.actor.trait, "shifts": done.shifts}
    if cost:
        kept["cost"] = cost
    if price:
        kept["price"] = price
    scene.put("advantages", core.slug(text, scene.look("advantages") or {}), to=kept)
    turn.note(AdvantageCost(id=lies.actor.id, who=lies.actor.who, text=text, cost=cost, price=price))
