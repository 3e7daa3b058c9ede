"""Edits against a plain dict: every one that a command can make, and random ones in sequences."""

from __future__ import annotations

import datetime
import difflib
import random
from collections.abc import Iterator
from tomllib import loads
from typing import Any

from fatecli.core.value import copy
from fatecli.store.comments import comments
from fatecli.store.edit import edits as edits_between
from fatecli.store.edit import same
from fatecli.store.net import redraw

from .corpus import DOCUMENTS

Path = tuple[str | int, ...]
Edit = tuple[str, Path, Any]

TEXTS = [
    "",
    "a b",
    "q\"uo'te",
    "two\nlines",
    "é🎲",
    "back\\slash",
    "# hash",
    "tab\t",
    "]",
    "}",
    "=",
    "'''",
    '"""',
    "a,b",
    " ",
]
KEYS = ["new", "new 2", "é", "a.b", "7", "", "thug2", '"', "#", "fate_points"]


def read(raw: bytes) -> dict[str, Any]:
    return loads(raw.decode("utf-8").removeprefix("\ufeff"))


def nodes(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in the data, with where it stands."""
    yield path, data
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, one in inside:
        yield from nodes(one, (*path, name))


def play(data: Any, edit: Edit) -> None:
    kind, path, new = edit
    for part in path[:-1]:
        data = data[part]
    if kind == "insert":
        data.insert(path[-1], new)
    elif kind == "delete":
        del data[path[-1]]
    else:
        data[path[-1]] = new


def every_edit(data: dict[str, Any]) -> Iterator[Edit]:
    """What commands do to a document, done to every part of it."""
    for path, one in nodes(data):
        if isinstance(one, dict):
            for key in ("new", "Épée longue"):
                if key not in one:
                    yield "add", (*path, key), 2
                    yield "add", (*path, key), {"aspect": "Cut", "free": {"heroes": 2}}
                    yield "add", (*path, key), [1, 2]
        elif isinstance(one, list):
            first = one[0] if one else 1
            for at in {0, len(one)}:
                yield "insert", (*path, at), copy(first)
        elif isinstance(one, bool):
            yield "set", path, not one
        elif isinstance(one, int):
            yield "set", path, one - 1
        elif isinstance(one, str):
            yield "set", path, 'New "words" of it, d’été'
        if path:
            yield "delete", path, None


def lines(old: bytes, new: bytes) -> tuple[int, int]:
    """How many lines a diff shows as gone, and as come."""
    before, after = (raw.decode("utf-8").splitlines() for raw in (old, new))
    told = list(difflib.unified_diff(before, after, n=0, lineterm=""))[2:]
    return sum(line[0] == "-" for line in told), sum(line[0] == "+" for line in told)


def allowed(edit: Edit, old: Any, raw: bytes) -> tuple[int, int]:
    """The largest diff an edit may make."""
    kind, _, new = edit
    tall = len(old.splitlines()) + 2 if isinstance(old, str) and ('"""' in raw.decode() or "'''" in raw.decode()) else 1
    if kind == "set":
        return tall, 1
    if kind == "insert":
        return (1, 2) if not isinstance(new, dict) else (1, 4)
    return (1, 9) if isinstance(new, dict) else (1, 3)


def systematic(name: str) -> int:
    """Every edit on one document: right, with all comments, and small. How many."""
    raw = DOCUMENTS[name]
    data = read(raw)
    done = 0
    for edit in every_edit(data):
        wanted = copy(data)
        kind, path, _ = edit
        old: Any = wanted
        for part in path if kind in ("set", "delete") else ():
            old = old[part]
        play(wanted, edit)
        new = redraw(raw, wanted, name)
        assert same(read(new), wanted), edit
        kept_outside(raw, new)
        if kind != "delete":
            assert comments(raw.decode()) == comments(new.decode()), edit
            gone, come = lines(raw, new)
            most = allowed(edit, old, raw)
            assert gone <= most[0] and come <= most[1], (name, edit, gone, come, new.decode())
        done += 1
    return done


def kept_outside(old: bytes, new: bytes) -> None:
    """The mark at the beginning and the kind of line ends."""
    assert old.startswith(b"\xef\xbb\xbf") == new.startswith(b"\xef\xbb\xbf")
    if old.count(b"\r\n") == old.count(b"\n") > 0:
        assert new.count(b"\r\n") == new.count(b"\n")


def something(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.random()
    if kind < 0.35:
        return chance.randint(-5, 99)
    if kind < 0.45:
        return chance.random() < 0.5
    if kind < 0.75:
        return chance.choice(TEXTS)
    if kind < 0.8:
        return chance.choice([1.5, -0.0, float("inf"), 1e22])
    if kind < 0.83:
        return datetime.date(2026, 1, 2)
    if depth > 1:
        return 0
    if kind < 0.91:
        return [something(chance, depth + 1) for _ in range(chance.randint(0, 3))]
    return {chance.choice(KEYS): something(chance, depth + 1) for _ in range(chance.randint(0, 3))}


def any_edit(chance: random.Random, data: dict[str, Any]) -> Edit | None:
    every = list(nodes(data))
    path, one = chance.choice(every)
    kind = chance.random()
    if isinstance(one, dict) and kind < 0.7:
        key = chance.choice([*KEYS, f"k{chance.randint(0, 99)}"])
        return "set", (*path, key), something(chance)
    if isinstance(one, list) and kind < 0.7:
        tables = bool(one) and all(isinstance(part, dict) for part in one)
        return "insert", (*path, chance.randint(0, len(one))), {"n": 1} if tables else something(chance, 1)
    if not path:
        return None
    if kind < 0.8 and not isinstance(one, (dict, list)):
        return "set", path, something(chance)
    return "delete", path, None


def fuzz(edits: int, seed: int = 1) -> int:
    """Random sequences of edits, several between two writings, on documents of the corpus. How many edits."""
    chance = random.Random(seed)
    names = [name for name in DOCUMENTS if name not in ("many aspects", "long text")]
    done = 0
    while done < edits:
        name = chance.choice(names)
        raw = DOCUMENTS[name]
        for _ in range(chance.randint(1, 4)):
            data = read(raw)
            for _ in range(chance.randint(1, 6)):
                edit = any_edit(chance, data)
                if edit is not None:
                    play(data, edit)
                    done += 1
            new = redraw(raw, data, name)
            assert same(read(new), data), (name, raw, data)
            kept_outside(raw, new)
            if all(kind != "delete" for kind, _, _ in edits_between(read(raw), data)):
                assert comments(raw.decode()) == comments(new.decode())
            raw = new
    return done
