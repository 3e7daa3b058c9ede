"""Scene files of Storyteller: written by hand or in the middle of play, fights by script, and what undo brings back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fatecli import systems, text
from fatecli.cli import table, tools
from fatecli.systems.storyteller import tables
from tests.cases.world import World
from tests.source import ROOT

HEAD = 'schema = 1\nsystem = "storyteller"\nstate = "{state}"\ntitle = "{title}"\n'

SHELTER = (
    HEAD.format(state="running", title="Un abri avant l'aube")
    + """
[challenge]
turn = 1
deadline = 8                             # tours

[participants.hall]
sheet = "../characters/hall.toml"

[participants.veronica]
sheet = "../characters/veronica.toml"

[challenge.tasks.fosse]
traits = "Force+Survie"
difficulty = 6
target = 15
total = 4
botch = "reset"                          # ou "stop"
"""
)

ALLEY = """
[conflict]
kind = "physical"
turn = 1

[participants.hall]
sheet = "../characters/hall.toml"
side = "hall"
initiative = 11
willpower_spent = false                  # un point par tour au plus

[participants.hall.plan.a1]
traits = "Dextérité+Bagarre"
dice = 4
used = false

[participants.hall.plan.a2]
traits = "Dextérité+Esquive"
dice = 2
used = false

[participants.hall.plan.a3]
traits = "Dextérité+Esquive"
dice = 1
used = false

[blocks.chasseur]                        # deux exemplaires d'une même fiche
sheet = "../characters/chasseur.toml"

[participants.chasseur1]
block = "chasseur"
side = "chasseurs"
initiative = 8

[participants.chasseur1.health]
bashing = 0
lethal = 0
aggravated = 0

[participants.chasseur2]
block = "chasseur"
side = "chasseurs"
initiative = 9
"""

result = World.result


def world(root: Path, *scenes: tuple[str, str]) -> World:
    made = World(root)
    shutil.copytree(
        ROOT / "examples" / "storyteller",
        made.here,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns(".fatecli", "scenes"),
    )
    (made.here / "scenes").mkdir()
    for name, written in scenes:
        (made.here / "scenes" / f"{name}.toml").write_text(written, encoding="utf-8")
    return made


def test_an_extended_action_in_the_middle_is_played_on(tmp_path: Path) -> None:
    here = world(tmp_path, ("abri", SHELTER))
    found = result(here, "attempt hall fosse --team veronica -d 6,8,9,2,4/7,1,10")
    assert (found["turn"], found["gained"], found["total"], found["over"]) == (2, 4, 8, False)
    after = (here.here / "scenes" / "abri.toml").read_text(encoding="utf-8")
    assert "deadline = 8                             # tours" in after
    assert 'botch = "reset"                          # ou "stop"' in after


def test_a_fight_in_the_middle_is_played_on(tmp_path: Path) -> None:
    here = world(tmp_path, ("ruelle", HEAD.format(state="running", title="La ruelle") + ALLEY))
    shown = result(here, "show")
    assert shown["turn"] == {"exchange": 1, "now": ["hall"], "done": [], "then": ["chasseur2", "chasseur1"]}
    hit = result(here, "attack hall chasseur1 --settle -d 6,7,8,1/6,6,3,2/7,2")
    assert (hit["pool"], hit["levels"], hit["health"]) == (4, 1, {"bashing": 1, "lethal": 0, "aggravated": 0})
    hurt = result(here, "attack chasseur2 hall --settle -d 6,6,8,2,3/7,4/6,7,1,9,2/6,2,3")
    assert (hurt["dodge_pool"], hurt["levels"]) == (2, 1)


def test_a_prepared_fight_is_started_by_its_name(tmp_path: Path) -> None:
    here = world(tmp_path, ("ruelle", HEAD.format(state="prepared", title="La ruelle") + ALLEY))
    found = result(here, "conflict start ruelle -d 1/9/8")
    assert found["order"] == ["chasseur1", "chasseur2", "hall"]
    assert result(here, "conflict start ruelle -d 1/9/8", 4)["key"] == "scenes.runs"
    assert result(here, "conflict start toit --side a=hall --side b=veronica -d 1/2")["order"] == ["hall", "veronica"]
    assert result(here, "conflict start ruelle -d 1/9/8", 4)["key"] == "scenes.was_ended"


def test_a_copy_reads_from_its_sheet_what_play_did_not_change(tmp_path: Path) -> None:
    here = world(tmp_path)
    result(here, "conflict start ruelle --side a=hall --side b=2xchasseur --seed 1")
    assert result(here, "roll chasseur1 Volonté --willpower --seed 2")["willpower_left"] == 5
    shown = result(here, "show chasseur1")
    assert shown["willpower"] == {"rating": 6, "left": 5}
    assert result(here, "show chasseur2")["willpower"] == {"rating": 6, "left": 6}
    kept = (here.here / "characters" / "chasseur.toml").read_bytes()
    assert kept == (ROOT / "examples/storyteller/characters/chasseur.toml").read_bytes()


def fight(here: World, seed: int) -> int:
    """Fight to the end by what JSON says: who acts now, what waits, who is there. The number of commands."""
    result(here, f"conflict start ruelle --side a=hall --side b=2xchasseur --seed {seed}")
    sides = {"hall": "a", "chasseur1": "b", "chasseur2": "b"}
    marks: dict[str, int] = {}
    for number in range(200):
        now = result(here, "show")
        for one in now["people"]:
            boxes = sum(1 for box in one["boxes"] if box)
            assert boxes >= marks.get(one["id"], 0)
            marks[one["id"]] = boxes
        if now["pending"]:
            line = " ".join(now["pending"][0]["options"][0]["argv"][1:])
            result(here, f"{line} --seed {seed + number}")
            continue
        if now["over"]:
            assert now["winner"] in ("a", "b")
            return number
        standing = [*now["turn"]["now"], *now["turn"]["then"], *now["turn"]["done"]]
        ready = now["turn"]["now"]
        who = ready[0] if ready else ""
        able = {one["id"]: one["penalty"] for one in now["people"]}
        if not who or able[who] <= -5:
            result(here, "next")
            continue
        target = next(one for one in standing if sides[one] != sides[who])
        result(here, f"attack {who} {target} --damage 4:lethal --seed {seed + number}")
    raise AssertionError("this fight has no end")


@pytest.mark.parametrize("seed", [1, 7])
def test_a_shell_loop_fights_to_the_end(seed: int, tmp_path: Path) -> None:
    here = world(tmp_path)
    assert fight(here, seed) > 3
    result(here, "end")


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_undoing_all_of_a_fight_returns_every_byte(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    here = world(tmp_path_factory.mktemp("undo"))
    before = here.files()
    fight(here, seed)
    assert here.files() != before
    while here.run("undo").status == 0:
        pass
    assert here.files() == before


def test_every_step_of_a_game_is_played_or_refused_with_a_sentence() -> None:
    game = systems.game("storyteller")
    ours = {"show", *tools.STEPS, "completion", "odds", "batch"}
    for step, row in table.STEPS.items():
        for key in [f"{verb}.{step}" for verb in row.verbs] or [step]:
            assert key in game.STEPS or step in game.REFUSES or step in ours, key
    for key in game.REFUSES.values():
        assert all(text.has(lang, key) for lang in text.LANGUAGES), key


def test_the_states_of_the_dead_and_the_living_are_told_in_both_languages() -> None:
    for lang in text.LANGUAGES:
        assert all(text.has(lang, f"storyteller.fell.{state}") for state in tables.STATES)


def test_only_this_game_has_a_goal_for_each_side(tmp_path: Path) -> None:
    here = World(tmp_path)
    shutil.copytree(ROOT / "examples" / "fate-core" / "characters", here.here, dirs_exist_ok=True)
    one, two, *_ = sorted(path.stem for path in here.here.glob("*.toml"))
    assert result(here, f"contest start race --side a={one} --side b={two} --goal a=4", 2)["key"] == "usage.number"
    result(here, f"contest start race --side a={one} --side b={two} --goal 4")


def test_tab_offers_what_a_scene_of_this_game_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fatecli.cli.completion.offer import offers

    here = world(tmp_path)
    monkeypatch.chdir(here.here)

    def offered(*words: str) -> set[str]:
        return {name for name, _ in offers(words[:-1], words[-1], "en").pairs}

    result(here, "contest start porte --side pousse=hall --side tient=chasseur")
    assert offered("exchange", "--difficulty", "") == {"pousse=", "tient="}
    assert offered("exchange", "--difficulty", "pousse=") == {"pousse=tient:"}
    assert offered("exchange", "--difficulty", "pousse=tient:Fo") == {"pousse=tient:Force"}
    assert "--willpower-by" in offered("exchange", "--") and "--stunt" not in offered("exchange", "--")
    result(here, "conflict start ruelle --side a=hall --side b=chasseur --seed 1")
    assert offered("attack", "hall", "chasseur", "--damage", "Fo") == {"Force"}
    assert not offered("attack", "hall", "chasseur", "--") & {"--invoke", "--stunt", "--reroll", "--zone"}
