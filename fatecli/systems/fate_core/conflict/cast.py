"""A throw in a scene: priced, thrown, invoked on, and left open for all to see."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ...fate import lying
from ...fate.throwing import thrown
from .. import conclude, invoking, receipts
from ..roll import offer

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet


def cast(turn: Turn, sheet: Sheet, ready: Roll, invoke: tuple[str, ...], reroll: tuple[str, ...]) -> Roll:
    """Price every invocation, throw, then throw again and add what was invoked."""
    known = invoking.known_aspects(turn, sheet, [one.id for one in ready.hands])
    again = invoking.price(turn, sheet, ready.actor, known, reroll, "reroll")
    plus = invoking.price(turn, sheet, ready.actor, known, invoke, "invoke", before=again)
    invoking.afford(sheet, [*again, *plus])
    return invoking.apply(turn, sheet, thrown(turn, ready), ready.actor, [*again, *plus])


def rolled(
    turn: Turn,
    scene: Scene,
    sheet: Sheet,
    ready: Roll,
    invoke: tuple[str, ...],
    reroll: tuple[str, ...],
    *,
    settle: bool,
) -> Roll:
    """Throw, and leave the roll open in the scene, or settle it at once."""
    on_table = cast(turn, sheet, ready, invoke, reroll)
    lying.keep_in_scene(scene, on_table)
    turn.note(receipts.rolled(turn, on_table))
    if on_table.stage == "split":
        from .attack import after

        after(turn, scene, sheet, on_table, settle=False, auto=False)
    elif settle:
        conclude.settle(turn, scene, on_table)
    else:
        offer(turn, sheet, on_table)
    return on_table
