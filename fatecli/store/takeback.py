"""What the files must become so that commands are as if they had not been."""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING, copy
from ..errors import Disk
from . import read
from .commit import Draft
from .edit import dotted, same, values
from .find import SETTINGS
from .net import redraw

if TYPE_CHECKING:
    from typing import Any

    from .desk import Desk
    from .record import Record

MISSING: Any = object()


class Takeback:
    """The files on the way back: each as it lies on the disk, then as it will be."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.found: dict[str, tuple[bytes | None, os.stat_result | None]] = {}
        self.now: dict[str, bytes | None] = {}
        self.rolls: dict[str, Any] = {}
        self.folders: list[str] = []

    def take(self, made: Record) -> None:
        """Take one command back. Called with the newest first."""
        if any(os.path.basename(one["path"]) == SETTINGS and one["old"] is None for one in made["files"]):
            self._untouched(made)
        self.folders += reversed(made.get("folders", ()))
        for one in made["files"]:
            self._file(one)
        for name, change in made["rolls"].items():
            latest = self.rolls.get(name, {"old": change["new"]})["old"]
            self.rolls[name] = {"old": latest, "new": change["old"]}

    def _untouched(self, made: Record) -> None:
        """Refuse to take back the making of a campaign in whose folders something else lies by now."""
        ours = {one["path"] for one in made["files"]} | {*made.get("folders", ())}
        for folder in made.get("folders", ()):
            for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
                path = os.path.join(folder, name)
                if path not in ours:
                    raise Disk("store.undo_more", path=self.desk.shown(path))

    def gone(self) -> tuple[str, ...]:
        """The folders that were made for what is taken back, inner ones first; never the one that is stood in."""
        found = [self.desk.place.resolve(name) for name in self.folders]
        return tuple(one for one in found if one is not None and one != os.path.realpath(self.desk.here))

    def _file(self, one: dict[str, Any]) -> None:
        real = self.desk.place.resolve(one["path"])
        if real is None:
            raise Disk("store.undo_file", path=one["path"])
        now = self._now(real)
        old, new = (None if one[side] is None else one[side].encode("utf-8") for side in ("old", "new"))
        if now == new:
            self.now[real] = old
        elif now != old:
            self.now[real] = self._by_value(real, old, new, now)

    def _now(self, real: str) -> bytes | None:
        if real not in self.now:
            self.desk.lock(real)
            shown = self.desk.shown(real)
            raw, about = read.content(real, shown) if os.path.lexists(real) else (None, None)
            self.found[real] = raw, about
            self.now[real] = raw
        return self.now[real]

    def _by_value(self, real: str, old: bytes | None, new: bytes | None, now: bytes | None) -> bytes:
        """The file as it is, with the values that the command changed as they were before it."""
        shown = self.desk.shown(real)
        if old is None or new is None or now is None:
            raise Disk("store.undo_file", path=shown)
        data = read.parse(now, shown)
        was, then = read.parse(old, shown), read.parse(new, shown)
        for key, before, after in values(was, then):
            found = _look(data, key)
            found = None if found is MISSING else found
            if same(found, before):
                continue  # it is back already
            if not same(found, after):
                raise _edited(shown, dotted(key), found)
            for end in range(1, len(key)):
                above = _look(data, key[:end])
                if above is not MISSING and not isinstance(above, dict):
                    raise _edited(shown, dotted(key[:end]), above)
            _restore(data, key, before)
        return redraw(now, data, shown)

    def drafts(self) -> list[Draft]:
        """What is to be written."""
        return [
            Draft(real=real, shown=self.desk.shown(real), old=self.found[real][0], new=new, like=self.found[real][1])
            for real, new in self.now.items()
        ]

    def values(self) -> list[dict[str, Any]]:
        """The values that go back, for the log."""
        told = []
        for real, new in self.now.items():
            raw = self.found[real][0]
            if raw is None or new is None:
                continue
            shown = self.desk.shown(real)
            for key, before, after in values(read.parse(raw, shown), read.parse(new, shown)):
                told.append({"file": self.desk.place.name(real), "key": dotted(key), "before": before, "after": after})
        return told


def _edited(shown: str, key: str, found: Any) -> Disk:
    if found is None:
        return Disk("store.undo_gone", path=shown, name=key)
    return Disk("store.undo_edited", path=shown, name=key, found=found)


def _look(data: Any, key: tuple[str, ...]) -> Any:
    for name in key:
        if not isinstance(data, dict) or name not in data:
            return MISSING
        data = data[name]
    return data


def _restore(data: Any, key: tuple[str, ...], before: Any) -> None:
    """Put a value back; tables that only led to a value that goes, go with it."""
    trail = [data]
    for name in key[:-1]:
        trail.append(trail[-1].setdefault(name, {}))
    if before is not None:
        trail[-1][key[-1]] = copy(before)
        return
    trail[-1].pop(key[-1], None)
    for table, name in zip(reversed(trail[:-1]), reversed(key[:-1]), strict=True):
        if table[name]:
            break
        del table[name]
