"""A point of Willpower on a roll (seed L60; V20, Willpower)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from .conflict import health
from .events import WillpowerSpent
from .pool import Modifier, wounded

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .pool import Pool
    from .scene import Scene
    from .sheet import Sheet


def add(sheet: Sheet, pool: Pool) -> Pool:
    """The pool with one automatic success declared on it, which no 1 cancels and no botch takes (V20)."""
    check(sheet)
    point = Modifier(
        kind="willpower", label="willpower", value=1, on="successes", label_key="storyteller.label.willpower"
    )
    return replace(pool, modifiers=(*pool.modifiers, point))


def check(sheet: Sheet) -> None:
    """Refuse a point nobody has, and a second one in the same turn of a scene (seed L60: once a turn)."""
    if sheet.willpower_left < 1:
        raise Refused("storyteller.no_willpower", who=sheet.name, left=0, rating=sheet.willpower)
    scene = playing(sheet)
    if scene is not None and scene.fighter(sheet.seat).willpower_spent:
        raise Refused("storyteller.willpower_twice", who=sheet.name)


def payers(turn: Turn, throwing: list[Sheet], actor: Sheet | None, others: tuple[str, ...]) -> list[Sheet]:
    """Who spends a point: the one who acts, and those named beside. Refused: who throws nothing here."""
    from .sheet import Sheet as Class

    found = [] if actor is None else [actor]
    for word in (name for names in others for name in names.split(",") if name.strip()):
        one = turn.sheet(word.strip(), Class)
        if one not in throwing:
            raise Refused("storyteller.willpower_elsewhere", who=one.name)
        if one not in found:
            found.append(one)
    for one in found:
        check(one)
    return found


def playing(sheet: Sheet) -> Scene | None:
    """The scene that counts turns for a sheet, if it plays in one."""
    from .scene import Scene

    scene = sheet.playing_in
    return scene if isinstance(scene, Scene) and scene.playing else None


def spend(turn: Turn, sheet: Sheet) -> None:
    """Pay the point: it is spent before the dice fall."""
    sheet.willpower_left -= 1
    scene = playing(sheet)
    if scene is not None:
        scene.fighter(sheet.seat).willpower_spent = True
    turn.note(
        WillpowerSpent(id=sheet.id, who=sheet.name, left=sheet.willpower_left, rating=sheet.willpower)
    )  # fmt: skip


def steel(turn: Turn, sheet: Sheet, *, besides: bool) -> None:
    """Spend a point so that wounds take no dice from one's actions in this turn (V20, Willpower). Refused: who cannot
    act at all, who has no such wound, and a second point in the turn, such as one `besides` for a success."""
    if besides:
        raise Refused("storyteller.willpower_twice", who=sheet.name)
    if health.forgotten(sheet) or not wounded(sheet):
        raise Refused("storyteller.unwounded", who=sheet.name)
    check(sheet)
    spend(turn, sheet)
    scene = playing(sheet)
    if scene is not None:
        scene.fighter(sheet.seat).unhurt = True
