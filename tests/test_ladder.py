"""Fate Core's ladder: every rung in both languages and genders, and outcomes off both its ends (M2, A05)."""

from __future__ import annotations

import pytest

from fatecli.errors import Usage
from fatecli.systems.fate_core import judge, ladder
from fatecli.text import say

RUNGS = {
    8: "Legendary L\u00e9gendaire",
    7: "Epic \u00c9pique",
    6: "Fantastic Fantastique",
    5: "Superb Formidable",
    4: "Great Excellent Excellente",
    3: "Good Bon Bonne",
    2: "Fair Passable",
    1: "Average Moyen Moyenne",
    0: "Mediocre M\u00e9diocre",
    -1: "Poor Mauvais Mauvaise",
    -2: "Terrible Atroce",
}


@pytest.mark.parametrize("number", RUNGS)
def test_a_rung_is_read_in_every_spelling(number: int) -> None:
    for word in RUNGS[number].split():
        for spelled in (word, word.upper(), word.lower(), f" {word} "):
            assert ladder.read(spelled) == number
    for digits in (f"{number}", f"{number:+}", f"{number}".replace("-", "\u2212")):
        assert ladder.read(digits) == number
    english, french, *_ = RUNGS[number].split()
    assert say("en", f"fate_core.rung.{ladder.rung(number)}") == english
    assert say("fr", f"fate_core.rung.{ladder.rung(number)}") == french


@pytest.mark.parametrize("word", ["Goo", "Bonn", "Goodd", "", "Fair ly", "3.0", "Barely"])
def test_a_word_that_is_no_rung_is_refused(word: str) -> None:
    assert ladder.read(word) is None
    with pytest.raises(Usage) as refused:
        ladder.must_read(word)
    assert refused.value.facts["found"] == word


def test_off_both_ends_the_number_stays_true() -> None:
    for lang, above, below in (("en", "above", "below"), ("fr", "au-del\u00e0", "en dessous")):
        assert above in say(lang, f"fate_core.rung.{ladder.rung(9)}")
        assert below in say(lang, f"fate_core.rung.{ladder.rung(-3)}")
    assert ladder.read("12") == 12 and ladder.read("-7") == -7


def test_the_four_outcomes() -> None:
    assert [judge.outcome(shifts) for shifts in (-9, -1, 0, 1, 2, 3, 11)] == [
        "fail", "fail", "tie", "success", "success", "style", "style",
    ]  # fmt: skip
    assert [judge.margin(-by) for by in range(1, 8)] == [
        "small", "small", "even", "even", "even", "large", "large",
    ]  # fmt: skip


OF_81 = {
    -4: (0, 1, 14, 66),
    -3: (1, 4, 26, 50),
    -2: (5, 10, 35, 31),
    -1: (15, 16, 35, 15),
    0: (31, 19, 26, 5),
    1: (50, 16, 14, 1),
    2: (66, 10, 5, 0),
    3: (76, 4, 1, 0),
    4: (80, 1, 0, 0),
    5: (81, 0, 0, 0),
    6: (81, 0, 0, 0),
    7: (81, 0, 0, 0),
    8: (81, 0, 0, 0),
}
"""How many of the 81 throws with a Mediocre (+0) skill fail, tie, succeed and succeed with style, by opposition."""


@pytest.mark.parametrize("opposition", OF_81)
def test_of_all_81_throws(opposition: int) -> None:
    faces = (-1, 0, 1)
    sums = [a + b + c + d for a in faces for b in faces for c in faces for d in faces]
    came = [judge.outcome(total - opposition) for total in sums]
    assert tuple(came.count(one) for one in ("fail", "tie", "success", "style")) == OF_81[opposition]
