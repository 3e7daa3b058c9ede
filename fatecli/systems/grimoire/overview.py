"""show: the running scene at a glance, everything one needs to decide the next act."""

from __future__ import annotations

from ...core import opening, order
from ...core.value import TYPE_CHECKING
from .challenge import facts_of
from .scene import Scene, here, mention
from .scene_events import SceneShown
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.scene import Note
    from ...core.turn import Turn


def show(turn: Turn) -> None:
    """Show the running scene; what is still sealed stays so."""
    scene = here(turn)
    opening.not_ended(scene)
    playing = scene.playing
    turn.note(
        SceneShown(
            title=scene.heading,
            part=playing,
            people=tuple(_person(turn, scene, id) for id in _in_order(scene)),
            moment=_moment(turn, scene) if playing == "conflict" else None,
            tasks=tuple(facts_of(key, one) for key, one in scene.tasks.items()) if playing == "challenge" else (),
            contest=_contest(scene) if playing == "contest" else None,
            circumstances=tuple({"text": one.text, "on": one.on} for one in scene.aspects.values()),
            advantages=tuple(_advantage(turn, scene, key) for key in scene.advantages),
            secrets=tuple(_note(turn, scene, key, one) for key, one in scene.secrets.items()),
            chain=_chain(turn, scene),
            hit=_hit(turn, scene),
        )
    )
    _hints(turn, scene)


def _in_order(scene: Scene) -> list[str]:
    people = scene.in_play()
    return sorted(people, key=lambda id: people[id].slot) if scene.playing == "conflict" else list(people)


def _person(turn: Turn, scene: Scene, id: str) -> dict[str, Any]:
    sheet, one = turn.sheet(id, Sheet), scene.fighter(id)
    states = [state.text or key for key, state in sheet.states.items() if state.active]
    return {
        "id": id, "who": mention(turn, scene, id), "side": one.side, "trauma": sheet.trauma,
        "initiative": one.initiative if scene.playing == "conflict" else None, "acted": one.done, "states": states,
    }  # fmt: skip


def _moment(turn: Turn, scene: Scene) -> dict[str, Any]:
    place = order.now(scene)
    now = [] if place is None else order.waiting(scene, place)
    return {
        "turn": scene.turn,
        "now": [mention(turn, scene, id) for id in now],
        "ties": [[mention(turn, scene, id) for id in one.who] for one in scene.ties.values()],
    }


def _contest(scene: Scene) -> dict[str, Any]:
    base = scene.base if scene.look("contest", "base") is not None else None
    return {
        "sides": {side: scene.team(side) for side in scene.sides()}, "base": base, "word": scene.base_word,
        "exchange": scene.exchange, "winner": scene.won or None,
    }  # fmt: skip


def _advantage(turn: Turn, scene: Scene, key: str) -> dict[str, Any]:
    one = scene.advantages[key]
    owner = mention(turn, scene, one.owner) if one.owner in scene.participants else one.owner
    return {"id": key, "text": one.text or key, "owner": owner, "on": one.on, "spent": one.spent}


def _note(turn: Turn, scene: Scene, key: str, one: Note) -> dict[str, Any]:
    who = mention(turn, scene, one.who) if one.who in scene.participants else one.who
    told = {"id": key, "who": who, "sha256": one.sha256, "revealed": one.revealed}
    return {**told, "text": one.text if one.revealed else ""}


def _chain(turn: Turn, scene: Scene) -> dict[str, Any] | None:
    lies = scene.chain()
    if lies is None:
        return None
    return {"id": lies.who, "who": mention(turn, scene, lies.who), "kind": lies.kind, "state": lies.state}


def _hit(turn: Turn, scene: Scene) -> dict[str, Any] | None:
    hit = scene.owes()
    if hit is None:
        return None
    names_ = {"who": mention(turn, scene, hit.target), "attacker": mention(turn, scene, hit.by)}
    return {"id": hit.target, "by": hit.by, "difference": hit.difference, **names_}


def _hints(turn: Turn, scene: Scene) -> None:
    if scene.owes() is not None:
        return
    if scene.playing == "conflict":
        turn.hint("grimoire.hint.next", "next")
    elif scene.playing:
        turn.hint("grimoire.hint.end", "end")
