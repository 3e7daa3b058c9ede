"""Hidden aspects of the scene, and how they come to light (L247-L249)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused, Which
from ..fate.aspects import Aspect, find
from . import house, judge
from . import scene as scenes
from .scene import Scene, here
from .scene_events import AspectRevealed

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .conclude import Choices
    from .events import Rolled
    from .sheet import Sheet


def named(scene: Scene, word: str, known: list[Aspect], first: str = "") -> Aspect:
    """The aspect that the game master means, of those `known` or hidden in the scene; an error names none of these."""
    veiled = scenes.aspects(scene, hidden=True)
    try:
        return find(word, [*known, *veiled], first)
    except Which as problem:
        said = problem.facts.get("found") or problem.facts["near"]
        assert isinstance(said, list)
        if {one.text for one in veiled}.isdisjoint(said):
            raise
    raise Which("fate_v3.hidden_named", word=word, next=(("show", "--gm"),))


def compelling(turn: Turn, sheet: Sheet, word: str) -> tuple[Aspect, str]:
    """The aspect that compels a character: an own one, or in a scene one of the scene's, hidden or not (L100, L264);
    and its key if it is hidden."""
    scene = scenes.running(turn)
    if scene is None or not sheet.seat:
        return find(word, sheet.all_aspects(), sheet.id), ""
    found = named(scene, word, [*sheet.all_aspects(), *scenes.aspects(scene)], sheet.id)
    veiled = found.place == "scene" and scene.aspects[found.slot].hidden
    return found, found.slot if veiled else ""


def hidden(scene: Scene, word: str) -> Aspect:
    """The hidden aspect that the game master means; refused if it is in the open already."""
    if not scene.aspects:
        raise Refused("fate_v3.nothing_hidden")
    found = named(scene, word, scenes.aspects(scene))
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
    if not judge.simple(done.difference, house.of(turn).simple_tie).succeeds:
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
