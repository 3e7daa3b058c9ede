"""Dice that fell on the table, as people type them (T12)."""

from __future__ import annotations

import pytest

from fatecli.chance import Typed
from fatecli.core.dice import D10, FATE, Die, Throw, sided
from fatecli.errors import Usage

D6 = sided(6)


def throw(*dice: tuple[Die, int], who: str = "maren", name: str = "Maren Grey") -> Throw:
    return Throw(who=who, name=name, dice=dice)


FATE4, POOL, MIXED = throw((FATE, 4)), throw((D10, 3)), throw((D10, 2), (D6, 2))

SPELLED: list[tuple[Throw, str, tuple[int, ...]]] = [
    (FATE4, "+0-+", (1, 0, -1, 1)),
    (FATE4, "0000", (0, 0, 0, 0)),
    (FATE4, "----", (-1, -1, -1, -1)),
    (FATE4, "\u2212\u22120+", (-1, -1, 0, 1)),
    (FATE4, "\u20130+0", (-1, 0, 1, 0)),
    (FATE4, "1 0 -1 1", (1, 0, -1, 1)),
    (FATE4, "+1 0 \u22121 +", (1, 0, -1, 1)),
    (FATE4, "+,0,-,+", (1, 0, -1, 1)),
    (FATE4, "-1, 0, 1, 1", (-1, 0, 1, 1)),
    (FATE4, " +0-+ ", (1, 0, -1, 1)),
    (FATE4, "1101", (1, 1, 0, 1)),
    (POOL, "10,10,3", (10, 10, 3)),
    (POOL, "10 10 3", (10, 10, 3)),
    (POOL, " 1,  2 ,3", (1, 2, 3)),
    (throw((D10, 1)), "10", (10,)),
    (throw((FATE, 1)), "-1", (-1,)),
    (throw((FATE, 1)), "-", (-1,)),
    (MIXED, "9 4 5 2", (9, 4, 5, 2)),
    (MIXED, "d10=9,4 d6=5,2", (9, 4, 5, 2)),
    (MIXED, "d6=5,2 d10=9,4", (9, 4, 5, 2)),
    (MIXED, "D6=5 d10=9,4 d6=2", (9, 4, 5, 2)),
    (throw((D10, 1), (D6, 1), (D10, 1)), "d10=9,4 d6=5", (9, 5, 4)),
]


@pytest.mark.parametrize(("wanted", "typed", "faces"), SPELLED)
def test_faces_are_read_however_they_are_typed(wanted: Throw, typed: str, faces: tuple[int, ...]) -> None:
    dice = Typed([typed])
    (fell,) = dice.throw((wanted,))
    assert (fell.faces, fell.sum) == (faces, sum(faces))
    dice.finish()


WRONG = [
    (FATE4, "2000", "usage.dice_face"),
    (FATE4, "x0+0", "usage.dice_face"),
    (FATE4, "+ 0 - 2", "usage.dice_face"),
    (FATE4, "+ 0 - \u00b2", "usage.dice_face"),
    (FATE4, "00+", "usage.dice_count"),
    (FATE4, "00+++", "usage.dice_count"),
    (FATE4, "+0 -+", "usage.dice_count"),
    (FATE4, "", "usage.dice_count"),
    (POOL, "10,10", "usage.dice_count"),
    (POOL, "10,10,3,4", "usage.dice_count"),
    (POOL, "1023", "usage.dice_count"),
    (POOL, "0,1,2", "usage.dice_face"),
    (POOL, "11,1,2", "usage.dice_face"),
    (POOL, "+,1,2", "usage.dice_face"),
    (MIXED, "9 4 5", "usage.dice_count"),
    (MIXED, "9 4 5 7", "usage.dice_face"),
    (MIXED, "d10=9,4 d6=5", "usage.dice_label"),
    (MIXED, "d10=9,4 d6=5,2,1", "usage.dice_label"),
    (MIXED, "d10=9 d6=5,2,1", "usage.dice_label"),
    (MIXED, "d10=9,4 d8=5,2", "usage.dice_label"),
    (MIXED, "d10=9,4 d6=5,7", "usage.dice_face"),
]


@pytest.mark.parametrize(("wanted", "typed", "key"), WRONG)
def test_faces_that_cannot_have_fallen_are_refused(wanted: Throw, typed: str, key: str) -> None:
    with pytest.raises(Usage) as refused:
        Typed([typed]).throw((wanted,))
    assert refused.value.key == key
    assert refused.value.facts["name"] == "Maren Grey"


def test_several_throws_are_taken_in_their_order() -> None:
    for typed in (["+000/-000"], ["+000", "-000"], ["+000 / -000"]):
        dice = Typed(typed)
        assert [fell.sum for fell in dice.throw((FATE4, FATE4))] == [1, -1]
        dice.finish()


def test_faces_may_name_who_threw_them() -> None:
    ulm = throw((FATE, 4), who="ulm", name="Ulm")
    for typed in (["ulm=-000/+000"], ["+000", "ulm=-000"], ["+000/maren=++00", "ulm=-000"], ["Maren=+000/ul=-000"]):
        dice = Typed(typed)
        (mine, his) = dice.throw((FATE4, ulm))
        assert his.sum == -1 and mine.sum > 0


def test_labelled_dice_are_no_name() -> None:
    assert Typed(["d10=9,4 d6=5,2"]).named == []


def test_dice_that_nobody_threw_are_refused() -> None:
    for typed in (["+000/0000"], ["+000/ulm=0000"]):
        dice = Typed(typed)
        dice.throw((FATE4,))
        with pytest.raises(Usage) as refused:
            dice.finish()
        assert refused.value.key == "usage.dice_left"


def test_dice_that_are_missing_are_asked_for() -> None:
    dice = Typed(["+000"])
    with pytest.raises(Usage) as refused:
        dice.throw((FATE4, FATE4))
    assert refused.value.key == "usage.dice_missing"
    assert refused.value.facts == {"name": "Maren Grey", "dice": "4dF"}


def test_sums_where_only_those_were_told() -> None:
    dice = Typed(sums=["-1/+2", "\u22124"])
    fell = dice.throw((FATE4, FATE4, FATE4))
    assert [(one.faces, one.sum) for one in fell] == [((), -1), ((), 2), ((), -4)]
    dice.finish()
    for wrong in ("5", "-5", "x", ""):
        with pytest.raises(Usage) as refused:
            Typed(sums=[wrong]).throw((FATE4,))
        assert refused.value.key == "usage.dice_sum"
    with pytest.raises(Usage) as refused:
        Typed(["0000"], ["0"])
    assert refused.value.key == "usage.dice_and_sum"


def test_what_was_told_of_a_throw_and_what_was_not() -> None:
    assert Typed().told(FATE4) is None
    assert Typed(["ulm=0000"]).told(FATE4) is None
    told = Typed(["+000"]).told(FATE4)
    assert told is not None and told.sum == 1
