"""What happens to secret notes, as receipts. Before it is revealed no receipt that is kept holds a note's text."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import value


@value
class NoteSealed(Event):
    """A note handed in: all that anybody sees is its print, the SHA-256 of salt and text."""

    topic = "grimoire"
    id: str
    who: str
    note: str
    sha256: str
    turn: int
    stored: str = "sha256"


@value
class NoteRead(Event):
    """A note that the game master reads; this receipt is shown and kept nowhere."""

    topic = "grimoire"
    id: str
    who: str
    note: str
    text: str
    sha256: str


@value
class NoteRevealed(Event):
    """A note revealed: its text and salt, with which anybody can reckon the print again."""

    topic = "grimoire"
    id: str
    who: str
    note: str
    text: str
    salt: str
    sha256: str
    verified: bool
