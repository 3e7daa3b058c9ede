"""show without WHO, when no scene runs: the party, one line a character."""

from __future__ import annotations

from .. import systems
from ..core.events import PartyShown
from ..core.turn import Turn
from ..core.value import TYPE_CHECKING
from ..errors import Problem, Unreadable
from ..store import find

if TYPE_CHECKING:
    from typing import Any

    from ..core.events import Section, Shown
    from ..store.desk import Desk

NUMBERS = ("fate_points", "trauma")
"""Of what a sheet shows without a title, what can be spent or lost in play."""

POOLS = ("willpower", "blood")
"""Sections whose `left` can."""

STATES = ("states",)


def show(desk: Desk, turn: Turn, paths: list[str]) -> None:
    """Show points, stress and consequences of the players' characters; of everybody, where none is a player's."""
    people = [_person(desk, turn, path) for path in paths]
    if not people:
        system = str(desk.settings.get("system") or systems.GAMES[0])
        begin = () if desk.root else (("new", "campaign", "DIR"),)
        raise Unreadable("file.nobody", next=(("new", system, "NAME"), *begin))
    players = [one for one in people if one.get("kind", "pc") == "pc"]
    turn.note(PartyShown(people=tuple(players or people)))
    told = [one["id"] for one in players or people]
    turn.hint("event.hint.sheet", "show", told[0])
    if any("fault" in one for one in people):
        turn.hint("event.hint.faults", "check")


def _person(desk: Desk, turn: Turn, path: str) -> dict[str, Any]:
    """What a sheet's own `show` says, and of that what play changes."""
    head = find.head(path)
    told = {"id": desk.id(path), "who": head.get("name", desk.id(path)), "kind": head.get("kind", "pc")}
    try:
        system = desk.open(path).get("system")
        if system not in systems.GAMES:
            raise Unreadable("file.no_system", path=desk.shown(path), accepted=list(systems.GAMES))
        alone = Turn(files=desk, dice=turn.dice, settings=turn.settings, lang=turn.lang)
        function = systems.step(system, "show")
        assert function is not None
        function(alone, who=path)
    except Problem as problem:
        return {**told, "fault": problem.key, "facts": problem.facts, "items": []}
    shown: Shown = alone.events[-1]  # type: ignore[assignment]
    return {
        **told,
        "system": system,
        **shown.facts(),
        "items": [one for part in shown.sections for one in _items(part)],
    }


def _items(section: Section) -> list[dict[str, Any]]:
    """What play changes in a section: points, boxes, slots that are taken, states."""
    name = section.title.rpartition(".")[2]
    if section.kind == "boxes":
        return [{**item, "kind": "boxes"} for item in section.items]
    if section.kind == "slots":
        return [{**item, "kind": "slots"} for item in section.items if item.get("text")]
    if name in STATES:
        return [{**item, "kind": "words"} for item in section.items]
    if not section.title:
        found = [item for item in section.items if _key(item) in NUMBERS]
        return [{**item, "kind": "points"} for item in found]
    if name in POOLS:
        found = [item for item in section.items if _key(item) == "left"]
        return [{**item, "label_key": section.title, "kind": "points"} for item in found]
    return []


def _key(item: dict[str, Any]) -> str:
    return str(item.get("label_key", "")).rpartition(".")[2]
