"""new conflict, new contest, new challenge: a scene to fill in, every table explained."""

from __future__ import annotations

from ....core.events import FileMade
from ....core.quote import quoted
from ....core.value import TYPE_CHECKING
from .template import HEAD, PARTS, PEOPLE

if TYPE_CHECKING:
    from ....core.turn import Turn


def prepare(turn: Turn, part: str, name: str) -> None:
    """Write a prepared scene in the campaign's language; what is in comments counts once the signs are taken off."""
    place = 1 if turn.lang == "fr" else 0
    path = turn.files.scene_path(name)
    start = f"fatecli {part} start " + (f"'{name}'" if " " in name else name)
    text = HEAD[place].replace('"TITLE"', quoted(name)).replace("START", start) + PEOPLE[place] + PARTS[part][place]
    turn.files.create(path, text)
    turn.note(FileMade(path=turn.files.shown(path), name=name))
    turn.hint("fate_core_conflict.hint.start", part, "start", name)
    turn.hint("event.hint.check", "check")
