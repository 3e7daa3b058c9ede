"""Hidden aspects of the scene, and how they come to light (L247-L249)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate.aspects import Aspect, find
from . import house
from . import scene as scenes
from .hidden import finds
from .scene import Scene, here
from .scene_events import AspectRevealed

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .conclude import Choices
    from .events import Rolled
    from .sheet import Sheet


def hidden(scene: Scene, word: str) -> Aspect:
    """The hidden aspect that the game master means; refused if it is in the open already."""
    known = [*scenes.aspects(scene, hidden=True), *scenes.aspects(scene)]
    if not known:
        raise Refused("fate_v3.nothing_hidden")
    found = find(word, known)
    if not scene.aspects[found.slot].hidden:
        raise Refused("fate_v3.in_the_open", aspect=found.text)
    return found


def search(turn: Turn, sheet: Sheet, word: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """What a search roll keeps, and the difficulty the game master has written; one said with the roll counts
    instead."""
    scene = here(turn)
    scenes.seated(turn, sheet.called)
    found = hidden(scene, word)
    written = scene.aspects[found.slot]
    against = (str(written.difficulty),) if written.look("difficulty") is not None else ()
    return {"purpose": "search", "aspect": found.slot}, against


def found(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """A search that succeeds shows the aspect to all, and gives the finder one free invocation (L249)."""
    scene = here(turn)
    kept = scene.aspects.get(str(lies.kept["aspect"]))
    if kept is None or not kept.hidden or done.difference is None:
        return
    if not finds(done.difference, house.of(turn).simple_tie):
        return
    kept.origin, kept.by = "found", done.id
    scene.put("aspects", kept.at[-1], "free", done.id, to=1)
    _shown(turn, scene, kept.at[-1], "found", done.id, done)


def sprung(turn: Turn, word: str) -> None:
    """The game master shows an aspect in which somebody was caught: no free invocation comes of it (L247)."""
    scene = here(turn)
    _shown(turn, scene, hidden(scene, word).slot, "sprung", "", None)


def compelled(turn: Turn, key: str, id: str) -> None:
    """A compel shows the aspect it works with (L100)."""
    _shown(turn, here(turn), key, "compelled", id, None)


def _shown(turn: Turn, scene: Scene, key: str, way: str, id: str, done: Rolled | None) -> None:
    kept = scene.aspects[key]
    kept.hidden = False
    turn.note(
        AspectRevealed(
            aspect=kept.text, way=way, id=id, who=scenes.mention(turn, scene, id) if id else "",
            free=kept.free.get(id, 0), hidden=len(scenes.aspects(scene, hidden=True)), roll=done,
        )
    )  # fmt: skip
