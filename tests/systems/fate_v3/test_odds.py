"""Every throw counted: four Fate dice, a simple action, a competition. The figures are those of the reference."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from .table import Table, character

THROWS = ["".join(one) for one in product("-0+", repeat=4)]
WEIGHTS = {-4: 1, -3: 4, -2: 10, -1: 16, 0: 19, 1: 16, 2: 10, 3: 4, 4: 1}
AT_LEAST = {-4: 81, -3: 80, -2: 76, -1: 66, 0: 50, 1: 31, 2: 15, 3: 5, 4: 1}
"""How many of the 81 throws come to at least so much."""


def test_the_81_throws() -> None:
    table = Table(one=character(skills={"Force": 0}))
    assert Counter(table.roll("one", "Force", dice)["total"] for dice in THROWS) == WEIGHTS


@pytest.mark.parametrize("difficulty", range(-4, 5))
@pytest.mark.parametrize("switch", ["fail", "succeed"])
def test_a_simple_action(difficulty: int, switch: str) -> None:
    table = Table(house={"simple_tie": switch}, one=character(skills={"Force": 0}))
    seen = [table.roll("one", "Force", dice, vs=(str(difficulty),)) for dice in THROWS]
    above = AT_LEAST.get(difficulty + 1, 0)
    assert sum(one["succeeds"] for one in seen) == (above if switch == "fail" else AT_LEAST[difficulty])
    assert Counter(one["outcome"] for one in seen)["tie"] == WEIGHTS[difficulty]


def test_arm_wrestling_over_all_throws_of_both() -> None:
    """Force Superbe against Moyenne: 423 of 6561 go to the weaker, 504 to both (digest A19)."""
    found: Counter[str] = Counter()
    for mine, mine_count in WEIGHTS.items():
        for theirs, theirs_count in WEIGHTS.items():
            difference = 3 + mine - theirs
            winner = "both" if difference == 0 else "scorpion" if difference > 0 else "dominicos"
            found[winner] += mine_count * theirs_count
    assert found == {"scorpion": 5634, "both": 504, "dominicos": 423}
    table = Table()
    by_sum = {sum({"-": -1, "0": 0, "+": 1}[one] for one in dice): dice for dice in THROWS}
    told: Counter[str] = Counter()
    for mine, theirs in product(by_sum, repeat=2):
        facts = table.roll("scorpion", "Force", by_sum[mine], by_sum[theirs], vs=("dominicos:Force",))
        told[facts["winner"]] += WEIGHTS[mine] * WEIGHTS[theirs]
    assert told == found
