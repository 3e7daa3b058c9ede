"""All files or none.

(1) The new texts are written as temporary files beside their targets and synced. (2) The command's record is written,
synced and named `unfinished.json`: the commit point. (3) `finish` renames. An error before (2): nothing happened.
After it: the command is accepted, and the next command finishes it. A command that changes no document goes the same
way without waiting for the disk, and may fail to be kept without failing.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING, value
from ..errors import Disk, Usage
from . import disk, log, plainjson, record
from .finish import current, finish, sweep, temporary

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .finish import Warnings
    from .place import Place
    from .record import Record


@value
class Draft:
    """One file of a command: `real` is where it lies, `old` what was read there, `new` what it shall be."""

    real: str
    shown: str
    old: bytes | None
    new: bytes | None
    like: os.stat_result | None = None


def commit(
    place: Place,
    drafts: Iterable[Draft],
    entry: dict[str, Any],
    rolls: dict[str, Any],
    undoes: tuple[str, ...] = (),
    gone: tuple[str, ...] = (),
) -> Warnings:
    """Write all drafts that differ, the open rolls and the log line, or nothing. The folders that are `gone` with it,
    inner ones first, go where nothing else lies in them."""
    drafts = list(drafts)
    changed = [draft for draft in drafts if draft.new != draft.old]
    for draft in changed:
        _may_write(place, draft)
    if not changed and not undoes:
        return _light(place, entry, rolls)
    made = None
    try:
        made = {**_made(place, changed, entry, rolls, undoes), "gone": [place.name(one) for one in gone]}
        _ready(place, changed)
        _unchanged(drafts)
        _accept(place, made)
    except OSError as wrong:
        if made is None or not _accepted(place, made):
            _drop(place, changed)
            raise disk_error(wrong, place.folder) from wrong
    except BaseException:
        if made is None or not _accepted(place, made):
            _drop(place, changed)
        raise
    try:
        disk.sync_folder(place.folder)
        return finish(place, made)
    except KeyboardInterrupt:
        if _accepted(place, made):  # what is accepted is finished before the command ends
            finish(place, made)
        raise
    except OSError as wrong:
        raise Disk("store.unfinished", path=wrong.filename or place.folder, reason=wrong.strerror) from wrong


def _light(place: Place, entry: dict[str, Any], rolls: dict[str, Any]) -> Warnings:
    """The way of a command that changes no document: what cannot be kept is a warning."""
    try:
        made = _made(place, [], entry, rolls, ())
        _accept(place, made)
        return finish(place, made)
    except (OSError, Disk) as wrong:
        for path in (place.unfinished + ".tmp", place.unfinished):
            try:
                os.unlink(path)
            except OSError:
                pass
        reason = wrong.strerror if isinstance(wrong, OSError) else ""
        return [("store.not_kept", {"path": place.folder, "reason": reason or ""})]


def _made(
    place: Place, changed: list[Draft], entry: dict[str, Any], rolls: dict[str, Any], undoes: tuple[str, ...]
) -> Record:
    """The record, with the entry's place in the log found."""
    place.prepare()
    end = log.size(place)
    whole = {"id": record.new_id(), **log.ancestry(place, end), **entry}
    size = end + len(plainjson.write(whole)) + 1
    files = [{"path": place.name(draft.real), "old": _text(draft.old), "new": _text(draft.new)} for draft in changed]
    name = record.name_next(place, whole["id"], size)
    return {
        "fatecli": 1,
        "name": name,
        "entry": whole,
        "files": files,
        "rolls": rolls,
        "undoes": list(undoes),
        "folders": [place.name(one) for one in _new_folders(changed)],
    }


def _new_folders(changed: list[Draft]) -> list[str]:
    """The folders that have to be made for new files, outer ones first."""
    found = set()
    for draft in changed:
        folder = os.path.dirname(draft.real)
        while draft.new is not None and not os.path.isdir(folder):
            found.add(folder)
            folder = os.path.dirname(folder)
    return sorted(found)


def _text(raw: bytes | None) -> str | None:
    return None if raw is None else raw.decode("utf-8")


def _may_write(place: Place, draft: Draft) -> None:
    """Refuse before anything is written what would be refused in the middle."""
    if place.root and place.resolve(place.name(draft.real)) != draft.real:
        raise Usage("store.outside", path=draft.shown, root=place.root)
    folder = os.path.dirname(draft.real)
    while not os.path.isdir(folder) and os.path.dirname(folder) != folder:
        folder = os.path.dirname(folder)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Disk("store.read_only_folder", path=draft.shown, folder=folder)
    if draft.like is None:
        return
    if not os.access(draft.real, os.W_OK):
        raise Disk("store.read_only", path=draft.shown)
    about = os.stat(folder)
    if about.st_mode & 0o1000 and os.geteuid() not in (0, about.st_uid, draft.like.st_uid):
        # in such a folder (/tmp) only the owner may replace a file
        raise Disk("store.read_only", path=draft.shown)


def _ready(place: Place, changed: list[Draft]) -> None:
    """Step one: the new texts, whole and synced, beside their targets."""
    for folder in sorted({os.path.dirname(draft.real) for draft in changed}):
        if not os.path.isdir(folder):
            disk.make_folder(folder)
            place.share(folder)
        sweep(folder)
    for draft in changed:
        if draft.new is not None:
            _write(place, draft, draft.new)


def _write(place: Place, draft: Draft, new: bytes) -> None:
    ready = temporary(draft.real)
    try:
        disk.write(ready, new, like=draft.like, durable=True)
    except OSError as wrong:  # of the temporary file the user knows nothing
        raise OSError(wrong.errno, wrong.strerror, draft.shown) from wrong
    if draft.like is None:
        place.share(ready)


def _drop(place: Place, changed: list[Draft]) -> None:
    for path in (place.unfinished + ".tmp", *(temporary(draft.real) for draft in changed)):
        try:
            os.unlink(path)
        except OSError:
            pass


def _unchanged(drafts: list[Draft]) -> None:
    """What was read must still stand there: an editor may have saved meanwhile."""
    for draft in drafts:
        if current(draft.real) != draft.old:
            raise Disk("store.changed", path=draft.shown)


def _accept(place: Place, made: Record) -> None:
    """Step two: the commit point."""
    new = place.unfinished + ".tmp"
    if os.path.lexists(place.unfinished) and not made["undoes"]:
        raise FileExistsError(17, os.strerror(17), place.unfinished)  # only its undo may take its place
    # it holds the texts of sheets, which may be nobody else's business
    disk.write(new, plainjson.write(made), mode=0o600, durable=bool(made["files"]))
    place.share(new)
    disk.rename(new, place.unfinished)


def _accepted(place: Place, made: Record) -> bool:
    """Whether the commit point was passed, whatever the system said of it."""
    there = record.read(place.unfinished)
    return there is not None and there["entry"]["id"] == made["entry"]["id"]


def disk_error(wrong: OSError, path: str) -> Disk:
    """An error of the system in our words; nothing was written."""
    from errno import EACCES, EDQUOT, ENOSPC, EPERM, EROFS

    where = wrong.filename if isinstance(wrong.filename, str) else path
    if wrong.errno in (ENOSPC, EDQUOT):
        return Disk("store.full", path=where)
    if wrong.errno in (EACCES, EPERM, EROFS) and os.path.exists(where):
        return Disk("store.read_only", path=where)
    if wrong.errno in (EACCES, EPERM, EROFS):
        return Disk("store.read_only_folder", path=where, folder=os.path.dirname(where))
    return Disk("store.failed", path=where, reason=wrong.strerror or str(wrong))
