"""Spirit of the Century's rules: no word of the switch without an effect, and what they do at their edges."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fatecli.cli.completion.line import cut
from fatecli.cli.completion.offer import offers
from fatecli.systems.fate_v3 import names, sotc
from tests.cases.case import HOME, Case, read
from tests.cases.world import World

from .test_scenes import campaign, refused, result, sound

CASES = read(HOME / "fate_v3" / "sotc.toml")
words = pytest.mark.parametrize("word", names.SOTC)


def rules(case: Case) -> list[str]:
    """The rules that the campaign of a case plays with."""
    found: list[str] = tomllib.loads(case.campaign or "").get("house", {}).get("sotc", [])
    return found


def answers(case: Case, folder: Path) -> list[Any]:
    """What a script reads of each line of a case."""
    world = World.of(case, folder)
    return [json.loads(world.run(run.line, "--json").out) for run in case.runs]


@words
def test_every_word_of_the_switch_has_an_effect_that_a_transcript_shows(word: str, tmp_path: Path) -> None:
    """The same lines come out otherwise in a campaign that differs by this word alone."""
    (case,) = [one for one in CASES if rules(one) == [word]]
    without = replace(case, campaign='system = "fate-v3"\n')
    on, off = answers(case, tmp_path / "on"), answers(without, tmp_path / "off")
    first = next(at for at, (one, other) in enumerate(zip(on, off, strict=True)) if one != other)
    assert on[first]["status"] == "ok" or off[first]["error"]["key"] == "fate_v3.sotc_off"
    assert any(one["switches"] == {"sotc": [word]} for one in on)
    assert not any(one["switches"] for one in off)


@words
def test_every_word_of_the_switch_is_named_where_it_is_off(word: str) -> None:
    """What belongs to it is refused, with the line to write into `fatecli.toml`."""
    case = next(one for one in CASES if one.name.startswith("off: each"))
    wanted = {"error.key": "fate_v3.sotc_off", "error.facts.rule": word}
    runs = [run for run in case.runs if run.facts == wanted]
    assert runs
    for run in runs:
        assert run.status == 4
        assert all(f'sotc = ["{word}"]' in told and "fatecli.toml" in told for told in run.said.values())


def test_a_block_is_beaten_by_a_degree_whatever_counts_on_a_tie(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'sotc = ["block"]\nsimple_tie = "succeed"')
    result(world, "conflict start pont --side a=scorpion --side b=garde,maelis")
    result(world, "block maelis 'le pont' --with Volonté -d 0000 --settle")
    assert result(world, "roll scorpion Force --past maelis -d 0000")["succeeds"] is False
    assert result(world, "amend --bonus 1")["succeeds"] is True
    assert result(world, "roll scorpion Force --vs 3 -d 0000")["succeeds"] is True


def test_a_block_is_no_difficulty_of_a_spell(tmp_path: Path) -> None:
    """The strain is reckoned from what the game master sets (L92), the outcome from whatever is higher."""
    world = campaign(tmp_path, 'sotc = ["block"]')
    result(world, "conflict start pont --side a=maelis --side b=scorpion,garde")
    result(world, "block maelis feu --with Volonté -d ++++ --settle --out-of-turn")
    assert refused(world, "attack maelis garde --domain feu --mental --past feu") == "fate_v3.spell_difficulty"
    cast = result(world, "attack maelis garde --domain feu --mental --past feu --vs 3 -d ++++/----")
    assert (cast["strain"], cast["total"], cast["opposition"], cast["backlash"]) == (0, 7, 7, 0)
    assert cast["outcome"] == "tie" and cast["succeeds"] is False


def test_blocks_fall_with_who_made_them(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'sotc = ["block"]')
    result(world, "conflict start pont --side a=maelis,scorpion --side b=garde")
    result(world, "block maelis 'le pont' --with Volonté -d 0000 --settle")
    again = result(world, "block maelis 'le gué' --with Volonté -d 0000 --settle --out-of-turn")
    assert again["block"] == "le_gue"
    assert [one["what"] for one in result(world, "show")["blocks"]] == ["le gué"]
    result(world, "leave maelis")
    assert "blocks" not in result(world, "show")
    assert refused(world, "attack scorpion garde --past gué") == "fate_v3.no_block"


def test_nobody_is_stuck_whose_table_gives_a_rule_up(tmp_path: Path) -> None:
    """What lies open can still be settled once the switch is off. Nothing of the rules is left then: the block protects
    nobody, and the group is one person, who has stress to absorb."""
    world = campaign(tmp_path, 'sotc = ["block", "minions", "spin"]')
    result(world, "conflict start pont --side a=scorpion,dominicos --side b=sbires=3xgarde")
    result(world, "block scorpion --for dominicos --with Force -d 0000")
    settings = world.here / "fatecli.toml"
    settings.write_text('system = "fate-v3"\n', encoding="utf-8")
    assert result(world, "settle")["strength"] == 3
    attack = result(world, "attack sbires dominicos -d ----/0000 --settle")
    assert (attack["total"], attack["opposition"], attack["spin"]) == (-3, 1, False)
    assert attack["hit"]["forced"] is True
    shown = result(world, "show")
    assert "blocks" not in shown and not any("count" in one for one in shown["people"])
    assert result(world, "absorb sbires --consequence Assommé")["severity"] == "negligible"


def test_minions_have_the_quality_of_their_best_skill() -> None:
    assert [sotc.quality(best) for best in (-1, 0, 1, 2, 3, 5)] == [1, 1, 1, 2, 3, 3]


def test_a_spin_does_not_outlast_its_conflict(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'sotc = ["spin"]')
    result(world, "scene start cour scorpion dominicos")
    result(world, "conflict start duel --side a=scorpion --side b=dominicos")
    assert result(world, "attack scorpion dominicos -d ----/++++ --settle")["spin"] is True
    result(world, "absorb scorpion --consequence Estafilade")
    assert result(world, "show")["spin"] == "Dominicos"
    result(world, "conflict end")
    assert refused(world, "roll scorpion Force --spin +1") == "fate_v3.no_spin"
    result(world, "conflict start revanche --side a=scorpion --side b=dominicos")
    assert "spin" not in result(world, "show")
    assert result(world, "roll scorpion Force --vs dominicos:Force -d ----/++++ --settle")["spin"] is True


def test_outside_a_conflict_a_defence_gives_no_spin(tmp_path: Path) -> None:
    world = campaign(tmp_path, 'sotc = ["spin"]')
    assert result(world, "roll scorpion Force --vs dominicos:Force -d ----/++++ --settle")["spin"] is False


def test_a_consequence_called_stress_is_treated_as_one(tmp_path: Path) -> None:
    world = campaign(tmp_path)
    result(world, "absorb scorpion --harm 9 --consequence 'Stress des batailles'")
    assert result(world, "treat scorpion stress --by dominicos --with Force -d 0000")["purpose"] == "treat"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("roll scorpion Force --combine complète=Nat", {"complète=Natation": "+0"}),
        ("roll scorpion Force --past pon", {"pont": "3"}),
        ("roll scorpion Force --spin ", {"+1": "", "-1": ""}),
        ("settle --spend q", {"qualité=": ""}),
    ],
)
def test_the_words_they_ask_for(
    line: str, words: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    world = campaign(tmp_path, 'sotc = ["block"]')
    result(world, "conflict start rive --side a=scorpion --side b=maelis")
    result(world, "block maelis pont --with Volonté -d 0000 --settle")
    monkeypatch.chdir(world.here)
    typed = cut(f"fatecli {line}", "bash")
    found = dict(offers(typed.words, typed.word, "fr").pairs)
    assert {word: found.get(word) for word in words} == words


PEOPLE = ("scorpion", "dominicos", "maelis", "sbires")
who = st.sampled_from(PEOPLE)
steps = st.one_of(
    st.builds("attack {} {} --settle --auto".format, who, who),
    st.builds("attack {} {} --spin {} --past pont".format, who, who, st.sampled_from((1, -1))),
    st.builds("attack {} {} --combine Vigilance --spin +1".format, who, who),
    st.builds("advantage {} Sable --with Force --on {} --combine complète=Endurance".format, who, who),
    st.builds("block {} pont --with Force {}".format, who, st.sampled_from(("", "--settle", "--spin -1"))),
    st.builds("block {} --for {} --with Force --settle --out-of-turn".format, who, who),
    st.builds("roll {} Force --past pont --settle".format, who),
    st.builds("treat {} stress --by {} --with Force".format, who, who),
    st.builds("group {} --split {}".format, st.sampled_from(("sbires", "sbires2")), st.integers(1, 3)),
    st.builds("group sbires --join {}".format, who),
    st.builds("absorb {} --harm {} {}".format, who, st.integers(1, 4), st.sampled_from(("", "--auto"))),
    st.sampled_from(
        ("next", "settle", "settle --longer 2", "settle --spend time=1", "amend --bonus 1", "undo", "end", "show",
         "absorb --auto", "join autres=2xgarde --side b", "full-defense maelis", "leave scorpion", "join scorpion")
    ),
)  # fmt: skip


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(steps, min_size=5, max_size=25), st.integers(0, 2**32))
def test_whatever_is_played_with_them_the_files_stay_sound(played: list[str], seed: int) -> None:
    """No fault of ours, no refusal after dice, no minion who is down twice; and undo gives all back byte for byte."""
    with TemporaryDirectory() as folder:
        world = campaign(Path(folder), f"sotc = {json.dumps(names.SOTC)}")
        before = world.files()
        result(world, "conflict start melee --side a=scorpion,dominicos,maelis --side b=sbires=5xgarde")
        for number, line in enumerate(played):
            kept = world.everything()
            dice = line.split()[0] in ("attack", "advantage", "block", "roll", "treat")
            answer = world.run(f"{line} --seed {seed + number}" if dice else line)
            assert answer.status in (0, 2, 3, 4, 6, 7), (line, answer.said)
            if answer.status:
                assert answer.throws == 0 and world.everything() == kept, line
            sound(world)
        assert world.run("check").status == 0
        while world.run("undo").status == 0:
            pass
        assert world.files() == before
