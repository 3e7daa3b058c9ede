"""Contests: teams, advantages at a risk, environments, twists, and what an exchange scores (seed 000)."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from fatecli.systems.fate_core.conflict.ways import ways
from fatecli.systems.fate_core.contest import score
from fatecli.systems.fate_core.sheet import Sheet

from .playing import Step, Table, does, played, refuses

CHASE = does("contest start chase --side heroes=ma,is --side foes=sa", mode="direct", goal=3)
RACE = does("contest start race --side cynere=cynere --side teran=teran")


def test_an_advantage_before_the_exchange(tmp_path: Path) -> None:
    """D03: the target defends, the aspect lies on him, and both still throw for the exchange."""
    played(
        tmp_path, ("cynere", "teran"),
        RACE,
        does("advantage cynere 'Mud in the Eyes' --on teran -w ath --defend-with ath -d 0000/0000", total=4,
             opposition=3, shifts=1, outcome="success", free_invocations=1),
        does("settle"),
        does("show", aspects__0__on="Teran", aspects__0__free={"cynere": 1}),
        does("exchange --trait cynere=ath --trait teran=lore -d 0000/0000", takes="cynere", victories=1),
        does("invoke cynere mud", victories=2, sides__0__total=6),
        does("settle", score={"cynere": 2, "teran": 0}),
    )  # fmt: skip


def test_others_interfere_with_an_advantage(tmp_path: Path) -> None:
    """Who can step in opposes beside the target; the highest counts (seed 000)."""
    played(
        tmp_path, ("cynere", "teran", "sable"),
        does("contest start race --side cynere=cynere --side thieves=teran,sable"),
        does("advantage cynere Mud --on teran -w ath --vs sable:Notice --defend-with ath -d 0000/+000/0000",
             opposition=4, outcome="tie", against__who="Sable", others__0__who="Teran"),
        does("settle", id="cynere", boost="Mud"),
        does("exchange -w ath -d 0000/0000", sides__0__total=4),
    )  # fmt: skip


def test_a_point_in_a_contest(tmp_path: Path) -> None:
    """D05: an aspect is invoked for a fate point before last call."""
    table = played(
        tmp_path, ("landon", "teran"),
        does("contest start words --side landon=landon --side teran=teran"),
        does("exchange -w Rapport -d 0000/+000", takes="teran"),
        does("invoke landon smashing", takes="landon", sides__0__total=2),
        does("end", won_by=None, score={"landon": 1, "teran": 0}),
    )  # fmt: skip
    assert "fate_points = 2" in (table.characters / "landon.toml").read_text("utf-8")


def test_rewards_of_a_conflict_wait_for_the_end_of_the_contest(tmp_path: Path) -> None:
    """D06: a concession and a hostile invocation are paid when the contest that followed is over."""
    table = Table(tmp_path, "cynere", "teran", "sable")
    table.play(does("conflict start brawl --side cynere=cynere --side thieves=teran,sable"))
    table.play(does("attack teran cynere -w fight -d ---0/0000", shifts=-7))
    table.play(does("invoke teran tempted", shifts=-5))
    table.play(does("settle"))
    table.play(does("end --into contest"))
    table.play(does("contest start race --side cynere=cynere --side thieves=teran"))
    table.play(does("exchange -w ath -d 0000/----", takes="cynere"))
    table.play(does("settle", won_by=None))
    table.play(does("exchange -d 0000/----"))
    assert "fate_points = 3" in (table.characters / "cynere.toml").read_text("utf-8")
    table.play(does("end", won_by="cynere", score={"cynere": 4, "thieves": 0}))
    assert "fate_points = 4" in (table.characters / "cynere.toml").read_text("utf-8")


def test_a_tie_never_scores(tmp_path: Path) -> None:
    """D07: only a stunt lets a tie count as a success; the twist gets a placeholder where nobody names it."""
    played(
        tmp_path, ("cynere", "teran"),
        RACE,
        does("exchange --trait cynere=ath --trait teran=lore -d -000/0000 --settle", takes=None, victories=0,
             tied=["cynere", "teran"], score={"cynere": 0, "teran": 0}),
        does("show", exchange=2),
    )  # fmt: skip


PEDAL = """
[stunts.pedal]
name = "Pedal to the Metal"
text = "In a contest of speed a tie on Athletics is a success."
skill = "Athletics"
wins_ties = true
"""


def test_a_stunt_makes_a_tie_a_success(tmp_path: Path) -> None:
    """D07: a tie that one side's stunt makes a success is one victory; where both have it, it is a tie again."""
    table = Table(tmp_path, "cynere", "teran")
    for who in ("cynere", "teran"):
        with (table.characters / f"{who}.toml").open("a", encoding="utf-8") as sheet:
            sheet.write(PEDAL)
    table.play(RACE)
    both = "exchange --trait cynere=Athletics+pedal --trait teran=Athletics+pedal"
    table.play(refuses("exchange --trait cynere=Fight+pedal --trait teran=lore", "fate_core.stunt_skill"))
    table.play(does("exchange --trait cynere=ath+pedal --trait teran=lore -d 0000/+000", takes="cynere", victories=1,
                    tied=[], sides__0__notes=[{"note": "wins_ties", "label": "Pedal to the Metal"}]))  # fmt: skip
    table.play(does("amend cynere -w ath", takes=None, tied=["cynere", "teran"], sides__0__notes=[]))
    table.play(does("amend cynere -w ath+pedal", takes="cynere", victories=1))
    table.play(does("settle", score={"cynere": 1, "teran": 0}))
    table.play(does(f"{both} -d -000/0000", takes=None, tied=["cynere", "teran"]))


def test_who_fails_an_advantage_contributes_nothing(tmp_path: Path) -> None:
    """A helper's help is missing; without the leader the side has no roll, unless somebody equal leads (gap G10)."""
    played(
        tmp_path, ("maren", "iskra", "quill", "sable"),
        does("contest start chase --side heroes=ma,is,qu --side foes=sa"),
        does("advantage qu 'Short Cut' -w ath --vs 3 -d --+0", outcome="fail"),
        does("settle", id="quill", side="heroes", exchange=1),
        refuses("advantage qu 'Shorter Cut' -w ath", "fate_core_contest.tried_already"),
        does("exchange -w ath -d 0000/0000", sides__0__total=4, sides__0__forfeits=["Quill"]),
        does("settle", takes="heroes", victories=1),
        does("advantage sa 'Crossbow Drawn' -w shoot --vs 8 -d 0000 --settle", id="sable", side="foes"),
        does("exchange -d 0000", sides__0__total=5, sides__1__total=None, takes="heroes", victories=1),
        refuses("invoke sa head", "fate_core_contest.forfeits_roll"),
        refuses("amend sa -w shoot", "fate_core_contest.forfeits_roll"),
        does("settle", score={"heroes": 2, "foes": 0}),
        does("advantage ma 'Loose Plank' -w ath --vs 9 -d 0000 --settle", side="heroes"),
        does("exchange --trait foes=ath -d 0000", waits=["heroes"], turn__now=["heroes"], turn__done=["foes"]),
        refuses("advantage sa Again -w ath", "fate_core_contest.thrown"),
        does("show", sides__1__thrown=True, sides__0__thrown=False),
        does("exchange -d 0000", sides__0__who="Iskra", sides__0__total=4),
        does("settle", score={"heroes": 3, "foes": 0}, won_by="heroes"),
        does("end", won_by="heroes", exchanges=3),
    )  # fmt: skip


def test_an_advantage_bought_at_a_cost_still_forfeits(tmp_path: Path) -> None:
    played(
        tmp_path, ("cynere", "teran"),
        RACE,
        does("advantage cynere Mud -w ath --vs 9 -d 0000"),
        does("settle --cost serious --boost 'Off Her Feet'", id="cynere"),
        does("exchange -w ath -d 0000", sides__0__total=None, takes="teran"),
    )  # fmt: skip


def test_a_failed_advantage_may_be_bought_off(tmp_path: Path) -> None:
    """Fate Condensed, behind its switch: the others' free invocation buys the roll back."""
    played(
        tmp_path, ("cynere", "teran"),
        RACE,
        does("advantage cynere Mud --on teran -w ath --defend-with ath -d --00/0000", outcome="fail"),
        does("settle --cost serious", aspect="Mud", side="teran", free=1),
        does("exchange -w ath -d 0000/0000", sides__0__total=4, takes="cynere"),
        does("invoke teran mud", takes="teran", sides__1__total=5),
        house="\n[house]\ncontest_buy_off = true\n",
    )  # fmt: skip


def test_all_forfeit(tmp_path: Path) -> None:
    """Nobody throws: no dice, no victory, no twist, and the next exchange is open to all."""
    played(
        tmp_path, ("cynere", "teran"),
        RACE,
        does("advantage cynere One -w ath --vs 9 -d 0000 --settle"),
        does("advantage teran Two -w ath --vs 9 -d 0000 --settle"),
        does("exchange -w ath", takes=None, tied=[], twist="", score={"cynere": 0, "teran": 0}, turn__exchange=2),
        does("exchange -d 0000/0000 --settle", takes="cynere"),
    )  # fmt: skip


def test_three_sides_against_the_environment(tmp_path: Path) -> None:
    """The most shifts win, even if all fail (gap G9); two victories only where one side alone has style; a difficulty
    can be raised by an invocation, and set anew."""
    sides = "--side a=ma --side b=sa,is --side c=teran"
    played(
        tmp_path, ("maren", "sable", "iskra", "teran"),
        does(f"contest start obstacles {sides} --mode environnement --vs c=4 --vs 2 --goal 2 --aim a='the far bank'",
             mode="environment", goal=2, sides__0__difficulty=2, sides__2__difficulty=4, sides__0__aim="the far bank"),
        does("exchange --trait b=ath -d 0000", waits=["a", "c"]),
        refuses("exchange --trait b=ath", "fate_core_contest.thrown"),
        refuses("exchange", "fate_core_contest.which_trait", 7),
        refuses("invoke ma rope", "fate_core.nothing_open"),
        does("exchange --trait a=ath --trait c=lore -d ++00/++++", takes=None, tied=["a", "c"], sides__0__shifts=3,
             sides__1__shifts=2, sides__2__shifts=3),
        does("invoke sa head --against ma", takes="c", victories=2, sides__0__difficulty=4, sides__0__shifts=1),
        does("invoke ma rope", takes=None, sides__0__shifts=3),
        does("settle --twist Rain", twist="Rain", score={"a": 0, "b": 0, "c": 0}),
        does("exchange --vs a=1 -d ----/---0/----", takes="b", victories=1, sides__0__shifts=-2, sides__1__shifts=-1),
        does("settle", score={"a": 0, "b": 1, "c": 0}),
        does("exchange -d ++00/0+++/0000", takes="b", victories=1, sides__0__outcome="style",
             sides__1__outcome="style"),
        does("settle", winner="b", won_by="b"),
        does("end", won_by="b", score={"a": 0, "b": 2, "c": 0}),
    )  # fmt: skip


def test_an_exchange_is_corrected_before_last_call(tmp_path: Path) -> None:
    """Another trait may give a side another leader; the dice and the invocations stay."""
    played(
        tmp_path, ("maren", "iskra", "sable", "quill"),
        CHASE,
        does("exchange -w ath -b heroes=1 -d 0000/0000", sides__0__total=5),
        does("amend is -w phy", sides__0__who="Iskra", sides__0__total=5),
        does("amend sa -d ++00", sides__1__total=5),
        does("amend sa -b 2", sides__1__total=7),
        does("invoke ma rope", sides__0__total=7),
        does("amend --drop rope", sides__0__total=5),
        refuses("amend ma --team quill", "fate_core_contest.only_twist"),
        refuses("amend -w ath", "fate_core_contest.whose_roll", 7),
        refuses("settle --cost minor", "fate_core_contest.only_twist"),
        refuses("settle --twist Rain", "fate_core_contest.no_twist"),
        does("settle", takes="foes"),
    )  # fmt: skip


def test_points_for_hostile_invocations_wait_for_the_end(tmp_path: Path) -> None:
    """Also for a helper's aspect: who stands on another side is harmed by it."""
    table = played(
        tmp_path, ("maren", "iskra", "sable"),
        CHASE,
        does("exchange -w ath -d 00-0/0000", takes=None),
        does("invoke sa small", takes="foes"),
        does("invoke is head", takes=None),
        does("show", owed=[{"to": "iskra", "name": "Iskra", "points": 1}, {"to": "gm", "name": "GM", "points": 1}]),
        does("settle --twist Rain"),
        does("end", won_by=None),
    )  # fmt: skip
    assert "fate_points = 3" in (table.characters / "iskra.toml").read_text("utf-8")
    assert tomllib.loads((table.world.here / "gm.toml").read_text("utf-8"))["earned"] == 1


def test_dice_are_thrown_again(tmp_path: Path) -> None:
    played(
        tmp_path, ("maren", "iskra", "sable"),
        CHASE,
        does("exchange -w ath -d ----/0000", takes="foes", victories=2),
        does("invoke ma rope --reroll -d ++++", takes="heroes", victories=2, sides__0__total=8),
        refuses("invoke ma steel --reroll --against sa", "fate_core_contest.not_raised"),
        refuses("invoke ma rope --paid", "fate_core.invoked_already"),
        does("settle", score={"heroes": 2, "foes": 0}),
    )  # fmt: skip


def test_people_come_and_go_and_a_second_contest_begins_at_nothing(tmp_path: Path) -> None:
    played(
        tmp_path, ("maren", "sable", "quill"),
        does("scene start harbour ma sa"),
        does("contest start chase --side heroes=ma --side foes=sa"),
        does("exchange -w ath -d 0000/---- --settle", victories=2),
        does("join qu --side heroes"),
        does("exchange -d 0000/0000", sides__0__total=4),
        does("end", score={"heroes": 3, "foes": 0}, won_by="heroes"),
        does("contest start again --side foes=sa --side heroes=qu", sides__0__side="foes"),
        does("exchange -w ath -d 0000/0000", sides__0__total=3, sides__1__total=1),
        does("settle", score={"foes": 1, "heroes": 0}),
        does("leave sa"),
        refuses("exchange", "fate_core_contest.two_sides"),
        does("end", won_by=None),
        does("scene end"),
    )  # fmt: skip


def test_a_contest_goes_over_into_a_conflict(tmp_path: Path) -> None:
    """People, aspects, boosts, the pool and what is owed stay; the scene ends with the conflict."""
    table = Table(tmp_path, "maren", "iskra", "sable")
    for step in (
        CHASE,
        does("exchange -w ath -d 0000/+000"),
        does("invoke sa wants", takes="foes"),
        does("settle"),
        does("exchange -d 0000/+000"),
        does("settle --twist 'Bell of the Night Watch'"),
        refuses("attack sa ma", "fate_core_contest.no_harm"),
        does("end --into conflict", score={"heroes": 0, "foes": 1}),
        does("conflict start wharf", pool=1),
    ):
        table.play(step)
    scene = tomllib.loads((table.world.here / "scenes" / "chase.toml").read_text("utf-8"))
    assert (scene["state"], scene["playing"], scene["pool"]) == ("running", "conflict", 1)
    assert list(scene["participants"]) == ["maren", "iskra", "sable"]
    assert scene["aspects"]["bell_of_the_night_watch"]["text"] == "Bell of the Night Watch"
    assert [one["to"] for one in scene["owed"].values()] == ["maren"]
    table.play(does("end"))
    assert "fate_points = 4" in (table.characters / "maren.toml").read_text("utf-8")


def test_a_script_plays_a_contest_to_its_end(tmp_path: Path) -> None:
    """What waits is always a command that can be run as it stands; `over` and `winner` say when to stop."""
    table = Table(tmp_path, "maren", "iskra", "sable")
    result = table.play(CHASE)["result"]
    for seed in range(1, 40):
        (waits,) = result["pending"]
        line = " ".join(waits["options"][0]["argv"][1:])
        if result["over"]:
            assert line == "end" and result["winner"] == max(result["score"], key=result["score"].get)
            table.play(does(line, won_by=result["winner"]))
            return
        result = table.play(Step(line=f"{line} --settle --seed {seed}"))["result"]
    raise AssertionError(result)


def test_direct_scores_every_pair_of_totals() -> None:
    """The highest total has a victory, two if it beats the others by three; a tie has none (gap G8)."""
    for a, b in product(range(-4, 9), repeat=2):
        found = score.direct({"a": a, "b": b})
        best = None if a == b else "a" if a > b else "b"
        assert (found.winner, found.victories) == (best, 0 if best is None else 2 if abs(a - b) >= 3 else 1)
        assert found.tied == (("a", "b") if best is None else ())
    assert score.direct({"a": 9}).victories == 1
    assert score.direct({}) == score.environment({})


RESULTS = st.dictionaries(st.sampled_from("abcde"), st.integers(-8, 12), min_size=2)


@given(RESULTS)
def test_victories_are_never_shared(results: dict[str, int]) -> None:
    """One side at most scores, and only the single highest; style counts twice only where nobody else has it."""
    for judge in (score.direct, score.environment):
        found = judge(results)
        leaders = [side for side, result in results.items() if result == max(results.values())]
        assert found.winner == (leaders[0] if len(leaders) == 1 else None)
        assert found.tied == (tuple(leaders) if len(leaders) > 1 else ())
        assert found.victories == 0 if found.winner is None else found.victories in (1, 2)
    shifts = sorted(results.values())
    alone = shifts[-1] >= 3 > shifts[-2]
    assert (score.environment(results).victories == 2) == alone


def test_a_hit_too_large_takes_out() -> None:
    """I06, Fate Condensed: a hit of 9 with no box and the mild and severe slots free cannot be absorbed."""
    sheet = Sheet(
        {"skills": {}, "stress": {"physical": [1, 2, 3]}, "consequences": {"moderate": {"aspect": "Burned"}}},
        settings={"house": {"one_point_boxes": True}},
    )
    assert ways(sheet, 9, "physical") == []
    assert [way.slots for way in ways(sheet, 8, "physical")] == [("mild", "severe")]
