"""Every throw of the mixed dice counted, against the figures of the reference (fractions of all throws)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from fatecli.core.dice import cast
from fatecli.systems.grimoire import judge
from fatecli.systems.grimoire.dice import Part, Swing, kept
from fatecli.systems.grimoire.hand import Hand

DIE = {"D10": "attribute", "D6": "skill", "D4": "item", "D8": "effect", "D12": "initiative"}
SWINGS = {"h": "handicap", "f": "ease"}

AT_LEAST = {
    "D10": {6: "1/2", 9: "1/5", 12: "0"},
    "D10h": {6: "1/4", 9: "1/25", 2: "81/100"},
    "D10f": {6: "3/4", 9: "9/25", 10: "19/100"},
    "D10+D6": {3: "59/60", 6: "5/6", 9: "11/20", 12: "1/4", 15: "1/20", 18: "0"},
    "D10h+D6h": {6: "209/360", 9: "809/3600", 12: "31/720"},
    "D10f+D6f": {6: "353/360", 9: "1027/1200", 12: "133/240"},
    "D10+D6+D4": {6: "23/24", 9: "47/60", 12: "1/2", 15: "13/60", 18: "1/24", 21: "0"},
    "D10+D6+D4+D8": {9: "617/640", 12: "163/192", 15: "607/960", 18: "353/960", 21: "29/192"},
}
"""P(Qualité at least the Opposition) without modifiers."""

MEANS = {"D10+D6": "9", "D10+D8f": "181/16", "D10+D6h+D4": "379/36", "D10+D6+D4+D8h": "235/16", "D10+D4f": "69/8"}


def hand(notation: str) -> Hand:
    parts = []
    for term in notation.split("+"):
        name = term.rstrip("hf")
        swing = tuple(Swing(kind=SWINGS[one]) for one in term[len(name) :])
        parts.append(Part(role=DIE[name], swings=swing))
    return Hand(id="a", who="A", trait="", parts=tuple(parts))


def every(notation: str) -> dict[int, Fraction]:
    """All that a hand can total, each with its share of all throws."""
    thrown = hand(notation)
    dice = [die for die, count in thrown.throw().dice for _ in range(count)]
    counts = Counter(thrown.fell(cast(faces)).total for faces in product(*(die.faces for die in dice)))
    return {total: Fraction(count, counts.total()) for total, count in counts.items()}


@pytest.mark.parametrize("notation", AT_LEAST)
def test_the_chance_of_a_success(notation: str) -> None:
    shares = every(notation)
    for opposition, wanted in AT_LEAST[notation].items():
        found = sum(share for total, share in shares.items() if judge.outcome(total - opposition) == "success")
        assert found == Fraction(wanted), opposition


@pytest.mark.parametrize("notation", MEANS)
def test_the_mean(notation: str) -> None:
    assert sum(total * share for total, share in every(notation).items()) == Fraction(MEANS[notation])


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_a_handicap_and_an_ease_mirror_each_other(sides: int) -> None:
    """One extra die: the face k is kept in 2(n - k) + 1 throws of n², under a Facilité in 2k - 1."""
    low = Counter(kept(faces, -1)[0] for faces in product(range(1, sides + 1), repeat=2))
    high = Counter(kept(faces, 1)[0] for faces in product(range(1, sides + 1), repeat=2))
    assert low == {k: 2 * (sides - k) + 1 for k in range(1, sides + 1)}
    assert high == {k: 2 * k - 1 for k in range(1, sides + 1)}


@pytest.mark.parametrize(
    ("notation", "wanted"),
    [
        ("D4hh", {1: 37, 2: 19, 3: 7, 4: 1}),
        ("D4ff", {1: 1, 2: 7, 3: 19, 4: 37}),
        ("D6hh", {1: 91, 2: 61, 3: 37, 4: 19, 5: 7, 6: 1}),
        ("D10ff", {1: 1, 2: 7, 3: 19, 4: 37, 5: 61, 6: 91, 7: 127, 8: 169, 9: 217, 10: 271}),
    ],
)
def test_two_of_a_kind_keep_one_of_three(notation: str, wanted: dict[int, int]) -> None:
    whole = sum(wanted.values())
    assert every(notation) == {face: Fraction(count, whole) for face, count in wanted.items()}


def test_one_of_each_is_a_die_as_it_is() -> None:
    assert every("D10hf") == every("D10")
    assert every("D10hhf") == every("D10h")


def test_the_whole_distribution_of_a_mixed_hand() -> None:
    shares = every("D10+D4")
    assert shares[2] == Fraction(1, 40) and shares[3] == Fraction(1, 20) and shares[4] == Fraction(3, 40)
    assert {shares[total] for total in range(5, 12)} == {Fraction(1, 10)}
    assert every("D10h+D6h+D4h")[3] == Fraction(19 * 11 * 7, 100 * 36 * 16)
