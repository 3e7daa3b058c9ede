"""Zones: which one a word names, and the way from one to another."""

from __future__ import annotations

from ..errors import Which
from . import names
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from .scene import Scene


def zone_of(scene: Scene, word: str) -> str:
    """The id of the zone that `word` names."""
    called = {id: (id, one.name) for id, one in scene.zones.items()}
    found = [id for id, spellings in called.items() if names.exact(word, spellings)]
    found = found or [id for id, spellings in called.items() if names.beginning(word, spellings)]
    if len(found) == 1:
        return found[0]
    known = [scene.zones[id].name or id for id in called]
    if not known:
        raise Which("which.no_zones", word=word)
    raise Which("which.zone_several" if found else "which.zone_none", word=word, found=found, near=known)


def steps_between(scene: Scene, start: str, goal: str) -> list[str] | None:
    """The shortest way from one zone to another, as the zones entered; None if no border leads there."""
    ways = {start: [start]}
    fresh = [start]
    while fresh and goal not in ways:
        zone = fresh.pop(0)
        for border in scene.borders.values():
            for here, there in ((border.a, border.b), (border.b, border.a)):
                if here == zone and there not in ways:
                    ways[there] = [*ways[zone], there]
                    fresh.append(there)
    return ways[goal][1:] if goal in ways else None
