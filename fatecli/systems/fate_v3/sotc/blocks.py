"""Blocks that stand: which of them an action has to get past, and how strong they are (SotC 4.3.4; `block`)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.roll import Opposition
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Which
from .. import scene as scenes
from ..scene import here
from . import bears, must, plays

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Hand
    from ....core.turn import Turn
    from ..scene import Blocking, Scene


def standing(turn: Turn) -> dict[str, Blocking]:
    """The blocks that hold: each from its assaut to the start of the next turn of who made it, while that one can. None
    where the table does not play with them."""
    scene = scenes.running(turn) if plays(turn, "block") else None
    if scene is None or scene.playing != "conflict":
        return {}
    made = {key: one for key, one in scene.blockings.items() if one.by in scene.in_play()}
    return {key: one for key, one in made.items() if scenes.lasts(scene, scene.fighter(one.by), one.exchange)}


def past(turn: Turn, words: tuple[str, ...]) -> tuple[str, ...]:
    """The blocks that an action has to get past, named by what they block or by who made them."""
    if not words:
        return ()
    must(turn, "block")
    scene, holding = here(turn, "conflict"), standing(turn)
    if not holding:
        raise Refused("fate_v3.no_block")
    called: dict[str, tuple[str, ...]] = {
        key: (key, one.text, one.by, scenes.mention(turn, scene, one.by)) for key, one in holding.items()
    }
    return tuple(dict.fromkeys(_named(word, called) for word in words))


def _named(word: str, called: dict[str, tuple[str, ...]]) -> str:
    found = [key for key, names in called.items() if core_names.beginning(word, [one for one in names if one])]
    found = found or [key for key, names in called.items() if core_names.words(word, names[1])]
    if len(found) != 1:
        known = [names[1] or names[3] for key, names in called.items() if not found or key in found]
        raise Which("fate_v3.which_block", word=word, found=known)
    return found[0]


def protecting(turn: Turn, seat: str) -> tuple[str, ...]:
    """The blocks that protect somebody."""
    return tuple(key for key, one in standing(turn).items() if one.ally == seat)


def end(scene: Scene, by: str, *, older: bool) -> None:
    """Take away the blocks that somebody made, or only those older than this assaut."""
    for key, one in scene.blockings.items():
        if one.by == by and (one.exchange != scene.exchange or not older):
            scene.drop("conflict", "blocks", key)
    if not scene.blockings:
        scene.drop("conflict", "blocks")


def against(turn: Turn, hand: Hand, keys: tuple[str, ...]) -> tuple[list[Opposition], list[dict[str, Any]]]:
    """The strengths of blocks as a hand meets them, and what is to be said of each."""
    met = [one for key, one in standing(turn).items() if key in keys] if keys else []
    scene = scenes.running(turn) if met else None
    if scene is None:
        return [], []
    bears(turn)
    notes = [
        {"note": "block", "label": scenes.mention(turn, scene, one.by), "strength": one.strength, "id": hand.id}
        for one in met
    ]
    return [Opposition(value=one.strength, word=scenes.BLOCK) for one in met], notes
