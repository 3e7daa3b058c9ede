"""advantage: in an exchange each may first create one, at a risk: who fails contributes nothing to it (seed 000)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import house, parts
from ..conflict import advantage as advantages
from . import side as sides
from .events import Forfeited
from .team import FAILED

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled
    from ..scene import Scene
    from ..sheet import Sheet

TRIED = "tried"


def advantage(
    turn: Turn,
    *,
    who: str,
    with_: str,
    text: str = "",
    on: str = "",
    existing: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    defend_with: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Create an advantage before the own side throws, once in an exchange (gap G11). The target defends, and who
    steps in opposes it beside (`--vs og:Notice`): the highest counts."""
    scene = parts.playing(turn, "contest")
    sheet = parts.actor(turn, scene, who)
    refuse(scene, sheet)
    scene.put("contest", TRIED, sheet.seat, to=TRIED)
    advantages.play(
        turn, scene, sheet, with_, text=text, on=on, existing=existing, defend_with=defend_with, settle=settle,
        given={"vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "team": team},
        invoke=invoke, reroll=reroll,
    )  # fmt: skip


def refuse(scene: Scene, sheet: Sheet) -> None:
    """Refuse it to who only watches, after the side has thrown, a second time in one exchange, and when all is won."""
    side = sides.side_of(scene, sheet.seat)
    if sides.winner(scene) is not None:
        raise Refused("fate_core_contest.won_already", side=sides.winner(scene), next=(("end",),))
    if not side:
        raise Refused("fate_core_contest.on_no_side", who=sheet.name)
    if side in (scene.thrown or {}):
        raise Refused("fate_core_contest.thrown", side=side, next=(("exchange",),))
    if sheet.seat in scene.tried:
        raise Refused("fate_core_contest.tried_already", who=sheet.name, next=(("exchange",),))


def concluded(turn: Turn, scene: Scene, lies: Roll, done: Rolled, choices: Choices) -> None:
    """What any advantage gives; a fail forfeits the contribution to this exchange, even if the aspect is bought at a
    cost. Under `contest_buy_off` it does not where the cost is a free invocation for the others (FCon, Contests)."""
    advantages.concluded(turn, scene, lies, done, choices)
    if done.outcome != FAILED:
        return
    price = choices.price or {}
    if (set(price) == {"degree"} or "free" in price) and house.of(turn).contest_buy_off:
        turn.switch("contest_buy_off", True)
        return
    scene.put("contest", TRIED, lies.actor.id, to=FAILED)
    turn.note(
        Forfeited(
            id=lies.actor.id, who=lies.actor.who, side=sides.side_of(scene, lies.actor.id),
            exchange=scene.contest_exchange,
        )
    )  # fmt: skip
