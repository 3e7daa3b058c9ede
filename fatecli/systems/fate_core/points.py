"""Fate points: who pays, and from where.

A player's character pays from the sheet. In a scene everybody else pays from the game master's pool; outside one from
the sheet if the file counts their points, and if it does not, they are the game master's, which no file counts
(SRD, The GM and Fate Points).
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import names
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .scene import Scene


def game_master(turn: Turn) -> Sheet:
    """The game master as one who pays: from the scene's pool, with no aspects and no sheet."""
    name = names.GAME_MASTER[1 if turn.lang == "fr" else 0]
    sheet = Sheet({"schema": 1, "system": "fate-core", "name": name, "kind": "main"}, settings=turn.settings)
    sheet.id = sheet.called = sheet.seat = names.NOBODY
    sheet.playing_in = turn.scene
    return sheet


def payer(turn: Turn, who: str) -> Sheet:
    """Who pays: a character, or the game master in a running scene."""
    if who.strip().casefold() not in names.GAME_MASTER_WORDS:
        return turn.sheet(who, Sheet)
    if turn.scene is None:
        raise Refused("fate_core.gm_scene")
    return game_master(turn)


def pool(sheet: Sheet) -> Scene | None:
    """The scene whose pool pays for this one, or None: it pays for itself."""
    if sheet.playing_in is None or not sheet.seat or sheet.kind == "pc":
        return None
    from .scene import Scene

    return sheet.playing_in if isinstance(sheet.playing_in, Scene) else None


def counted(sheet: Sheet) -> bool:
    """Whether points are counted for this one anywhere."""
    return pool(sheet) is not None or sheet.kind == "pc" or sheet.look("fate_points") is not None


def left(sheet: Sheet) -> int | None:
    """The points left, or None where none are counted."""
    scene = pool(sheet)
    if scene is not None:
        return scene.pool
    return sheet.fate_points if counted(sheet) else None


def afford(sheet: Sheet, price: int) -> None:
    """Refuse a price that cannot be paid: nothing is thrown and nothing is spent."""
    have = left(sheet)
    if have is not None and have < price:
        key = "fate_core.no_pool" if pool(sheet) else "fate_core.no_points"
        raise Refused(key, who=sheet.name, price=price, left=have)


def spend(sheet: Sheet, price: int) -> None:
    """Pay a price that can be afforded."""
    afford(sheet, price)
    _change(sheet, -price)


def earn(sheet: Sheet, points: int) -> None:
    """Points come in: on the sheet, or in the pool of the game master."""
    _change(sheet, points)


def _change(sheet: Sheet, by: int) -> None:
    scene = pool(sheet)
    if scene is not None and by:
        scene.pool += by
    elif by and counted(sheet):
        sheet.fate_points += by
