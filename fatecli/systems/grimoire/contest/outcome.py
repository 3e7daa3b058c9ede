"""How an exchange ends: the acting side's Défi against the base and the Contestations, or the highest D12 of a race."""

from __future__ import annotations

from ....core.kept import revive
from ....core.value import TYPE_CHECKING, plain
from .. import link, opposition, roll
from ..challenge import degree
from ..events import hand as told_hand
from ..hand import Hand
from ..scene_events import Played, Raced
from ..sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..hand import Modifier
    from ..scene import Scene


def keep(scene: Scene, side: str, trait: str, fell: Hand | None) -> None:
    """What a side threw, while others have not; nothing where it does not contest."""
    scene.put("contest", "sides", side, "trait", to=trait)
    kept: Any = {"passive": True} if fell is None else _written(plain(fell))
    scene.put("contest", "sides", side, "thrown", to=kept)
    if fell is not None:
        scene.put("contest", "sides", side, "by", to=fell.id)


def _written(thing: Any) -> Any:
    """Plain data without what is empty, which the values have as their defaults."""
    if isinstance(thing, dict):
        return {name: _written(one) for name, one in thing.items() if one not in (None, "", [])}
    return [_written(one) for one in thing] if isinstance(thing, list) else thing


def thrown(scene: Scene, side: str) -> bool:
    """Whether a side has thrown in this exchange, or has said that it does not contest."""
    return scene.look("contest", "sides", side, "thrown") is not None


def hand(scene: Scene, side: str) -> Hand | None:
    """What a side threw."""
    kept = scene.look("contest", "sides", side, "thrown")
    return None if kept is None or kept.get("passive") else revive(Hand, kept)


def judge(turn: Turn, scene: Scene, more: tuple[Modifier, ...]) -> None:
    """The acting side wins with a difference of 0 or more; else the side whose Contestation surpasses the base; else
    nobody: the base held."""
    first, *others = scene.sides()
    mine = hand(scene, first)
    assert mine is not None
    theirs = {side: found for side in others if (found := hand(scene, side)) is not None}
    base = () if scene.look("contest", "base") is None else (degree(scene.base, scene.base_word),)
    against = opposition.Opposition(passive=base, hands=tuple(theirs.values()), extra=more)
    sheet = turn.sheet(mine.id, Sheet)
    chain = scene.contest_chain
    linked = link.Link(state="first", kind=chain) if chain else link.before(turn, sheet)
    told = link.after(turn, sheet, roll.judged(turn, mine, against, chain), linked)
    best = against.against
    rival = next((side for side, one in theirs.items() if one is best), None) if against.contested else None
    winner = first if told.outcome == "success" else rival
    over(scene, winner)
    about = {"side": first, "exchange": scene.exchange, "winner": winner}
    turn.note(Played(purpose="exchange", roll=told, about=about))
    if told.chain == "open":
        turn.hint(f"grimoire.hint.second.{told.chain_kind}", "exchange")
    else:
        turn.hint("grimoire.hint.end", "end")


def over(scene: Scene, winner: str | None) -> None:
    """The exchange is over: what was thrown goes, who won stays."""
    scene.exchange += 1
    scene.drop("contest", "chain")
    for side in scene.rivals:
        scene.drop("contest", "sides", side, "thrown")
    if winner is None:
        scene.drop("contest", "winner")
    else:
        scene.won = winner


def race(turn: Turn, scene: Scene, ready: dict[str, Hand]) -> None:
    """A simple race: the highest D12 is first, of equal ones nobody is alone (wiki, Conflits)."""
    casts = turn.throw(*(one.throw() for one in ready.values()))
    fell = {side: one.fell(cast) for (side, one), cast in zip(ready.items(), casts, strict=True)}
    scores = {side: one.total for side, one in fell.items()}
    best = [side for side, score in scores.items() if score == max(scores.values())]
    winner = best[0] if len(best) == 1 else None
    over(scene, winner)
    for side in fell:
        scene.put("contest", "sides", side, "trait", to="Initiative")
    turn.note(
        Raced(
            exchange=scene.exchange,
            scores=scores,
            hands=tuple(told_hand(one) for one in fell.values()),
            winner=winner,
            outcome="tie" if winner is None else None,
        )
    )
    turn.hint("grimoire.hint.end", "end")
