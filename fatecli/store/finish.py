"""The second half of a commit, which is also the recovery after a crash: renames, open rolls, the log line.

Everything here may be played again from the start, any number of times, and ends in the same state. A file that says
neither the old nor the new was edited by hand since: it is kept, and ours is put beside it.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from . import disk, log, record, rolls

if TYPE_CHECKING:
    from .place import Place
    from .record import Record

    Warnings = list[tuple[str, dict[str, object]]]

TEMPORARY = ".fatecli-tmp"
BESIDE = ".fatecli-new"


def temporary(real: str) -> str:
    """Where the new text of a file waits for its rename: beside it."""
    from binascii import crc32

    folder, name = os.path.split(real)
    return os.path.join(folder, f".{name[:60]}.{crc32(os.fsencode(name)):08x}{TEMPORARY}")


def finish(place: Place, made: Record) -> Warnings:
    """Do what the record says. An OSError leaves it unfinished, for the next command."""
    kept: Warnings = []
    folders = set()
    durable = bool(made["files"])
    for one in made["files"]:
        real = _resolved(place, one["path"])
        folders.add(os.path.dirname(real))
        try:
            beside = _replace(real, _raw(one["old"]), _raw(one["new"]))
        except OSError as wrong:  # of the temporary file, too, the user knows nothing
            raise OSError(wrong.errno, wrong.strerror, real) from wrong
        if beside:
            kept.append(("store.kept_edit", {"path": one["path"], "beside": os.path.basename(beside)}))
    for folder in sorted(folders):
        if os.path.isdir(folder):
            sweep(folder)
            disk.sync_folder(folder)
    for name in made.get("gone", ()):
        disk.remove_folder(_resolved(place, name))
    for name, change in made["rolls"].items():
        rolls.put(place, name, change.get("new"))
    log.append(place, made["entry"], durable=durable)
    _put_away(place, made)
    return kept


def _resolved(place: Place, name: str) -> str:
    """The file or folder a record names; none of ours names one outside."""
    real = place.resolve(name)
    if real is None:
        raise PermissionError(1, "outside", name)
    return real


def _put_away(place: Place, made: Record) -> None:
    for name in made["undoes"]:
        disk.unlink(os.path.join(place.records, name))
    if made["undoes"]:
        disk.unlink(place.unfinished)
        return
    disk.rename(place.unfinished, os.path.join(place.records, made["name"]))
    record.prune(place)


def _raw(text: str | None) -> bytes | None:
    return None if text is None else text.encode("utf-8")


def current(real: str) -> bytes | None:
    """What a file holds now; None if it is not there."""
    try:
        with open(real, "rb") as file:
            return file.read()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _replace(real: str, old: bytes | None, new: bytes | None) -> str | None:
    """Put the new bytes in the place of the old. The path of ours, if a hand was there and it had to go beside."""
    now = current(real)
    if now == new:
        return None
    if now != old:
        return None if new is None else _beside(real, new)
    if new is None:
        disk.unlink(real)
        return None
    ready = temporary(real)
    if current(ready) != new:
        disk.make_folder(os.path.dirname(real))
        disk.write(ready, new, like=None if old is None else os.stat(real), durable=True)
    disk.rename(ready, real)
    return None


def _beside(real: str, new: bytes) -> str:
    number = 1
    while True:
        path = real + BESIDE + (f"-{number}" if number > 1 else "")
        now = current(path)
        if now == new:
            return path
        if now is None:
            break
        number += 1
    disk.make_folder(os.path.dirname(real))
    disk.write(temporary(path), new, durable=True)
    disk.rename(temporary(path), path)
    return path


def sweep(folder: str) -> None:
    """Take away what a killed command left in a folder. Under the lock, no temporary file is alive."""
    for name in os.listdir(folder):
        if name.startswith(".") and name.endswith(TEMPORARY):
            disk.unlink(os.path.join(folder, name))
