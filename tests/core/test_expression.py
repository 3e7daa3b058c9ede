"""Dice notation: every spelling, every refusal, and nothing that breaks it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.dice import FATE, sided
from fatecli.core.expression import MOST_DICE, MOST_SIDES, parse

READ = {
    "": ([("dF", 4)], 0),
    "-1": ([("dF", 4)], -1),
    "+2": ([("dF", 4)], 2),
    "3": ([("dF", 4)], 3),
    "\u22121": ([("dF", 4)], -1),
    "4dF": ([("dF", 4)], 0),
    "4df+3": ([("dF", 4)], 3),
    "4DF - 1": ([("dF", 4)], -1),
    "dF": ([("dF", 1)], 0),
    "d20": ([("d20", 1)], 0),
    "7d10": ([("d10", 7)], 0),
    "1d10+1d6+2": ([("d10", 1), ("d6", 1)], 2),
    "2+1d6-1": ([("d6", 1)], 1),
    "1d6+1d6": ([("d6", 1), ("d6", 1)], 0),
    "+1d6": ([("d6", 1)], 0),
    "1000d1000": ([("d1000", 1000)], 0),
}
REFUSED = [
    "Fight", "d", "1d", "1d1", "1d0", "0d6", "1001d6", "1d1001", "-1d6", "4dF-1d6", "1d6+", "1d6++2", "+", "--1",
    "1d6d6", "4dFx", "d-6", "1d6.5", "\u00b2d6", "1d\u0666", "4dG", "1 d 6 7x", "\0", "99d", "zird",
]  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_an_expression_is_read(text: str) -> None:
    found = parse(text)
    assert found is not None
    assert ([(die.name, count) for die, count in found.dice], found.bonus) == READ[text]
    assert found.text == text


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_expression_is_not_one(text: str) -> None:
    assert parse(text) is None


def test_a_number_of_any_length_breaks_nothing() -> None:
    for text in ("9" * 5000, "1d" + "9" * 5000, "9" * 5000 + "d6", "4dF+" + "9" * 5000):
        assert parse(text) is None


@given(st.text(st.sampled_from("0123456789dDfF+-\u2212 .xdF\u0663\u00b2\0"), max_size=12) | st.text(max_size=20))
def test_nothing_breaks_it(text: str) -> None:
    found = parse(text)
    if found is not None:
        assert found.dice
        for die, count in found.dice:
            assert 1 <= count <= MOST_DICE and 2 <= len(die.faces) <= MOST_SIDES


dice = st.tuples(st.integers(1, MOST_DICE), st.just(FATE) | st.integers(2, MOST_SIDES).map(sided))
terms = st.lists(dice.map(lambda one: ("+", one)) | st.tuples(st.sampled_from("+-"), st.integers(0, 99999)), max_size=6)


@given(terms)
def test_what_is_written_is_read_back(terms: list[tuple[str, object]]) -> None:
    written, wanted, bonus = "", [], 0
    for sign, term in terms:
        if isinstance(term, tuple):
            count, die = term
            written += f"+{count}{die.name}"
            wanted.append((die, count))
        elif isinstance(term, int):
            written += f"{sign}{term}"
            bonus += term if sign == "+" else -term
    found = parse(written)
    assert found is not None
    assert list(found.dice) == (wanted or [(FATE, 4)])
    assert found.bonus == bonus
