"""Exact distributions of pools, by enumeration of every throw, against numbers reckoned independently (`odds.json`)."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path
from typing import Any

import pytest

from fatecli.systems.storyteller import judge
from fatecli.systems.storyteller.contest import race as races

KNOWN: dict[str, Any] = json.loads((Path(__file__).parent / "odds.json").read_text(encoding="utf-8"))
FACES = range(1, 11)


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of so many d10s, the same faces in another order counted together."""
    return tuple(
        (faces, factorial(dice) // prod(factorial(count) for count in Counter(faces).values()))
        for faces in combinations_with_replacement(FACES, dice)
    )


@cache
def nets(dice: int, difficulty: int) -> dict[int, Fraction]:
    found: Counter[int] = Counter()
    for faces, ways in throws(dice):
        found[judge.read(faces, difficulty).net] += ways
    return {net: Fraction(ways, 10**dice) for net, ways in found.items()}


def test_every_throw_is_counted() -> None:
    assert [sum(ways for _, ways in throws(dice)) for dice in range(1, 7)] == [10**dice for dice in range(1, 7)]


def distribution(dice: int, difficulty: int, *, double: bool = False) -> dict[str, Fraction]:
    """How likely a botch, a failure and each degree is."""
    found: Counter[str] = Counter()
    for faces, ways in throws(dice):
        read = judge.read(faces, difficulty, double=double)
        degree = "5+" if read.net > 4 else str(read.net)
        found[{"botch": "botch", "failure": "fail"}.get(read.outcome, degree)] += ways
    return {name: Fraction(ways, 10**dice) for name, ways in found.items()}


def by_formula(dice: int, difficulty: int) -> dict[str, Fraction]:
    """The same by counting successes, ones and other dice, without looking at a throw."""
    found: Counter[str] = Counter()
    for hits in range(dice + 1):
        for ones in range(dice - hits + 1):
            rest = dice - hits - ones
            ways = factorial(dice) // (factorial(hits) * factorial(ones) * factorial(rest))
            ways *= (11 - difficulty) ** hits * (difficulty - 2) ** rest
            net = hits - ones
            found["botch" if not hits and ones else "fail" if net < 1 else "5+" if net > 4 else str(net)] += ways
    return {name: Fraction(ways, 10**dice) for name, ways in found.items() if ways}


@pytest.mark.parametrize("difficulty", range(2, 11))
@pytest.mark.parametrize("dice", range(1, 7))
def test_what_a_pool_comes_to(dice: int, difficulty: int) -> None:
    found = distribution(dice, difficulty)
    assert found == by_formula(dice, difficulty)
    known = KNOWN["revised"].get(str(dice))
    if known is not None:
        wanted = {name: Fraction(odds) for name, odds in known[str(difficulty)].items()}
        assert {name: found.get(name, Fraction()) for name in wanted} == wanted


@pytest.mark.parametrize("dice", KNOWN["tens_double"])
def test_what_a_pool_comes_to_where_tens_count_two(dice: str) -> None:
    for difficulty, known in KNOWN["tens_double"][dice].items():
        found = distribution(int(dice), int(difficulty), double=True)
        wanted = {name: Fraction(odds) for name, odds in known.items()}
        assert {name: found.get(name, Fraction()) for name in wanted} == wanted


@pytest.mark.parametrize("pools", KNOWN["resisted"])
def test_what_a_resisted_roll_comes_to(pools: str) -> None:
    sizes, _, difficulty = pools.partition("@")
    mine, theirs = (nets(int(size), int(difficulty)) for size in sizes.split("v"))
    found: dict[str, Fraction] = {"a": Fraction(), "b": Fraction(), "tie": Fraction()}
    margins: dict[str, Fraction] = {}
    for a, odds_a in mine.items():
        for b, odds_b in theirs.items():
            won = races.compare({"a": a, "b": b})
            found[won.winner or "tie"] += odds_a * odds_b
            margin = str(won.margin if won.winner != "b" else -won.margin)
            margins[margin] = margins.get(margin, Fraction()) + odds_a * odds_b
    known = KNOWN["resisted"][pools]
    assert found == {name: Fraction(known[name]) for name in found}
    assert margins == {name: Fraction(odds) for name, odds in known["margin_pmf"].items()}
