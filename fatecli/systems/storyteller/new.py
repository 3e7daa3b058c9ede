"""new: a commented sheet to fill in, with the book's words of the campaign's language."""

from __future__ import annotations

from ...core.events import FileMade
from ...core.value import TYPE_CHECKING
from .template import ENGLISH, TEMPLATES

if TYPE_CHECKING:
    from ...core.turn import Turn


def new(turn: Turn, *, name: str) -> None:
    """Write a new sheet: one dot in each Attribute, full pools, no marks."""
    path = turn.files.sheet_path(name)
    form = TEMPLATES.get(str(turn.settings.get("lang", "en")), ENGLISH)
    turn.files.create(path, form.format(name=quoted(name)))
    turn.note(FileMade(path=path, name=name))


def quoted(text: str) -> str:
    """A text as a TOML basic string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04X}" for c in escaped) + '"'
