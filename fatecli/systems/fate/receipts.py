"""The numbers of a roll as JSON shows them in both Fate games. `rung` is the game's ladder."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, facts

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...core.roll import Hand, Roll


def hand(of: Hand, rung: Callable[[int], str]) -> dict[str, Any]:
    """A hand with all that is in it, and the rung its total stands on."""
    return {
        "id": of.id,
        "who": of.who,
        "trait": of.trait,
        "dice": list(of.dice),
        "sum": of.rolled,
        "thrown": [list(faces) for faces in of.thrown],
        "modifiers": [modifier(one) for one in of.modifiers],
        "total": of.total,
        "rung": rung(of.total),
    }


def modifier(one: object) -> dict[str, Any]:
    """A modifier without what it leaves empty; a label it always has."""
    return {name: part for name, part in facts(one).items() if part != "" or name == "label"}


def opposition(roll: Roll, faced: int | None, rung: Callable[[int], str]) -> dict[str, Any]:
    """What opposes a roll: each passive opposition, what was added to it, and the number that is faced."""
    return {
        "passive": tuple({"value": one.value, "word": one.word, "rung": rung(one.value)} for one in roll.passive),
        "extra": tuple(modifier(one) for one in roll.extra),
        "opposition": faced,
        "opposition_rung": None if faced is None else rung(faced),
    }
