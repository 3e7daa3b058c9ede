"""Dice without a sheet: `roll 1d10+1d6+2`, against a number or a degree if one is given."""

from __future__ import annotations

from ...core.dice import Throw
from ...core.value import TYPE_CHECKING
from . import events, house, judge, ladder

if TYPE_CHECKING:
    from typing import Any

    from ...core.expression import Expression
    from ...core.throwing import Throwing


def bare(turn: Throwing, *, expression: Expression, vs: tuple[str, ...] = ()) -> None:
    """Throw the dice of the expression, add its number, and take the highest Opposition from it."""
    thresholds = house.of(turn).thresholds()
    passive = [ladder.read(turn, word) for word in vs]
    name = expression.text or "4dF"
    (fell,) = turn.throw(Throw(who="", name=name, dice=expression.dice))
    quality = fell.sum + expression.bonus
    opposition = max((one.value for one in passive), default=None)
    difference = None if opposition is None else judge.difference(quality, opposition)
    turn.note(
        events.DiceRolled(
            expression=name,
            terms=_terms(expression, list(fell.faces)),
            dice=fell.faces,
            fell=", ".join(map(str, fell.faces)) or str(fell.sum),
            bonus=expression.bonus,
            total=quality,
            quality=quality,
            opposition=opposition,
            difference=difference,
            outcome=None if difference is None else judge.outcome(difference),
            level=None if difference is None else judge.level(difference, thresholds),
            payant=None if difference is None else judge.payant(difference, thresholds),
        )
    )


def _terms(expression: Expression, faces: list[int]) -> tuple[dict[str, Any], ...]:
    terms: list[dict[str, Any]] = []
    for die, count in expression.dice:
        terms.append({"dice": f"{count}{die.name}", "faces": faces[:count]})
        del faces[:count]
    return tuple(terms)
