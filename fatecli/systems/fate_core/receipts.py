"""The receipt of a roll: every number in it, what it comes to, and what it gives to whom."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import receipts as fate
from . import harm, house, judge, ladder, points
from .events import Rolled
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Hand, Roll
    from ...core.turn import Turn


def opposing(hand: Hand) -> dict[str, Any]:
    """A hand as JSON shows it."""
    return fate.hand(hand, ladder.rung)


def rolled(turn: Turn, roll: Roll) -> Rolled:
    """The receipt of a roll as it stands."""
    opponent, shifts = roll.opponent, roll.shifts
    outcome = None if shifts is None else judge.outcome(shifts)
    existing = roll.kept.get("existing")
    return Rolled(
        **opposing(roll.actor),
        action=roll.action,
        **fate.opposition(roll, roll.opposition, ladder.rung),
        shifts=shifts,
        outcome=outcome,
        means=None if outcome is None else judge.means(roll.action, outcome, existing is not None),
        margin=judge.margin(shifts) if outcome == "fail" and shifts is not None else None,
        hit=harm.hit(shifts, roll.kept) if roll.action == "attack" and shifts is not None else None,
        weapon=roll.kept.get("weapon"),
        armour=roll.kept.get("armour"),
        existing=existing,
        free_invocations=_free(roll.action, outcome, existing is not None),
        boost=_boost(turn, roll, outcome),
        against=None if opponent is None else opposing(opponent),
        others=tuple(opposing(hand) for hand in roll.hands[1:] if hand is not opponent),
        notes=tuple(roll.kept.get("notes", ())),
        fate_points=points.left(turn.sheet(roll.actor.id, Sheet)),
        pooled=points.pool(turn.sheet(roll.actor.id, Sheet)) is not None,
        open=roll.stage in ("open", "split", "waiting"),
    )


def _free(action: str, outcome: str | None, existing: bool) -> int | None:
    """The free invocations an advantage gives its maker: none, none (one on an existing aspect), one, two."""
    if action != "advantage" or outcome is None:
        return None
    return {"fail": 0, "tie": int(existing), "success": 1, "style": 2}[outcome]


def _boost(turn: Turn, roll: Roll, outcome: str | None) -> str | None:
    """The id of who gets a boost by the four outcomes (SRD, Four Actions), or None.

    An attacker has one where nothing is left to absorb; with style also instead of a shift of harm, a choice that is
    not made here. Who opposes an
    overcome gets none, unless the switch `defence_style` says so (FCon, Overcome).
    """
    shifts = roll.shifts
    if outcome is None or shifts is None:
        return None
    existing = roll.kept.get("existing") is not None
    mine = {
        "overcome": outcome == "style",
        "advantage": outcome == "tie" and not existing,
        "attack": outcome != "fail" and harm.hit(shifts, roll.kept) == 0,
        "defend": outcome == "style",
    }[roll.action]
    if mine:
        return roll.actor.id
    opponent = roll.opponent
    if opponent is None or shifts > -3 or roll.action == "defend":
        return None
    if roll.action == "overcome":
        if not house.of(turn).defence_style:
            return None
        turn.switch("defence_style", True)
    return opponent.id
