"""Taking commands back, newest first: byte for byte where nothing else was edited, else value by value."""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from ..errors import Refused
from . import find
from .place import Place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from .desk import Desk
    from .record import Record


def _records(desk: Desk) -> Iterator[tuple[str, Record]]:
    """The records that may be taken back from here, newest first."""
    from . import record

    for name in reversed(record.names(desk.place)):
        made = record.read(os.path.join(desk.place.records, name))
        if made is not None and _of_here(desk, made):
            yield name, made


def _of_here(desk: Desk, made: Record) -> bool:
    """Lone sheets of all folders share one store: only what was typed here, or changed a file here, counts."""
    if desk.root:
        return True
    folders = [os.path.dirname(one["path"]) for one in made["files"]]
    return desk.here in (made["entry"].get("here"), *folders)


def of_its_making(here: str, environ: Mapping[str, str]) -> bool:
    """Whether nothing was played yet in the campaign of a folder, and the command that made it is known: it was typed
    outside any campaign, and is taken back as such."""
    from . import record

    root = find.campaign(here)
    if root is None or os.path.lexists(Place(root, environ).folder):
        return False
    alone, settings = Place(None, environ), os.path.realpath(os.path.join(root, find.SETTINGS))
    kept = (record.read(os.path.join(alone.records, name)) for name in reversed(record.names(alone)))
    made = (one for each in kept if each is not None for one in each["files"] if one["path"] == settings)
    return any(one["old"] is None for one in made)


def _unfinished(desk: Desk) -> Record | None:
    """The accepted command that could not be finished. It gets its line in the log before it is taken back."""
    from . import log, record
    from .commit import disk_error

    made = record.read(desk.place.unfinished) if desk.stuck is not None else None
    if made is not None:
        try:
            log.append(desk.place, made["entry"], durable=False)
        except OSError as wrong:
            raise disk_error(wrong, desk.place.log) from wrong
    return made


def undoable(desk: Desk) -> list[dict[str, Any]]:
    """The log lines of the commands that can be taken back, newest first."""
    return [made["entry"] for _, made in _records(desk)]


def undo(desk: Desk, count: int = 1) -> list[dict[str, Any]]:
    """Take back the last `count` commands; their log lines, newest first. All of them or none."""
    from .commit import commit
    from .takeback import Takeback

    taken: list[tuple[str, dict[str, Any]]] = []
    back = Takeback(desk)
    stuck = _unfinished(desk)
    if stuck is not None:
        back.take(stuck)
        taken.append((stuck["name"], stuck["entry"]))
    for name, made in _records(desk):
        if len(taken) == count:
            break
        back.take(made)
        taken.append((name, made["entry"]))
    if len(taken) < count:
        raise Refused("store.nothing_to_undo", count=len(taken))
    entry = desk.signed(
        {"command": ["fatecli", "undo", str(count)], "step": "undo", "undoes": [one["id"] for _, one in taken]}
    )
    drafts = back.drafts()
    told = {"files": [{"path": desk.place.name(d.real), "created": False} for d in drafts if d.new != d.old]}
    whole = {**entry, **told, "values": back.values()}
    desk.warnings += commit(
        desk.place, drafts, whole, back.rolls, tuple(name for name, _ in taken), back.gone()
    )  # fmt: skip
    return [one for _, one in taken]
