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
        own, before = tuple(cls.__dict__.get("__annotations__", ())), getattr(cls, "fields", ())
        fields = tuple(dict.fromkeys((*before, *own)))
        defaults = getattr(cls, "defaults", {}) | {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        put = object.__setattr__

        def __init__(self, **given):
            for name in fields:
                if name in given:
                    put(self, name, given.pop(name))
                elif name in defaults:
                    put(self, name, defaults[name])
                else:
                    raise TypeError(f"{cls.__name__}: {name} is missing")
            if given:
                raise TypeError(f"{cls.__name__}: unknown {', '.join(given)}")

        def __setattr__(self, name, new=None):
            raise AttributeError(f"{cls.__name__} is frozen")

        def __eq__(self, other):
            return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in fields)

        def __hash__(self):
            return hash((cls.__name__, *(getattr(self, f) for f in fields)))

        def __repr__(self):
            return f"{cls.__name__}({', '.join(f'{f}={getattr(self, f)!r}' for f in fields)})"

        body = {
            name: thing
            for name, thing in cls.__dict__.items()
            if name not in defaults and name not in ("__dict__", "__weakref__")
        }
        body.update(
            __slots__=tuple(name for name in own if name not in before),
            fields=fields,
            defaults=defaults,
            __init__=__init__,
            __setattr__=__setattr__,
            __delattr__=__setattr__,
            __eq__=__eq__,
            __hash__=__hash__,
            __repr__=__repr__,
        )
        return type(cls.__name__, cls.__bases__, body)

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
