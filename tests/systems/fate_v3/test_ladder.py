"""The ladder: words in two languages, both genders, and abbreviations of which two differ only in case (L191-L202)."""

from __future__ import annotations

import pytest

from fatecli import text
from fatecli.errors import Usage
from fatecli.systems.fate_v3 import judge, ladder, names

from .table import Table


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("L", 6), ("Q", 5), ("I", 4), ("S", 3), ("E", 2), ("B", 1), ("M", 0), ("m", -1), ("P", -2), ("T", -3),
        ("A", -4), ("q", 5), ("Légendaire", 6), ("epique", 5), ("Incredible", 4), ("Superbe", 3), ("Superb", 3),
        ("Excellente", 2), ("Bonne", 1), ("Good", 1), ("Moyenne", 0), ("Average", 0), ("Médiocre", -1),
        ("mediocre", -1), ("Poor", -2), ("Terrible", -3), ("Abysmal", -4), ("abysmale", -4), ("+2", 2), ("-1", -1),
        ("\u22121", -1), ("9", 9),
    ],
)  # fmt: skip
def test_what_may_be_typed(word: str, number: int) -> None:
    assert ladder.read(word) == number


@pytest.mark.parametrize("word", ["Great", "Fair", "Formidable", "MM", "Facile", "", "x"])
def test_other_ladders_words_are_none_of_this_one(word: str) -> None:
    assert ladder.read(word) is None
    with pytest.raises(Usage):
        ladder.must_read(word)


def test_case_matters_between_moyen_and_mediocre() -> None:
    table = Table()
    assert table.roll("garde", "Endurance", "0000", vs=("M",))["outcome"] == "tie"
    assert table.roll("garde", "Endurance", "0000", vs=("m",))["outcome"] == "success"


@pytest.mark.parametrize(("number", "rung"), [(7, "above"), (6, "6"), (0, "0"), (-4, "-4"), (-5, "below")])
def test_results_may_leave_the_ladder(number: int, rung: str) -> None:
    assert ladder.rung(number) == rung
    assert all(text.say(lang, f"fate_v3.rung.{rung}") for lang in text.LANGUAGES)


def test_the_catalogue_names_the_rungs_as_they_may_be_typed() -> None:
    for number in names.LADDER:
        for lang in text.LANGUAGES:
            assert ladder.read(text.say(lang, f"fate_v3.rung.{number}")) == number


@pytest.mark.parametrize(
    ("difference", "outcome", "succeeds", "shifts"),
    [(-4, "fail", False, 0), (-1, "fail", False, 0), (0, "tie", False, 0), (1, "success", True, 1)],
)
def test_higher_than_the_difficulty_succeeds(difference: int, outcome: str, succeeds: bool, shifts: int) -> None:
    seen = judge.simple(difference)
    assert (seen.outcome, seen.succeeds, seen.shifts, seen.winner) == (outcome, succeeds, shifts, "")


@pytest.mark.parametrize(("difference", "winner", "shifts"), [(-2, "b", 0), (0, "both", 0), (2, "a", 2)])
def test_the_higher_of_two_wins_and_equal_ones_both(difference: int, winner: str, shifts: int) -> None:
    seen = judge.competition("a", "b", difference)
    assert (seen.winner, seen.shifts) == (winner, shifts)
    assert seen.succeeds is (difference >= 0)
