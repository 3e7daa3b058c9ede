"""Levels and the strict pyramid (L19-L24), by searching all shapes; and what points buy (L47-L54)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fatecli.systems.fate_v3 import advance, levels

STANDARD = [0] * 7 + [1] * 4 + [2] * 3 + [3] * 2


def shapes(total: int, below: int = 99, rung: int = 1) -> Iterator[tuple[int, ...]]:
    """Every strict pyramid, from Moyen up, that spends exactly so many levels."""
    if total == 0:
        yield ()
    for count in range(1, min(below - 1, total // rung) + 1):
        for rest in shapes(total - count * rung, count, rung + 1):
            yield (count, *rest)


def values(shape: tuple[int, ...]) -> list[int]:
    return [rung for rung, count in enumerate(shape) for _ in range(count)]


@pytest.mark.parametrize(("value", "count"), [(-4, 0), (-1, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_a_level_is_a_step_above_mediocre(value: int, count: int) -> None:
    assert levels.levels(value) == count


def test_forty_one_shapes_spend_32_and_one_has_two_superbe() -> None:
    found = list(shapes(32))
    assert len(found) == len(set(found)) == 41
    assert all(levels.unbalanced(values(one)) is None and levels.total(values(one)) == 32 for one in found)
    assert [one for one in found if len(one) > 3 and one[3] >= 2] == [(7, 4, 3, 2)]
    assert max(levels.stunts_allowed(values(one)) for one in found) == 2


@pytest.mark.parametrize(("superbe", "least"), [((4, 3, 2, 1), 20), ((5, 4, 3, 2), 30), ((6, 5, 4, 3), 40)])
def test_the_least_that_so_many_superbe_take(superbe: tuple[int, ...], least: int) -> None:
    assert levels.total(values(superbe)) == least
    assert levels.unbalanced(values(superbe)) is None
    for rung in range(3):
        fewer = tuple(count - (at == rung) for at, count in enumerate(superbe))
        assert levels.unbalanced(values(fewer)) is not None


def test_one_incroyable_takes_35() -> None:
    assert levels.total(values((5, 4, 3, 2, 1))) == 35


@pytest.mark.parametrize(
    ("shape", "rung"),
    [((3, 3), 1), ((4, 2, 2), 2), ((4, 3, 0, 1), 3), ((1, 0, 1), 2), ((0, 1), 1), ((), None), ((9,), None)],
)
def test_a_rung_holds_fewer_than_the_one_below(shape: tuple[int, ...], rung: int | None) -> None:
    assert levels.unbalanced(values(shape)) == rung


def test_written_mediocre_skills_bear_too() -> None:
    assert levels.unbalanced([0, 0, -1, -1, -1], listed=5) is None
    assert levels.unbalanced([0, 0, -1, -1, -2], listed=5) == 0
    assert levels.unbalanced([0, 0], listed=5) is None


def test_shape_and_formation() -> None:
    assert levels.shape(STANDARD) == "7/4/3/2"
    assert levels.shape([]) == levels.shape([-1]) == ""
    assert levels.formation({"Force": 3, "Endurance": 0}, ["Force", "Endurance", "Jeu"]) == 5


def named(shape: list[int]) -> dict[str, int]:
    return {f"skill {at}": value for at, value in enumerate(shape)}


def cheapest(pyramid: str) -> int:
    """The fewest points that lead from 7/4/3/2 to a third stunt, one new or raised level at a time or in one batch."""
    reached = {tuple(sorted(STANDARD))}
    for spent in range(1, 13):
        after = set()
        for skills in reached:
            for at in (*range(len(skills)), None):
                raised = (*skills, 0) if at is None else (*skills[:at], skills[at] + 1, *skills[at + 1 :])
                if pyramid == "batch" or levels.unbalanced(raised) is None:
                    after.add(tuple(sorted(raised)))
        reached = after
        if any(levels.stunts_allowed(one) > 2 and levels.unbalanced(one) is None for one in reached):
            return spent
        if pyramid == "batch" and spent == 4:
            break
    return 0


def test_a_third_stunt_costs_four_in_a_batch_and_twelve_by_level() -> None:
    assert cheapest("batch") == 4
    assert cheapest("level") == 12


def test_a_purchase_level_by_level_goes_in_the_order_typed() -> None:
    wanted = {"new": 0, "skill 0": 1}
    bought = advance.buy(named(STANDARD), wanted, pyramid="level")
    assert isinstance(bought, advance.Purchase)
    assert (bought.cost, bought.shape) == (2, "7/5/3/2")
    assert isinstance(
        advance.buy(named([0] * 5 + [1] * 4), {"skill 0": 1, "new": 0}, pyramid="level"), advance.Unbalanced
    )


def test_what_is_there_already_costs_nothing() -> None:
    bought = advance.buy(named(STANDARD), {"skill 15": 2})
    assert isinstance(bought, advance.Purchase)
    assert (bought.cost, bought.skills) == (0, named(STANDARD))


def test_every_step_costs_a_point_below_mediocre_too() -> None:
    bought = advance.buy({"one": -2}, {"one": 0})
    assert isinstance(bought, advance.Purchase)
    assert bought.cost == 2


def test_a_closed_list_binds_a_purchase() -> None:
    assert advance.buy(named(STANDARD), {"new": 0}, listed=24) == advance.Unbalanced(rung=0, shape="8/4/3/2")


@pytest.mark.parametrize(("stunts", "room"), [(0, True), (1, True), (2, False)])
def test_room_for_a_stunt(stunts: int, room: bool) -> None:
    assert advance.room_for_stunt(named(STANDARD), stunts) is room
