"""S14, S16, S18, S19: retries, extended actions, teamwork, and races."""

from __future__ import annotations

from fatecli.systems.storyteller import pool
from fatecli.systems.storyteller.challenge import work
from fatecli.systems.storyteller.contest import race as races

from .table import Table


def test_s14_each_further_try_is_harder_and_held_to_ten() -> None:
    table = Table()
    hall, turn = table.sheet("hall"), table.turn()
    built = [pool.build(turn, hall, "Force", 6, pool.Asked(tries=tries)).difficulty for tries in range(6)]
    assert built == [6, 7, 8, 9, 10, 10]


def test_s16_a_botch_begins_again_or_ends_it() -> None:
    task = work.attempt(work.Task(target=15), [(6, "success")])
    again = work.attempt(task, [(0, "botch")])
    assert (again.total, again.state) == (0, "open")
    stopped = work.attempt(work.Task(target=15, total=6, botch="stop"), [(0, "botch")])
    assert (stopped.total, stopped.state) == (0, "ruined")


def test_s16_a_deadline_and_none() -> None:
    task = work.Task(target=15, deadline=2)
    task = work.attempt(task, [(2, "success")])
    assert task.state == "open"
    assert work.attempt(task, [(2, "success")]).state == "late"
    assert work.attempt(task, [(13, "success")]).state == "done"
    endless = work.Task(target=2)
    for _ in range(50):
        endless = work.attempt(endless, [(0, "failure")])
    assert (endless.turn, endless.state) == (50, "open")


def test_s19_nets_are_added_and_one_botch_ruins_all() -> None:
    assert work.together([(3, "success"), (1, "success"), (0, "failure")]).gained == 4
    ruined = work.together([(3, "success"), (0, "botch"), (2, "success")])
    assert (ruined.gained, ruined.ruined) == (0, True)


def test_s18_losing_a_turn_takes_nothing_and_a_tie_gives_nothing() -> None:
    race = races.Race(tallies={"one": 2, "other": 1}, goals={"one": 5, "other": 5})
    race, won = races.exchange(race, {"one": (1, "success"), "other": (3, "success")})
    assert (race.tallies, won.winner, won.margin) == ({"one": 2, "other": 3}, "other", 2)
    race, won = races.exchange(race, {"one": (2, "success"), "other": (2, "success")})
    assert (race.tallies, won.winner) == ({"one": 2, "other": 3}, None)


def test_s18_a_botch_empties_ones_own_tally_and_both_may() -> None:
    race = races.Race(tallies={"one": 3, "other": 4}, goals={"one": 5, "other": 5})
    race, won = races.exchange(race, {"one": (0, "botch"), "other": (0, "botch")})
    assert (race.tallies, race.done, won.winner) == ({"one": 0, "other": 0}, None, None)


def test_s18_the_first_to_reach_its_goal_is_done() -> None:
    race = races.Race(tallies={"one": 3, "other": 4}, goals={"one": 5, "other": 5})
    race, _ = races.exchange(race, {"one": (3, "success"), "other": (1, "success")})
    assert race.done == "one"


def test_s12_who_resists_spends_willpower_too() -> None:
    table = Table()
    facts = table.roll(
        "hall", "Force", (6, 7, 2), (6, 2, 3), vs=("chasseur:Force",), willpower=True, willpower_by=("chasseur",)
    )  # fmt: skip
    assert facts["sides"] == {"hall": 3, "chasseur": 2}
    assert [table.sheet(who).willpower_left for who in ("hall", "chasseur")] == [6, 5]
    table.refused("storyteller.willpower_elsewhere", "hall", "Force", willpower_by=("veronica",))
    table.refused("storyteller.automatic_alone", "hall", "Force", automatic=True, willpower_by=("hall",))
