"""Values read back from the plain data they were kept as: the inverse of `value.plain`."""

from __future__ import annotations

from .document import Finding
from .keys import Raw
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, TypeVar

    T = TypeVar("T")
    Place = tuple[str, ...]

PLAIN = {"int": (int, "int"), "str": (str, "text"), "bool": (bool, "flag")}
"""The annotations of single values: their type, and its name among the kinds of keys."""


class Misfit(Exception):
    """Data that no such value was kept as; the finding says where and why."""

    def __init__(self, at: Place, why: str, found: object, accepted: str = "") -> None:
        super().__init__(".".join(at))
        self.finding = Finding(path=at, why=why, found=found, accepted=accepted, fault=True)


class Kept(Raw):
    """A table that holds a value as it was kept."""

    def __init__(self, path: str, kind: type) -> None:
        super().__init__(path)
        self.value = kind

    def wrong(self, found: object) -> Finding | None:
        wrong = super().wrong(found)
        if wrong is None:
            try:
                self.fit(found)
            except Misfit as misfit:
                return misfit.finding
        return wrong

    def fit(self, found: Any) -> None:
        """Misfit for the first thing in the table that no such value was kept as."""
        revive(self.value, found)


def revive(kind: type[T], data: Mapping[str, Any], at: Place = ()) -> T:
    """The value that was kept as this data; Misfit if none was. The fields' annotations say what fits."""
    fields: tuple[str, ...] = getattr(kind, "fields")  # noqa: B009
    wanted: dict[str, str] = {name: one for base in kind.__mro__ for name, one in _annotated(base).items()}
    given = {}
    for name, one in data.items():
        if name not in fields:
            raise Misfit((*at, name), "unknown", one)
        given[name] = read(kind, wanted[name], one, (*at, name))
    for name in fields:
        if name not in given and name not in getattr(kind, "defaults"):  # noqa: B009
            raise Misfit((*at, name), "missing", None)
    return kind(**given)


def _annotated(kind: type) -> dict[str, str]:
    found: dict[str, str] = kind.__dict__.get("__annotations__", {})
    return found


def _named(kind: type, name: str) -> type:
    """The value that an annotation of a kind names, in the module of that kind."""
    found: type = getattr(__import__(kind.__module__, fromlist=[name]), name)
    return found


def read(kind: type, wanted: str, found: Any, at: Place) -> Any:
    """A field of a kind of value, as its annotation wants it."""
    wanted = wanted.removesuffix(" | None") if found is not None else wanted
    if found is None and wanted.endswith(" | None"):
        return None
    if wanted == "Any":
        return found
    if wanted in PLAIN:
        of, name = PLAIN[wanted]
        if type(found) is not of:
            raise Misfit(at, "type", found, name)
        return found
    if wanted.startswith("tuple["):
        inner = wanted[len("tuple[") : -1].removesuffix(", ...")
        if not isinstance(found, (list, tuple)):
            raise Misfit(at, "type", found, "list")
        return tuple(read(kind, inner, one, (*at, str(n))) for n, one in enumerate(found))
    if not isinstance(found, dict):
        raise Misfit(at, "type", found, "table")
    return found if wanted.startswith("dict[") else revive(_named(kind, wanted), found, at)
