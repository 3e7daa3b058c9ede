"""Numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.numbers import labelled, number
from fatecli.errors import Usage

READ = {"3": 3, "+2": 2, "-1": -1, "\u22121": -1, "\u20131": -1, " 4 ": 4, "007": 7, "0": 0, "-0": 0, "999999": 999999}


@pytest.mark.parametrize("text", READ)
def test_a_number_is_read(text: str) -> None:
    assert number(text) == READ[text]


@pytest.mark.parametrize("text", ["", "-", "+", "--1", "+-1", "1.5", "x", "\u00b2", "\u0663", "1 2", "1000000", "1e3"])
def test_what_is_no_number_is_none(text: str) -> None:
    assert number(text) is None


@given(st.text(max_size=8))
def test_nothing_breaks_it(text: str) -> None:
    assert number(text) is None or isinstance(number(text), int)


def test_a_number_may_have_a_label() -> None:
    assert labelled("high ground=2") == ("high ground", 2)
    assert labelled(" fog = -1") == ("fog", -1)
    assert labelled("a=b=+3") == ("a=b", 3)
    assert labelled("4") == ("", 4)
    for wrong in ("high ground", "x=", "=", "2=x"):
        with pytest.raises(Usage) as refused:
            labelled(wrong)
        assert refused.value.facts == {"found": wrong}
