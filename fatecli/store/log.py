"""The lines of `log.jsonl`: one a command, oldest first, with its dice and the values it changed.

The file may be committed and merged by union, so a line names the line it followed: `parent`, and `merged` for the
ends of other clones that a merge has brought. Lines that are not ours are passed over, never taken away.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from . import plainjson

if TYPE_CHECKING:
    from typing import Any

    from .place import Place

    Entry = dict[str, Any]

CHUNK = 65536


def entries(place: Place) -> list[Entry]:
    """All lines of the log, oldest first."""
    found = []
    for line in _lines(place):
        try:
            entry = plainjson.read(line)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            found.append(entry)
    return found


def _lines(place: Place) -> list[bytes]:
    from .disk import NO_FOLLOW

    try:
        with open(os.open(place.log, os.O_RDONLY | NO_FOLLOW), "rb") as file:
            return file.read().splitlines()
    except OSError:
        return []


def heads(found: list[Entry]) -> list[str]:
    """The ids that no line follows, in the order of the log. More than one: clones were merged."""
    followed = {one for entry in found for one in followed_by(entry)}
    return [entry["id"] for entry in found if entry["id"] not in followed]


def followed_by(entry: Entry) -> list[str]:
    """The ids of the lines an entry follows."""
    merged = entry.get("merged")
    parents = [entry.get("parent"), *(merged if isinstance(merged, list) else [])]
    return [one for one in parents if isinstance(one, str)]


def size(place: Place) -> int:
    """The bytes of the log."""
    try:
        return os.stat(place.log).st_size
    except OSError:
        return 0


def append(place: Place, entry: Entry, *, durable: bool) -> None:
    """Add a line, unless it is there: the finish of a commit may be played twice. A torn last line is mended."""
    from . import disk

    line = plainjson.write(entry) + b"\n"
    new = not os.path.exists(place.log)
    fd = os.open(place.log, os.O_RDWR | os.O_CREAT | os.O_APPEND | disk.NO_FOLLOW, 0o666)
    try:
        last, torn = _last(fd)
        if last == line:
            return
        if torn and line.startswith(torn):
            os.ftruncate(fd, os.fstat(fd).st_size - len(torn))
        elif torn:
            line = b"\n" + line
        disk.append(fd, place.log, line, durable=durable)
        if new:
            place.share(place.log)
        if new and durable:
            disk.sync_folder(place.folder)
    finally:
        os.close(fd)


def _last(fd: int) -> tuple[bytes, bytes]:
    """The last whole line of the log, and what stands behind it without an end."""
    end = os.fstat(fd).st_size
    got = b""
    while end > 0 and got.count(b"\n") < 2:
        start = max(0, end - CHUNK)
        os.lseek(fd, start, os.SEEK_SET)
        got = os.read(fd, end - start) + got
        end = start
    whole, _, torn = got.rpartition(b"\n")
    return whole.rpartition(b"\n")[2] + b"\n", torn


def ancestry(place: Place, end: int) -> Entry:
    """What a new line follows. The log is only read when it is not as our newest record left it."""
    from .record import names

    newest = names(place)[-1:]
    if newest:
        _, ident, left = newest[0].removesuffix(".json").split("-")
        if left == str(end):
            return {"parent": ident}
    ends = heads(entries(place)) if end else []
    if not ends:
        return {"parent": None}
    return {"parent": ends[-1]} if len(ends) == 1 else {"parent": ends[-1], "merged": ends[:-1]}
