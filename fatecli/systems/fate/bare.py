"""Dice without a sheet: `roll`, `roll -1`, `roll 4dF+3`, `roll 1d10+1d6+2`, against a number if one is given."""

from __future__ import annotations

from ...core.dice import Throw
from ...core.events import ExpressionRolled
from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from ...core.expression import Expression
    from ...core.throwing import Throwing


def throw(turn: Throwing, expression: Expression, opposition: int | None) -> None:
    """Throw the dice of the expression, add its number, and compare with the opposition if there is one."""
    name = expression.text or "4dF"
    (fell,) = turn.throw(Throw(who="", name=name, dice=expression.dice))
    faces = list(fell.faces)
    terms = []
    for die, count in expression.dice:
        terms.append({"dice": f"{count}{die.name}", "faces": faces[:count]})
        del faces[:count]
    total = fell.sum + expression.bonus
    difference = None if opposition is None else total - opposition
    turn.note(
        ExpressionRolled(
            expression=name, terms=tuple(terms), dice=fell.faces, bonus=expression.bonus, total=total,
            opposition=opposition, difference=difference, lacking=None if difference is None else -difference,
            outcome=None if difference is None else _outcome(difference),
        )
    )  # fmt: skip


def _outcome(difference: int) -> str:
    return "fail" if difference < 0 else "success" if difference else "tie"
