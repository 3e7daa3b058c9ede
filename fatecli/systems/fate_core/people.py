"""Who comes into a scene: participants, numbered copies and mobs, and the order in which they act."""

from __future__ import annotations

from ...core import names as core_names
from ...core import seating
from ...core.scene import Entry, entries, named, slug
from ...core.value import TYPE_CHECKING
from ...core.zones import zone_of
from . import house, names
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn
    from .scene import Scene


def seat(turn: Turn, scene: Scene, text: str, side: str = "") -> list[str]:
    """Let the people named (`maren,3xthug,thugs=6xthug`) take part, and return their ids. Without a side players'
    characters are heroes and everybody else foes."""
    return [id for entry in entries(text) for id in _seated(turn, scene, entry, side)]


def _seated(turn: Turn, scene: Scene, entry: Entry, side: str) -> list[str]:
    sheet = seating.outside(turn, entry.who, Sheet)
    facts: dict[str, Any] = {"side": side or (names.HEROES if sheet.kind == "pc" else names.FOES)}
    if sheet.kind == "pc":
        facts["player"] = True
    if not entry.count:
        known = seating.there(turn, scene, sheet)
        return seating.one(turn, scene, sheet, facts) if known is None else seating.again(scene, known, side)
    if not entry.mob:
        return seating.copies(turn, scene, sheet, entry.count, facts)
    id, block = slug(entry.mob, scene.everybody()), seating.block(turn, scene, sheet)
    scene.put("participants", id, to={"block": block, "name": entry.mob, "count": entry.count, **facts})
    return [id]


def complete(turn: Turn, scene: Scene) -> None:
    """Fill in what a prepared file left out of its people: their names, their sides, and whom players play."""
    for id, one in scene.everybody().items():
        sheet = turn.sheet(id, Sheet)
        if not one.name:
            one.name = id if one.count > 1 else sheet.name
        if not one.side:
            one.side = names.HEROES if sheet.kind == "pc" else names.FOES
        if sheet.kind == "pc" and one.look("player") is None:
            one.player = True


def place(turn: Turn, scene: Scene, zones: tuple[str, ...]) -> None:
    """Make the zones of `--zone Quay=maren,iskra` and put the people there."""
    for text in zones:
        name, equals, people = text.partition("=")
        known = [id for id, one in scene.zones.items() if core_names.exact(name, (id, one.name))]
        zone = known[0] if known else slug(name, scene.zones)
        if not known:
            scene.put("zones", zone, to={"name": name.strip()})
        for who in people.split(",") if equals else ():
            if who.strip():
                scene.put("participants", turn.sheet(who.strip(), Sheet).seat, "zone", to=zone)


def borders(scene: Scene, texts: tuple[str, ...]) -> None:
    """Draw the borders of `--border Quay-Warehouse`, or `Warehouse-Gantry=Rotten Ladder` with what hinders there."""
    for text in texts:
        ends, _, aspect = text.partition("=")
        first, dash, second = ends.partition("-")
        if not dash:
            named("")
        a, b = zone_of(scene, first), zone_of(scene, second)
        facts = {"a": a, "b": b, "aspect": aspect.strip()}
        scene.put("borders", slug(f"{a}_{b}", scene.borders), to={name: one for name, one in facts.items() if one})


def initiative(turn: Turn, scene: Scene) -> dict[str, tuple[int, ...]]:
    """The three ratings of everybody that order the turns of this kind of conflict (seed 000, initiative); under the
    switch `mob_initiative` a mob adds its members to those it has (SRD, Mobs, an example without a rule)."""
    roles = names.INITIATIVE[scene.conflict_kind]
    found = {id: tuple(turn.sheet(id, Sheet).role(role) for role in roles) for id in scene.in_play()}
    if house.of(turn).mob_initiative:
        for id, rated in found.items():
            more = scene.person(id).count - 1
            if more > 0:
                found[id] = tuple(rating + more if rating > 0 else rating for rating in rated)
                turn.switch("mob_initiative", True)
    return found


def ranked(turn: Turn, scene: Scene, ids: list[str]) -> list[str]:
    """Some of the people, in the order in which their ratings would let them act."""
    rated = initiative(turn, scene)
    return sorted(ids, key=lambda id: rated.get(id, ()), reverse=True)


def line_up(turn: Turn, scene: Scene) -> None:
    """Put everybody into the order of turns: highest first; all whom the game master plays act together, at the place
    of their best; players' characters first where all three ratings are equal, then as they were named."""
    rated = initiative(turn, scene)
    people = scene.everybody()
    masters = [id for id in rated if not people[id].player]
    best = max((rated[id] for id in masters), default=())
    places = [(rated[id], True, [id]) for id in rated if people[id].player]
    if masters:
        places.append((best, False, masters))
    places.sort(key=lambda place: (place[0], place[1]), reverse=True)
    for slot, (_, _, ids) in enumerate(places, 1):
        for id in ids:
            scene.put("participants", id, "slot", to=slot)
            scene.put("participants", id, "done", to=False)
