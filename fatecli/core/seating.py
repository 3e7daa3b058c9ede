"""Letting people into a scene: the sheet behind a name, somebody who is there already, and numbered copies."""

from __future__ import annotations

from .scene import slug
from .value import TYPE_CHECKING, copy

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from .scene import Scene
    from .turn import Sheet, Turn

    S = TypeVar("S", bound=Sheet)


def outside(turn: Turn, who: str, of: type[S]) -> S:
    """The sheet that a name means outside the scene, whoever is called so in it."""
    scene, turn.scene = turn.scene, None
    try:
        return turn.sheet(who, of)
    finally:
        turn.scene = scene


def again(scene: Scene, id: str, side: str) -> list[str]:
    """Somebody who is in the scene already: on another side if one is named, and back in it who was out."""
    if side:
        scene.put("participants", id, "side", to=side)
    scene.drop("participants", id, "out")
    return [id]


def there(turn: Turn, scene: Scene, sheet: Sheet) -> str | None:
    """The id of who takes part with this sheet; numbered copies are others."""
    path = turn.files.relative(scene.path, sheet.path)
    return next((id for id, one in scene.everybody().items() if one.sheet == path), None)


def one(turn: Turn, scene: Scene, sheet: Sheet, facts: dict[str, Any]) -> list[str]:
    """Somebody who comes in with the own sheet."""
    id = slug(sheet.id, scene.everybody())
    path = turn.files.relative(scene.path, sheet.path)
    scene.put("participants", id, to={"sheet": path, "name": sheet.name, **facts})
    return [id]


def block(turn: Turn, scene: Scene, sheet: Sheet) -> str:
    """The id of the stat block that a sheet becomes for those who are made of it."""
    id = slug(sheet.id, [])
    scene.put("blocks", id, to={"sheet": turn.files.relative(scene.path, sheet.path)})
    return id


def copies(turn: Turn, scene: Scene, sheet: Sheet, count: int, facts: dict[str, Any]) -> list[str]:
    """So many copies of one sheet (`thug1`, `thug2`), by the numbers that are free. `facts` holds what each of
    them has for itself, in the scene."""
    of, ids, number = block(turn, scene, sheet), list[str](), 0
    while len(ids) < count:
        number += 1
        id = f"{of}{number}"
        if id not in scene.everybody():
            scene.put("participants", id, to={"block": of, "name": f"{sheet.name} {number}", **copy(facts)})
            ids.append(id)
    return ids
