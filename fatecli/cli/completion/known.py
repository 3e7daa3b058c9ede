"""The names that files hold: characters, and what stands on a sheet. Read as data; nothing of it is ever run."""

from __future__ import annotations

import os

from ...core.value import TYPE_CHECKING
from ...errors import Problem
from ...store import find, read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

Pair = tuple[str, str]
"""A name, and a short hint beside it."""

MASTER = ("gm", "mj")
"""How the game master is called on a command line."""

RATED = ("skills", "attributes", "abilities", "disciplines", "virtues", "backgrounds")
"""The tables of a sheet whose keys are traits."""

NAMED = ("stunts", "talents", "items", "weapons")
"""The tables of a sheet whose entries have a name that may be joined to a trait."""


def characters(word: str) -> Iterator[Pair]:
    """Each character that is near: by its file, or by its name if only that begins with what was typed."""
    from ...core.names import normal

    here = os.getcwd()
    root = find.campaign(here)
    folders = [here, *([os.path.join(root, "characters")] if root else [])]
    for path in dict.fromkeys(os.path.realpath(path) for folder in folders for path in find.sheets(folder)):
        if "system" in find.head(path):
            stem, *name = find.called(path)
            by_name = name and not normal(stem).startswith(normal(word))
            yield (name[0], stem) if by_name else (stem, name[0] if name else "")


def scenes() -> Iterator[Pair]:
    """The scenes of the campaign, with their state."""
    here = os.getcwd()
    for path in find.scenes(here, find.campaign(here)):
        yield os.path.basename(path).removesuffix(".toml"), find.head(path).get("title", "")


def system(who: str) -> str | None:
    """The game of a character, or None if there is no such character."""
    try:
        return find.head(_path(who)).get("system")
    except Problem:
        return None


def game(path: str) -> str | None:
    """The game of a document, by its path."""
    return find.head(path).get("system")


def campaign() -> str:
    """The game of the campaign, or ""."""
    root = find.campaign(os.getcwd())
    return find.head(os.path.join(root, find.SETTINGS)).get("system", "") if root else ""


def sheet(who: str) -> dict[str, Any]:
    """The data of a character's file; nothing if it cannot be found or read."""
    try:
        return data(_path(who))
    except Problem:
        return {}


def data(path: str) -> dict[str, Any]:
    """The data of a file; nothing if it cannot be read."""
    try:
        raw, _ = read.content(path, path)
        return read.parse(raw, path)
    except Problem:
        return {}


def _path(who: str) -> str:
    here = os.getcwd()
    return find.locate(who, here, find.campaign(here))


def traits(data: dict[str, Any]) -> Iterator[Pair]:
    """What can be rolled, with its rating."""
    for name in RATED:
        yield from _rated(data.get(name))


def _rated(table: object) -> Iterator[Pair]:
    if not isinstance(table, dict):
        return
    for name, rating in table.items():
        if rating is True:
            yield name, ""
        elif isinstance(rating, int) and rating is not False:
            yield name, f"{rating:+}"
        else:
            yield from _rated(rating)


def named(data: dict[str, Any], tables: Iterable[str] = NAMED) -> Iterator[Pair]:
    """The entries of tables like `[stunts.healer]` by their name, else by their key, with what they say."""
    for table in tables:
        inside = data.get(table)
        for key, entry in inside.items() if isinstance(inside, dict) else ():
            if isinstance(entry, dict):
                yield str(entry.get("name") or key), str(entry.get("text") or "")


def aspects(data: dict[str, Any]) -> Iterator[Pair]:
    """The aspects of a sheet with the slot they stand in; consequences and what is carried have theirs too."""
    for table in ("aspects", "consequences", "temporary", "equipment"):
        inside = data.get(table)
        for slot, entry in inside.items() if isinstance(inside, dict) else ():
            text = entry
            if isinstance(entry, dict):
                text = entry.get("aspect") or (entry.get("name") or slot if entry.get("shield") is True else "")
            if isinstance(text, str) and text.strip():
                yield text, slot


def domains(data: dict[str, Any]) -> Iterator[Pair]:
    """The domains of sorcery of a sheet, each with the stunt that opens it."""
    stunts = data.get("stunts")
    for key, entry in stunts.items() if isinstance(stunts, dict) else ():
        if isinstance(entry, dict) and isinstance(entry.get("domain"), str):
            yield entry["domain"], str(entry.get("name") or key)


def worn(data: dict[str, Any]) -> Iterator[Pair]:
    """The armour of a sheet, with what it covers."""
    inside = data.get("equipment")
    for key, entry in inside.items() if isinstance(inside, dict) else ():
        if isinstance(entry, dict) and isinstance(entry.get("armour"), str) and entry["armour"]:
            yield str(entry.get("name") or key), entry["armour"]
