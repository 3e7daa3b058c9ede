"""Hidden aspects of a scene: who sees them, how they come to light, and whose free invocation that gives (L98-L100,
L247-L251, L264)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.world import World

from .test_scenes import campaign, changed, refused, result

TRAP = "Porte piégée"


def crypt(folder: Path, house: str = "") -> World:
    """A scene with one aspect in the open and one hidden, found above Excellent."""
    world = campaign(folder, house)
    result(world, "scene start crypte dominicos scorpion --aspect 'Plafond bas'")
    result(world, f"aspect '{TRAP}' --hidden --vs Excellent")
    return world


@pytest.mark.parametrize(("dice", "found"), [("0000", True), ("-000", False)])
def test_a_search_above_the_difficulty_finds(dice: str, found: bool, tmp_path: Path) -> None:
    """A16, A41: Superbe finds at Excellent, and equalling it does not."""
    world = crypt(tmp_path)
    result(world, f"roll dominicos 'Détection de pièges' --reveal piégée -d {dice} --settle")
    assert result(world, "show")["free"] == ({"dominicos": {TRAP: 1}} if found else {})
    assert len(result(world, "show")["aspects"]) == 1 + found


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("compel scorpion piégée", "compelled"),
        ("roll scorpion Force --vs 0 --compel piégée=2 -d 0000", "compelled"),
        ("settle --reveal piégée", "sprung"),
    ],
)
def test_a_compel_and_a_trap_show_it_and_give_nothing_free(line: str, way: str, tmp_path: Path) -> None:
    """« expose automatiquement l'aspect » (L100), also where the compel makes an action harder (L269); « piégés
    eux-mêmes » (L247)."""
    world = crypt(tmp_path)
    result(world, "roll dominicos Furtivité --vs 0 -d 0000")
    answer = world.run(line, "--json")
    assert answer.status == 0 and f'"way": "{way}"' in answer.out
    shown = result(world, "show")
    assert (len(shown["aspects"]), shown["free"]) == (2, {})


def test_a_trap_springs_without_a_roll_too(tmp_path: Path) -> None:
    world = crypt(tmp_path)
    sprung = result(world, "settle --reveal piégée")
    assert (sprung["way"], sprung["free"], len(result(world, "show")["aspects"])) == ("sprung", {}, 2)
    assert refused(world, "settle --reveal piégée") == "fate_v3.in_the_open"
    assert refused(world, "settle --reveal piégée --vs 1") == "fate_v3.nothing_open_here"


def test_a_compel_that_hardens_pays_shows_and_stays_when_the_roll_is_amended(tmp_path: Path) -> None:
    world = crypt(tmp_path)
    rolled = result(world, "roll scorpion Force --vs 0 --compel piégée=2 -d 0000")
    assert (rolled["opposition"], rolled["points"]["scorpion"]) == (2, 5)
    assert result(world, "amend --vs 1")["opposition"] == 3
    assert result(world, "show")["points"]["scorpion"] == 5


def test_who_is_not_there_is_not_compelled_by_the_scene(tmp_path: Path) -> None:
    world = crypt(tmp_path)
    assert refused(world, "roll maelis Force --vs 0 --compel plafond=2") == "which.aspect_none"
    assert refused(world, "compel maelis plafond") == "which.aspect_none"


@pytest.mark.parametrize(
    "line",
    [
        "roll scorpion Vigilance --reveal xyz",
        "roll scorpion Force --compel xyz=1",
        "compel scorpion xyz",
        "aspect xyz --drop",
        "invoke scorpion piégée",
        "declare scorpion 'Un fil' piégée",
        "show",
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_error_names_what_is_hidden(line: str, lang: str, tmp_path: Path) -> None:
    world = crypt(tmp_path)
    result(world, "aspect 'Le prêtre ment' --hidden")
    result(world, "roll scorpion Force --vs 0 -d 0000")
    answer = world.run(line, "--lang", lang)
    assert answer.said and TRAP not in answer.said and "prêtre" not in answer.said


def test_the_game_master_is_shown_where_to_look(tmp_path: Path) -> None:
    world = crypt(tmp_path)
    assert refused(world, "roll scorpion Vigilance --reveal xyz") == "fate_v3.hidden_named"
    assert TRAP in world.run("show --gm").said
    result(world, "roll scorpion Force --vs 0 -d 0000")
    result(world, "settle --reveal piégée")
    assert refused(world, "roll scorpion Vigilance --reveal xyz") == "which.aspect_none"


def test_a_free_invocation_is_its_finders_alone_and_used_once(tmp_path: Path) -> None:
    """« par le même personnage qui l'a découvert » (L264): the other pays."""
    world = crypt(tmp_path)
    result(world, "roll dominicos 'Détection de pièges' --reveal piégée -d 0000 --settle")
    result(world, "roll scorpion Force --vs 5 -d 0000")
    assert result(world, "invoke scorpion piégée")["points"] == {"dominicos": 4, "scorpion": 3}
    assert result(world, "invoke dominicos plafond --for scorpion")["points"] == {"dominicos": 3, "scorpion": 3}
    result(world, "roll dominicos Furtivité --vs 5 -d 0000")
    assert result(world, "invoke dominicos piégée")["points"] == {"dominicos": 3, "scorpion": 3}
    result(world, "roll dominicos Furtivité --vs 5 -d 0000")
    assert result(world, "invoke dominicos piégée")["points"] == {"dominicos": 2, "scorpion": 3}


def test_a_compel_that_is_accepted_uses_up_what_is_fragile(tmp_path: Path) -> None:
    """« ils disparaissent aussitôt qu'un usage en est fait » (L246); one that is refused makes no use of it."""
    for line, stands in (
        ("compel maelis porte-bonheur --refuse", True),
        ("compel maelis porte-bonheur --accept", False),
        ("roll maelis Volonté --vs 0 --compel porte-bonheur=1 -d 0000", False),
    ):
        world = campaign(tmp_path / line.replace(" ", ""))
        result(world, line)
        assert ("porte-bonheur" in (world.here / "characters" / "maelis.toml").read_text("utf-8")) is stands
    assert result(world, "amend --vs 1")["opposition"] == 2


def test_a_free_invocation_adds_something_to_the_scene_too(tmp_path: Path) -> None:
    """« rajouter quelque chose à la scène » is an invocation (L261), and the finder's is free (L264); the next pays."""
    world = crypt(tmp_path)
    result(world, "roll dominicos 'Détection de pièges' --reveal piégée -d 0000 --settle")
    fact = result(world, "declare dominicos 'Le dard est émoussé' piégée")
    assert (fact["cost"], fact["points"]["dominicos"], fact["free"]) == ("free", 4, {"dominicos": {TRAP: 0}})
    fact = result(world, "declare dominicos 'Il y en a deux' piégée")
    assert (fact["cost"], fact["points"]["dominicos"]) == ("paid", 3)
    assert result(world, "declare dominicos 'Une épée par terre'")["points"]["dominicos"] == 2
    fact = result(world, "declare dominicos 'La lame vibre' scorpion:épée")
    assert (fact["aspect"], fact["points"]["dominicos"]) == ("Se fie à son épée, pas à la subtilité", 1)
    assert refused(world, "declare maelis 'Rien' piégée") == "which.aspect_none"
    result(world, "leave scorpion")
    assert refused(world, "declare scorpion 'Rien' piégée") == "fate_v3.not_present"


def test_a_free_invocation_is_remembered_even_without_a_point(tmp_path: Path) -> None:
    """« le plus tôt possible » (L264): the tool reminds who holds one, and after it was used no more."""
    world = crypt(tmp_path)
    result(world, "roll dominicos 'Détection de pièges' --reveal piégée -d 0000 --settle")
    changed(world, "dominicos", ("fate_points = 4", "fate_points = 0"))
    reminder = f"next: fatecli invoke dominicos '{TRAP}'"
    assert reminder in world.run("roll dominicos Furtivité --vs 5 -d 0000").said
    assert reminder not in world.run("invoke dominicos piégée").said
    assert reminder not in world.run("roll scorpion Force --vs 5 -d 0000").said


def test_who_loses_is_reminded_of_the_shield(tmp_path: Path) -> None:
    """L167, once a fight, and then for a point."""
    world = campaign(tmp_path)
    result(world, "conflict start rixe --side a=scorpion --side b=garde")
    result(world, "next")
    reminder = "next: fatecli invoke scorpion Bouclier"
    assert reminder in world.run("attack garde scorpion -d ++++/----").said
    assert reminder not in world.run("invoke scorpion bouclier").said
