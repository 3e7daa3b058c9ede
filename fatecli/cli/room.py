"""Which room of which game a command belongs to: the running scene is found, and the step keyed by its part."""

from __future__ import annotations

from os import environ

from .. import systems
from ..core.scene import PARTS, match
from ..core.value import TYPE_CHECKING
from ..errors import Refused, Usage
from ..store import find
from . import table, tools

if TYPE_CHECKING:
    from typing import Any

    from ..core.turn import Turn
    from ..store.desk import Desk
    from .scan import Command

ALL = ("all", "tous")


def enter(desk: Desk, turn: Turn, command: Command) -> None:
    """Let the turn play in the running scene, or in the one that `--scene` or FATECLI_SCENE names."""
    word = str(command.given.get("scene") or environ.get("FATECLI_SCENE", ""))
    path = desk.running("" if command.step == "start" else word)
    if path is None:
        return
    kind = systems.scene(tools.system_of(desk, path))
    if kind is not None:
        turn.enter(path, kind)


def name(turn: Turn, command: Command) -> str:
    """The key of the step in its game: `roll`, `conflict.attack`. A step that several parts have belongs to the part
    that plays, or to the verb that was typed."""
    verbs = table.STEPS[command.step].verbs
    if not verbs:
        return command.step
    playing = "" if turn.scene is None else turn.scene.playing
    verb = command.verb
    if not verb and command.step == "start":
        raise Usage("usage.start_what", words=list(verbs))
    if verb in PARTS and command.step != "start" and playing and verb != playing:
        does = (playing, command.step) if playing in verbs else ("end", "--into", verb)
        raise Refused("scenes.other_part", part=playing, wanted=verb, next=(does,))
    if not verb:
        verb = playing if playing in verbs else "scene" if "scene" in verbs else verbs[0]
    return f"{verb}.{command.step}"


def system(desk: Desk, turn: Turn, command: Command, given: dict[str, Any]) -> str:
    """The game of a command: its scene's, that of the sheet it names, or the campaign's."""
    people = given.get("people_", ()) if "recover" in table.STEPS[command.step].verbs else ()
    ways = [word for word in given.get("ways_", ())[:1] if not word.isdecimal()]
    who = str(given.get("who", next(iter((*people, *ways)), ""))).partition(",")[0]
    if who in ALL or (not who and "recover" in table.STEPS[command.step].verbs):
        return tools.system_of_party(desk)
    if turn.scene is not None and (not who or who in find.MASTERS or match(turn.scene, who) is not None):
        return turn.scene.system
    if command.step == "start":
        return _of_start(desk, turn, given)
    if turn.scene is not None and table.STEPS[command.step].verbs:
        return turn.scene.system
    if who and who not in find.MASTERS:
        return tools.system_of(desk, desk.locate(who))
    return tools.system_lying_open(desk)


def _of_start(desk: Desk, turn: Turn, given: dict[str, Any]) -> str:
    path = desk.scene_path(str(given.get("name", "")))
    if desk.exists(path):
        return tools.system_of(desk, path)
    if turn.scene is not None:
        return turn.scene.system
    people = [*given.get("people_", ()), *(text.partition("=")[2] for text in given.get("side", ()))]
    for text in people:
        who = text.partition(",")[0].rpartition("=")[2]
        if not who:
            continue
        number, x, block = who.partition("x")
        return tools.system_of(desk, desk.locate(block if x and number.isdecimal() else who))
    return tools.system_lying_open(desk)
