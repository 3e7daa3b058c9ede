"""A document: plain data seen through declared keys. What kinds of key there are stands in `keys`.

Reading a key that is not there gives its default or derivation and creates nothing; writing one changes the data,
which the store later compares with what it read.
"""

from __future__ import annotations

from .value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any, TypeVar

    R = TypeVar("R", bound="Document")
    Data = dict[str, Any]

REQUIRED: Any = object()
"""The default of a key that must be there."""

TYPES = {"text": str, "int": int, "flag": bool, "ints": list, "texts": list, "table": dict}


@value
class Finding:
    """One thing `check` says of a document.

    `why` is type, bounds, word, missing, newer, unknown, or a game's own key. A `remark` is neither fault nor
    departure.
    """

    path: tuple[str, ...]
    why: str
    found: object = None
    accepted: object = None
    near: tuple[str, ...] = ()
    fault: bool = False
    remark: bool = False


class Key:
    """A key of a document. `path` is dotted; `default` a constant, a derivation from the document, or REQUIRED."""

    kind = "text"
    single = False
    """Whether the table at this key is one document, not a table of them."""

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
        """The bounds as they are told, in signs every language reads."""
        if self.high is None:
            return f">= {self.low}"
        return f"<= {self.high}" if self.low is None else f"{self.low}..{self.high}"

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


class Document:
    """Plain data seen through declared keys. A subclass lists them as class attributes."""

    keys: tuple[Key, ...] = ()
    kept: tuple[str, ...] = ()
    """First names of the paths that play changes; a numbered copy of a sheet keeps these apart, in `aside`."""

    def __init_subclass__(cls) -> None:
        inherited = tuple(key for key in cls.keys if key.name not in cls.__dict__)
        cls.keys = inherited + tuple(key for key in cls.__dict__.values() if isinstance(key, Key))

    def __init__(self, data: Data, at: tuple[str, ...] = (), aside: Data | None = None) -> None:
        self.data, self.at, self.aside = data, at, aside

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
        made = of(self.data, (*self.at, *path), self.aside)
        made.kept = self.kept
        return made

    def _home(self, whole: tuple[str, ...]) -> Data:
        return self.aside if self.aside is not None and whole and whole[0] in self.kept else self.data
