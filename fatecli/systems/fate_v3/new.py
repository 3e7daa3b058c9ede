"""new: a commented sheet to fill in."""

from __future__ import annotations

from ...core.events import FileMade
from ...core.quote import quoted
from ...core.value import TYPE_CHECKING
from . import template

if TYPE_CHECKING:
    from ...core.turn import Turn


def new(turn: Turn, *, name: str) -> None:
    """Write the sheet of a new player's character, every line explained, in the campaign's language."""
    path = turn.files.sheet_path(name)
    text = template.ENGLISH if turn.lang == "en" else template.FRENCH
    turn.files.create(path, text.replace('"NAME"', quoted(name), 1))
    turn.note(FileMade(path=turn.files.shown(path), name=name))
    turn.hint("event.hint.edit", "show", turn.files.id(path))
    turn.hint("event.hint.check", "check", "--creation")
