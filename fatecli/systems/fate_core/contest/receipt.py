"""The receipt of an exchange: each side's roll with every number in it, and what it would score as it stands."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import judge, receipts
from ..hand import WINS_TIES
from . import score
from . import side as sides
from .events import Exchanged

if TYPE_CHECKING:
    from typing import Any

    from ....core.roll import Hand, Roll
    from ....core.turn import Turn
    from ..scene import Scene
    from .score import Verdict


def verdict(scene: Scene, on_table: Roll) -> Verdict:
    """Who would win the exchange as the hands stand."""
    totals = {str(on_table.kept["sides"][hand.id]): hand.total for hand in on_table.hands}
    notes: dict[str, list[dict[str, Any]]] = on_table.kept["notes"]
    keen = tuple(side for side in totals if any(one["note"] == WINS_TIES for one in notes.get(side, ())))
    if scene.contest_mode == "direct":
        return score.direct(totals, keen)
    shifts = {side: total - difficulty(scene, on_table, side) for side, total in totals.items()}
    return score.environment(shifts, keen)


def difficulty(scene: Scene, on_table: Roll, side: str) -> int:
    """A side's difficulty in this exchange: what it was set to, and what invocations raised it by."""
    return scene.camps[side].difficulty + sum(int(one["value"]) for one in raised(on_table, side))


def raised(on_table: Roll, side: str) -> list[dict[str, Any]]:
    """The invocations that raise what a side is up against."""
    found: list[dict[str, Any]] = on_table.kept.get("raised", {}).get(side, [])
    return found


def after(scene: Scene, found: Verdict) -> dict[str, int]:
    """The score if the exchange stands."""
    return {
        side: victories + (found.victories if side == found.winner else 0)
        for side, victories in sides.score(scene).items()
    }


def rows(scene: Scene, on_table: Roll) -> tuple[dict[str, Any], ...]:
    """A row for each side of the contest, in their order; a side that forfeits has no roll."""
    by_side = {on_table.kept["sides"][hand.id]: hand for hand in on_table.hands}
    return tuple(
        _row(scene, on_table, side, by_side.get(side)) for side in sides.order(scene) if sides.teams(scene)[side]
    )


def _row(scene: Scene, on_table: Roll, side: str, hand: Hand | None) -> dict[str, Any]:
    kept = {name: on_table.kept.get(name, {}).get(side, []) for name in ("notes", "forfeits")}
    if hand is None:
        return {"side": side, "total": None, **kept}
    against = difficulty(scene, on_table, side) if scene.contest_mode == "environment" else None
    shifts = None if against is None else hand.total - against
    return {
        "side": side, **receipts.opposing(hand), "difficulty": against,
        "extra": [{name: part for name, part in one.items() if part != ""} for one in raised(on_table, side)],
        "shifts": shifts, "outcome": None if shifts is None else judge.outcome(shifts), **kept,
    }  # fmt: skip


def exchanged(scene: Scene, on_table: Roll, waits: list[str] | None = None) -> Exchanged:
    """The receipt of an exchange as it stands."""
    found = verdict(scene, on_table) if not waits else None
    return Exchanged(
        title=scene.heading, exchange=scene.contest_exchange, mode=scene.contest_mode, goal=scene.goal,
        sides=rows(scene, on_table), takes=None if found is None else found.winner,
        victories=0 if found is None else found.victories, tied=() if found is None else found.tied,
        score=sides.score(scene) if found is None else after(scene, found), waits=tuple(waits or ()), open=True,
    )  # fmt: skip


def partial(scene: Scene, waits: list[str]) -> Exchanged:
    """The receipt of an exchange in which some sides have still to throw."""
    from .exchange import gathered

    return exchanged(scene, gathered(scene), waits)


def told(turn: Turn, scene: Scene, on_table: Roll) -> None:
    """Note the exchange as it stands, and what can be typed until last call."""
    event = exchanged(scene, on_table)
    turn.note(event)
    turn.hint("fate_core_contest.hint.invoke", "invoke", on_table.hands[0].id, "ASPECT")
    if event.tied:
        turn.hint("fate_core_contest.hint.twist", "settle", "--twist", "TEXT")
    else:
        turn.hint("fate_core_contest.hint.settle", "settle")
