"""What lies open for a character outside any scene: one small file each, replaced by that character's next roll.

It is state, not a document: written by rename under the lock, not synced, and never worth failing a command for.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from . import plainjson

if TYPE_CHECKING:
    from typing import Any

    from .place import Place

LONGEST = 120


def name(place: Place, real: str) -> str:
    """The file in `open/` of a sheet. Sheets of the same name in different folders never share one."""
    whole = place.name(real).removesuffix(".toml")
    folder, _, stem = whole.rpartition("/")
    if place.root and folder == "characters":
        return f"{stem[:LONGEST]}.json"
    from binascii import crc32

    raw = os.fsencode(whole)
    return f"{stem[:LONGEST]}-{crc32(raw):08x}{crc32(raw[::-1]):08x}.json"


def load(place: Place, real: str) -> dict[str, Any] | None:
    """What lies open for the character of a sheet, or None."""
    kept = read(place, name(place, real))
    if kept is None or kept.get("sheet") != place.name(real):
        return None
    roll = kept.get("roll")
    return roll if isinstance(roll, dict) else None


def read(place: Place, name: str) -> dict[str, Any] | None:
    """A file of `open/` as it is, or None: what cannot be read counts as nothing open."""
    from .disk import NO_FOLLOW

    try:
        fd = os.open(os.path.join(place.rolls, name), os.O_RDONLY | NO_FOLLOW)
    except OSError:
        return None
    try:
        with open(fd, "rb") as file:
            kept = plainjson.read(file.read())
    except (OSError, ValueError, RecursionError):
        return None
    return kept if isinstance(kept, dict) else None


def every(place: Place) -> list[tuple[str, dict[str, Any]]]:
    """All that lies open, the newest first, each with the path of its sheet."""
    try:
        with os.scandir(place.rolls) as inside:
            found = sorted((one.stat().st_mtime_ns, one.name) for one in inside if one.name.endswith(".json"))
    except OSError:
        return []
    kept = [read(place, name) for _, name in reversed(found)]
    sheets = [(place.resolve(str(one.get("sheet"))), one.get("roll")) for one in kept if one is not None]
    return [(path, roll) for path, roll in sheets if path is not None and isinstance(roll, dict)]


def put(place: Place, name: str, kept: dict[str, Any] | None) -> None:
    """Make a file of `open/` say this; None takes it away."""
    from .disk import rename, unlink, write

    path = os.path.join(place.rolls, name)
    if kept is None:
        if os.path.lexists(path):
            unlink(path)
        return
    write(path + ".tmp", plainjson.write(kept), durable=False)
    place.share(path + ".tmp")
    rename(path + ".tmp", path)
