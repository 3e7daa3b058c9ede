"""Invocations on an open roll: whose aspects, how often, what they do, and what pays (L114-L115, L255-L264)."""

from __future__ import annotations

import pytest

from fatecli.systems.fate.aspects import Aspect
from fatecli.systems.fate_v3 import limits
from fatecli.systems.fate_v3.limits import Use

from .table import Table

OWN = Aspect(slot="curse", text="Curse", owner="a")
DOOR, CAVE = (Aspect(slot=name, text=name, place="scene") for name in ("door", "cave"))


@pytest.mark.parametrize(
    ("switch", "before", "wanted", "key"),
    [
        ("free+paid", [], ("paid", 0), ""),
        ("free+paid", [("free", 0)], ("paid", 0), ""),
        ("free+paid", [("free", 0)], ("paid", 1), ""),
        ("free+paid", [("paid", 0)], ("paid", 1), "fate_v3.used_paid"),
        ("free+paid", [("free", 0)], ("free", 1), "fate_v3.used_free"),
        ("free+paid", [("free", 0), ("paid", 0)], ("paid", 0), "fate_v3.used_paid"),
        ("strict", [("free", 0)], ("paid", 1), "fate_v3.used_once"),
        ("per-throw", [("free", 0)], ("paid", 1), ""),
        ("per-throw", [("free", 0)], ("free", 1), ""),
        ("per-throw", [("free", 0)], ("paid", 0), "fate_v3.used_throw"),
    ],
)
def test_how_often_an_aspect_bears_on_a_roll(
    switch: str, before: list[tuple[str, int]], wanted: tuple[str, int], key: str
) -> None:
    uses = [Use(aspect=OWN, cost=cost, throw=throw) for cost, throw in before]
    assert limits.refusal(uses, Use(aspect=OWN, cost=wanted[0], throw=wanted[1]), switch) == key


def test_one_scene_aspect_is_free_on_a_roll_and_under_per_throw_on_a_throw() -> None:
    uses = [Use(aspect=DOOR, cost="free")]
    cave = Use(aspect=CAVE, cost="free", throw=1)
    assert limits.refusal(uses, cave) == "fate_v3.one_free_scene"
    assert limits.refusal(uses, cave, "per-throw") == ""
    assert limits.refusal(uses, Use(aspect=OWN, cost="free")) == ""
    assert limits.refusal([Use(aspect=DOOR, cost="paid")], cave) == ""


def test_a_free_invocation_is_used_first() -> None:
    assert limits.cost([], DOOR, 0, free=1) == "free"
    assert limits.cost([], DOOR, 0, free=0) == "paid"
    assert limits.cost([Use(aspect=DOOR, cost="free")], DOOR, 0, free=1) == "paid"


def test_the_worked_example_with_points() -> None:
    """Médiocre; thrown again, 3 against 3 is no success; two more are (seed, L289; there the first was free)."""
    table = Table()
    assert table.roll("dominicos", "Furtivité", "---0", vs=("S",))["difference"] == -4
    facts = table.play("invoke", "++-0", who="dominicos", aspects=("bavard",), rethrow=True)
    assert (facts["total"], facts["outcome"], facts["succeeds"], facts["fate_points"]) == (3, "tie", False, 3)
    facts = table.play("invoke", who="dominicos", aspects=("main grise",))
    assert (facts["total"], facts["rung"], facts["shifts"], table.points("dominicos")) == (5, "5", 2, 2)
    table.refused("fate_v3.used_paid", "invoke", who="dominicos", aspects=("bavard",))


def test_a_reroll_keeps_what_was_added() -> None:
    table = Table()
    table.roll("scorpion", "Force", "----", vs=("4",), invoke=("poigne",))
    facts = table.play("invoke", "0000", who="scorpion", aspects=("chaînes",), rethrow=True)
    assert (facts["total"], facts["dice"], facts["thrown"]) == (5, [0, 0, 0, 0], [[-1, -1, -1, -1]])


def test_per_throw_begins_anew_after_a_reroll() -> None:
    table = Table(house={"same_aspect": "per-throw"})
    table.roll("scorpion", "Force", "----", vs=("4",))
    table.play("invoke", "0000", who="scorpion", aspects=("poigne",), rethrow=True)
    assert table.play("invoke", who="scorpion", aspects=("poigne",))["total"] == 5
    assert table.now.switches == {"same_aspect": "per-throw"}
    table.refused("fate_v3.used_throw", "invoke", who="scorpion", aspects=("poigne",))


def test_strict_means_once() -> None:
    table = Table(house={"same_aspect": "strict"})
    table.roll("scorpion", "Force", "----", vs=("4",), invoke=("poigne",))
    table.refused("fate_v3.used_once", "invoke", who="scorpion", aspects=("poigne",), rethrow=True)


def test_other_peoples_aspects_and_other_peoples_rolls() -> None:
    table = Table()
    table.roll("scorpion", "Force", "0000", "0000", vs=("dominicos:Force",))
    facts = table.play("invoke", who="scorpion", aspects=("dominicos:cleptomane",))
    assert (facts["total"], table.points("scorpion"), table.points("dominicos")) == (5, 3, 4)
    facts = table.play("invoke", who="dominicos", aspects=("bavard",))
    assert facts["against"]["total"] == 2
    facts = table.play("invoke", who="maelis", aspects=("salamandre",), for_="scorpion")
    assert (facts["total"], table.points("maelis")) == (7, 4)
    facts = table.play("invoke", who="scorpion", aspects=("maelis:eau",))
    assert facts["total"] == 9


def test_a_point_adds_one_once() -> None:
    table = Table()
    table.roll("scorpion", "Force", "0000", vs=("S",))
    facts = table.play("invoke", who="scorpion", point=True)
    assert (facts["total"], facts["outcome"], table.points("scorpion")) == (4, "success", 3)
    assert table.events() == ["point_added", "stands"]
    table.refused("fate_v3.point_twice", "invoke", who="scorpion", point=True)
    table.roll("scorpion", "Force", "0000", vs=("S",), point=True)
    table.refused("fate_v3.point_twice", "invoke", who="scorpion", point=True)


def test_points_stack_where_the_table_says_so() -> None:
    table = Table(house={"point_stacks": True})
    table.roll("scorpion", "Force", "0000", vs=("6",), point=True)
    assert table.play("invoke", who="scorpion", aspects=("poigne",), point=True)["total"] == 7
    assert table.now.switches == {"point_stacks": True}
    assert table.points("scorpion") == 1
    table.refused("fate_v3.no_points", "invoke", who="scorpion", aspects=("chaînes",), point=True)


def test_a_fragile_aspect_is_gone_once_it_is_used() -> None:
    table = Table()
    table.roll("maelis", "Baratin", "0000", vs=("M",))
    table.play("invoke", who="maelis", aspects=("porte",))
    assert table.events() == ["invoked", "aspect_gone", "stands"]
    assert table.sheets["maelis"]["temporary"] == {}
    table.refused("fate_v3.drop_fragile", "amend", who="maelis", drop=("porte",))


def test_a_solid_aspect_and_a_consequence_stay() -> None:
    table = Table()
    table.sheets["maelis"]["temporary"]["rumeur"]["fragile"] = False
    table.sheets["maelis"]["consequences"]["moderate"]["aspect"] = "Bras engourdi"
    table.roll("scorpion", "Intimider", "0000", vs=("M",), invoke=("maelis:engourdi", "maelis:porte"))
    assert table.sheets["maelis"]["temporary"]["rumeur"]["aspect"] == "On la dit porte-bonheur"
    assert table.events() == ["invoked", "invoked", "rolled"]


def test_the_shield_is_an_aspect() -> None:
    table = Table()
    facts = table.roll("scorpion", "Combat armé", "0000", invoke=("bouclier",))
    assert [one["label"] for one in facts["modifiers"] if one["kind"] == "invoke"] == ["Bouclier"]
    assert table.points("scorpion") == 3


def test_what_cannot_be_invoked() -> None:
    table = Table()
    table.refused("fate_v3.nothing_open", "invoke", who="scorpion", aspects=("poigne",))
    table.roll("scorpion", "Force", "0000")
    table.refused("fate_v3.invoke_what", "invoke", who="scorpion")
    table.refused("fate_v3.rethrow_one", "invoke", who="scorpion", aspects=("poigne", "chaînes"), rethrow=True)
    table.refused("which.aspect_none", "invoke", who="scorpion", aspects=("licorne",))
    table.refused("which.aspect_several", "invoke", who="scorpion", aspects=("ranuka",))
    table.sheets["scorpion"]["fate_points"] = 1
    table.refused("fate_v3.no_points", "invoke", who="scorpion", aspects=("poigne", "chaînes"))


@pytest.mark.parametrize("given", [{"invoke": ("poigne", "poigne")}, {"reroll": ("poigne",), "invoke": ("poigne",)}])
def test_twice_in_one_line(given: dict[str, tuple[str, ...]]) -> None:
    Table().refused("fate_v3.used_paid", "roll", who="scorpion", trait="Force", **given)
