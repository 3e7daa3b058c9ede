"""What people changed with an editor since the last command changed it: `log` says so, `check` never."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..errors import Problem
from . import plainjson, read
from .edit import same
from .log import entries

if TYPE_CHECKING:
    from typing import Any

    from .desk import Desk


class Values:
    """The values of the documents as they are now."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.files: dict[str, dict[str, Any] | None] = {}

    def _data(self, file: str) -> dict[str, Any] | None:
        if file not in self.files:
            self.files[file] = None
            real = self.desk.place.resolve(file)
            if real is not None:
                try:
                    self.files[file] = read.parse(read.content(real, file)[0], file)
                except Problem:
                    pass
        return self.files[file]

    def readable(self, file: str) -> bool:
        """Whether the file is there and can be read."""
        return self._data(file) is not None

    def look(self, file: str, key: str) -> Any:
        """What stands at a key, as the log would write it; None if nothing does."""

        found: Any = self._data(file)
        for name in _names(key):
            if not isinstance(found, dict) or name not in found:
                return None
            found = found[name]
        return plainjson.read(plainjson.write(found))


def _names(key: str) -> list[str]:
    """The parts of a dotted key."""
    from tomllib import loads

    try:
        found: Any = loads(f"{key} = 0")
    except ValueError:
        return [key]
    parts = []
    while isinstance(found, dict):
        name, found = next(iter(found.items()))
        parts.append(name)
    return parts


def by_hand(desk: Desk) -> list[dict[str, Any]]:
    """Each value that is not as the last command left it: `file`, `key`, `id` of that line, `after` and `found`."""
    last: dict[tuple[str, str], dict[str, Any]] = {}
    for entry in entries(desk.place):
        for one in entry.get("values") or []:
            if isinstance(one, dict) and isinstance(one.get("file"), str) and isinstance(one.get("key"), str):
                last[one["file"], one["key"]] = {"id": entry["id"], "after": one.get("after")}
    now = Values(desk)
    return [
        {"file": file, "key": key, **line, "found": now.look(file, key)}
        for (file, key), line in last.items()
        if now.readable(file) and not same(now.look(file, key), line["after"])
    ]
