"""check as a linter: folders of sheets, scenes and campaigns, in one process."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cases.world import World
from tests.source import ROOT

SHEET = 'schema = 1\nsystem = "fate-core"\nname = "{name}"\nkind = "pc"\nrefresh = 3\n'
SCENE = """\
schema = 1
system = "fate-core"
state = "prepared"
title = "Drowned Wharf"

[participants.maren]
sheet = "../characters/maren.toml"
side = "heroes"
zone = "quay"

[participants.thug1]
block = "thug"
zone = "quay"

[blocks.thug]
sheet = "../characters/thug.toml"

[zones.quay]
name = "Quay"

[zones.gantry]
name = "Gantry"

[borders.ladder]
a = "quay"
b = "gantry"

[aspects.fog]
text = "Fog off the Harbour"
on = "quay"
"""


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def wharf(world: World) -> World:
    """The campaign of the examples, with a scene."""
    shutil.copytree(ROOT / "examples/fate-core", world.here, dirs_exist_ok=True)
    shutil.rmtree(world.here / ".fatecli", ignore_errors=True)
    (world.here / "scenes").mkdir(exist_ok=True)
    (world.here / "scenes/wharf.toml").write_text(SCENE)
    return world


def findings(world: World, line: str = "check") -> list[dict[str, Any]]:
    """What `check` finds, and that its status says so."""
    answer = world.run(line, "--json")
    found: list[dict[str, Any]] = json.loads(answer.out)["result"]["findings"]
    assert answer.status == (3 if found else 0)
    return found


def found(world: World, line: str = "check") -> list[tuple[str, int | None, str, str]]:
    return [(one["path"], one["line"], one["key"], one["why"]) for one in findings(world, line)]


DRIFTED = (
    ('consequences = ["Slashed Arm"]', "consequences", "type", True),
    ('consequences = "Slashed Arm"', "consequences", "type", True),
    ('[[consequences]]\naspect = "Slashed Arm"', "consequences", "type", True),
    ('[consequences]\nmild = "Slashed Arm"', "consequences.mild", "type", True),
    ("[consequences.mild]\naspect = 3", "consequences.mild.aspect", "type", True),
    ('[consequence.mild]\naspect = "Slashed Arm"', "consequence", "unknown", False),
    ('[consequences.Mild]\naspect = "Slashed Arm"', "consequences.Mild", "fate_core.no_slot", False),
    ('[consequences.mild]\ntext = "Slashed Arm"', "consequences.mild.text", "unknown", False),
)


def test_a_hundred_and_forty_files_in_eight_shapes(world: World) -> None:
    """M4: each file's departures stand in one line each."""
    for number in range(140):
        text = SHEET.format(name=f"P{number}") + DRIFTED[number % 8][0] + "\n"
        (world.here / f"p{number:03}.toml").write_text(text)
    told = findings(world)
    assert [(one["path"], one["key"], one["why"], one["fault"]) for one in told] == [
        (f"p{number:03}.toml", *DRIFTED[number % 8][1:]) for number in range(140)
    ]
    answer = world.run("check .")
    assert answer.status == 3
    assert answer.out.count("\n") == 141
    assert answer.out.splitlines()[0] == (
        'p000.toml:6: consequences: is ["Slashed Arm"], and should be a table.'
    )  # fmt: skip
    assert answer.out.splitlines()[-1] == "140 files checked, 89 faults, 51 departures."
    assert "140 faults, 0 departures" in world.run("check . --strict").out


def test_a_campaign_without_a_fault(wharf: World) -> None:
    answer = wharf.run("check")
    assert (answer.status, answer.out) == (0, "10 files checked, 0 faults, 0 departures.\n")


def test_what_a_scene_names_and_does_not_hold(wharf: World) -> None:
    text = SCENE.replace("maren.toml", "marren.toml").replace('zone = "quay"\n\n[par', 'zone = "kay"\n\n[par')
    text = text.replace('block = "thug"', 'block = "thugs"').replace('b = "gantry"', 'b = "roof"')
    text = text.replace('on = "quay"', 'on = "gantri"')
    (wharf.here / "scenes/wharf.toml").write_text(text + '\n[participants.nobody]\nside = "foes"\n')
    scene = "scenes/wharf.toml"
    assert found(wharf) == [
        (scene, 7, "participants.maren.sheet", "no_file"),
        (scene, 9, "participants.maren.zone", "no_zone"),
        (scene, 12, "participants.thug1.block", "no_block"),
        (scene, 26, "borders.ladder.b", "no_zone"),
        (scene, 30, "aspects.fog.on", "nobody_there"),
        (scene, 32, "participants.nobody", "no_sheet"),
    ]
    near = {one["key"]: one["near"] for one in findings(wharf)}
    assert near["participants.thug1.block"] == ["thug"] and near["aspects.fog.on"] == ["gantry"]


def test_a_scene_is_held_against_its_declaration(wharf: World) -> None:
    text = SCENE.replace('"prepared"', '"runing"').replace("[zones.gantry]\nname", "[zones.gantry]\nnames")
    (wharf.here / "scenes/wharf.toml").write_text(text)
    assert found(wharf) == [
        ("scenes/wharf.toml", 3, "state", "word"),
        ("scenes/wharf.toml", 22, "zones.gantry.names", "unknown"),
    ]


@pytest.mark.parametrize("game", ["fate-v3", "grimoire", "storyteller"])
def test_a_scene_of_every_game(world: World, game: str) -> None:
    (world.here / "scenes").mkdir()
    scene = f'schema = 1\nsystem = "{game}"\nstate = "prepared"\n\n[participants.guy]\nsheet = "guy.toml"\n'
    (world.here / "fatecli.toml").write_text(f'system = "{game}"\n')
    (world.here / "scenes/duel.toml").write_text(scene)
    assert found(world) == [("scenes/duel.toml", 6, "participants.guy.sheet", "no_file")]


def test_two_scenes_that_run(wharf: World) -> None:
    for name in ("wharf", "chase"):
        (wharf.here / f"scenes/{name}.toml").write_text(SCENE.replace('"prepared"', '"running"'))
    assert found(wharf) == [("scenes/wharf.toml", 3, "state", "runs_too")]


def test_two_characters_of_one_name(wharf: World) -> None:
    path = wharf.here / "characters/zwilling.toml"
    path.write_text(SHEET.format(name="MAREN"))
    assert found(wharf, "check characters") == [("characters/zwilling.toml", 3, "name", "same_name")]


def test_the_game_master_has_a_file(wharf: World) -> None:
    (wharf.here / "gm.toml").write_text('schema = 1\nearned = -1\nearnt = 2\n\n[clock]\nsession = "3"\n')
    assert found(wharf) == [
        ("gm.toml", 2, "earned", "bounds"),
        ("gm.toml", 3, "earnt", "unknown"),
        ("gm.toml", 6, "clock.session", "type"),
    ]


SETTINGS = """\
system = "fate-core"
lang = "de"
colour = "red"

[roles]
figth = "Baston"

[house]
teamwork_capp = true
defence_style = "yes"
"""


def test_settings_are_checked_and_refused(wharf: World) -> None:
    (wharf.here / "fatecli.toml").write_text(SETTINGS)
    told = findings(wharf)
    assert [(one["line"], one["key"], one["why"], one["near"]) for one in told] == [
        (2, "lang", "word", ["en"]),
        (3, "colour", "unknown", []),
        (6, "roles.figth", "unknown", ["fight"]),
        (9, "house.teamwork_capp", "unknown", ["teamwork_cap"]),
        (10, "house.defence_style", "type", []),
    ]
    assert all(one["fault"] for one in told)
    before = wharf.everything()
    answer = wharf.run("roll maren Fight --vs 2 -d 0000")
    assert answer.status == 3 and answer.throws == 0
    assert answer.err == "fatecli.toml, line 2: lang is “de”; perhaps en? It may be en or fr. (4 more faults.)\n"
    assert wharf.everything() == before


def test_each_game_has_its_switches(world: World) -> None:
    (world.here / "fatecli.toml").write_text('system = "grimoire"\n[house]\nlevels = { Payannt = 6 }\n')
    assert [(one["line"], one["key"], one["near"]) for one in findings(world)] == [
        (3, "house.levels.Payannt", ["Payant"])
    ]
    answer = world.run("roll 1d10+1d6 -d 5,3")
    assert answer.status == 3 and "fatecli.toml, line 3: house.levels.Payannt" in answer.err


@pytest.mark.parametrize("text", ["system = fate", 'system = "a"\nsystem = "b"\n', "\xff"])
def test_settings_that_are_no_document(wharf: World, text: str) -> None:
    (wharf.here / "fatecli.toml").write_bytes(text.encode("latin-1"))
    (told,) = findings(wharf)
    assert told["path"] == "fatecli.toml" and told["fault"]
    assert wharf.run("log").status == 0
    assert wharf.run("roll maren Fight -d 0000").status == 3


def test_switches_without_a_game(world: World) -> None:
    (world.here / "fatecli.toml").write_text("[house]\nteamwork_cap = true\n")
    assert found(world) == [("fatecli.toml", None, "system", "missing")]


def test_files_of_several_campaigns_each_by_its_own_rules(world: World) -> None:
    shutil.copytree(ROOT / "examples", world.here / "examples", ignore=shutil.ignore_patterns(".fatecli"))
    (world.here / "pyproject.toml").write_text("[project]\n")
    (world.here / ".hidden").mkdir()
    (world.here / ".hidden/x.toml").write_text("nonsense")
    answer = world.run("check .")
    assert answer.status == 0, answer.out
    settings = world.here / "examples/grimoire/fatecli.toml"
    settings.write_text(settings.read_text().replace('lang = "fr"', 'lang = "fra"'))
    assert found(world, "check examples") == [("examples/grimoire/fatecli.toml", 3, "lang", "word")]


def test_files_named_one_by_one(wharf: World) -> None:
    """As a pre-commit hook names them; one that is not there does not hide the others."""
    (wharf.here / "characters/broken.toml").write_text('name = "Broken\n')
    told = found(wharf, "check nobody.toml characters/broken.toml fatecli.toml scenes/wharf.toml ./gm.toml")
    assert told == [
        ("nobody.toml", None, "", "store.missing"),
        ("characters/broken.toml", 1, "", "store.open_string"),
        ("gm.toml", None, "", "store.missing_near"),
    ]
