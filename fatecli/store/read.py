"""The bytes and the data of one file, or the one reason why it cannot be read."""

from __future__ import annotations

import os
from errno import EISDIR, ELOOP
from stat import S_ISDIR, S_ISREG

from ..core.value import TYPE_CHECKING
from ..errors import Unreadable

if TYPE_CHECKING:
    from typing import Any

BIGGEST = 4 * 1024 * 1024
MARK = b"\xef\xbb\xbf"


def content(path: str, shown: str) -> tuple[bytes, os.stat_result]:
    """The bytes of a file, without ever waiting for one: a pipe or device is refused, not opened."""
    try:
        _plain(os.stat(path), shown)
        fd = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(fd, "rb") as file:
            about = os.fstat(fd)
            _plain(about, shown)
            return file.read(BIGGEST + 1), about
    except ValueError:  # a name with a NUL in it
        raise missing(path, shown) from None
    except OSError as wrong:
        raise _why(wrong, path, shown) from None


def _plain(about: os.stat_result, shown: str) -> None:
    if S_ISDIR(about.st_mode):
        raise Unreadable("store.folder", path=shown)
    if not S_ISREG(about.st_mode):
        raise Unreadable("store.not_file", path=shown)
    if about.st_size > BIGGEST:
        raise Unreadable("store.too_big", path=shown, megabytes=BIGGEST // 1024 // 1024)


def _why(wrong: OSError, path: str, shown: str) -> Unreadable:
    if isinstance(wrong, (FileNotFoundError, NotADirectoryError)):
        return missing(path, shown)
    if isinstance(wrong, PermissionError):
        return Unreadable("store.no_permission", path=shown)
    if wrong.errno == ELOOP:
        return Unreadable("store.loop", path=shown)
    if wrong.errno == EISDIR:
        return Unreadable("store.folder", path=shown)
    return Unreadable("store.cannot_read", path=shown, reason=wrong.strerror or str(wrong))


def missing(path: str, shown: str) -> Unreadable:
    """The error for a file that is not there, with the names most like it."""
    from ..core.names import near

    folder, name = os.path.split(path)
    try:
        there = [one for one in os.listdir(folder or ".") if one.endswith(".toml")]
    except (OSError, ValueError):
        there = []
    close = [os.path.join(os.path.dirname(shown), one) for one in near(name, there)]
    return Unreadable("store.missing_near" if close else "store.missing", path=shown, near=close)


def parse(raw: bytes, shown: str) -> dict[str, Any]:
    """The data of a document. What is not TOML is an error with file and line."""
    from .quick import quick

    text = decode(raw, shown)
    plain = quick(text)
    if plain is not None:
        return plain
    from tomllib import loads

    try:
        return loads(text)
    except (ValueError, RecursionError) as wrong:
        from .fault import fault

        raise fault(str(wrong), text, shown, deep=isinstance(wrong, RecursionError)) from None


def decode(raw: bytes, shown: str) -> str:
    """The text of a file, without the mark some editors put first."""
    if len(raw) > BIGGEST:
        raise Unreadable("store.too_big", path=shown, megabytes=BIGGEST // 1024 // 1024)
    body = raw.removeprefix(MARK)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = body.count(b"\n", 0, wrong.start) + 1
        raise Unreadable("store.not_utf8", path=shown, line=line) from None
    if "\0" in text:
        raise Unreadable("store.nul", path=shown, line=text.count("\n", 0, text.index("\0")) + 1)
    return text


def real(path: str, shown: str) -> str:
    """The file behind a path and its links."""
    try:
        return os.path.realpath(path)
    except ValueError:
        raise missing(path, shown) from None
    except OSError as wrong:
        raise _why(wrong, path, shown) from None
