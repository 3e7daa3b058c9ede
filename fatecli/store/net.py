"""The safety net around an edit: nothing reaches the disk that the standard parser does not read as it was meant.

A byte order mark and uniform CRLF are taken off before and put back after. Comments may go only with what they
stand at: where nothing is deleted, every comment must still be there.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING, copy
from ..errors import Disk
from .edit import edits, play, same
from .read import MARK, decode

if TYPE_CHECKING:
    from typing import Any

    from .edit import Edit


def redraw(raw: bytes, data: dict[str, Any], shown: str) -> bytes:
    """The bytes of a document edited to say what `data` says, or an error and no bytes at all."""
    from tomllib import loads

    text = decode(raw, shown)
    mark = raw.startswith(MARK)
    crlf = "\r\n" in text and text.count("\r\n") == text.count("\n")
    if crlf:
        text = text.replace("\r\n", "\n")
    old = loads(text)
    wanted = copy(data)
    todo = list(edits(old, wanted))
    if not todo:
        return raw
    new = _drawn(text, old, todo, shown)
    _prove(text, new, old, wanted, todo, shown)
    if crlf:
        new = new.replace("\n", "\r\n")
    return (MARK if mark else b"") + new.encode("utf-8")


def _drawn(text: str, old: dict[str, Any], todo: list[Edit], shown: str) -> str:
    from .pen import draw, view

    _writable(todo, shown)
    try:
        if not same(view(text), old):
            raise Disk("store.readers_disagree", path=shown)
        return draw(text, todo)
    except (ValueError, TypeError, LookupError, AssertionError, RecursionError, AttributeError) as wrong:
        # the library is young: whatever it trips over, the file stays as it is
        raise Disk("store.edit_failed", path=shown, reason=str(wrong)) from wrong


def _prove(text: str, new: str, old: dict[str, Any], wanted: dict[str, Any], todo: list[Edit], shown: str) -> None:
    from tomllib import TOMLDecodeError, loads

    for edit in todo:
        play(old, edit)
    try:
        said = loads(new)
    except TOMLDecodeError as wrong:
        raise Disk("store.edit_failed", path=shown, reason=str(wrong)) from wrong
    if not same(old, wanted) or not same(said, wanted):
        raise Disk("store.edit_differs", path=shown)
    if any(kind == "delete" for kind, _, _ in todo):
        return
    from .comments import comments

    if comments(text) != comments(new):
        raise Disk("store.edit_comment", path=shown)


def _writable(todo: list[Edit], shown: str) -> None:
    """Text from a broken command line may hold what UTF-8 cannot write; say so before anything is drawn."""
    for _, path, new in todo:
        for word in (*path, *_texts(new)):
            if isinstance(word, str) and not word.isascii():
                try:
                    word.encode("utf-8")
                except UnicodeEncodeError:
                    raise Disk("store.not_text", path=shown, text=ascii(word)[1:-1]) from None


def _texts(new: Any) -> list[Any]:
    if isinstance(new, dict):
        return [word for key, one in new.items() for word in (key, *_texts(one))]
    if isinstance(new, list):
        return [word for one in new for word in _texts(one)]
    return [new]
