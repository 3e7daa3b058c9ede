"""What stands between scenes on a command line: a consequence to treat, and `OLD=NEW` of what a milestone changes."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from . import known
from .fit import Offers, after, fitting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from .known import Pair
    from .place import Place


def consequence(at: Place, word: str) -> Offers:
    """A consequence of the one who is hurt, in or out of the scene."""
    return fitting(word, _consequences(at.sheet(at.who)))


def _consequences(data: dict[str, Any]) -> Iterator[Pair]:
    yield from known.aspects({"consequences": data.get("consequences")})


def _aspects(data: dict[str, Any]) -> Iterator[Pair]:
    yield from known.aspects({"aspects": data.get("aspects")})


def changed(first: Callable[[dict[str, Any]], Iterator[Pair]], *, into: bool = False) -> Callable[[Place, str], Offers]:
    """What is changed, then an equals sign; after it another of the same kind, where one is changed `into` one."""

    def offer(at: Place, word: str) -> Offers:
        data = at.sheet(at.who)
        old, equals, new = word.partition("=")
        if not equals:
            found = fitting(word, [(f"{name}=", hint) for name, hint in first(data)])
            return replace(found, more=True)
        return after(f"{old}=", fitting(new, first(data))) if into else Offers()

    return offer


VALUES = {
    "consequence": consequence,
    "begin": consequence,
    "rename": changed(_aspects),
    "swap": changed(known.traits, into=True),
    "replace": changed(known.traits),
}
"""By the value of an option in the table, what it can be."""
