"""aspect: the game master's card, and a player's declaration. Aspects come into the scene, hidden or not, or go."""

from __future__ import annotations

from ...core.scene import named
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate.aspects import Aspect
from . import ladder, reveal
from . import scene as scenes
from .conflict.advantage import temporary
from .scene import Scene, here, seated
from .scene_events import AspectWritten
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def aspect(
    turn: Turn,
    *,
    text: str,
    on: str = "",
    fragile: bool = False,
    free_: tuple[str, ...] = (),
    hidden: bool = False,
    vs: tuple[str, ...] = (),
    dropped: bool = False,
    rename: str = "",
) -> None:
    """Write an aspect into the scene; hidden, with the difficulty of finding it (L249). `--free WHO=1` is a declaration
    by expertise, without a roll or a point (L251). On somebody it is a temporary aspect (L246). Drop one, or give it
    another text."""
    scene = here(turn)
    if dropped or rename:
        _changed(turn, scene, text, rename)
        return
    _refuse(on=on, fragile=fragile, free_=free_, hidden=hidden, vs=vs)
    if on:
        sheet = seated(turn, on, able=False)
        temporary(sheet, text, fragile)
        turn.note(AspectWritten(how="on", aspect=text, who=sheet.mention, id=sheet.id, fragile=fragile))
    elif free_:
        by = _declarer(turn, free_)
        scenes.add(scene, text, origin="declared", by=by, free=1)
        turn.note(AspectWritten(how="declared", aspect=text, who=scenes.mention(turn, scene, by), id=by, free=1))
    elif hidden:
        key = scenes.add(scene, text, origin="written", hidden=True)
        if vs:
            scene.put("aspects", key, "difficulty", to=ladder.must_read(vs[-1]))
        turn.note(AspectWritten(how="hidden", aspect=""))
    else:
        scenes.add(scene, text, origin="written")
        turn.note(AspectWritten(how="written", aspect=text))


def _refuse(*, on: str, fragile: bool, free_: tuple[str, ...], hidden: bool, vs: tuple[str, ...]) -> None:
    """Refuse options that do not go together."""
    if vs and not hidden:
        raise Refused("fate_v3.hidden_vs")
    if fragile and not on:
        raise Refused("fate_v3.on_nobody", option="--fragile")
    if hidden and (on or free_):
        raise Refused("fate_v3.hidden_alone")
    if on and free_:
        raise Refused("fate_v3.on_free")


def _declarer(turn: Turn, free_: tuple[str, ...]) -> str:
    """Who declares: one, with one free invocation, nobody else's (L251)."""
    if len(free_) > 1:
        raise Refused("fate_v3.one_declarer")
    who, number = named(free_[0])
    if number != "1":
        raise Refused("fate_v3.one_free")
    return seated(turn, who).seat


def _changed(turn: Turn, scene: Scene, text: str, rename: str) -> None:
    """Drop an aspect of the scene, a hidden or a temporary one too, or give it another text."""
    known = scenes.aspects(scene)
    for id in scene.participants:
        sheet = turn.sheet(id, Sheet)
        known += [
            Aspect(slot=slot, text=one.aspect, owner=sheet.id, owner_name=sheet.name)
            for slot, one in sheet.temporary.items()
        ]
    found = reveal.named(scene, text, known)
    veiled = found.place == "scene" and scene.aspects[found.slot].hidden
    if found.place == "scene":
        if rename:
            scene.put("aspects", found.slot, "text", to=rename)
        else:
            scene.drop("aspects", found.slot)
    elif rename:
        turn.sheet(found.owner, Sheet).put("temporary", found.slot, "aspect", to=rename)
    else:
        turn.sheet(found.owner, Sheet).drop("temporary", found.slot)
    how = "renamed" if rename else "dropped"
    turn.note(AspectWritten(how=f"{how}_hidden" if veiled else how, aspect="" if veiled else rename or found.text))
