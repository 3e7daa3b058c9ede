"""S15, S20-S27: several actions, initiative, attack, damage, soak, the health chart and what lies past it."""

from __future__ import annotations

from itertools import product

import pytest

from fatecli.errors import Refused
from fatecli.systems.storyteller import pool, tables
from fatecli.systems.storyteller.conflict import actions, damage, health, initiative

from .table import Table, character

ROWS = tuple(tables.ROWS)


@pytest.mark.parametrize(("count", "penalties"), [(1, [0]), (2, [2, 3]), (3, [3, 4, 5]), (4, [4, 5, 6, 7])])
def test_s15_each_action_loses_the_number_of_actions_and_one_more_each(count: int, penalties: list[int]) -> None:
    assert [actions.penalty(count, index) for index in range(1, count + 1)] == penalties


def test_s20_initiative() -> None:
    hall = initiative.place("hall", dexterity=3, wits=3, penalty=0, die=5)
    one = initiative.place("chasseur1", dexterity=3, wits=2, penalty=0, die=3)
    two = initiative.place("chasseur2", dexterity=3, wits=2, penalty=0, die=4)
    assert (hall.total, one.total, two.total) == (11, 8, 9)
    assert initiative.order((hall, one, two)) == (("hall",), ("chasseur2",), ("chasseur1",))
    assert initiative.place("hall", dexterity=3, wits=3, penalty=-2).total == 10


def test_s20_ties_go_to_the_higher_rating_and_then_are_simultaneous() -> None:
    slow = initiative.place("slow", dexterity=1, wits=1, penalty=0, die=9)
    fast = initiative.place("fast", dexterity=4, wits=4, penalty=0, die=3)
    twin = initiative.place("twin", dexterity=4, wits=4, penalty=0, die=3)
    assert initiative.order((slow, fast, twin)) == (("fast", "twin"), ("slow",))


def test_s21_what_a_dodge_leaves() -> None:
    assert (damage.left(3, 1), damage.left(2, 2), damage.left(1, 4)) == (2, 0, 0)


def test_s21_damage_dice_grow_from_the_second_success() -> None:
    assert [damage.damage_pool(3, left) for left in (1, 2, 5)] == [3, 4, 7]
    assert damage.damage_pool(0, 1) == 1


def test_s22_full_defence_runs_out() -> None:
    assert _dodges(2) == [2, 1]


def test_c32_each_dodge_of_a_full_defence_has_a_die_less() -> None:
    assert _dodges(6) == [6, 5, 4, 3, 2, 1]


def _dodges(dice: int) -> list[int]:
    """The dice of one dodge after the other, until none is left and the next is refused."""
    table = Table(thin=character(attributes={"Dexterity": 1}, abilities={"talents": {"Dodge": dice - 1}}))
    thin, turn, sizes = table.sheet("thin"), table.turn(), list[int]()
    with pytest.raises(Refused) as caught:
        while True:
            sizes.append(pool.build(turn, thin, "Dexterity+Dodge", 6, pool.Asked(dodges=len(sizes))).size)
    assert caught.value.key == "storyteller.pool_empty"
    return sizes


def test_s23_damage_never_botches_and_ones_cancel_unless_the_campaign_says_not() -> None:
    assert damage.counted((6, 6, 3, 2)) == 2
    assert damage.counted((6, 7, 1, 9, 2)) == 2
    assert damage.counted((6, 7, 1, 9, 2), ones=False) == 3
    assert damage.counted((1, 1, 2)) == 0


@pytest.mark.parametrize(
    ("kind", "harm", "pool"),
    [
        ("mortal", "bashing", 3), ("mortal", "lethal", 0), ("mortal", "aggravated", 0),
        ("vampire", "bashing", 5), ("vampire", "lethal", 5), ("vampire", "aggravated", 2),
    ],
)  # fmt: skip
def test_s24_who_soaks_what(kind: str, harm: str, pool: int) -> None:
    hard = character(kind=kind, attributes={"Vigueur": 3}, disciplines={"Force d'âme": 2})
    assert damage.soak_pool(Table(hard=hard).sheet("hard"), harm) == pool


@pytest.mark.parametrize(("left", "levels"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_s24_a_vampire_takes_half_of_bashing_damage_rounded_down(left: int, levels: int) -> None:
    assert damage.levels("vampire", "bashing", left, 0) == levels
    assert damage.levels("mortal", "bashing", left, 0) == left
    assert damage.levels("vampire", "lethal", left, 0) == left


def test_s24_soak_beyond_the_damage_heals_nothing() -> None:
    assert damage.levels("mortal", "bashing", 1, 3) == 0


@pytest.mark.parametrize(("marks", "row"), list(enumerate(ROWS, 1)))
def test_s25_the_lowest_marked_box_counts(marks: int, row: str) -> None:
    for kind in tables.DAMAGE:
        wound = health.wound(ROWS, {kind: marks})
        assert wound is not None
        assert (wound.row, wound.penalty, wound.helpless) == (row, tables.ROWS[row], row == "incapacitated")
    assert health.wound(ROWS, {}) is None


def test_s25_rows_may_have_any_number_of_boxes() -> None:
    big = character(health={"lethal": 3, "levels": {"bruised": 2, "injured": 0}})
    sheet = Table(big=big).sheet("big")
    assert len(sheet.rows()) == 7
    wound = health.wounds(sheet)
    assert wound is not None
    assert wound.row == "hurt"


def test_s26_worse_damage_stands_above_and_pushes_lighter_marks_down() -> None:
    marked = health.mark(7, {"bashing": 2}, "lethal", 1, being="vampire")
    kinds = [mark for _, mark in health.chart(ROWS, marked.marks)]
    assert kinds == ["lethal", "bashing", "bashing", "", "", "", ""]
    worse = health.mark(7, marked.marks, "aggravated", 1, being="vampire")
    assert [mark for _, mark in health.chart(ROWS, worse.marks)][:2] == ["aggravated", "lethal"]


PAST: list[tuple[str, dict[str, int], str, int, dict[str, int], str]] = [
    ("vampire", {"bashing": 7}, "bashing", 1, {"bashing": 7}, "torpor"),
    ("vampire", {"bashing": 7}, "lethal", 1, {"bashing": 6, "lethal": 1}, "torpor"),
    ("vampire", {"lethal": 7}, "lethal", 2, {"lethal": 7}, "torpor"),
    ("vampire", {"lethal": 7}, "aggravated", 1, {"lethal": 6, "aggravated": 1}, "destroyed"),
    ("vampire", {"aggravated": 7}, "aggravated", 1, {"aggravated": 7}, "destroyed"),
    ("vampire", {"lethal": 6}, "aggravated", 1, {"lethal": 6, "aggravated": 1}, ""),
    ("mortal", {"bashing": 6}, "bashing", 1, {"bashing": 7}, "unconscious"),
    ("mortal", {"bashing": 7}, "bashing", 2, {"bashing": 5, "lethal": 2}, "unconscious"),
    ("mortal", {"bashing": 7}, "bashing", 7, {"lethal": 7}, "unconscious"),
    ("mortal", {"bashing": 7}, "bashing", 8, {"lethal": 7}, "dead"),
    ("mortal", {"bashing": 7}, "lethal", 1, {"bashing": 6, "lethal": 1}, "dead"),
    ("mortal", {"lethal": 6}, "lethal", 1, {"lethal": 7}, ""),
    ("mortal", {"lethal": 7}, "lethal", 1, {"lethal": 7}, "dead"),
    ("ghoul", {"lethal": 7}, "aggravated", 1, {"lethal": 6, "aggravated": 1}, "dead"),
]


@pytest.mark.parametrize(("being", "before", "kind", "levels", "after", "state"), PAST)
def test_s27_past_the_last_box(
    being: str, before: dict[str, int], kind: str, levels: int, after: dict[str, int], state: str
) -> None:
    marked = health.mark(7, before, kind, levels, being=being)
    assert {one: count for one, count in marked.marks.items() if count} == after
    assert marked.state == state


def test_s27_the_end_stays_the_end() -> None:
    assert health.mark(7, {"lethal": 7}, "bashing", 1, being="vampire", state="destroyed").state == "destroyed"
    assert health.mark(7, {"bashing": 7}, "bashing", 1, being="mortal", state="dead").state == "dead"


@pytest.mark.parametrize("being", tables.BEINGS)
def test_t18_no_mark_is_lost_in_silence(being: str) -> None:
    """Every level is on the chart, or among those that turned a lighter mark, or among those that fell off."""
    for bashing, lethal, aggravated, levels in product(range(8), range(8), range(8), range(1, 6)):
        before = {"bashing": bashing, "lethal": lethal, "aggravated": aggravated}
        if bashing + lethal + aggravated > 7:
            continue
        for kind in tables.DAMAGE:
            marked = health.mark(7, before, kind, levels, being=being)
            told = sum(marked.marks.values()) + marked.upgraded + sum(marked.lost.values())
            assert told == bashing + lethal + aggravated + levels
            assert sum(marked.marks.values()) <= 7
            assert (marked.state == "") or sum(marked.marks.values()) == 7


def test_the_seeds_alley() -> None:
    """Hall's blow and the hunter's knife: 4 dice of damage, one level each."""
    table = Table()
    hunter, hall = table.sheet("chasseur"), table.sheet("hall")
    assert damage.damage_pool(3, damage.left(2)) == 4
    soaked = damage.counted((7, 2))
    assert damage.soak_pool(hunter, "bashing") == 2
    assert damage.levels(hunter.kind, "bashing", damage.counted((6, 6, 3, 2)), soaked) == 1
    assert damage.soak_pool(hall, "lethal") == 3
    assert damage.levels(hall.kind, "lethal", damage.counted((6, 7, 1, 9, 2)), damage.counted((6, 2, 3))) == 1
