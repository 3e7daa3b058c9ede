"""How an act in a scene begins, and the throw it takes: what attack, advantage and block have in common."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import flow, throwing
from ..scene import here, seated

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet


def begin(turn: Turn, who: str, *, out_of_turn: bool, part: str = "") -> tuple[Scene, Sheet]:
    """Whose act it is, once what lies open is settled. Only a conflict has turns; `part` is where the act belongs."""
    scene = here(turn, part)
    if scene.playing == "conflict":
        return flow.begin(turn, who, out_of_turn=out_of_turn)
    sheet = seated(turn, who)
    flow.finish(turn, scene)
    return scene, sheet


def cast(
    turn: Turn,
    sheet: Sheet,
    given: dict[str, Any],
    kept: dict[str, Any],
    said: tuple[str, ...],
    *,
    out_of_turn: bool,
) -> Roll:
    """Throw what `given` describes, for what `kept` says it is for; in a conflict the turn is over then. What was
    brought in the same line (invocations, a consequence) stands in `given` too."""
    brought = {name: given.pop(name) for name in throwing.BROUGHT if name in given}
    on_table = throwing.cast(turn, sheet, given, kept, throwing.Brought(**brought), said)
    scene = here(turn)
    if scene.playing == "conflict" and not out_of_turn:
        flow.done(scene, sheet.seat)
    return on_table


def best(sheet: Sheet, roles: tuple[str, ...]) -> str:
    """The best of some skills that a sheet carries; the first of them where it carries none."""
    own = [spelled for role in roles if (spelled := sheet.spelled(role)) is not None]
    return max(own, key=sheet.rating) if own else sheet.word(roles[0])
