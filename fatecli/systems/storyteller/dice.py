"""Throwing d10s, whoever asks for them."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Usage

if TYPE_CHECKING:
    from ...core.turn import Throw, Turn


def throw(turn: Turn, *throws: Throw) -> tuple[tuple[int, ...], ...]:
    """The faces of each throw. Usage if only their sum was told: a sum says nothing of successes."""
    fallen = turn.throw(*throws)
    for one, fell in zip(throws, fallen, strict=True):
        if len(fell.faces) != one.count():
            raise Usage("storyteller.sum", name=one.name)
    return tuple(fell.faces for fell in fallen)
