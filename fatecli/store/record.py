"""One command's record: what it writes (redo), what stood there (undo), and its line in the log.

While the command is accepted and not finished it is `unfinished.json`; then it lies in `records/`, for undo, as
`NUMBER-ID-SIZE.json`, where SIZE is that of the log behind its line: if the log has another size now, a merge or a
hand was there.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from . import plainjson

if TYPE_CHECKING:
    from typing import Any

    from .place import Place

    Record = dict[str, Any]

DEPTH = 200
"""How many commands can be taken back."""


def new_id() -> str:
    """A name for a command that no other clone gives."""
    return os.urandom(6).hex()


def names(place: Place) -> list[str]:
    """The records for undo, oldest first."""
    try:
        inside = os.listdir(place.records)
    except OSError:
        return []
    return sorted(name for name in inside if name.endswith(".json") and name.count("-") == 2 and name[0] != ".")


def name_next(place: Place, ident: str, size: int) -> str:
    """The name of the record that comes after all others."""
    known = names(place)
    number = int(known[-1].partition("-")[0]) + 1 if known else 1
    return f"{number:08d}-{ident}-{size}.json"


def read(path: str) -> Record | None:
    """A record from the disk; None if it is not one."""
    from .disk import NO_FOLLOW

    try:
        with open(os.open(path, os.O_RDONLY | NO_FOLLOW), "rb") as file:
            record = plainjson.read(file.read())
    except FileNotFoundError:
        return None
    except (ValueError, RecursionError):
        return None
    return record if _sound(record) else None


def _sound(record: object) -> bool:
    """Whether this is a record. Whatever made it, what is used later is looked at first."""
    if not isinstance(record, dict) or record.get("fatecli") != 1:
        return False
    entry, files, rolls, undoes = (record.get(part) for part in ("entry", "files", "rolls", "undoes"))
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        return False
    if not isinstance(files, list) or not isinstance(rolls, dict) or not isinstance(undoes, list):
        return False
    if not all(isinstance(one, dict) and isinstance(one.get("path"), str) for one in files):
        return False
    if not all(one.get(part) is None or isinstance(one[part], str) for one in files for part in ("old", "new")):
        return False
    folders = [*record.get("folders", ()), *record.get("gone", ())]
    if not all(isinstance(name, str) for name in folders):
        return False
    plain = all(_plain(name) for name in (*rolls, *undoes, record.get("name")))
    return plain and all(isinstance(change, dict) for change in rolls.values())


def _plain(name: object) -> bool:
    return isinstance(name, str) and name.endswith(".json") and not set(name) & {"/", "\\", "\0"} and name[0] != "."


def prune(place: Place) -> None:
    """Forget the oldest records beyond the depth."""
    from .disk import unlink

    for name in names(place)[:-DEPTH]:
        unlink(os.path.join(place.records, name))
