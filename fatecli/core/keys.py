"""Declared keys: what may stand in a document, said once for rules, `check`, `schema` and `show` alike.

A document is the plain data `tomllib` read, seen through its keys: reading a key that is not there gives its default
or derivation and creates nothing; writing one changes the data, which the store later compares with what it read.
"""

from __future__ import annotations

from .value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Generic, TypeVar

    R = TypeVar("R", bound="Document")
    Data = dict[str, Any]

REQUIRED: Any = object()
"""The default of a key that must be there."""

TYPES = {"text": str, "int": int, "flag": bool, "ints": list, "texts": list, "table": dict}


@value
class Finding:
    """One thing `check` says of a document: `why` is type, bounds, word, missing, unknown, or a game's own key."""

    path: tuple[str, ...]
    why: str
    found: object = None
    accepted: object = None
    near: tuple[str, ...] = ()
    fault: bool = False


class Key:
    """A key of a document. `path` is dotted; `default` a constant, a derivation from the document, or REQUIRED."""

    kind = "text"

    def __init__(
        self,
        path: str,
        default: Any = None,
        *,
        low: int | None = None,
        high: int | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        self.path = tuple(path.split(".")) if path else ()
        self.default = default
        self.of: Any = None
        self.low, self.high, self.words = low, high, words

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, doc: Any, owner: object = None) -> Any:
        if doc is None:
            return self
        found = doc.look(*self.path)
        if found is not None:
            return found
        return self.default(doc) if callable(self.default) else self.default

    def __set__(self, doc: Any, new: Any) -> None:
        doc.put(*self.path, to=new)

    def wrong(self, found: object) -> Finding | None:
        """What is wrong with a value found at this key, or None. The finding's path is empty."""
        if type(found) is not TYPES[self.kind]:
            return Finding(path=(), why="type", found=found, accepted=self.kind, fault=True)
        if self.words and found not in self.words:
            from .names import near

            close = tuple(near(str(found), self.words, 1))
            return Finding(path=(), why="word", found=found, accepted=list(self.words), near=close, fault=True)
        if self.kind == "int" and not self.within(found):
            return Finding(path=(), why="bounds", found=found, accepted=self.bounds(), fault=True)
        if self.kind in ("ints", "texts"):
            item = int if self.kind == "ints" else str
            for one in found:  # type: ignore[attr-defined]
                if type(one) is not item:
                    return Finding(path=(), why="type", found=one, accepted=self.kind, fault=True)
                if item is int and not self.within(one):
                    return Finding(path=(), why="bounds", found=one, accepted=self.bounds(), fault=True)
        return None

    def within(self, number: Any) -> bool:
        return (self.low is None or self.low <= number) and (self.high is None or number <= self.high)

    def bounds(self) -> str:
        return f"{'' if self.low is None else self.low}..{'' if self.high is None else self.high}"

    def schema(self) -> Data:
        """This key as JSON Schema."""
        number: Data = {"type": "integer"}
        if self.low is not None:
            number["minimum"] = self.low
        if self.high is not None:
            number["maximum"] = self.high
        if self.kind == "int":
            return number
        if self.kind == "ints":
            return {"type": "array", "items": number}
        if self.kind == "texts":
            return {"type": "array", "items": {"type": "string"}}
        if self.kind == "flag":
            return {"type": "boolean"}
        return {"type": "string", "enum": list(self.words)} if self.words else {"type": "string"}


class Text(Key):
    """A string; with `words`, one of them."""

    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> str: ...
        def __set__(self, doc: object, new: str) -> None: ...


class Int(Key):
    """A whole number between `low` and `high`, both included."""

    kind = "int"
    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> int: ...
        def __set__(self, doc: object, new: int) -> None: ...


class Flag(Key):
    """true or false."""

    kind = "flag"
    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> bool: ...
        def __set__(self, doc: object, new: bool) -> None: ...


class Ints(Key):
    """An array of whole numbers. Read as a new list: assign it to change it."""

    kind = "ints"
    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> list[int]: ...
        def __set__(self, doc: object, new: list[int]) -> None: ...

    else:

        def __get__(self, doc, owner=None):
            return self if doc is None else list(super().__get__(doc, owner) or ())


class Texts(Key):
    """An array of strings. Read as a new list: assign it to change it."""

    kind = "texts"
    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> list[str]: ...
        def __set__(self, doc: object, new: list[str]) -> None: ...

    else:

        def __get__(self, doc, owner=None):
            return self if doc is None else list(super().__get__(doc, owner) or ())


class Table(Key):
    """A table whose keys are the user's own words and whose values are alike. Read as a new dict."""

    kind = "table"

    def __init__(self, path: str, of: Key) -> None:
        super().__init__(path)
        self.of = of

    def schema(self) -> Data:
        return {"type": "object", "additionalProperties": self.of.schema()}


class Ratings(Table):
    """A table of whole numbers by name."""

    def __init__(self, path: str, low: int | None = None, high: int | None = None) -> None:
        super().__init__(path, Int("", low=low, high=high))

    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> dict[str, int]: ...

    else:

        def __get__(self, doc, owner=None):
            return self if doc is None else dict(super().__get__(doc, owner) or {})


class Lines(Table):
    """A table of strings by name. An empty string is a place left blank: it is read too."""

    def __init__(self, path: str) -> None:
        super().__init__(path, Text(""))

    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> dict[str, str]: ...

    else:

        def __get__(self, doc, owner=None):
            return self if doc is None else dict(super().__get__(doc, owner) or {})


if TYPE_CHECKING:

    class Records(Key, Generic[R]):
        """A table of tables by name, each a document of its own."""

        def __init__(self, path: str, of: type[R]) -> None: ...
        def __get__(self, doc: object, owner: object = None) -> dict[str, R]: ...

else:

    class Records(Key):
        """A table of tables by name, each a document of its own."""

        kind = "table"

        def __init__(self, path, of):
            super().__init__(path)
            self.of = of

        def __get__(self, doc, owner=None):
            if doc is None:
                return self
            return {name: doc.part(self.of, *self.path, name) for name in doc.look(*self.path) or {}}

        def schema(self):
            return {"type": "object", "additionalProperties": schema(self.of)}


class Document:
    """Plain data seen through declared keys. A subclass lists them as class attributes."""

    keys: tuple[Key, ...] = ()
    kept: tuple[str, ...] = ()
    """First names of the paths that play changes; a numbered copy of a sheet keeps these apart, in `state`."""

    def __init_subclass__(cls) -> None:
        inherited = tuple(key for key in cls.keys if key.name not in cls.__dict__)
        cls.keys = inherited + tuple(key for key in cls.__dict__.values() if isinstance(key, Key))

    def __init__(self, data: Data, at: tuple[str, ...] = (), state: Data | None = None) -> None:
        self.data, self.at, self.state = data, at, state

    def look(self, *path: str) -> Any:
        """What stands at the path, or None."""
        whole = (*self.at, *path)
        node: Any = self._home(whole)
        for name in whole:
            if not isinstance(node, dict) or name not in node:
                return None
            node = node[name]
        return node

    def put(self, *path: str, to: object) -> None:
        """Write a value at the path, making the tables on the way."""
        whole = (*self.at, *path)
        node = self._home(whole)
        for name in whole[:-1]:
            node = node.setdefault(name, {})
        node[whole[-1]] = to

    def drop(self, *path: str) -> None:
        """Delete what stands at the path, if anything does."""
        whole = (*self.at, *path)
        node: Any = self._home(whole)
        for name in whole[:-1]:
            node = node.get(name, {})
        node.pop(whole[-1], None)

    def part(self, of: type[R], *path: str) -> R:
        """The table at the path as a document of its own; it need not be there yet."""
        return of(self.data, (*self.at, *path), self.state)

    def _home(self, whole: tuple[str, ...]) -> Data:
        return self.state if self.state is not None and whole and whole[0] in self.kept else self.data


def examine(of: type[Document], data: Data, at: tuple[str, ...] = ()) -> Iterator[Finding]:
    """All that is wrong with a document: faults (it cannot be used) and unknown keys (it can)."""
    from .value import replace

    leaves = {key.path: key for key in of.keys}
    for path, found in _entries(data, leaves):
        key = leaves.get(path)
        here = (*at, *path)
        if key is None:
            from .names import near

            close = near(path[-1], [p[len(path) - 1] for p in leaves if len(p) >= len(path)])
            yield Finding(path=here, why="unknown", found=found, near=tuple(close))
            continue
        wrong = key.wrong(found)
        if wrong is not None:
            yield replace(wrong, path=here)
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
                yield replace(wrong, path=(*here, name))
        elif not isinstance(inner, dict):
            yield Finding(path=(*here, name), why="type", found=inner, accepted="table", fault=True)
        elif key.of is not None:
            yield from examine(key.of, inner, (*here, name))


def _entries(data: Data, leaves: dict[tuple[str, ...], Key]) -> Iterator[tuple[tuple[str, ...], object]]:
    """The values of `data` by path, entering the tables that only lead to declared keys."""
    leading = {path[:n] for path in leaves for n in range(1, len(path))}
    waiting: list[tuple[tuple[str, ...], object]] = [((name,), found) for name, found in data.items()]
    while waiting:
        path, found = waiting.pop(0)
        if path in leading and path not in leaves:
            if isinstance(found, dict):
                waiting[:0] = [((*path, name), one) for name, one in found.items()]
                continue
            yield path, found
            continue
        yield path, found


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
