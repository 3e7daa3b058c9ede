"""start: a resisted action, its sides and their goals (seed L8-L10)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.numbers import number
from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage, Which
from .. import people, stage
from .events import ContestBegan

if TYPE_CHECKING:
    from ....core.turn import Turn


def start(
    turn: Turn,
    *,
    name: str,
    side: tuple[str, ...] = (),
    goal: int | str = "",
    from_: str = "",
) -> None:
    """Start a resisted action between sides. Without a goal one roll decides; with `--goal N` the margins add up to
    it; with `--goal SIDE=N` only that side has one, and the others hinder (seed L10)."""
    scene = stage.open_part(turn, name, "contest", from_)
    stage.take_sides(scene, side)
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
    sides = list(dict.fromkeys([*(named(text)[0] for text in side), *scene.sides()]))
    if len(sides) < 2:
        raise Refused("storyteller.two_sides", n=len(sides))
    scene.contest_turn = 0
    kept = {one: scene.rival(one).goal for one in sides if scene.rival(one).goal}
    goals = _goals(goal, sides) if goal != "" else kept
    for one in sides:
        if one in goals:
            scene.rival(one).goal = goals[one]
        scene.rival(one).tally = 0
    turn.note(
        ContestBegan(
            title=scene.heading,
            sides={one: tuple(scene.team(one)) for one in sides},
            goals={one: goals.get(one) for one in sides},
            goal=max(goals.values()) if goals else None,
        )
    )
    turn.hint("storyteller.hint.exchange", "exchange", *(word for one in sides for word in ("--trait", f"{one}=TRAIT")))


def _goals(typed: int | str, sides: list[str]) -> dict[str, int]:
    """The goal of each side that has one: `4` is everybody's, `fuit=4` one side's, `fuit=4,suit=6` each its own."""
    found: dict[str, int] = {}
    for text in str(typed).split(","):
        label, equals, told = text.rpartition("=")
        count = number(told)
        if count is None or not 1 <= count <= 1000:
            raise Usage("storyteller.goal", found=text)
        for one in [which(label, sides)] if equals else sides:
            found[one] = count
    return found


def which(word: str, sides: list[str]) -> str:
    """The side that `word` names, whole or by a unique beginning."""
    found = core_names.beginning(word.strip(), sides)
    if len(found) == 1:
        return found[0]
    raise Which("storyteller.side", word=word, near=found or sides)
