"""show without WHO, when no scene runs: the party, one line a character."""

from __future__ import annotations

from .. import systems
from ..core.events import PartyShown
from ..core.turn import Turn
from ..core.value import TYPE_CHECKING
from ..errors import Problem, Unreadable
from ..store import find

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..core.events import Section, Shown
    from ..store.desk import Desk


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


def _items(section: Section) -> Iterator[dict[str, Any]]:
    """What play changes in a section: boxes, slots that are taken, and what the game says of its own; a number that
    has a section to itself is told under its title."""
    for item in section.items:
        if section.kind == "boxes" or (section.kind == "slots" and item.get("text")):
            yield {**item, "kind": section.kind}
        elif "changes" in item:
            told = {name: one for name, one in item.items() if name != "changes"}
            if item["changes"] == "points" and section.title:
                told["label_key"] = section.title
            yield {**told, "kind": item["changes"]}
