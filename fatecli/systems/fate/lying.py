"""What lies open: a roll, and an offer of a compel. Fetched and put back here only.

A participant's roll lies in the scene file, where all who play see it; everybody else's with the character.
"""

from __future__ import annotations

from ...core.kept import Kept, read, revive
from ...core.roll import Roll
from ...core.value import TYPE_CHECKING, plain
from ...errors import Refused

if TYPE_CHECKING:
    from typing import Any

    from ...core.scene import Scene
    from ...core.turn import Sheet, Turn


KEPT = {
    "purpose": "str", "target": "str", "targets": "tuple[str, ...]", "on": "str", "text": "str", "existing": "str",
    "key": "str", "task": "str", "patient": "str", "slot": "str", "track": "str", "effect": "str", "less": "int",
    "strain": "int", "spell": "dict[str, Any]", "after": "tuple[Roll, ...]",
}  # fmt: skip
"""What the games keep beside the hands, by its annotation."""

NOTES = {
    "names": "tuple[str, ...]", "rating": "int", "cap": "int", "value": "int",
    "strength": "int", "points": "int",
}  # fmt: skip
"""What a note says, by its annotation where it is no text."""


class OpenRoll(Kept):
    """The open roll in a scene file, and those behind it that were thrown together with it."""

    def __init__(self) -> None:
        super().__init__("roll", Roll)

    def fit(self, found: Any) -> None:
        super().fit(found)
        for name, wanted in KEPT.items():
            if name in found["kept"]:
                read(Roll, wanted, found["kept"][name], ("kept", name))
        notes = found["kept"].get("notes", [])
        for side, of in notes.items() if isinstance(notes, dict) else [("", notes)]:
            _fit_notes(of, ("kept", "notes", side) if side else ("kept", "notes"))


def _fit_notes(notes: Any, at: tuple[str, ...]) -> None:
    for number, note in enumerate(read(Roll, "tuple[dict[str, Any], ...]", notes, at)):
        for name, fact in note.items():
            read(Roll, NOTES.get(name, "str"), fact, (*at, str(number), name))


def _kept(turn: Turn, sheet: Sheet) -> dict[str, Any]:
    return turn.files.open_roll(sheet.path) or {}


def _keep(turn: Turn, sheet: Sheet, name: str, thing: object) -> None:
    kept = {**_kept(turn, sheet), name: plain(thing)}
    left = {key: one for key, one in kept.items() if one is not None}
    turn.files.keep_open_roll(sheet.path, left or None)


def roll(turn: Turn, sheet: Sheet) -> Roll | None:
    """The open roll of a character."""
    scene = sheet.playing_in
    if scene is not None:
        found = in_scene(scene)
        return found if found is not None and found.actor.id == sheet.id else None
    kept = _kept(turn, sheet).get("roll")
    return None if kept is None else revive(Roll, kept)


def keep_roll(turn: Turn, sheet: Sheet, on_table: Roll | None) -> None:
    """Leave a roll open for its character, in the place of the one before; None settles it."""
    if sheet.playing_in is not None:
        keep_in_scene(sheet.playing_in, on_table)
        return
    _keep(turn, sheet, "roll", on_table)


def in_scene(scene: Scene) -> Roll | None:
    """The open roll of a scene."""
    return None if scene.roll is None else revive(Roll, scene.roll)


def refuse_absent(scene: Scene, on_table: Roll) -> None:
    """Refuse to go on with a roll whose thrower somebody took out of the scene's file: nobody could pay or gain."""
    if on_table.actor.id not in scene.everybody():
        raise Refused("scenes.not_here", who=on_table.actor.who, next=(("join", on_table.actor.id),))


def keep_in_scene(scene: Scene, on_table: Roll | None) -> None:
    """Leave a roll open in a scene; None settles it."""
    scene.roll = None if on_table is None else written(plain(on_table))


def written(thing: Any) -> Any:
    """Plain data without what TOML cannot hold: an empty place is left out."""
    if isinstance(thing, dict):
        return {name: written(one) for name, one in thing.items() if one is not None}
    return [written(one) for one in thing] if isinstance(thing, list) else thing


def compel(turn: Turn, sheet: Sheet) -> dict[str, Any] | None:
    """The compel a character has to answer."""
    found: dict[str, Any] | None = _kept(turn, sheet).get(_place(sheet))
    return found


def keep_compel(turn: Turn, sheet: Sheet, offer: dict[str, Any] | None) -> None:
    """Leave an offer open for its character; None once it is answered."""
    _keep(turn, sheet, _place(sheet), offer)


def _place(sheet: Sheet) -> str:
    """Where an offer is kept: each numbered copy of a sheet has its own."""
    return "compel" if sheet.aside is None else f"compel.{sheet.seat}"


def newest(turn: Turn, hand: str = "") -> tuple[str, Roll] | None:
    """The open roll thrown last, with the path of its sheet; with `hand`, the last in which that id has a hand."""
    for path, kept in turn.files.open_rolls():
        found = kept.get("roll")
        if found is not None and (not hand or any(one["id"] == hand for one in found["hands"])):
            return path, revive(Roll, found)
    return None
