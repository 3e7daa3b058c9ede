"""Challenges: costs, overrides, advantages that fail, and what is left for the scene that follows (seed 000)."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from fatecli.systems.fate_core.challenge.end import suggestion
from fatecli.systems.fate_core.scene import Scene

from .playing import Table, does, played, refuses


def test_three_tasks_of_one_difficulty(tmp_path: Path) -> None:
    """C02: a gang of nameless characters as three tasks, each Great (+4)."""
    tasks = "-t Read=Lore:4 -t Bluff=Deceive:Great -t Cow=Provoke:Excellent"
    played(
        tmp_path, ("quill", "maren"),
        does(f"challenge start gang {tasks} qu ma", tasks__0__difficulty=4, tasks__1__difficulty=4,
             tasks__2__difficulty=4, tasks__2__trait="Provoke", pool=2),
        does("attempt qu cow -d ++++", total=4, outcome="tie"),
    )  # fmt: skip


def test_active_opposition_is_an_override(tmp_path: Path) -> None:
    """C03: published challenges let somebody oppose; a fail that hurts is a consequence taken as its cost."""
    table = played(
        tmp_path, ("maren", "quill", "sable"),
        does("challenge start watch -t 'Hold your nerve=Will:2' -t 'Slip past=Stealth:2' -t 'Thin the spirits=Lore'"
             " ma qu sable", tasks__2__difficulty=None),
        does("attempt ma slip --vs sable:Notice -d 0000/0000", opposition=3, shifts=-2, outcome="fail"),
        does("settle --cost serious --mild 'Cold Fingers' -m 'a hand through the wall'", cost="serious",
             price={"mild": "Cold Fingers", "text": "a hand through the wall"}, met=True),
        does("attempt ma nerve --vs-bonus fog=1 -d +000 --settle", outcome="tie", opposition=3, cost="minor", price={}),
        does("attempt qu thin -d -000", outcome=None, total=3),
        does("show", of=3, suggestion=None),
        refuses("settle", "fate_core_challenge.no_difficulty"),
        refuses("end", "fate_core_challenge.no_difficulty"),
        does("settle --vs Good --cost minor --stress 1", cost="minor", price={"stress": 1}, left=0, over=True),
        does("show", suggestion="mixed"),
        does("end", goals=3, suggestion="mixed", costs={"serious": 1, "minor": 2}),
    )  # fmt: skip
    assert 'aspect = "Cold Fingers"' in (table.characters / "maren.toml").read_text("utf-8")


def test_a_skill_serves_one_task(tmp_path: Path) -> None:
    """C05: one skill a task, whoever tries it and in whatever language it is named; a stunt may allow it again."""
    played(
        tmp_path, ("maren", "quill"),
        does("challenge start rite -t 'Draw the circle=Lore:2' -t 'Name the demon=Deceive:3' ma qu"),
        does("attempt qu circle -d 0000 --settle", outcome="success"),
        refuses("attempt qu demon -w lore", "fate_core_challenge.skill_served"),
        refuses("attempt ma demon -w Érudition", "fate_core_challenge.skill_served"),
        does("attempt qu demon -w lore --again -d 0000 --settle", outcome="success", left=0),
        does("end", suggestion="full", goals=2, costs={"serious": 0, "minor": 0}),
    )  # fmt: skip


def test_an_advantage_completes_no_task_and_may_cost(tmp_path: Path) -> None:
    """A fail bought at a cost gives the game master a boost, which raises a later difficulty by two (C01); the
    challenge is broken off into a conflict that keeps people, aspects and pool."""
    table = played(
        tmp_path, ("maren", "iskra", "sable"),
        does("challenge start gate -t 'Talk them round=Rapport:2' -t 'Lift the bar=Physique:3' ma is sable"),
        does("advantage ma 'Borrowed Livery' -w Deceive --vs 3 -d --00", outcome="fail"),
        does("settle --cost serious --boost 'Somebody Frowns'", cost="serious", price={"boost": "Somebody Frowns"}),
        does("advantage is 'Loose Hinge' -w Notice --vs 3 -d --00 --settle", cost=None, price={}),
        does("attempt ma talk -d ++00", shifts=1),
        does("invoke gm frowns", shifts=-1, opposition=4),
        does("settle --cost serious -m 'the watch is called'", left=1, met=True),
        refuses("attack ma sable", "fate_core_challenge.no_harm"),
        does("end --into conflict", suggestion=None, left=["Lift the bar"],
             advantages__0__price__boost="Somebody Frowns"),
        does("conflict start brawl --side heroes=ma,is --side foes=sable", pool=2),
        does("attack ma sable -d 0000/0000"),
    )  # fmt: skip
    assert (table.world.here / "scenes" / "gate.toml").exists()
    assert not (table.world.here / "scenes" / "brawl.toml").exists()


def test_boosts_that_are_left_serve_a_scene_that_follows(tmp_path: Path) -> None:
    """Seed 000: for the rest of the scene, or for the next one if it is directly linked."""
    table = played(
        tmp_path, ("maren", "quill", "sable"),
        does("challenge start cordon -t 'Read the tide tables=lore:1' -t 'Steer the skiff=dr:3' ma qu"),
        does("attempt qu tide -d 0000", outcome="style"),
        does("settle --boost 'Slack Water'", left=1, over=False),
        does("attempt ma skiff -d 00+- --settle", met=False, left=0, over=True, pending__0__choice="end",
             pending__0__owed=False, pending__0__options=[{"argv": ["fatecli", "end"]}]),
        does("end", suggestion="mixed", boosts=["Slack Water"]),
        refuses("contest start chase --side heroes=ma,qu --side foes=sable --from nowhere",
                "fate_core_challenge.no_scene", 3),
        does("contest start chase --side heroes=ma,qu --side foes=sable --from cordon"),
        does("exchange -w ath -d 0000/0000", takes="heroes", victories=1),
        does("invoke ma slack", takes="heroes", victories=2),
    )  # fmt: skip
    assert "Slack Water" not in (table.world.here / "scenes" / "cordon.toml").read_text("utf-8")


def test_two_challenges_in_one_scene(tmp_path: Path) -> None:
    """Boosts serve the rest of the scene, tasks are new; a scene that was there before goes on."""
    played(
        tmp_path, ("maren", "quill"),
        does("scene start harbour ma qu --aspect 'Fog off the Harbour'"),
        does("challenge start first -t 'Read the tide tables=lore:1' ma qu"),
        does("attempt qu tide -d 0000", outcome="style"),
        does("settle --boost Momentum"),
        does("end", suggestion="full", boosts=["Momentum"]),
        does("challenge start second -t 'Steer the skiff=dr:4'", pool=2, tasks__0__name="Steer the skiff"),
        does("attempt ma skiff -d 00+-", shifts=-2),
        does("invoke ma mom", shifts=0),
        does("amend ma --vs 5", shifts=-1),
        does("settle", met=False, left=0),
        does("end", goals=0, of=1, suggestion="failed", boosts=[]),
        does("scene end"),
    )  # fmt: skip


def test_a_prepared_challenge_is_run(tmp_path: Path) -> None:
    """Tasks written in an editor in the afternoon are tried in the evening."""
    table = Table(tmp_path, "maren", "quill")
    (table.world.here / "scenes").mkdir()
    (table.world.here / "scenes" / "cordon.toml").write_text(
        'schema = 1\nsystem = "fate-core"\nstate = "prepared"\ntitle = "Slip the Cordon"\n\n'
        '[tasks.tide]\nname = "Read the tide tables"\ntrait = "Lore"\ndifficulty = 3\n\n'
        '[tasks.skiff]\nname = "Steer the skiff"\ntrait = "Drive"\ndifficulty = 3\n',
        encoding="utf-8",
    )
    table.play(does("challenge start cordon ma qu", title="Slip the Cordon", tasks__1__task="skiff"))
    table.play(does("attempt qu tide -d 0000 --settle", met=True, left=1))
    table.play(does("end", left=["Steer the skiff"], suggestion=None))


def test_a_script_finds_what_may_be_tried(tmp_path: Path) -> None:
    """Every choice that waits is a command that can be run; in a fixed order only the first task is among them."""
    table = Table(tmp_path, "maren", "quill")
    table.play(does("challenge start vault -t 'A door=Notice:1' -t 'B door=Crafts:1' ma qu --ordered"))
    for task in ("a_door", "b_door"):
        (waits,) = table.play(does("show"))["result"]["pending"]
        assert [(one["who"], one["task"]) for one in waits["options"]] == [("maren", task), ("quill", task)]
        table.play(does(" ".join(waits["options"][1]["argv"][1:]) + " -d 0000 --settle"))
    (waits,) = table.play(does("show", over=True, suggestion="full"))["result"]["pending"]
    assert waits["choice"] == "end"


OUTCOMES = st.sampled_from(["fail", "tie", "success", "style"])
TASKS = st.lists(st.tuples(OUTCOMES, st.booleans()), min_size=1, max_size=6)


@given(TASKS)
def test_the_suggestion_follows_goals_and_costs(tasks: list[tuple[str, bool]]) -> None:
    """full: every goal without a serious cost; failed: none; else mixed; nothing before the last task (gap G7)."""
    written = {}
    for number, (outcome, paid) in enumerate(tasks):
        cost = {"tie": "minor", "fail": "serious" if paid else ""}.get(outcome, "")
        written[f"t{number}"] = {"outcome": outcome, **({"cost": cost} if cost else {})}
    met = sum(1 for outcome, paid in tasks if outcome != "fail" or paid)
    serious = any(outcome == "fail" and paid for outcome, paid in tasks)
    wanted = "failed" if not met else "full" if met == len(tasks) and not serious else "mixed"
    assert suggestion(Scene({"tasks": written})) == wanted
    assert suggestion(Scene({"tasks": {**written, "left": {"name": "Left"}}})) is None
