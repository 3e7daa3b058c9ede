"""The scene's aspects (L247-L251): how a hidden one comes to light, and whose free invocation that gives."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from . import judge

if TYPE_CHECKING:
    from collections.abc import Collection

REVEALED = ("found", "declared", "compelled", "sprung")
"""Ways to light: a search (L249), a player's declaration (L251), the game master's compel (L100), and being caught in
it (L247)."""


@value
class SceneAspect:
    """An aspect of the scene. `free` is the id of who holds its one free invocation, or ""."""

    text: str
    origin: str = "written"
    by: str = ""
    hidden: bool = False
    difficulty: int | None = None
    free: str = ""


def finds(difference: int, tie: str = "fail") -> bool:
    """Whether a search finds a hidden aspect: it is a simple action (L249), so it has to be above the difficulty."""
    return judge.simple(difference, tie).succeeds


def revealed(aspect: SceneAspect, way: str, by: str = "") -> SceneAspect:
    """The aspect in the open, for all. Who found it has a free invocation; a compel or a trap gives none."""
    if way == "found":
        return replace(aspect, hidden=False, origin="found", by=by, free=by)
    return replace(aspect, hidden=False)


def declared(text: str, by: str) -> SceneAspect:
    """An aspect declared by expertise or a fitting aspect, with the game master's leave: no roll, no point, and a
    free invocation for who declares it (L251)."""
    return SceneAspect(text=text, origin="declared", by=by, free=by)


def free(aspect: SceneAspect, who: str) -> int:
    """The free invocations that a character has of it: the finder's or declarer's own, nobody else's (L264)."""
    return 1 if aspect.free and aspect.free == who else 0


def used(aspect: SceneAspect) -> SceneAspect:
    """The aspect once its free invocation is used: as soon as possible, and in the same scene (L264)."""
    return replace(aspect, free="")


def invocable(aspect: SceneAspect, who: str, present: Collection[str]) -> str:
    """Why a character cannot invoke it, as a catalogue key, or "": it is hidden, or the character is not there (L264).
    Whether it applies to the action is the table's to say."""
    if aspect.hidden:
        return "fate_v3.still_hidden"
    return "" if who in present else "fate_v3.not_present"


def seen(aspects: Collection[SceneAspect], gm: bool) -> list[SceneAspect]:
    """What is shown: to the game master everything, to players what is in the open."""
    return [one for one in aspects if gm or not one.hidden]
