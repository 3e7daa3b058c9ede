"""Declared keys: what may stand in a document, said once for rules, `check`, `schema` and `show` alike."""

from __future__ import annotations

from .document import REQUIRED, Document, Finding, Key
from .examine import examine, schema
from .value import TYPE_CHECKING

__all__ = [
    "REQUIRED", "Document", "Finding", "Flag", "Int", "Ints", "Key", "Lines", "Ratings", "Record", "Records", "Table",
    "Text", "Texts", "examine", "schema",
]  # fmt: skip

if TYPE_CHECKING:
    from typing import Any, Generic, TypeVar

    R = TypeVar("R", bound="Document")
    Data = dict[str, Any]


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


class Raw(Key):
    """A table that the game alone writes and reads, of whatever is in it."""

    kind = "table"

    def schema(self) -> Data:
        return {"type": "object"}


class Record(Raw):
    """A table that is a document of its own, which the game alone writes."""

    single = True

    def __init__(self, path: str, of: type[Document]) -> None:
        super().__init__(path)
        self.of = of

    def schema(self) -> Data:
        return schema(self.of)


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
