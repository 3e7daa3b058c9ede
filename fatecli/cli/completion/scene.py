"""The running scene as Tab sees it: who takes part, where one can stand, what an aspect costs to invoke now."""

from __future__ import annotations

import os

from ...core import names
from ...core.value import TYPE_CHECKING, value
from ...errors import Problem
from ...store import find
from ...text import say
from . import known

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .known import Pair

UNCLEAR = "*"
"""What goes on where several scenes run."""


@value
class Scene:
    """A scene file: its path and its data."""

    path: str
    data: dict[str, Any]

    def people(self) -> dict[str, dict[str, Any]]:
        """Who is still in the scene, by id."""
        return {id: one for id, one in _tables(self.data.get("participants")) if not one.get("out")}

    def person(self, word: str) -> str:
        """The id of the participant that `word` names, whole or by a unique beginning; "" if nobody."""
        called = {name: id for id, one in self.people().items() for name in (str(one.get("name") or id), id)}
        found = {called[name] for name in names.beginning(word, called)}
        return found.pop() if len(found) == 1 else ""

    def sheet(self, id: str) -> dict[str, Any]:
        """The data of a participant's sheet."""
        one = self.people().get(id, {})
        block = dict(_tables(self.data.get("blocks"))).get(str(one.get("block")), {})
        path = block.get("sheet") if one.get("block") else one.get("sheet")
        return known.data(os.path.join(os.path.dirname(self.path), path)) if isinstance(path, str) else {}


def _tables(table: object) -> list[tuple[str, dict[str, Any]]]:
    inside = table.items() if isinstance(table, dict) else ()
    return [(name, one) for name, one in inside if isinstance(one, dict)]


def running(word: str = "") -> Scene | None:
    """The scene that `word` names, or the only running one."""
    try:
        found = path(word)
    except Problem:
        return None
    return None if found is None else Scene(path=found, data=known.data(found))


def path(word: str = "") -> str | None:
    """The file of the scene that `word` or FATECLI_SCENE names, else of the only running one; None if none runs."""
    here = os.getcwd()
    return find.scene(word or os.environ.get("FATECLI_SCENE", ""), here, find.campaign(here))


def people(scene: Scene) -> Iterator[Pair]:
    """Who takes part, with their side."""
    for id, one in scene.people().items():
        yield id, str(one.get("side") or "")


def tasks(scene: Scene) -> Iterator[Pair]:
    """The tasks that are still to be done, with what they ask for."""
    challenge = scene.data.get("challenge")
    inside = challenge.get("tasks") if isinstance(challenge, dict) else None
    for id, one in (*_tables(scene.data.get("tasks")), *_tables(inside)):
        if not one.get("outcome") and one.get("state", "open") == "open":
            asked = (one.get(name) for name in ("trait", "traits", "difficulty"))
            yield id, " ".join(str(part) for part in asked if part is not None)


def blocks(scene: Scene) -> Iterator[Pair]:
    """The blocks of a conflict, each by what it blocks, or by who made it, with its strength."""
    conflict = scene.data.get("conflict")
    for key, one in _tables(conflict.get("blocks") if isinstance(conflict, dict) else None):
        if not one.get("for"):
            yield str(one.get("text") or one.get("by") or key), str(one.get("strength", 0))


def zones(scene: Scene) -> Iterator[Pair]:
    """The zones of the scene, by name."""
    for id, one in _tables(scene.data.get("zones")):
        yield str(one.get("name") or id), ""


def aspects(scene: Scene, who: str, lang: str) -> Iterator[Pair]:
    """What `who` can invoke in the scene, with its price: free ones of the own side or person, else a point, and
    whose it is."""
    side = str(scene.people().get(who, {}).get("side") or "")
    paid = set(_paid(scene.data.get("roll")))
    for _, one in _tables(scene.data.get("aspects")):
        text, free = one.get("text"), one.get("free")
        count = free.get(side, 0) or free.get(who, 0) if isinstance(free, dict) else 0
        if isinstance(text, str) and text.strip() and not one.get("hidden"):
            yield text, say(lang, "help.price.free", count=count) if count else price(lang, text in paid, "")
    for id, one in scene.people().items():
        for text, _ in known.aspects(scene.sheet(id)):
            owner = "" if id == who else str(one.get("name") or id)
            yield text, price(lang, text in paid, owner)


def written(scene: Scene) -> Iterator[Pair]:
    """The aspects of the scene itself that are in the open."""
    for _, one in _tables(scene.data.get("aspects")):
        text = one.get("text")
        if isinstance(text, str) and text.strip() and not one.get("hidden"):
            yield text, ""


def price(lang: str, used: bool, owner: str) -> str:
    """What an aspect without a free invocation costs."""
    if used:
        return say(lang, "help.price.used")
    return say(lang, "help.price.owned", owner=owner) if owner else say(lang, "help.price.point")


def _paid(roll: object) -> Iterator[str]:
    """The aspects that were paid for on the open roll."""
    hands = roll.get("hands") if isinstance(roll, dict) else None
    for hand in hands if isinstance(hands, list) else ():
        modifiers = hand.get("modifiers") if isinstance(hand, dict) else None
        for one in modifiers if isinstance(modifiers, list) else ():
            if isinstance(one, dict) and one.get("cost") == "paid":
                yield str(one.get("label"))
