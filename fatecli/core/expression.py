"""Dice notation for a roll without a sheet: terms of dice (`4dF`, `7d10`) and numbers, joined by + and -."""

from __future__ import annotations

from .dice import FATE, Die, sided
from .value import value

MOST_DICE = 1000
MOST_SIDES = 1000
LONGEST_NUMBER = 6


@value
class Expression:
    """`1d10+1d6+2`: dice in the order written, and the sum of the numbers."""

    text: str
    dice: tuple[tuple[Die, int], ...]
    bonus: int


def parse(text: str) -> Expression | None:
    """The expression, or None if the text is not one. Nothing at all is 4dF, and a lone number is added to 4dF.

    1 to 1000 dice a term, dice of 2 to 1000 sides or dF.
    """
    terms = _terms(text.replace(" ", "").replace("\u2212", "-"))
    if terms is None:
        return None
    dice: list[tuple[Die, int]] = []
    bonus = 0
    for sign, term in terms:
        if term.isdecimal() and len(term) <= LONGEST_NUMBER:
            bonus += sign * int(term)
            continue
        count, d, sides = term.lower().partition("d")
        die = _die(sides)
        number = _number(count) if count else 1
        if not d or die is None or sign < 0 or not 1 <= number <= MOST_DICE:
            return None
        dice.append((die, number))
    if not dice:
        dice = [(FATE, 4)]
    return Expression(text=text, dice=tuple(dice), bonus=bonus)


def _terms(text: str) -> list[tuple[int, str]] | None:
    """`1d10-2` as [(1, "1d10"), (-1, "2")]; None if a sign stands without its term."""
    if not text:
        return []
    if text[0] not in "+-":
        text = "+" + text
    terms: list[tuple[int, str]] = []
    for c in text:
        if c in "+-":
            if terms and not terms[-1][1]:
                return None
            terms.append((1 if c == "+" else -1, ""))
        else:
            terms[-1] = (terms[-1][0], terms[-1][1] + c)
    return terms if all(term.isascii() and term.isalnum() for _, term in terms) else None


def _die(sides: str) -> Die | None:
    if sides == "f":
        return FATE
    number = _number(sides)
    return sided(number) if 2 <= number <= MOST_SIDES else None


def _number(digits: str) -> int:
    """The number, or 0 if the text is none."""
    return int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else 0
