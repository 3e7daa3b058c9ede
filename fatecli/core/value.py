"""`@value`: frozen, keyword-only values. A dataclass to the type checker, without the import of `dataclasses`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar, dataclass_transform

    T = TypeVar("T")

    @dataclass_transform(kw_only_default=True, frozen_default=True)
    def value(cls: type[T]) -> type[T]:
        """Make `cls` a frozen value whose fields are its annotations, after those of the value it extends."""

    def replace(of: T, **changes: Any) -> T:
        """The same value with some fields changed."""

else:

    def value(cls):
        own, before = cls.__dict__.get("__annotations__", ()), getattr(cls, "fields", ())
        cls.fields = tuple(dict.fromkeys((*before, *own)))
        cls.defaults = getattr(cls, "defaults", {}) | {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls._known = frozenset(cls.fields)
        cls._needed = cls._known - cls.defaults.keys()
        if not before:
            cls.__init__, cls.__setattr__, cls.__delattr__ = _init, _frozen, _frozen
            cls.__eq__, cls.__hash__, cls.__repr__ = _eq, _hash, _repr
        return cls

    def _init(self, **given):
        cls = type(self)
        if not given.keys() >= cls._needed:
            raise TypeError(f"{cls.__name__}: {', '.join(sorted(cls._needed - given.keys()))} is missing")
        if not given.keys() <= cls._known:
            raise TypeError(f"{cls.__name__}: unknown {', '.join(sorted(given.keys() - cls._known))}")
        self.__dict__.update(given)

    def _frozen(self, name, new=None):
        raise AttributeError(f"{type(self).__name__} is frozen")

    def _eq(self, other):
        return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in self.fields)

    def _hash(self):
        return hash((type(self).__name__, *(getattr(self, f) for f in self.fields)))

    def _repr(self):
        return f"{type(self).__name__}({', '.join(f'{f}={getattr(self, f)!r}' for f in self.fields)})"

    def replace(of, **changes):
        return type(of)(**({name: getattr(of, name) for name in of.fields} | changes))


def facts(of: object) -> dict[str, object]:
    """The fields of a value as plain data: nested values become dicts, tuples become lists."""
    names: tuple[str, ...] = getattr(of, "fields")  # noqa: B009
    return {name: plain(getattr(of, name)) for name in names}


def plain(thing: object) -> object:
    """Any value, tuple or dict of values as the plain data JSON and TOML know."""
    if hasattr(thing, "fields"):
        return facts(thing)
    if isinstance(thing, (tuple, list)):
        return [plain(one) for one in thing]
    if isinstance(thing, dict):
        return {str(name): plain(one) for name, one in thing.items()}
    return thing


def copy(data: Any) -> Any:
    """Plain data once more, sharing no table or array with the original."""
    if isinstance(data, dict):
        return {key: copy(one) for key, one in data.items()}
    if isinstance(data, (list, tuple)):
        return [copy(one) for one in data]
    return data
