"""S28: healing by blood and by time; S12: Willpower that comes back."""

from __future__ import annotations

import pytest

from fatecli.systems.storyteller import recover, tables

HOUR, DAY = tables.HOUR, tables.DAY
ROWS = tuple(tables.ROWS)


def test_a_vampire_heals_by_blood() -> None:
    assert recover.price("lethal") == recover.Price(blood=1, willpower=0, rest=False)
    assert recover.price("bashing", 3) == recover.Price(blood=3, willpower=0, rest=False)
    assert recover.price("aggravated") == recover.Price(blood=5, willpower=0, rest=True)
    assert recover.price("aggravated", 3) == recover.Price(blood=15, willpower=2, rest=True)


@pytest.mark.parametrize(
    ("kind", "minutes"),
    [
        ("bashing", (HOUR, HOUR, HOUR, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR)),
        ("lethal", (DAY, 3 * DAY, 7 * DAY, 30 * DAY, 60 * DAY, 90 * DAY, 150 * DAY)),
    ],
)
def test_a_mortal_heals_by_kind_and_row(kind: str, minutes: tuple[int, ...]) -> None:
    for marks, wanted in enumerate(minutes, 1):
        assert recover.next_level(ROWS, {kind: marks}) == wanted


def test_levels_heal_one_after_another_the_lowest_first() -> None:
    healed = recover.mend(ROWS, {"bashing": 1, "lethal": 2}, 8 * HOUR)
    assert healed.marks == {"bashing": 0, "lethal": 2, "aggravated": 0}
    assert (healed.used, healed.wanted) == (HOUR, 3 * DAY)
    whole = recover.mend(ROWS, {"bashing": 1, "lethal": 2}, 5 * DAY)
    assert sum(whole.marks.values()) == 0
    assert (whole.used, whole.wanted) == (HOUR + 4 * DAY, None)


def test_time_heals_no_aggravated_damage() -> None:
    assert recover.mend(ROWS, {"aggravated": 2}, 999 * DAY).marks["aggravated"] == 2


def test_a_night_gives_a_point_back_and_no_more_than_the_rating() -> None:
    assert (recover.night(3, 5), recover.night(5, 5)) == (4, 5)
