"""Scenes written by hand, in an editor or by the digest's example, and what hangs together over several commands."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.core import order
from fatecli.systems.grimoire import flow
from fatecli.systems.grimoire.conflict import initiative
from fatecli.systems.grimoire.scene import Scene
from tests.cases.world import World

from .table import EXAMPLES

SHOWN = """\
schema = 1
system = "grimoire"
state = "running"
title = "Duel au gué"

[conflict]
kind = "physical"
turn = 1

[participants.guy]
sheet = "../characters/guy.toml"
side = "guy"
initiative = 8
initiative_dice = [3, 8]                 # Facilité : la surprise
acted = false

[participants.zlangh]
sheet = "../characters/zlangh.toml"
side = "zlangh"
initiative = 8
initiative_dice = [8]
acted = false

[ties.t1]                                # scores égaux : leurs actions sont simultanées
initiative = 8
who = ["guy", "zlangh"]

[secrets.guy_1]                          # l'empreinte seule ; le texte et le sel sont chez le Meneur jusqu'à reveal
who = "guy"
turn = 1
sha256 = "f0ccc14cc4873692d308b858a6eeb2f657f39e5de5118eed18b50788a1a5e9fa"
revealed = true
salt = "9f0c41d2a6b7e583"
text = "Je feinte à gauche, puis je frappe au flanc."

[advantages.garde_ouverte]               # Avantage Dynamique : un D8, une fois
text = "Garde ouverte"
on = "zlangh"
owner = "guy"
difference = 5
spent = false

[chain]                                  # Enchaînement Tactique ouvert : Guy a encore un Défi ce tour
who = "guy"
kind = "tactical"
first = "garde_ouverte"
"""

PREPARED = """\
schema = 1
system = "grimoire"
state = "prepared"
title = "Le pont"

[participants.guy]
sheet = "../characters/guy.toml"

[tasks.planche]
trait = "Dextérité+Course"
opposition = 9

[aspects.vent]
text = "Vent violent"
"""

play = World.result


@pytest.fixture
def world(tmp_path: Path) -> World:
    made = World(tmp_path, lang="fr")
    shutil.copytree(EXAMPLES, made.here, dirs_exist_ok=True)
    (made.here / "scenes").mkdir()
    return made


def test_a_scene_in_the_middle_of_a_chain_goes_on_where_it_stands(world: World) -> None:
    path = world.here / "scenes" / "duel.toml"
    path.write_text(SHOWN, "utf-8")
    shown = play(world, "show")
    assert shown["part"] == "conflict" and shown["chain"]["state"] == "open"
    assert shown["turn"]["now"] == ["guy", "zlangh"] and shown["pending"][0]["choice"] == "second"
    assert play(world, "attack zlangh guy -w Physique --vs 3", 4)["key"] == "grimoire.chain_open"
    told = play(world, "attack guy zlangh -w Dextérité+Escrime --defend-with Dexterity -d 6,2,4/4")
    assert (told["quality"], told["kept"]["effect"], told["chain"]) == (14, 4, "done")
    text = path.read_text("utf-8")
    assert "# Facilité : la surprise" in text and "[chain]" not in text and "spent = true" in text
    assert text.count("acted = true") == 1


def test_a_prepared_challenge_is_played_as_it_was_written(world: World) -> None:
    (world.here / "scenes" / "pont.toml").write_text(PREPARED, "utf-8")
    began = play(world, "challenge start pont")
    assert began["title"] == "Le pont" and began["tasks"][0]["trait"] == "Dextérité+Course"
    assert play(world, "attempt guy planche -d 5,2")["state"] == "done"
    assert play(world, "show")["circumstances"][0]["text"] == "Vent violent"


def test_a_prepared_conflict_throws_its_initiative(world: World) -> None:
    prepared = PREPARED + '\n[participants.zlangh]\nsheet = "../characters/zlangh.toml"\n'
    (world.here / "scenes" / "pont.toml").write_text(prepared, "utf-8")
    began = play(world, "conflict start pont -d 3/9")
    assert began["initiative"] == {"guy": 3, "zlangh": 9} and set(began["sides"]) == {"guy", "zlangh"}


@pytest.mark.parametrize("fault", ['turn = "un"', "turn = 0"])
def test_a_scene_with_a_fault_is_refused_with_its_line(world: World, fault: str) -> None:
    path = world.here / "scenes" / "duel.toml"
    path.write_text(SHOWN.replace("turn = 1\n\n[participants.guy]", f"{fault}\n\n[participants.guy]"), "utf-8")
    assert play(world, "next", 3)["facts"]["line"] == 8


def test_what_one_does_at_equal_scores_does_not_stop_the_other(world: World) -> None:
    play(world, "conflict start duel guy zlangh -q -d 8/8")
    play(world, "attack guy zlangh -w Dextérité --vs 3 -d 9 -q")
    assert play(world, "absorb --out --power 9 --resistance 0")["falls"] is True
    told = play(world, "attack zlangh guy -w Physique --vs 12 -d 1")
    assert told["over"] is True and told["winner"] == "guy"


def test_who_acts_later_is_out_at_once(world: World) -> None:
    play(world, "conflict start duel guy zlangh -q -d 9/8")
    play(world, "attack guy zlangh -w Dextérité --vs 3 -d 9 -q")
    told = play(world, "absorb --out --power 9 --resistance 0")
    assert told["falls"] is False and told["over"] is True
    assert play(world, "attack zlangh guy -w Physique --vs 3", 4)["key"] == "scenes.is_taken_out"


def test_a_state_that_lasts_touches_a_roll_in_a_scene_and_is_named(world: World) -> None:
    path = world.here / "characters" / "guy.toml"
    head, wound = path.read_text("utf-8").split("[states.blessure]")
    path.write_text(f"{head}[states.blessure]{wound.replace('active = false', 'active = true')}", "utf-8")
    play(world, "conflict start duel guy zlangh -q -d 9/8")
    told = play(world, "attack guy zlangh -w Physique --vs 9 -d 9,4")
    assert told["kept"]["attribute"] == 4
    assert told["hand"][0]["swings"] == [{"kind": "handicap", "why": "Gravement blessé"}]
    told = play(world, "attack zlangh guy -w Physique --defend-with Physique -d 8/9,2")
    assert told["contestation"] == 3


def test_copies_have_a_trauma_of_their_own(world: World) -> None:
    play(world, "conflict start rixe --side a=guy --side b=2xzlangh -q -d 9/2/3")
    play(world, "attack guy zlangh2 -w Dextérité --vs 3 -d 9 -q")
    assert play(world, "absorb --power 6 --resistance 1")["trauma"] == 5
    assert play(world, "show zlangh2")["trauma"] == 5 and play(world, "show zlangh1")["trauma"] == 0
    assert "trauma = 0" in (world.here / "characters" / "zlangh.toml").read_text("utf-8")
    assert play(world, "recover treat zlangh2 trauma=2")["trauma"] == 3


def test_times_repeats_a_roll_with_fresh_sheets(world: World) -> None:
    """A kept Avantage would be used up: the repetition of what changes a file is refused."""
    lines = world.run("roll guy Dextérité --advantage --vs 9 --times 3 --seed 7 --json").out.splitlines()
    assert len(lines) == 3
    play(world, "advantage guy Élan -w Physique --vs 3 -d 9")
    before = world.everything()
    assert world.run("roll guy Dextérité --advantage --vs 9 --times 3 --seed 7").status == 2
    assert world.everything() == before


def test_what_was_granted_stands_in_the_log_with_its_reason(world: World) -> None:
    play(world, "advance guy buy Dextérité=3 Natation -m 'un hiver à la salle'")
    play(world, "conflict start duel guy zlangh -q -d 9/8")
    play(world, "attack guy zlangh -w Dextérité --vs 3 -d 9 -q")
    play(world, "absorb --power 9 --resistance 0")
    play(world, "recover treat zlangh trauma=4 --by guy -m 'un bandage'")
    log = world.run("log").said
    assert "Dextérité passe de 2 à 3" in log and "Natation" in log and "un hiver à la salle" in log
    assert "Trauma 5" in log and "un bandage" in log
    entries = play(world, "log")["entries"]
    changed = {(one["key"], one["before"], one["after"]) for entry in entries for one in entry["values"]}
    assert {('attributes."Dextérité"', 2, 3), ("skills.Natation", None, True), ("trauma", 9, 5)} <= changed


def test_a_chain_that_created_nothing_leaves_kept_advantages_alone(world: World) -> None:
    play(world, "scene start gué guy -q")
    for text in ("Haut", "Soleil"):
        play(world, f"advantage guy {text} -w Physique --vs 3 -d 9 -q")
    assert play(world, "roll guy Physique --vs 3 --chain tactical -d 9")["chain"] == "open"
    told = play(world, "roll guy Dextérité --vs 3 -d 4,8")
    assert told["chain"] == "done" and told["kept"]["effect"] == 8
    assert [one["spent"] for one in play(world, "show")["advantages"]] == [False, False]
    assert play(world, "roll guy Dextérité --advantage --vs 3", 7)["key"] == "grimoire.which_advantage"


@given(st.lists(st.integers(1, 12), min_size=1, max_size=8))
def test_turns_follow_the_scores_and_equal_ones_share_a_place(scores: list[int]) -> None:
    people = {f"p{n}": {"sheet": "x.toml", "initiative": score} for n, score in enumerate(scores)}
    scene = Scene({"participants": people, "conflict": {"turn": 1}})
    places = tuple(tuple(ids) for _, ids in order.slots(scene))
    assert places == initiative.order({id: one.initiative for id, one in scene.participants.items()})
    acted: list[str] = []
    while (place := order.now(scene)) is not None:
        first = order.waiting(scene, place)[-1]
        order.acts(scene, first)
        flow.done(scene, first)
        acted.append(first)
    assert [scene.fighter(id).initiative for id in acted] == sorted(scores, reverse=True)
    assert sorted(acted) == sorted(people)
