"""new: a commented sheet to fill in, with the book's words of the campaign's language."""

from __future__ import annotations

from ...core.events import FileMade
from ...core.quote import quoted
from ...core.value import TYPE_CHECKING
from .template import ENGLISH, FRENCH

if TYPE_CHECKING:
    from ...core.turn import Turn


def new(turn: Turn, *, name: str) -> None:
    """Write a new sheet: the five Attributs at 0, everything else as an example in comments."""
    path = turn.files.sheet_path(name)
    form = FRENCH if turn.lang == "fr" else ENGLISH
    turn.files.create(path, form.format(name=quoted(name)))
    turn.note(FileMade(path=turn.files.shown(path), name=name))
    turn.hint("event.hint.edit", "show", turn.files.id(path))
    turn.hint("event.hint.check", "check", "--creation")
