"""aspect: the game master's card. Put an aspect into the scene, hide it, drop it, or give it another text."""

from __future__ import annotations

from ...core import names as core_names
from ...core import scene as core
from ...core import zones
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage, Which
from ..fate.aspects import Aspect, find
from . import ladder, names, tables
from . import scene as scenes
from .scene import NOBODY, Scene, here
from .scene_events import AspectPlaced
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def aspect(
    turn: Turn,
    *,
    text: str,
    on: str = "",
    free_: tuple[str, ...] = (),
    hidden: bool = False,
    vs: tuple[str, ...] = (),
    dropped: bool = False,
    rename: str = "",
) -> None:
    """The game master's card: put an aspect into the scene, drop one, or give it another text."""
    scene = here(turn)
    if dropped or rename:
        _changed(turn, scene, text, rename)
        return
    key = scenes.add(scene, text, on=_place(scene, on), origin="written")
    if hidden:
        scene.put("aspects", key, "hidden", to=True)
        if vs:
            scene.put("aspects", key, "difficulty", to=ladder.must_read(vs[-1]))
    elif vs:
        raise Refused("fate_core.hidden_vs", aspect=text)
    given = [_freely(scene, one) for one in free_]
    for side, count in given:
        scene.put("aspects", key, "free", side, to=count)
    side, count = given[0] if given else ("", 0)
    turn.note(AspectPlaced(id=NOBODY, who="", aspect=text, on=_named(scene, on), side=side, free=count))


def _freely(scene: Scene, text: str) -> tuple[str, int]:
    """`--free heroes=2` as the side and the number; `gm` is a side too."""
    word, number = core.named(text)
    if not number.isdecimal() or not 1 <= int(number) <= 99:
        raise Usage("usage.share", found=text)
    sides = [*scene.sides(), NOBODY]
    found = core_names.beginning(word, sides)
    if len(found) != 1:
        raise Which("fate_core.which_side", word=word, found=sides)
    return found[0], int(number)


def _named(scene: Scene, on: str) -> str:
    if not on or on.casefold() in names.EVERYWHERE:
        return ""
    who = core.match(scene, on)
    return scene.called(who) if who is not None else scene.zones[zones.zone_of(scene, on)].name


def _changed(turn: Turn, scene: Scene, word: str, rename: str) -> None:
    """Drop an aspect of the scene, or give it another text; a consequence too may get its name later."""
    known = scenes.in_place(turn, scene)
    known += [Aspect(slot=key, text=one.text, place="scene") for key, one in scene.aspects.items() if one.hidden]
    if rename:
        known += [
            one for one in scenes.aspects(turn, scene) if one.owner and one.slot.partition("_")[0] in tables.SLOTS
        ]
    found = find(word, known)
    if not found.place:
        sheet = turn.sheet(found.owner, Sheet)
        slot = sheet.consequence(found.slot)
        slot.aspect = rename
        if slot.replaces:
            sheet.put("aspects", slot.replaces, to=rename)
    else:
        scenes.change(scene, found, rename)
    turn.note(AspectPlaced(id=NOBODY, who="", aspect=rename or found.text, on="", side="", free=0, gone=not rename))


def _place(scene: Scene, on: str) -> str:
    """The id of the participant or zone that an aspect lies on."""
    if not on or on.casefold() in names.EVERYWHERE:
        return ""
    who = core.match(scene, on)
    return who if who is not None else zones.zone_of(scene, on)
