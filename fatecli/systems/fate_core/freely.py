"""Free invocations and boosts: whose they are in a running scene, and what becomes of them. Loaded in scenes only."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import scene as scenes
from .scene import NOBODY, Scene

if TYPE_CHECKING:
    from ..fate.aspects import Aspect
    from .sheet import Sheet


def sides(payer: Sheet) -> list[str]:
    """The sides whose free invocations one may use: the own, and for the game master those of all who are not
    players' characters."""
    scene = payer.playing_in
    if not isinstance(scene, Scene) or not payer.seat:
        return []
    if payer.seat != NOBODY:
        own = scene.person(payer.seat).side
        return [own] if payer.kind == "pc" else [own, NOBODY]
    heroes = {one.side for one in scene.everybody().values() if one.player}
    return [NOBODY, *(side for side in scene.sides() if side not in heroes)]


def held(payer: Sheet, aspect: Aspect, used: list[str]) -> tuple[str, bool]:
    """The side whose free invocation pays, and whether the aspect is a boost; no side if none is left.

    `used` are the sides whose free invocations of this aspect the same command uses already.
    """
    scene = payer.playing_in
    if not isinstance(scene, Scene):
        return "", False
    for side in sides(payer):
        if scenes.free(scene, aspect, side) > used.count(side):
            return side, is_boost(payer, aspect)
    return "", False


def is_boost(payer: Sheet, aspect: Aspect) -> bool:
    """Whether an aspect is a boost, which no point keeps alive."""
    kept = scenes.entry(payer.playing_in, aspect) if isinstance(payer.playing_in, Scene) else None
    return kept is not None and kept.boost


def use(payer: Sheet, aspect: Aspect, side: str) -> None:
    """Use a free invocation of the side; a boost is gone then."""
    if isinstance(payer.playing_in, Scene):
        scenes.use_free(payer.playing_in, aspect, side)


def owe(of: Sheet, aspect: Aspect) -> None:
    """A point for the owner of an aspect invoked against them: at the end of the scene, or for the game master's
    next one."""
    if isinstance(of.playing_in, Scene):
        scenes.owe(of.playing_in, of.id if of.kind == "pc" else NOBODY, 1, aspect.text)
