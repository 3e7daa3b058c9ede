"""Throwing d10s, whoever asks for them."""

from __future__ import annotations

from ...core.turn import D10, Throw
from ...core.value import TYPE_CHECKING
from ...errors import Usage

if TYPE_CHECKING:
    from ...core.turn import Turn


def throw(turn: Turn, id: str, name: str, count: int) -> tuple[int, ...]:
    """The faces of so many d10. Usage if only their sum was told: a sum says nothing of successes."""
    (fell,) = turn.throw(Throw(who=id, name=name, dice=((D10, count),)))
    if len(fell.faces) != count:
        raise Usage("storyteller.sum", name=name)
    return fell.faces
