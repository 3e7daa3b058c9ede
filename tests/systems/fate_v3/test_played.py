"""The vectors of the rules digest as they are typed at a table: one line each, with the numbers that come of it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.cases.world import World

from .test_scenes import DUEL, campaign, changed, refused, result

BOXES = "absorb scorpion --auto --harm"
"""Scorpion has four boxes of physical stress, Dominicos two."""


def sheet(world: World, who: str) -> dict[str, Any]:
    return tomllib.loads((world.here / "characters" / f"{who}.toml").read_text("utf-8"))


def test_a6_a7_a_blow_ticks_its_box_and_then_the_next_free_one(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    assert [result(world, f"{BOXES} {stress}")["box"] for stress in (3, 3, 1)] == [3, 4, 1]
    assert sheet(world, "scorpion")["stress"]["physical"] == [1, 3, 4]
    assert result(world, f"{BOXES} 1")["box"] == 2


def test_a9_a_blow_above_all_boxes_is_a_consequence_whatever_its_size(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    for stress, severity in ((5, "negligible"), (20, "moderate")):
        taken = result(world, f"{BOXES} {stress}")
        assert (taken["box"], taken["forced"], taken["severity"]) == (None, True, severity)
    assert sheet(world, "scorpion")["stress"]["physical"] == []


def test_a10_one_box_and_then_a_consequence(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    line = "absorb garde --harm 1 --mental"
    assert result(world, f"{line} --auto")["box"] == 1
    asked = json.loads(world.run(line, "--json").out)["error"]
    assert [one["way"] for one in asked["facts"]["options"]] == ["consequence"]
    assert result(world, f"{line} 2 Affolé")["severity"] == "negligible"


def test_a11_equal_results_win_both_and_hurt_nobody(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, DUEL)
    tie = result(world, "attack scorpion dominicos -d --00/0000")
    assert (tie["winner"], tie["hit"]) == ("both", None)
    assert result(world, "settle")["pending"] == []


def test_a12_a_fourth_consequence_puts_out_and_without_a_point_nothing_helps(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    changed(world, "scorpion", ("fate_points = 4", "fate_points = 0"))
    severities = [result(world, f"absorb scorpion --harm 9 2 'Plaie {n}'")["severity"] for n in range(3)]
    assert severities == ["negligible", "moderate", "severe"]
    assert refused(world, "absorb scorpion --harm 9 --buy-off Loin") == "fate_v3.no_points"
    assert result(world, "absorb scorpion --harm 9 --auto")["out"] is True


@pytest.mark.parametrize(("answer", "points", "out"), [("--accept", 5, "conceded"), ("--refuse", 4, "")])
def test_a14_a46_a_compromise_at_any_time(answer: str, points: int, out: str, tmp_path: Path) -> None:
    """Also under an open roll that is aimed at the one who proposes it (L148)."""
    world = campaign(tmp_path)
    result(world, DUEL)
    result(world, "attack scorpion dominicos -d ++++/0000")
    result(world, "concede dominicos -m 'Il lâche le sceau'")
    answered = result(world, f"concede dominicos {answer}")
    assert answered["points"] == {"scorpion": 4, "dominicos": points}
    scene = tomllib.loads((world.here / "scenes" / "duel.toml").read_text("utf-8"))
    assert scene["participants"]["dominicos"].get("out", "") == out
    assert ("roll" in scene) is not bool(out)


def test_a18_a19_arm_wrestling(tmp_path: Path) -> None:
    for number, (dice, winner, takes) in enumerate((("--00/+000", "both", 0), ("0000/++++", "d", 1))):
        world = campaign(tmp_path / str(number))
        result(world, "contest start bras --side s=scorpion --side d=dominicos")
        done = result(world, f"exchange --with Force -d {dice} --settle")
        assert (done["winner"], done["margin"]) == (winner, takes)


def test_a25_levels_bought_at_once_or_one_by_one(tmp_path: Path) -> None:
    world = campaign(tmp_path / "batch")
    bought = result(world, "advance scorpion buy Natation=Incroyable")
    wanted = {"cost": 4, "levels": 36, "shape": "6/4/3/2/1", "stunts_allowed": 3, "points_left": 0}
    assert wanted.items() <= bought.items()
    world = campaign(tmp_path / "level", 'pyramid = "level"')
    assert refused(world, "advance scorpion buy Natation=Incroyable") == "fate_v3.unbalanced"
    assert result(world, "advance scorpion buy Équitation")["shape"] == "8/4/3/2"


def test_a35_a_shield_is_free_once_a_fight(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    for name in ("un", "deux"):
        result(world, f"conflict start {name} --side a=scorpion --side b=garde")
        result(world, "next")
        before = sheet(world, "scorpion")["fate_points"]
        result(world, "attack garde scorpion -d 0000/---- --defend-invoke Bouclier --settle --auto")
        assert sheet(world, "scorpion")["fate_points"] == before
        result(world, "attack garde scorpion -d 0000/---- --defend-invoke Bouclier --out-of-turn --settle --auto")
        assert sheet(world, "scorpion")["fate_points"] == before - 1
        result(world, "end")


@pytest.mark.parametrize(("switch", "hurt"), [("both", ("scorpion", 2)), ("target", None)])
def test_a36_who_loses_the_roll_takes_the_degree(
    switch: str, hurt: tuple[str, int] | None, tmp_path: Path
) -> None:  # fmt: skip
    """+3 with four minuses against +1 with blanks."""
    world = campaign(tmp_path, f'conflict_loser = "{switch}"')
    result(world, DUEL)
    lost = result(world, "attack scorpion dominicos -d ----/0000")["hit"]
    assert (None if lost is None else (lost["who"], lost["stress"])) == hurt


def test_a37_a_free_shield_and_one_free_aspect_of_the_scene(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "conflict start rixe --side a=scorpion --side b=garde")
    for text in ("Table renversée", "Vin chaud"):
        result(world, f"aspect '{text}' --free scorpion=1")
    result(world, "next")
    result(world, "attack garde scorpion -d ++++/0000")
    for word, total, points in (("bouclier", 5, 4), ("table", 7, 4), ("vin", 9, 3)):
        stands = result(world, f"invoke scorpion {word}")
        assert (stands["against"]["total"], stands["points"]["scorpion"]) == (total, points)
    assert stands["free"]["scorpion"] == {"Table renversée": 0, "Vin chaud": 1, "Bouclier": 0}


@pytest.mark.parametrize(("count", "departs"), [(23, True), (24, False)])
def test_a40_a_closed_list_bears_the_pyramid(count: int, departs: bool, tmp_path: Path) -> None:
    world = campaign(tmp_path)
    own = list(sheet(world, "maelis")["skills"])
    skills = [*own, *(f"Autre {n}" for n in range(count - len(own)))]
    house = 'system = "fate-v3"\n[house]\nskills = ' + json.dumps(skills, ensure_ascii=False) + "\n"
    (world.here / "fatecli.toml").write_text(house, encoding="utf-8")
    assert world.run("check maelis").status == (3 if departs else 0)
    assert world.run("roll maelis Force -d 0000").status == 6


def test_a45_without_a_pause_every_consequence_drops_a_level(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    for text in ("Un", "Deux", "Trois"):
        result(world, f"absorb scorpion 2 {text} --harm 1")
    result(world, "recover pass session --no-pause scorpion")
    kept = {slot: one["aspect"] for slot, one in sheet(world, "scorpion")["consequences"].items()}
    assert kept == {"negligible": "Deux", "moderate": "Trois", "severe": ""}


def test_f29_f31_the_same_aspect_on_one_roll(tmp_path: Path) -> None:
    """Free to throw again, then paid for two (L289); once a throw; once a roll. Each by its switch."""
    for switch, second, third in (
        ("free+paid", 3, "fate_v3.used_paid"),
        ("per-throw", 3, "fate_v3.used_throw"),
        ("strict", "fate_v3.used_once", "fate_v3.used_once"),
    ):
        world = campaign(tmp_path / switch, f'same_aspect = "{switch}"')
        result(world, "scene start porte dominicos")
        result(world, "aspect Piège --free dominicos=1")
        result(world, "roll dominicos Furtivité --vs Superbe -d ---0")
        assert result(world, "invoke dominicos piège --reroll -d ++-0")["total"] == 3
        if isinstance(second, str):
            assert refused(world, "invoke dominicos piège") == second
        else:
            stands = result(world, "invoke dominicos piège")
            assert (stands["total"], stands["points"]["dominicos"]) == (5, second)
        assert refused(world, "invoke dominicos piège") == third
