"""A document held against its keys: what is wrong with it, and the schema that says so to an editor."""

from __future__ import annotations

from ..errors import Unreadable
from .document import REQUIRED, Document, Finding, Key
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Data = dict[str, Any]


SCHEMA = ("schema",)
"""The key that says which form of file this is; a higher number than we know is a newer fatecli's."""


def examine(of: type[Document], data: Data, at: tuple[str, ...] = ()) -> Iterator[Finding]:
    """All that is wrong with a document: faults (it cannot be used) and unknown keys (it can)."""
    from .value import replace

    leaves = {key.path: key for key in of.keys}
    leading = {path[:n] for path in leaves for n in range(1, len(path))}
    for path, found in _entries(data, leading - leaves.keys()):
        key = leaves.get(path)
        here = (*at, *path)
        if key is None and path in leading:
            yield Finding(path=here, why="type", found=found, accepted="table", fault=True)
            continue
        if key is None:
            from .names import near

            close = near(path[-1], [p[len(path) - 1] for p in leaves if len(p) >= len(path)])
            yield Finding(path=here, why="unknown", found=found, near=tuple(close))
            continue
        wrong = key.wrong(found)
        if wrong is not None and here == SCHEMA and wrong.why == "bounds" and found > key.high:  # type: ignore[operator]
            yield replace(wrong, path=here, why="newer", accepted=key.high)
        elif wrong is not None:
            yield replace(wrong, path=(*here, *wrong.path))
        elif key.single:
            yield from examine(key.of, found, here)  # type: ignore[arg-type]
        elif key.of is not None:
            yield from _inside(key, found, here)
    for key in of.keys:
        if key.default is REQUIRED and Document(data).look(*key.path) is None:
            yield Finding(path=(*at, *key.path), why="missing", accepted=key.kind, fault=True)


def _inside(key: Key, found: Any, here: tuple[str, ...]) -> Iterator[Finding]:
    from .value import replace

    for name, inner in found.items():
        if isinstance(key.of, Key):
            wrong = key.of.wrong(inner)
            if wrong is not None:
                yield replace(wrong, path=(*here, name, *wrong.path))
        elif not isinstance(inner, dict):
            yield Finding(path=(*here, name), why="type", found=inner, accepted="table", fault=True)
        elif key.of is not None:
            yield from examine(key.of, inner, (*here, name))


def _entries(data: Data, leading: set[tuple[str, ...]]) -> Iterator[tuple[tuple[str, ...], object]]:
    """The values of `data` by path, entering the tables that only lead to declared keys."""
    waiting: list[tuple[tuple[str, ...], object]] = [((name,), found) for name, found in data.items()]
    while waiting:
        path, found = waiting.pop(0)
        if path in leading and isinstance(found, dict):
            waiting[:0] = [((*path, name), one) for name, one in found.items()]
        else:
            yield path, found


def unreadable(found: list[Finding], *, path: str, line: int | None) -> Unreadable:
    """The error that names the first of some faults, the nearest spelling if there is one, and how many more."""
    first = found[0]
    return Unreadable(
        f"file.{first.why}_near" if first.near else f"file.{first.why}",
        path=path, line=line, at=".".join(first.path), found=first.found, accepted=first.accepted,
        near=list(first.near), more=len(found) - 1,
    )  # fmt: skip


def schema(of: type[Document]) -> Data:
    """A document's keys as JSON Schema (draft 7, which TOML editors read)."""
    root: Data = {"type": "object", "properties": {}}
    for key in of.keys:
        node = root
        for name in key.path[:-1]:
            node = node["properties"].setdefault(name, {"type": "object", "properties": {}})
        node["properties"][key.path[-1]] = key.schema()
        if key.default is REQUIRED:
            node.setdefault("required", []).append(key.path[-1])
    return root
