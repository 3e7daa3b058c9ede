"""S5-S9, S11: what faces mean."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from fatecli.systems.storyteller import judge

ORDER = ("botch", "failure", 1, 2, 3, 4, 5)

COUNTS = {
    1: {
        2: (1, 0, 9, 0, 0, 0, 0), 3: (1, 1, 8, 0, 0, 0, 0), 4: (1, 2, 7, 0, 0, 0, 0), 5: (1, 3, 6, 0, 0, 0, 0),
        6: (1, 4, 5, 0, 0, 0, 0), 7: (1, 5, 4, 0, 0, 0, 0), 8: (1, 6, 3, 0, 0, 0, 0), 9: (1, 7, 2, 0, 0, 0, 0),
        10: (1, 8, 1, 0, 0, 0, 0),
    },
    2: {
        2: (1, 18, 0, 81, 0, 0, 0), 3: (3, 17, 16, 64, 0, 0, 0), 4: (5, 18, 28, 49, 0, 0, 0),
        5: (7, 21, 36, 36, 0, 0, 0), 6: (9, 26, 40, 25, 0, 0, 0), 7: (11, 33, 40, 16, 0, 0, 0),
        8: (13, 42, 36, 9, 0, 0, 0), 9: (15, 53, 28, 4, 0, 0, 0), 10: (17, 66, 16, 1, 0, 0, 0),
    },
    3: {
        2: (1, 27, 243, 0, 729, 0, 0), 3: (7, 73, 216, 192, 512, 0, 0), 4: (19, 113, 231, 294, 343, 0, 0),
        5: (37, 153, 270, 324, 216, 0, 0), 6: (61, 199, 315, 300, 125, 0, 0), 7: (91, 257, 348, 240, 64, 0, 0),
        8: (127, 333, 351, 162, 27, 0, 0), 9: (169, 433, 306, 84, 8, 0, 0), 10: (217, 563, 195, 24, 1, 0, 0),
    },
    4: {
        2: (1, 522, 0, 2916, 0, 6561, 0), 3: (15, 609, 800, 2432, 2048, 4096, 0),
        4: (65, 842, 1400, 2548, 2744, 2401, 0), 5: (175, 1185, 1944, 2808, 2592, 1296, 0),
        6: (369, 1626, 2480, 2900, 2000, 625, 0), 7: (671, 2177, 2960, 2656, 1280, 256, 0),
        8: (1105, 2874, 3240, 2052, 648, 81, 0), 9: (1695, 3777, 3080, 1208, 224, 16, 0),
        10: (2465, 4970, 2144, 388, 32, 1, 0),
    },
    5: {
        2: (1, 855, 7290, 0, 32805, 0, 59049), 3: (31, 3161, 7080, 10880, 25600, 20480, 32768),
        4: (211, 5737, 9870, 17640, 25725, 24010, 16807), 5: (781, 9093, 14310, 22680, 25920, 19440, 7776),
        6: (2101, 13499, 19650, 26000, 23125, 12500, 3125), 7: (4651, 19105, 25140, 26400, 17280, 6400, 1024),
        8: (9031, 26061, 29430, 22680, 10125, 2430, 243), 9: (15961, 34637, 29970, 14840, 4000, 560, 32),
        10: (26281, 45343, 22410, 5280, 645, 40, 1),
    },
    6: {
        2: (1, 15849, 0, 98415, 0, 354294, 531441), 3: (63, 22289, 34608, 93120, 133120, 258048, 458752),
        4: (665, 40041, 66024, 130095, 198940, 244902, 319333),
        5: (3367, 69345, 105948, 179820, 233280, 221616, 186624),
        6: (11529, 112001, 156720, 225375, 235000, 168750, 90625),
        7: (31031, 169569, 214200, 249840, 198400, 102144, 34816),
        8: (70993, 242289, 266328, 234495, 131220, 45198, 9477),
        9: (144495, 328721, 287364, 167820, 58240, 11952, 1408),
        10: (269297, 426105, 227808, 65295, 10480, 966, 49),
    },
}  # fmt: skip
"""All throws of 1 to 6 dice at each difficulty: botches, failures, and 1, 2, 3, 4, 5 or more net successes."""


def place(faces: tuple[int, ...], difficulty: int) -> int:
    read = judge.read(faces, difficulty)
    return ORDER.index(min(read.net, 5) if read.net else read.outcome)


@pytest.mark.parametrize("count", sorted(COUNTS))
@pytest.mark.parametrize("difficulty", range(2, 11))
def test_every_throw_of_one_to_six_dice(count: int, difficulty: int) -> None:
    found = [0] * len(ORDER)
    for faces in combinations_with_replacement(range(1, 11), count):
        ways = factorial(count) // prod(factorial(faces.count(face)) for face in set(faces))
        found[place(faces, difficulty)] += ways
    assert tuple(found) == COUNTS[count][difficulty]


@pytest.mark.parametrize("difficulty", range(2, 11))
def test_all_thousand_throws_of_three_dice_one_by_one(difficulty: int) -> None:
    found = [0] * len(ORDER)
    for faces in product(range(1, 11), repeat=3):
        found[place(faces, difficulty)] += 1
    assert tuple(found) == COUNTS[3][difficulty]


def test_s5_a_die_at_or_over_the_difficulty_succeeds_and_a_ten_always() -> None:
    assert judge.hits((5, 6, 7, 10), 6) == 3
    assert judge.hits((9, 10), 10) == 1
    assert judge.hits((10,), 11) == 1


def test_s6_net_success_failure_and_botch() -> None:
    assert judge.read((6, 6, 1), 6).net == 1
    assert judge.read((6, 1, 1), 6).outcome == "failure"  # a success was rolled, ones are left over
    assert judge.read((2, 1, 1), 6).outcome == "botch"
    assert judge.read((2, 3), 6).outcome == "failure"
    assert judge.read((1,), 6).outcome == "botch"


def test_s7_ones_cancel_tens_too() -> None:
    read = judge.read((1, 1, 5, 6, 10), 6)
    assert (read.successes, read.ones, read.cancelled, read.net, read.outcome) == (2, 2, 2, 0, "failure")


@pytest.mark.parametrize(
    ("net", "degree"),
    [(0, None), (1, "marginal"), (2, "moderate"), (3, "complete"), (4, "exceptional"), (5, "phenomenal")],
)
def test_s8_degrees(net: int, degree: str | None) -> None:
    assert judge.degree(net) == degree


def test_s8_more_than_five_is_still_phenomenal() -> None:
    assert judge.degree(9) == "phenomenal"


def test_s9_at_difficulty_ten_a_botch_is_as_likely_as_a_success_for_one_and_two_dice_only() -> None:
    for count, botches, successes in ((1, 1, 1), (2, 17, 17), (3, 217, 220)):
        botch, _, *rest = COUNTS[count][10]
        assert (botch, sum(rest)) == (botches, successes)


def test_s11_a_pool_of_the_difficulty_succeeds_without_a_throw() -> None:
    assert judge.sure(7, 7)
    assert not judge.sure(6, 7)
    assert not judge.sure(7, 6, tense=True)
    read = judge.count(0, 0, automatic=1)
    assert (read.net, read.outcome, read.degree) == (1, "success", "marginal")


@pytest.mark.parametrize("faces", list(product((1, 3, 6, 10), repeat=3)))
def test_s12_a_point_of_willpower_is_one_more_and_never_a_botch(faces: tuple[int, ...]) -> None:
    without, with_point = judge.read(faces, 6), judge.read(faces, 6, automatic=1)
    assert with_point.net == without.net + 1
    assert with_point.outcome == "success"
