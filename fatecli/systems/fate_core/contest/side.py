"""A side as the scene file keeps it, and what the sides of a contest are."""

from __future__ import annotations

from ....core import names as core_names
from ....core.document import Document
from ....core.keys import Int, Text, Texts
from ....core.value import TYPE_CHECKING
from ....errors import Which

if TYPE_CHECKING:
    from ..scene import Scene


class Side(Document):
    """A side: what it wants, who is on it, with what it throws, its victories; against the environment also its
    difficulty."""

    aim = Text("aim", "")
    who = Texts("who")
    trait = Text("trait", "")
    difficulty = Int("difficulty", 0, low=-20, high=99)
    victories = Int("victories", 0, low=0, high=99)


def order(scene: Scene) -> list[str]:
    """The sides of the contest, in the order in which they were named: so their dice are told."""
    camps = scene.camps
    listed = [side for side in scene.lineup if side in camps]
    return [*listed, *(side for side, camp in camps.items() if camp.who and side not in listed)]


def teams(scene: Scene) -> dict[str, list[str]]:
    """Who is still on each side, in the order in which they were named."""
    people, camps = scene.in_play(), scene.camps
    return {side: [id for id in camps[side].who if id in people] for side in order(scene)}


def enlist(scene: Scene, ids: list[str]) -> None:
    """Let people who came later stand on the side they came for; who came for none of them only watches."""
    for id in ids:
        side = scene.person(id).side
        for other in order(scene):
            who = scene.camps[other].who
            there = [one for one in who if one != id] + ([id] if other == side else [])
            if there != who:
                scene.put("sides", other, "who", to=there)


def score(scene: Scene) -> dict[str, int]:
    """The victories of each side."""
    camps = scene.camps
    return {side: camps[side].victories for side in order(scene)}


def winner(scene: Scene) -> str | None:
    """The side that has reached the goal; its victories may be more (seed 000, contests)."""
    best = max(score(scene).items(), key=lambda one: one[1], default=("", 0))
    return best[0] if best[1] >= scene.goal else None


def find(scene: Scene, word: str) -> str:
    """The side that `word` names, whole or by a unique beginning; or that of somebody who takes part."""
    from ....core.scene import match

    known = order(scene)
    found = core_names.beginning(word, known)
    if not found:
        who = match(scene, word)
        found = [side for side, ids in teams(scene).items() if who in ids]
    if len(found) != 1:
        raise Which(f"fate_core_contest.side_{'several' if found else 'none'}", word=word, found=found or known)
    return found[0]


def side_of(scene: Scene, id: str) -> str:
    """The side of a participant in the contest; empty for one who only watches."""
    return next((side for side, ids in teams(scene).items() if id in ids), "")
