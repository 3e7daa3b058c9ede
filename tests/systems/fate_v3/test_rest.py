"""Recovery by time, hidden aspects, conflicts and the optional rules, as pure functions."""

from __future__ import annotations

import pytest

from fatecli.systems.fate_v3 import harm, recover, sotc, stress, tables
from fatecli.systems.fate_v3.conflict import order
from fatecli.systems.fate_v3.recover import SPANS, Carried

from .table import Table

THREE = {slot: Carried(aspect=slot) for slot in tables.CARRIED}
DAY = 24 * 60


@pytest.mark.parametrize(
    ("minutes", "left"),
    [
        (0, "negligible moderate severe"), (4, "negligible moderate severe"), (10, "moderate severe"),
        (SPANS["scene"], "moderate severe"), (SPANS["night"], "severe"), (8 * 60, "severe"), (3 * DAY, "severe"),
        (14 * DAY, ""),
    ],
)  # fmt: skip
def test_time_heals(minutes: int, left: str) -> None:
    passed = recover.passes(THREE, minutes)
    assert list(passed.left) == left.split()
    assert passed.stress_clears is (minutes >= tables.BREATH)


def test_without_a_pause_a_breath_waits_for_the_end_of_the_next_scene() -> None:
    """« soit jusqu'à la fin de la scène, ou de la prochaine scène s'il n'y a aucune pause » (L157)."""
    first = recover.passes(THREE, SPANS["scene"], rest=False)
    assert (list(first.left), first.healed, first.stress_clears) == (list(THREE), (), False)
    assert [one.waited for one in first.left.values()] == [True, False, False]
    second = recover.passes(first.left, SPANS["scene"], rest=False)
    assert (list(second.left), second.healed, second.stress_clears) == (["moderate", "severe"], ("negligible",), False)
    softened = {"moderate": Carried(aspect="x", softened=True, waited=True)}
    assert recover.passes(softened, SPANS["scene"], rest=False).healed == ("moderate",)
    assert not recover.no_pause({"moderate": Carried(aspect="x", waited=True)}).left["negligible"].waited


@pytest.mark.parametrize(
    ("severity", "softened", "shortened", "wanted"),
    [
        ("severe", False, False, tables.DAYS), ("severe", True, False, tables.NIGHT),
        ("severe", True, True, tables.BREATH), ("moderate", True, False, tables.BREATH),
        ("moderate", True, True, tables.BREATH), ("negligible", True, True, tables.BREATH),
    ],
)  # fmt: skip
def test_armour_and_care_each_save_a_step(severity: str, softened: bool, shortened: bool, wanted: int) -> None:
    assert recover.wanted(severity, Carried(aspect="x", softened=softened, shortened=shortened)) == wanted


@pytest.mark.parametrize(
    ("carried", "left", "healed"),
    [
        ({}, {}, ()),
        ({"severe": THREE["severe"]}, {"moderate": "severe"}, ()),
        ({"negligible": THREE["negligible"]}, {}, ("negligible",)),
        ({"moderate": THREE["moderate"]}, {"negligible": "moderate"}, ()),
    ],
)
def test_without_a_pause_all_drop_at_once(
    carried: dict[str, Carried], left: dict[str, str], healed: tuple[str, ...]
) -> None:
    passed = recover.no_pause(carried)
    assert {slot: one.aspect for slot, one in passed.left.items()} == left
    assert (passed.healed, passed.stress_clears) == (healed, False)


def test_points_come_back_only_where_the_table_says_so() -> None:
    assert [recover.refreshed(points) for points in (0, 5, 7)] == [0, 5, 7]
    assert [recover.refreshed(points, "session") for points in (0, 5, 7)] == [5, 5, 7]


def test_care_is_a_simple_action_and_comes_once() -> None:
    assert [recover.care(difference) for difference in (-1, 0, 1)] == [False, False, True]
    assert recover.care(0, "succeed")
    assert [recover.difficulty(slot) for slot in tables.CARRIED] == [0, 2, 4]
    assert recover.difficulty("severe", 1) == 1
    assert list(recover.treatable({**THREE, "severe": Carried(aspect="x", shortened=True)})) == [
        "negligible",
        "moderate",
    ]


def test_a_consequence_takes_the_lowest_that_is_free() -> None:
    assert stress.severity(["negligible"]) == "moderate"
    assert stress.severity(["negligible", "moderate"]) == "severe"
    assert stress.severity(["moderate"]) == "negligible"


def test_turns_go_by_the_first_skill_then_the_second_then_the_seats() -> None:
    seats = (("a", 1, 0), ("b", 1, 2), ("c", 1, 0), ("d", 3, -1))
    people = [order.Combatant(id=id, first=first, second=second) for id, first, second in seats]
    assert order.order(people) == ("d", "b", "a", "c")


def test_full_defence_and_manoeuvres() -> None:
    assert (order.defence(full=True), order.defence(full=False)) == (2, 0)
    assert [order.placed(difference) for difference in (-1, 0, 1)] == [False, False, True]


def test_the_optional_rules() -> None:
    assert [sotc.grade(shifts) for shifts in (0, 1, 2, 3, 4, 5, 9)] == [
        "minimal", "notable", "notable", "significant", "significant", "potent", "potent",
    ]  # fmt: skip
    assert [sotc.spin(shifts) for shifts in (2, 3)] == [False, True]
    assert [sotc.block(3, effort) for effort in (3, 4)] == [False, True]
    assert [sotc.combined(1, second) for second in (0, 1, 2)] == [-1, 0, 1]
    assert [sotc.combined(1, second, "complements") for second in (0, 1, 2)] == [0, 0, 1]
    assert [sotc.combined(1, second, "restricts") for second in (0, 1, 2)] == [-1, 0, 0]
    assert [sotc.group_bonus(count) for count in (1, 2, 3, 4, 6, 7, 9, 10)] == [0, 1, 1, 2, 2, 3, 3, 4]
    assert [sotc.extra_time(steps) for steps in (-1, 0, 2, 4, 9)] == [0, 0, 2, 4, 4]


@pytest.mark.parametrize(
    ("blow", "consequence", "boxes", "severity"),
    [(2, "", [2], None), (2, "Entorse", [], "negligible"), (0, "", [], None), (9, "Entorse", [], "negligible")],
)
def test_a_physical_blow(blow: int, consequence: str, boxes: list[int], severity: str | None) -> None:
    table = Table()
    sheet = table.sheet("scorpion")
    does = harm.rehearse(sheet, "physical", blow, consequence, ("settle",))
    harm.apply(table.turn(), sheet, does)
    assert (sheet.physical_stress, does["severity"]) == (boxes, severity)
    assert sheet.carried() == ([severity] if severity else [])
