"""Zones on a screen: in a row where they form one, with what hinders between them; else one a line."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from . import NARROWEST
from .fate_core_conflict import tell

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

LABEL, RULE, SHORTEST, WIDEST = 9, "\u2500", 4, 24


def drawn(facts: Facts, lang: str, width: int) -> list[str]:
    """The zones with who stands in each, players' characters on a line of their own."""
    order = chain(facts)
    lines = [] if order is None else _row(facts, order, lang)
    if not lines or max(map(len, lines)) > width - LABEL:
        lines = [line for zone in facts["zones"] for line in _broken(_alone(facts, zone, lang), width - LABEL)]
    label = tell(lang, "label.zones")
    return [f"{label if place == 0 else '':<{LABEL}}{line}" for place, line in enumerate(lines)]


def _broken(text: str, width: int) -> list[str]:
    """A zone's line, its further lines a little to the right."""
    from textwrap import wrap

    return wrap(text, max(NARROWEST, width), subsequent_indent="  ", break_long_words=False)


def chain(facts: Facts) -> list[str] | None:
    """The zones in a row, each bordering on the next and on no other; None if they form none."""
    ways: dict[str, list[str]] = {zone["id"]: [] for zone in facts["zones"]}
    for one in facts["borders"]:
        if one["a"] not in ways or one["b"] not in ways:
            return None
        ways[one["a"]].append(one["b"])
        ways[one["b"]].append(one["a"])
    ends = [id for id, others in ways.items() if len(others) < 2]
    if any(len(others) > 2 for others in ways.values()) or not ends:
        return None
    row = [ends[0]]
    while True:
        following = [id for id in ways[row[-1]] if id not in row]
        if not following:
            return row if len(row) == len(ways) else None
        row.append(following[0])


def border(facts: Facts, a: str, b: str) -> Facts:
    """What hinders between two zones: the aspect, empty if none does, and its free invocations by side."""
    nothing: Facts = {"aspect": "", "free": {}}
    return next((one for one in facts["borders"] if {one["a"], one["b"]} == {a, b}), nothing)


def _marked(facts: Facts, a: str, b: str, lang: str) -> str:
    from .fate_core_board import mark

    one = border(facts, a, b)
    return mark(one["aspect"], one["free"], "", lang)


def crowd(zone: Facts) -> list[str]:
    """Who stands in a zone: players' characters, then the others."""
    sides = [[one for one in zone["people"] if one["player"] == player] for player in (True, False)]
    told = [
        [one["name"] if one["count"] == 1 else f"{one['name']}\u00d7{one['count']}" for one in some] for some in sides
    ]
    lines = []
    for names in told:
        line = ""
        for name in names:
            if line and len(line) + 1 + len(name) > WIDEST:
                lines.append(line)
                line = name
            else:
                line = f"{line} {name}".strip()
        lines += [line] if line else []
    return lines


def _row(facts: Facts, order: list[str], lang: str) -> list[str]:
    zones = {zone["id"]: zone for zone in facts["zones"]}
    top, columns = "", []
    for place, id in enumerate(order):
        name, people = zones[id]["name"], crowd(zones[id])
        columns.append((len(top), people))
        top += name
        if place + 1 == len(order):
            break
        aspect = _marked(facts, id, order[place + 1], lang)
        room = max([0, *(len(line) + 2 for line in people)]) - len(name) - 2
        if aspect:
            dashes = max(2 * SHORTEST, room - len(aspect) - 2)
            left = dashes // 2
            top += f" {RULE * left} {aspect} {RULE * (dashes - left)} "
        else:
            top += f" {RULE * max(SHORTEST, room)} "
    lines = [top]
    for place in range(max(len(people) for _, people in columns)):
        line = ""
        for at, people in columns:
            line = f"{line:<{at}}{people[place]}" if place < len(people) else line
        lines.append(line)
    return lines


def _alone(facts: Facts, zone: Facts, lang: str) -> str:
    """`Quay: Maren Iskra, Ulm; to Warehouse, to Gantry past Rotten Ladder`."""
    names = {one["id"]: one["name"] for one in facts["zones"]}
    ways = [
        tell(lang, "to.past" if aspect else "to", zone=names[other], aspect=aspect)
        for other in names
        for here in [zone["id"]]
        if other != here and any({one["a"], one["b"]} == {here, other} for one in facts["borders"])
        for aspect in [_marked(facts, here, other, lang)]
    ]
    people = " ".join(crowd(zone)) or "\u2013"
    return tell(lang, "zone.alone" if ways else "zone.apart", zone=zone["name"], people=people, ways=", ".join(ways))
