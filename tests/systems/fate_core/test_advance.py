"""Milestones: whatever is legally taken, in any order, leaves a sheet that `check` has nothing to say about."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fatecli.errors import Problem, Refused
from fatecli.systems.fate_core import creation
from fatecli.systems.fate_core.advance import parts
from fatecli.systems.fate_core.advance.advance import PARTS, advance
from fatecli.systems.fate_core.advance.words import pair
from fatecli.systems.fate_core.recover import passing
from fatecli.systems.fate_core.sheet import Sheet

from .between import PYRAMID, Table

SKILLS = ("Lore", "Crafts", "Fight", "Will", "Notice", "Empathy", "Shoot", "Drive", "Physique", "Stealth", "Nonsense")
skill = st.sampled_from(SKILLS)
slot = st.sampled_from(("trouble", "phase_1", "high_concept"))
number = st.integers(0, 9)
change = st.one_of(
    st.builds(lambda a, b: {"swap": (f"{a}={b}",)}, skill, skill),
    st.builds(lambda a, b: {"replace": (f"{a}={b}",)}, skill, skill),
    st.builds(lambda one, n: {"renames": (f"{one}=Aspect {n}",)}, slot, number),
    st.builds(lambda n: {"stunt": (f"Stunt {n}: text",)}, number),
    st.builds(lambda n, old: {"stunt": (f"Stunt {n}: text",), "drop": (f"Stunt {old}",)}, number, number),
    st.just({}),
)
more = st.fixed_dictionaries(
    {},
    optional={
        "raise_": st.lists(skill, max_size=3).map(tuple),
        "bank": st.just(True),
        "cap": skill,
        "refresh_": st.sampled_from(("keep", "Gift: text", "Grace: Fight +2 attack")),
        "begin": st.sampled_from((("moderate",), ("severe=Bandaged",), ("mild",))),
        "high_concept": st.text(min_size=1, max_size=9),
        "extreme": st.sampled_from(("I Must Kill Its Kind", "I've Got Zird's Back")),
    },
)
own = st.sampled_from(tuple(PYRAMID))
likely = st.one_of(
    st.builds(lambda a, b: {"swap": (f"{a}={b}",)}, own, own),
    st.builds(lambda a, b: {"replace": (f"{a}={b}",)}, own, skill),
    st.builds(lambda n: {"renames": (f"trouble=Aspect {n}",)}, number),
    st.builds(lambda n: {"stunt": (f"Stunt {n}: text",)}, number),
)
point: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.just({"bank": True}), st.builds(lambda one: {"raise_": (one,)}, skill), st.just({})
)
major = st.fixed_dictionaries(
    {"refresh_": st.sampled_from(("keep", "Gift: text", "Grace: Fight +2 attack"))},
    optional={"high_concept": st.just("Renamed"), "extreme": st.just("I Must Kill Its Kind")},
)
fitting: st.SearchStrategy[Any] = st.one_of(
    st.tuples(st.just("minor"), likely, st.just({})),
    st.tuples(st.just("significant"), likely, point),
    st.tuples(st.just("major"), likely, st.builds(lambda a, b: {**a, **b}, point, major)),
    st.tuples(st.just("major"), st.just({}), st.builds(lambda one: {"cap": one}, own)),
)
taken = st.one_of(fitting, fitting, fitting, st.tuples(st.sampled_from(parts.KINDS), change, more))
steps = st.lists(st.one_of(taken, taken, st.sampled_from(("scene", "session", "scenario"))), max_size=15)


def wounded() -> dict[str, Any]:
    return {
        "fate_points": 3,
        "aspects": {"high_concept": "Wizard for Hire", "trouble": "Rivals", "phase_1": "Soul-Burned"},
        "skills": dict(PYRAMID),
        "consequences": {
            "moderate": {"aspect": "Cut"},
            "severe": {"aspect": "Broken Leg"},
            "extreme": {"aspect": "Soul-Burned", "replaces": "phase_1", "former": "I've Got Zird's Back"},
        },
    }


@settings(max_examples=150, deadline=None)
@given(steps=steps, two=st.booleans(), campaign=st.booleans())
def test_legal_milestones_leave_a_sheet_that_check_accepts(steps: list[Any], two: bool, campaign: bool) -> None:
    table = Table(gm={"schema": 1} if campaign else None, house={"two_milestones": two}, pat=wounded())
    for step in steps:
        before = repr(table.sheets)
        refresh = table.sheet("pat").refresh
        try:
            if isinstance(step, str):
                table.play(passing.pass_, span=step)
            else:
                kind, one, others = step
                table.play(advance, who="pat", milestone=kind, **one, **others)
        except Problem as problem:
            assert problem.status in (2, 4, 6, 7), problem.key
            table = _as(table, before)
            continue
        sheet = table.sheet("pat")
        assert table.found("pat") == [], step
        assert creation.broken(sheet.skills.values()) is None
        assert sheet.refresh >= 1 and abs(sheet.refresh - refresh) <= 2
        assert sheet.banked >= 0


def _as(table: Table, before: str) -> Table:
    """The table as it stood: a command that is refused is never committed."""
    from ast import literal_eval

    table.sheets = literal_eval(before)
    return table


@settings(max_examples=60, deadline=None)
@given(words=st.lists(st.lists(skill, min_size=1, max_size=4).map(tuple), max_size=6))
def test_every_point_is_spent_once_or_banked(words: list[tuple[str, ...]]) -> None:
    table = Table(pat={"skills": dict(PYRAMID)})
    given_ = 0
    for raised in words:
        before = repr(table.sheets)
        try:
            table.play(advance, who="pat", milestone="significant", raise_=raised)
            given_ += 1
        except Problem:
            table = _as(table, before)
            table.play(advance, who="pat", milestone="significant", bank=True)
            given_ += 1
        sheet = table.sheet("pat")
        assert sum(sheet.skills.values()) - 20 + sheet.banked == given_


@pytest.mark.parametrize("kind", parts.KINDS)
def test_each_choice_belongs_to_its_milestone_and_those_above(kind: str) -> None:
    full: dict[str, Any] = {
        "swap": ("Lore=Crafts",), "replace": ("Fight=Drive",), "renames": ("trouble=New",), "stunt": ("A: b",),
        "raise_": ("Drive",), "bank": True, "cap": "Lore", "refresh_": "keep", "begin": ("moderate",),
        "high_concept": "New", "extreme": "New",
    }  # fmt: skip
    assert full.keys() == PARTS.keys()
    for name, wanted in full.items():
        table = Table(pat=wounded())
        if PARTS[name] in parts.GIVES[kind]:
            if name != "cap":
                table.play(advance, who="pat", milestone=kind, **{name: wanted})
            continue
        with pytest.raises(Refused) as caught:
            table.play(advance, who="pat", milestone=kind, **{name: wanted})
        assert caught.value.key == "fate_core_between.not_in"
        assert table.sheets["pat"] == Table(pat=wounded()).sheets["pat"]


def test_what_is_left_is_taken_later_of_the_same_milestone() -> None:
    table = Table(pat={"skills": dict(PYRAMID)})
    table.play(advance, who="pat", milestone="significant", bank=True)
    table.play(advance, who="pat", milestone="significant", swap=("Lore=Fight",))
    (one,) = table.sheet("pat").milestones.values()
    assert parts.left(one) == [] and one.change == "swap Lore Fight" and one.point == "bank"
    turn = table.play(advance, who="pat", milestone="significant", bank=True)
    assert len(table.sheet("pat").milestones) == 2 and table.sheet("pat").banked == 2
    assert [key for key, _ in turn.warnings] == ["fate_core_between.again"]


def test_a_milestone_is_found_by_what_it_says_and_not_by_its_name() -> None:
    """Any name will do: those that were written before they told what is changed, and a hand's own."""
    kept = {
        "major_1_2": {"kind": "major", "at": "1.2.1", "change": "swap Lore Fight", "point": "bank"},
        "significant_1_1": {"kind": "significant", "at": "1.1.1", "point": "bank"},
        "the first": {"kind": "significant", "at": "1.0.9"},
    }
    table = Table(pat={"skills": dict(PYRAMID), "milestones": kept})
    table.play(advance, who="pat", milestone="significant", swap=("Lore=Fight",))
    assert {key: one.change for key, one in table.sheet("pat").milestones.items()} == {
        "major_1_2": "swap Lore Fight", "significant_1_1": "", "the first": "swap Lore Fight",
    }  # fmt: skip
    table.play(advance, who="pat", milestone="major", refresh_="keep")
    assert table.sheet("pat").milestones["major_1_2"].refresh == "keep"
    assert len(table.sheet("pat").milestones) == 3


def test_a_cap_that_was_raised_is_everybodys() -> None:
    """H10: Lore +5 stands on no +4 in a bare pyramid; the game master may let it."""
    table = Table(gm={}, zird={"skills": dict(PYRAMID)}, pat={"skills": {**PYRAMID, "Drive": 4, "Stealth": 3}})
    with pytest.raises(Refused) as caught:
        table.play(advance, who="zird", milestone="major", cap="Lore")
    assert caught.value.key == "fate_core_between.columns_new"
    table.play(advance, who="zird", milestone="major", cap="Lore", allow=("columns",))
    assert table.gm == {"cap": 5} and table.sheet("zird").skills["Lore"] == 5
    table.play(advance, who="pat", milestone="significant", raise_=("Drive",))
    assert table.sheet("pat").skills["Drive"] == 5


def test_a_ticked_box_and_an_extra_slot_survive_a_swap() -> None:
    """T7: never a silent untick."""
    data = {
        "skills": {"Physique": 5, "Fight": 4, "Will": 3, "Notice": 2, "Lore": 1},
        "stress": {"physical": [4]},
        "consequences": {"mild_physical": {"aspect": "Bruised"}},
    }
    table = Table(pat=data)
    turn = table.play(advance, who="pat", milestone="minor", swap=("Physique=Lore",))
    assert [key for key, _ in turn.warnings] == ["fate_core_between.box_kept", "fate_core_between.slot_kept"]
    sheet = table.sheet("pat")
    assert sheet.physical_stress == [4] and sheet.consequence("mild_physical").aspect == "Bruised"
    assert table.found("pat") == ["fate_core.box_gone"]


def test_a_history_has_a_table_of_its_own_for_each_milestone() -> None:
    table = Table(gm={"clock": {"session": 3}}, pat={"skills": dict(PYRAMID)})
    table.play(advance, who="all", milestone="minor")
    table.play(advance, who="all", milestone="significant")
    assert list(table.sheets["pat"]["milestones"]) == ["minor_1_3", "significant_1_3"]
    table.play(advance, who="all", milestone="minor")
    assert len(table.sheets["pat"]["milestones"]) == 2


@pytest.mark.parametrize(
    ("text", "sides"),
    [("a=b", ("a", "b")), ("a = [b] # c=x = [y]", ("a = [b] # c", "x = [y]")), (" a =b=c", ("a", "b=c"))],
)
def test_either_side_may_hold_an_equals_sign(text: str, sides: tuple[str, str]) -> None:
    known = {"a = [b] # c"} if "#" in text else {"a"}

    def find(word: str) -> str:
        from fatecli.errors import Which

        if word not in known:
            raise Which("which.aspect_none", word=word)
        return word

    assert pair(text, find) == sides


def test_every_part_that_is_taken_has_its_line() -> None:
    assert {part for gives in parts.GIVES.values() for part in gives} == set(PARTS.values())
    keys = {key.name for key in Sheet.milestones.of.keys}  # type: ignore[attr-defined]
    assert set(PARTS.values()) <= keys
