"""FATE v3's scenes at the edges: switches, a roll written by hand, refusals that wait for a moment, and whatever steps
in any order."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cases.world import World
from tests.source import ROOT

SHEETS = ROOT / "examples" / "fate-v3" / "characters"


def campaign(folder: Path, house: str = "") -> World:
    """A campaign with the characters of the example."""
    world = World(folder)
    (world.here / "characters").mkdir()
    (world.here / "scenes").mkdir()
    (world.here / "fatecli.toml").write_text(f'system = "fate-v3"\n\n[house]\n{house}\n', encoding="utf-8")
    for path in SHEETS.glob("*.toml"):
        (world.here / "characters" / path.name).write_bytes(path.read_bytes())
    return world


def result(world: World, line: str) -> dict[str, Any]:
    """The result of a line that is done."""
    answer = world.run(line, "--json")
    assert answer.status == 0, answer.out
    found: dict[str, Any] = json.loads(answer.out)["result"]
    return found


def refused(world: World, line: str) -> str:
    """The key of the error of a line, which throws nothing and changes nothing."""
    before = world.everything()
    answer = world.run(line, "--json")
    assert answer.status and answer.throws == 0
    assert world.everything() == before
    return str(json.loads(answer.out)["error"]["key"])


def changed(world: World, who: str, *pairs: tuple[str, str]) -> None:
    """Write something else into a character's sheet."""
    path = world.here / "characters" / f"{who}.toml"
    text = path.read_text("utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


DUEL = "conflict start duel --side a=scorpion --side b=dominicos"
LOST = "attack scorpion dominicos -d ----/0000 --settle"


def test_the_switch_says_whether_the_attacker_is_hurt_too(tmp_path: Path) -> None:
    world = campaign(tmp_path / "both")
    result(world, DUEL)
    assert result(world, LOST)["hit"]["who"] == "scorpion"
    world = campaign(tmp_path / "target", 'conflict_loser = "target"')
    result(world, DUEL)
    envelope = json.loads(world.run(LOST, "--json").out)
    assert envelope["result"]["hit"] is None
    assert envelope["switches"] == {"conflict_loser": "target"}


def test_the_switch_says_whether_equalling_finds_and_does(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'simple_tie = "succeed"')
    result(world, "challenge start fort -t mur=Escalade:Moyen scorpion")
    result(world, "aspect 'Trappe' --hidden --vs Excellent")
    assert result(world, "roll scorpion Vigilance --reveal trappe -d 0000 --settle")["way"] == "found"
    assert result(world, "attempt scorpion mur -d 0000 --settle")["met"] is True


def test_the_switch_says_how_often_an_aspect_bears_on_a_roll(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'same_aspect = "strict"')
    result(world, "scene start cave dominicos")
    result(world, "aspect 'Trappe' --free dominicos=1")
    result(world, "roll dominicos Furtivité --vs 5 -d 0000")
    assert result(world, "invoke dominicos trappe")["points"] == {"dominicos": 4}
    assert refused(world, "invoke dominicos trappe") == "fate_v3.used_once"


def test_the_switch_says_when_the_pyramid_stands(tmp_path: Path) -> None:
    """A25: from 7/4/3/2 a Moyen skill to Incroyable, four levels at once or none at all."""
    world = campaign(tmp_path / "batch")
    assert refused(world, "advance scorpion buy Équitation=Incroyable") == "fate_v3.no_points"
    bought = result(world, "advance scorpion buy Natation=Incroyable")
    assert (bought["cost"], bought["shape"], bought["stunts_allowed"]) == (4, "6/4/3/2/1", 3)
    assert result(world, "advance scorpion stunt 'Nage: Natation +2'")["stunts"] == 3
    world = campaign(tmp_path / "level", 'pyramid = "level"')
    assert refused(world, "advance scorpion buy Natation=Incroyable") == "fate_v3.unbalanced"


def test_a_session_fills_up_to_five_where_the_campaign_says_so(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'refresh = "session"')
    envelope = json.loads(world.run("recover pass session", "--json").out)
    assert envelope["result"]["fate_points"] == {"brokk": 5, "dominicos": 5, "maelis": 5, "scorpion": 5}
    assert envelope["switches"] == {"refresh": "session"}


def test_spirit_of_the_century_is_told_where_the_campaign_plays_with_it(tmp_path: Path) -> None:
    world = campaign(tmp_path / "off")
    assert result(world, "roll scorpion Force --vs 0 -d 0000")["grade"] == ""
    world = campaign(tmp_path / "on", 'sotc = ["grades", "spin"]')
    envelope = json.loads(world.run("roll scorpion Force --vs 0 -d 0000", "--json").out)
    assert envelope["result"]["grade"] == "significant" and envelope["switches"] == {"sotc": ["grades", "spin"]}
    assert "significant" in world.run("roll scorpion Force --vs 0 -d 0000").said
    result(world, DUEL)
    assert result(world, "attack scorpion dominicos -d ----/0000")["spin"] is False
    assert result(world, "amend --bonus -1")["spin"] is True
    assert "the very next action" in world.run("amend --bonus -1").said


def test_armour_may_spare_a_life(tmp_path: Path) -> None:
    """L169: whoever words how Scorpion is put out is reminded of the armour; Dominicos wears none."""
    world = campaign(tmp_path)
    out = json.loads(world.run("absorb scorpion --harm 3 --out", "--json").out)
    assert out["warnings"][0]["key"] == "fate_v3.armour_spares"
    assert out["warnings"][0]["facts"]["armour"] == ["Broigne de cuir"]
    assert json.loads(world.run("absorb dominicos --harm 3 --out", "--json").out)["warnings"] == []


def test_nobody_buys_off_what_a_box_takes(tmp_path: Path) -> None:
    """Another end is for who is put out of action (L146): with three consequences a free box still takes the blow."""
    world = campaign(tmp_path)
    for number in range(3):
        result(world, f"absorb scorpion 2 'Plaie {number}' --harm 1")
    assert refused(world, "absorb scorpion --harm 2 --buy-off 'Jeté au fleuve'") == "fate_v3.not_out"
    assert result(world, "absorb scorpion --harm 2 --auto")["box"] == 2
    bought = result(world, "absorb scorpion 2 --harm 1 --buy-off 'Jeté au fleuve'")
    assert (bought["out"], bought["bought_off"]) == (True, "Jeté au fleuve")
    assert "fate_points = 0" in (world.here / "characters" / "scorpion.toml").read_text("utf-8")


def test_a_stunt_shortens_what_a_session_without_pause_has_lowered(tmp_path: Path) -> None:
    """What stays is told as it will heal (L161, L163): a severe one that became moderate takes its owner a breath."""
    world = campaign(tmp_path)
    stunt = '[stunts.vif]\nskill = "Endurance"\nshortens = "tout"\n\n[stress]'
    severe = "[consequences.severe]\naspect = "
    changed(world, "dominicos", ("[stress]", stunt), (f'{severe}""', f'{severe}"Brisé"'))
    (person,) = result(world, "recover pass session --no-pause dominicos")["people"]
    assert [(one["severity"], one["minutes"], one["at"]) for one in person["stays"]] == [("moderate", 5, "negligible")]
    result(world, "recover pass 5min dominicos")
    assert "Brisé" not in (world.here / "characters" / "dominicos.toml").read_text("utf-8")


def test_a_stunt_shortens_the_severities_it_names(tmp_path: Path) -> None:
    """« raccourcir grandement le temps » (L163): in the plural too, and no others."""
    world = campaign(tmp_path)
    stunt = '[stunts.vif]\nskill = "Endurance"\nshortens = "les conséquences modérées"\n\n[stress]'
    severe = "[consequences.severe]\naspect = "
    changed(world, "dominicos", ("[stress]", stunt), (f'{severe}""', f'{severe}"Brisé"'))
    (person,) = result(world, "recover pass night dominicos")["people"]
    assert [(one["severity"], one["at"]) for one in person["stays"]] == [("severe", "severe")]


def test_what_is_temporary_ends_by_what_happens(tmp_path: Path) -> None:
    """« requérir un autre événement » (L246): outside a scene as well, and the nine aspects stay."""
    world = campaign(tmp_path)
    assert refused(world, "advance maelis aspect --drop porte-bonheur") == "fate_v3.aspect_why"
    changed = result(world, "advance maelis aspect --drop porte-bonheur -m 'La rumeur meurt'")
    assert (changed["dropped"], changed["added"]) == ("On la dit porte-bonheur", "")
    sheet = tomllib.loads((world.here / "characters" / "maelis.toml").read_text("utf-8"))
    assert not sheet.get("temporary") and len(sheet["aspects"]) == 9


@pytest.mark.parametrize(("second", "stress"), [("", []), (" --no-rest", [2])])
def test_what_a_breath_heals_lasts_one_scene_longer_without_a_pause(
    second: str, stress: list[int], tmp_path: Path
) -> None:
    world = campaign(tmp_path)
    result(world, "absorb scorpion 2 Bleu --harm 1")
    result(world, "absorb scorpion 2 Entorse --harm 1")
    result(world, "absorb scorpion --harm 2 --auto")
    (person,) = result(world, "recover pass scene --no-rest scorpion")["people"]
    assert [one["aspect"] for one in person["stays"]] == ["Bleu", "Entorse"]
    assert "Bleu" in world.run("show scorpion").said
    (person,) = result(world, f"recover pass scene{second} scorpion")["people"]
    assert [one["aspect"] for one in person["healed"]] == ["Bleu"] and person["stress"]["physical"] == stress
    sheet = tomllib.loads((world.here / "characters" / "scorpion.toml").read_text("utf-8"))
    assert sheet["consequences"]["negligible"] == {"aspect": ""}


BY_HAND = """schema = 1
system = "fate-v3"
state = "running"
title = "La porte du donjon"

[participants.dominicos]
sheet = "../characters/dominicos.toml"

[participants.scorpion]
sheet = "../characters/scorpion.toml"

[aspects.porte_piegee]
text = "Porte piégée - dard empoisonné"
origin = "found"
by = "dominicos"

[aspects.porte_piegee.free]
dominicos = 0

[challenge]
name = "donjon"

[challenge.tasks.piege]
text = "piège"
traits = "Furtivité"
difficulty = 3

[roll]                                   # as somebody writes it, without what follows from the sheets
who = "dominicos"
task = "piege"
traits = "Furtivité"
dice = [1, 1, -1, 0]
opposition = 3

[[roll.thrown]]
dice = [-1, -1, -1, 0]

[[roll.invocations]]
by = "dominicos"
aspect = "porte_piegee"
paid = false
effect = "reroll"
"""


def test_a_roll_that_a_hand_wrote_is_played_on(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    path = world.here / "scenes" / "donjon.toml"
    path.write_text(BY_HAND, encoding="utf-8")
    assert world.run("check scenes/donjon.toml").status == 0
    shown = result(world, "show")["roll"]
    assert (shown["total"], shown["opposition"], shown["outcome"], shown["thrown"]) == (3, 3, "tie", [[-1, -1, -1, 0]])
    assert path.read_text(encoding="utf-8") == BY_HAND
    stands = result(world, "invoke dominicos piégée")
    assert (stands["total"], stands["points"]["dominicos"]) == (5, 3)
    assert refused(world, "invoke dominicos piégée --reroll") == "fate_v3.used_paid"
    assert result(world, "settle")["met"] is True


REFUSED = (
    ("fate_v3.aspect_why", (), "advance scorpion aspect --add 'Loup' --drop promise"),
    ("fate_v3.aspects_full", (), "advance scorpion aspect origine --add 'Loup' -m 'La lune'"),
    ("fate_v3.in_the_open", ("scene start s scorpion", "aspect Brume"), "roll scorpion Vigilance --reveal brume"),
    ("fate_v3.is_conceded", (DUEL, "concede scorpion --accept"), "attack scorpion dominicos"),
    ("fate_v3.is_taken_out", (DUEL, "absorb scorpion --harm 1 --out"), "attack dominicos scorpion"),
    ("fate_v3.is_left", (DUEL, "leave scorpion"), "attack dominicos scorpion"),
    ("fate_v3.no_box", (), "absorb scorpion 1 --harm 9"),
    ("fate_v3.no_pause_session", (), "recover pass scene --no-pause"),
    ("fate_v3.which_traits", ("contest start c --side a=scorpion --side b=dominicos",), "exchange"),
    ("scenes.part_runs", (DUEL,), "challenge start x -t a=Force:1 scorpion"),
    ("scenes.other_part", (DUEL,), "contest exchange"),
)


@pytest.mark.parametrize(("key", "before", "line"), REFUSED, ids=[one[0] for one in REFUSED])
def test_a_moment_refuses(key: str, before: tuple[str, ...], line: str, tmp_path: Path) -> None:
    world = campaign(tmp_path)
    for one in before:
        result(world, one)
    assert refused(world, line) == key


def test_tries_end_with_success_and_care_shortens_once(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "challenge start fort -t mur=Escalade:1 scorpion")
    result(world, "attempt scorpion mur -d 0000 --settle")
    assert refused(world, "attempt scorpion mur") == "fate_v3.task_failed"
    result(world, "attempt scorpion mur --again -d ++00 --settle")
    assert refused(world, "attempt scorpion mur --again") == "fate_v3.task_done"
    result(world, "end")
    result(world, "absorb scorpion 2 Bleu --harm 1")
    result(world, "treat scorpion négligeable --by maelis -d +000 --settle")
    assert refused(world, "treat scorpion bleu --by maelis") == "fate_v3.shortened_already"


def test_the_aspects_of_a_scene_that_ended_come_without_their_free_invocations(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "scene start un scorpion dominicos")
    result(world, "aspect Brume --free scorpion=1")
    result(world, "conflict start deux --from un --side a=scorpion --side b=dominicos")
    scene = tomllib.loads((world.here / "scenes" / "deux.toml").read_text("utf-8"))
    assert scene["aspects"]["brume"]["free"] == {"scorpion": 1}
    result(world, "end")
    assert "free" not in json.loads(world.run("scene start trois --from deux scorpion", "--json").out)["result"]["free"]
    scene = tomllib.loads((world.here / "scenes" / "trois.toml").read_text("utf-8"))
    assert scene["aspects"]["brume"]["text"] == "Brume" and "free" not in scene["aspects"]["brume"]


def test_innate_magic_and_domains_are_at_hand_in_every_throwing_step(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "conflict start forge --mental --side a=brokk,maelis --side b=garde")
    hit = result(world, "attack maelis garde --domain feu --vs Superbe -d 0000/0000 --invoke salamandre --settle")[
        "hit"
    ]
    assert (hit["who"], hit["stress"], hit["track"], hit["forced"]) == ("garde", 2, "mental", True)
    assert refused(world, "next") == "fate_v3.owed.absorb"
    result(world, "absorb garde --auto")
    cast = result(
        world, "advantage brokk 'Lame chantante' --with Forge --innate nain --effect 'la lame chante' -d 0000"
    )
    assert cast["effect"] == "la lame chante" and cast["points"]["brokk"] == 4
    assert refused(world, "invoke brokk nain") == "fate_v3.innate_used"


PEOPLE = ("scorpion", "dominicos", "maelis", "garde1", "garde2")
who = st.sampled_from(PEOPLE)
steps = st.one_of(
    st.builds("attack {} {}".format, who, who),
    st.builds("attack {} {} --mental --settle --auto".format, who, who),
    st.builds("attack {} {} --supplemental dégainer --defend-invoke Bouclier".format, who, who),
    st.builds("attack maelis {} --domain feu --vs 4".format, who),
    st.builds("advantage {} Sable --with Force --on {} --fragile --settle".format, who, who),
    st.builds("advantage {} Échelle --with Escalade --vs 1 --settle".format, who),
    st.builds("invoke {} {}".format, who, st.sampled_from(("brume", "sable", "échelle", "fer", "Bouclier", "--point"))),
    st.builds("invoke {} {} --reroll".format, who, st.sampled_from(("brume", "curieuse", "fer"))),
    st.builds("roll {} Vigilance --reveal trappe --settle".format, who),
    st.builds("roll {} Force --vs {}:Force --settle --harm 2".format, who, who),
    st.builds("absorb {}".format, st.sampled_from(("--auto", "1", "2 Plaie", "--out", "--buy-off Loin"))),
    st.builds("absorb {} --harm {} --auto".format, who, st.integers(1, 6)),
    st.builds("concede {} --accept".format, who),
    st.builds(
        "compel {} {} --{}".format, who, st.sampled_from(("brume", "trappe")), st.sampled_from(("accept", "refuse"))
    ),
    st.builds("full-defense {}".format, who),
    st.builds("leave {}".format, who),
    st.builds("join {}".format, who),
    st.sampled_from(
        ("next", "settle", "settle --harm 1", "end", "show", "amend --bonus 1", "undo", "recover pass scene")
    ),
)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(steps, min_size=5, max_size=25), st.integers(0, 2**32))
def test_whatever_is_played_the_files_stay_sound(played: list[str], seed: int) -> None:
    """No fault of ours, no refusal after dice, no negative points, no box twice or out of its track; and undo gives all
    back byte for byte."""
    with TemporaryDirectory() as folder:
        world = campaign(Path(folder))
        before = world.files()
        result(world, "conflict start melee --side a=scorpion,dominicos,maelis --side b=2xgarde --aspect Brume")
        result(world, "aspect 'Trappe' --hidden --vs 1")
        for number, line in enumerate(played):
            kept = world.everything()
            dice = line.split()[0] in ("attack", "advantage", "roll", "invoke", "amend")
            answer = world.run(f"{line} --seed {seed + number}" if dice else line)
            assert answer.status in (0, 2, 3, 4, 6, 7), (line, answer.said)
            if answer.status:
                assert answer.throws == 0 and world.everything() == kept, line
            sound(world)
        assert world.run("check").status == 0
        while world.run("undo").status == 0:
            pass
        assert world.files() == before


def sound(world: World) -> None:
    found = [tomllib.loads(path.read_text("utf-8")) for path in (world.here / "characters").glob("*.toml")]
    for path in (world.here / "scenes").glob("*.toml"):
        found += tomllib.loads(path.read_text("utf-8")).get("participants", {}).values()
    for one in found:
        assert one.get("fate_points", 0) >= 0
        for ticked in one.get("stress", {}).values():
            assert ticked == sorted(set(ticked)) and all(1 <= box <= 8 for box in ticked)
