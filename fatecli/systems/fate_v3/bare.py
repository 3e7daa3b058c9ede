"""Dice without a sheet, against a number or a word of this game's ladder."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate.bare import throw
from . import ladder

if TYPE_CHECKING:
    from ...core.expression import Expression
    from ...core.throwing import Throwing


def bare(turn: Throwing, *, expression: Expression, vs: tuple[str, ...] = ()) -> None:
    """Throw the dice of the expression, add its number, and compare with the highest opposition."""
    throw(turn, expression, max((ladder.must_read(word) for word in vs), default=None))
