"""Which leaves changed between the data as read and the data as it is now.

Edits are data, `(kind, path, value)`: "set" gives a key or element its value, "insert" puts one into an array before
that index, "delete" takes it out. Played in order on the old data they give the new.
"""

from __future__ import annotations

from ..core.quote import named
from ..core.value import TYPE_CHECKING, copy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Path = tuple[str | int, ...]
    Edit = tuple[str, Path, Any]


def same(one: Any, other: Any) -> bool:
    """Whether two pieces of data say the same, of the same types: True is not 1, and 2.0 is not 2."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float):
        return repr(one) == repr(other)  # tells -0.0 from 0.0, and takes nan for nan
    if hasattr(one, "tzinfo"):
        return bool(one == other) and repr(one) == repr(other)
    return bool(one == other)


def edits(old: Any, new: Any, path: Path = ()) -> Iterator[Edit]:
    """The edits that turn one table or array into another, leaf by leaf."""
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _table(old, new, path)
    elif isinstance(old, list) and isinstance(new, list) and not _other_kind(old, new):
        yield from _array(old, new, path)
    elif isinstance(old, (dict, list)) or isinstance(new, dict) or _tables(new):
        yield "delete", path, None
        yield ("set" if isinstance(path[-1], str) else "insert"), path, new
    elif not same(old, new):
        yield "set", path, new


def _other_kind(old: list[Any], new: list[Any]) -> bool:
    """Whether a list of tables, which may be written as `[[name]]`, becomes a list of something else."""
    return _tables(old) and not all(isinstance(one, dict) for one in new)


def _tables(data: Any) -> bool:
    return isinstance(data, list) and bool(data) and all(isinstance(one, dict) for one in data)


def _table(old: dict[str, Any], new: dict[str, Any], path: Path) -> Iterator[Edit]:
    for key in old:
        if key not in new:
            yield "delete", (*path, key), None
    for key, one in new.items():
        if key in old:
            yield from edits(old[key], one, (*path, key))
        else:
            yield "set", (*path, key), one


def _array(old: list[Any], new: list[Any], path: Path) -> Iterator[Edit]:
    """Elements that are in both are left alone; between them as many as possible are edited where they stand.

    From the end to the beginning, so that no edit moves what a later one means.
    """
    for start, end, first, last in reversed(_differing(old, new)):
        both = min(end - start, last - first)
        for n in range(end - 1, start + both - 1, -1):
            yield "delete", (*path, n), None
        for n in range(both, last - first):
            yield "insert", (*path, start + n), new[first + n]
        for n in range(both):
            yield from edits(old[start + n], new[first + n], (*path, start + n))


def _differing(old: list[Any], new: list[Any]) -> list[tuple[int, int, int, int]]:
    """The stretches of two arrays that are not alike: from, to in the old; from, to in the new."""
    short = min(len(old), len(new))
    start = 0
    while start < short and same(old[start], new[start]):
        start += 1
    end = 0
    while end < short - start and same(old[-1 - end], new[-1 - end]):
        end += 1
    if short == start + end:  # nothing, or only a stretch that came or went
        return [(start, len(old) - end, start, len(new) - end)] if len(old) != len(new) else []
    from difflib import SequenceMatcher

    told = [[repr(one) for one in side[start : len(side) - end]] for side in (old, new)]
    found = SequenceMatcher(None, told[0], told[1], autojunk=False).get_opcodes()
    return [(start + i, start + j, start + k, start + m) for kind, i, j, k, m in found if kind != "equal"]


def play(data: Any, edit: Edit) -> None:
    """Play one edit on plain data."""
    kind, path, new = edit
    node = data
    for part in path[:-1]:
        node = node[part]
    if kind == "set":
        node[path[-1]] = copy(new)
    elif kind == "insert":
        node.insert(path[-1], copy(new))
    else:
        del node[path[-1]]


def values(old: Any, new: Any, key: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Each value that changed, with its key and what it was before and after; None where there was none. A value whose
    place a table takes is gone, and each value of the table is new."""
    if None not in (old, new) and isinstance(old, dict) != isinstance(new, dict):
        yield from values(old, None, key)
        yield from values(None, new, key)
        return
    if old is None and isinstance(new, dict) and new:
        old = {}
    if new is None and isinstance(old, dict) and old:
        new = {}
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            yield from values(old.get(name), new.get(name), (*key, name))
    elif not same(old, new):
        yield key, old, new


def dotted(key: tuple[str, ...]) -> str:
    """A key as TOML writes it: `consequences.mild.aspect`, `skills."Dextérité"`."""
    return ".".join(map(named, key))
