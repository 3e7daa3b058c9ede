"""abort: a declared action given up for a dodge, for a point of Willpower or by a Willpower roll (V20, combat)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from ....errors import Refused
from .. import hands, pool, tables
from .. import willpower as points
from ..scene import mention
from . import arms, plan
from .events import Aborted

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..events import Rolled
    from ..hands import Hand
    from ..scene import Scene
    from ..sheet import Sheet
    from .plan import Use

POINT = "point"


@value
class Abort:
    """The action that is given up, the dodge in its place, and the Willpower roll that this takes; none where a point
    is spent."""

    use: Use
    dodge: Hand
    will: Hand | None


def ready(turn: Turn, scene: Scene, sheet: Sheet, word: str, how: str) -> Abort:
    """The first declared action left that is no dodge, with the dice its place leaves to the dodge. Refused: who
    declared none, and a point nobody has or a second one in a turn."""
    use = plan.first(scene, sheet, dodges=False)
    if use is None:
        raise Refused("storyteller.nothing_to_abort", who=sheet.name)
    expression = word or arms.with_dexterity(sheet, (plan.DODGE,))
    asked = pool.Asked(actions=use.actions, index=use.index)
    dodge = hands.hand(turn, sheet, pool.build(turn, sheet, expression, tables.DEFAULT, asked))
    if how == POINT:
        points.check(sheet)
        return Abort(use=use, dodge=dodge, will=None)
    reflexive = pool.Asked(reflexive=True)
    will = pool.build(turn, sheet, arms.spelled(sheet, "willpower"), tables.DEFAULT, reflexive)
    return Abort(use=use, dodge=dodge, will=hands.hand(turn, sheet, will))


def fall(turn: Turn, scene: Scene, mine: Hand, one: Abort, paid: list[Sheet]) -> tuple[Rolled, Rolled | None]:
    """Throw the attack, with the Willpower roll if it takes one, then the dodge. Where that roll fails nothing is
    given up, and nobody dodges."""
    sheet = one.dodge.sheet
    if one.will is None and sheet in paid:
        raise Refused("storyteller.willpower_twice", who=sheet.name)
    tried: list[Rolled] = []
    if one.will is None:
        points.spend(turn, sheet)
        fell, *_ = hands.fall(turn, mine)
    else:
        fell, *tried = hands.fall(turn, mine, one.will)
    turn.note(fell)
    for roll in tried:
        turn.note(roll)
    how = "failed" if tried and tried[0].outcome != "success" else "rolled" if tried else POINT
    turn.note(Aborted(id=sheet.seat, who=mention(turn, scene, sheet.seat), trait=one.use.traits, how=how))
    if how == "failed":
        return fell, None
    plan.used(scene, sheet, one.use)
    (dodged,) = hands.fall(turn, hands.pledged(one.dodge, paid))
    turn.note(dodged)
    return fell, dodged
