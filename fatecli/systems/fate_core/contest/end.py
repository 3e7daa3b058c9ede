"""end, show: how a contest stands, and how it ends (seed 000, contests)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....core.waits import waits
from ...fate import lying
from .. import flow, glance, parts
from ..sheet import Sheet
from . import receipt
from . import side as sides
from .events import ContestEnded, ContestShown
from .exchange import waiting
from .team import ratings

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ....core.waits import Entry
    from ..scene import Scene


def end(turn: Turn, *, into: str = "") -> None:
    """End the contest: won, or broken off; `into` a conflict if somebody wants to harm somebody (seed 000)."""
    scene = parts.playing(turn, "contest")
    flow.finish(turn, scene)
    scene.contest_over = True
    told = ContestEnded(
        title=scene.heading, won_by=sides.winner(scene), score=sides.score(scene), goal=scene.goal,
        exchanges=scene.contest_exchange - 1,
    )  # fmt: skip
    parts.over(turn, scene, told, into)


def show(turn: Turn, scene: Scene) -> None:
    """Show the contest: sides with their victories and what they throw, people, aspects, the exchange that is open."""
    lies = lying.in_scene(scene)
    shown = None
    if lies is not None and lies.action == "contest":
        event = receipt.exchanged(scene, lies)
        shown = {"event": event.event, **event.facts()}
    elif lies is not None:
        from .. import receipts

        shown = {"event": "rolled", **receipts.rolled(turn, lies).facts()}
    turn.note(
        ContestShown(
            title=scene.heading,
            mode=scene.contest_mode,
            exchange=scene.contest_exchange,
            goal=scene.goal,
            pool=scene.pool,
            people=glance.people(turn, scene),
            sides=tuple(_side(turn, scene, side) for side in sides.order(scene)),
            score=sides.score(scene),
            winner=sides.winner(scene),
            aspects=glance.aspects(scene),
            owed=glance.owed(turn, scene),
            roll=shown,
        )
    )
    if lies is not None:
        turn.hint("fate_core.hint.settle_now", "settle")
    elif sides.winner(scene) is not None:
        turn.hint("fate_core_contest.hint.end", "end")
    else:
        turn.hint("fate_core_contest.hint.exchange", "exchange", "--with", "TRAIT")


def _side(turn: Turn, scene: Scene, side: str) -> dict[str, Any]:
    """A side with its team as it would throw with the trait it threw with last: the leader, and who helps."""
    camp, ids = scene.camps[side], sides.teams(scene)[side]
    rated = ratings(turn, ids, camp.trait) if camp.trait and ids else {}
    best = max((rating for rating, _ in rated.values()), default=0)
    lead = next((id for id, (rating, _) in rated.items() if rating == best), "")
    return {
        "side": side, "aim": camp.aim, "victories": camp.victories, "trait": camp.trait or None,
        "difficulty": camp.difficulty if scene.contest_mode == "environment" else None,
        "lead": {"id": lead, "who": scene.called(lead), "rating": best} if lead else None,
        "helpers": [scene.called(id) for id, (rating, _) in rated.items() if id != lead and rating > 0],
        "who": ids, "names": [scene.called(id) for id in ids], "thrown": bool(ids) and side not in waiting(scene),
        "forfeits": [scene.called(id) for id in ids if scene.tried.get(id) == "fail"],
    }  # fmt: skip


def standing(turn: Turn, scene: Scene) -> dict[str, Any]:
    """What every answer in a contest adds: the sides that have still to throw, the score, the winner."""
    won, left = sides.winner(scene), waiting(scene)
    return {
        "turn": {
            "exchange": scene.contest_exchange,
            "now": left,
            "done": [side for side in sides.teams(scene) if side not in left],
            "then": [],
        },
        "over": won is not None,
        "winner": won,
        "score": sides.score(scene),
    }


def waiting_for(turn: Turn, scene: Scene) -> list[Entry]:
    """The sides that have still to throw; the end once one has won."""
    if sides.winner(scene) is not None:
        return [waits("end", "end", key="fate_core_contest.hint.end")]
    left = waiting(scene)
    return [waits("exchange", who=left, key="fate_core_contest.hint.exchange", options=throws_of(turn, scene, left))]


def throws_of(turn: Turn, scene: Scene, left: list[str]) -> list[dict[str, Any]]:
    """How the sides may throw: with the traits of the exchange before, or with a skill that one of them has."""
    if all(scene.camps[side].trait for side in left):
        return [{"argv": ["fatecli", "exchange"]}]
    skills = [trait for side in left for id in sides.teams(scene)[side] for trait in turn.sheet(id, Sheet).traits()]
    return [{"argv": ["fatecli", "exchange", "--with", skill]} for skill in dict.fromkeys(skills) or ("TRAIT",)]
