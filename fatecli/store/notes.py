"""Secret notes: their text and salt lie in the user's state directory, readable by that user alone (mode 0600).

notes/PRINT.json   one note, named by its print: that is all any other file knows of it

Outside any scene what is known of a note, its print, lies with its character, as an open roll does.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from ..errors import Unreadable
from . import disk, plainjson
from .paths import Paths
from .place import state

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

FOLDER = "notes"
LONGEST = 64 * 1024
SALT_BYTES = 16
STDIN = "-"


def typed() -> str:
    """A note from standard input, read before any lock is taken."""
    import sys

    return _text(sys.stdin.buffer.read(LONGEST + 1), STDIN)


class Notes(Paths):
    """The secret notes of one command. A new one is staged, and written just before the command's own record: should
    the command then fail, a note is left that nothing names; a note that cannot be written is a command that is not
    played (`Disk`)."""

    environ: Mapping[str, str]
    typed: str = ""
    notes: dict[str, dict[str, Any]] = {}

    def note_text(self, path: str) -> str:
        """The text of a note: of a file, or of standard input (`-`), which was read before."""
        if path == STDIN:
            return self.typed
        real, shown = os.path.join(self.here, path), self.shown(path)
        if not os.path.isfile(real):
            raise Unreadable("store.folder" if os.path.isdir(real) else "store.missing", path=shown)
        try:
            with open(real, "rb") as file:
                return _text(file.read(LONGEST + 1), shown)
        except OSError as wrong:
            raise Unreadable("store.cannot_read", path=shown, reason=str(wrong.strerror)) from None

    def salt(self) -> str:
        """A fresh salt, which no file and no seed tells beforehand."""
        return os.urandom(SALT_BYTES).hex()

    def keep_note(self, print_: str, text: str, salt: str) -> None:
        """Stage a note under its print."""
        self.notes = {**self.notes, print_: {"salt": salt, "text": text}}

    def note(self, print_: str) -> tuple[str, str]:
        """The text and salt of a note; Unreadable if it does not lie with this user."""
        path = self._note(print_)
        try:
            with open(path, "rb") as file:
                found = plainjson.read(file.read())
            return str(found["text"]), str(found["salt"])
        except (OSError, ValueError, KeyError, TypeError):
            raise Unreadable("store.note_gone", folder=os.path.dirname(path)) from None

    def write_notes(self) -> None:
        """Write the staged notes: a file of its own each, which nobody else may read."""
        for print_, one in self.notes.items():
            path = self._note(print_)
            try:
                os.makedirs(os.path.dirname(path), 0o700, exist_ok=True)
                disk.write(path, plainjson.write(one) + b"\n", mode=0o600, durable=True)
            except OSError as wrong:
                from .commit import disk_error

                raise disk_error(wrong, os.path.dirname(path)) from None

    def _note(self, print_: str) -> str:
        name = "".join(c for c in print_ if c in "0123456789abcdef")
        return os.path.join(state(self.environ), FOLDER, f"{name}.json")


def _text(raw: bytes, shown: str) -> str:
    """The note's text; Unreadable if it is empty, too long or not UTF-8."""
    if len(raw) > LONGEST:
        raise Unreadable("store.note_long", path=shown, kilobytes=LONGEST // 1024)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("store.note_text", path=shown) from None
    if not text.strip():
        raise Unreadable("store.note_empty", path=shown)
    return text
