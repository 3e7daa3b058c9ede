"""What a merge loses without saying so, with real branches of git."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fatecli.store.byhand import by_hand
from fatecli.store.desk import Desk
from fatecli.store.fork import lost

from .world import World

SHEET = """\
schema = 1
name = "Zird"
fate_points = 3

refresh = 3

[skills]
Lore = 4
# an island
Fight = 1
# an island
Notice = 1

[stress]
physical = []
# an island
mental = []
"""


class Clones:
    """A campaign in git, and what two branches make of it."""

    def __init__(self, folder: Path) -> None:
        self.world = World(folder, 1)
        self.root = self.world.root
        self.sheet = self.world.sheets[0]
        self.sheet.write_text(SHEET)
        (self.root / ".gitattributes").write_text(".fatecli/log.jsonl merge=union\n")
        (self.root / ".gitignore").write_text(".fatecli/*\n!.fatecli/log.jsonl\n")
        self.git("init", "-q", "-b", "main")
        self.change(refresh=4)
        self.save()

    def git(self, *words: str) -> str:
        who = ("-c", "user.name=Maren", "-c", "user.email=maren@example.org", "-c", "commit.gpgsign=false")
        done = subprocess.run(["git", *who, *words], cwd=self.root, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    def save(self) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "play")

    def change(self, **values: Any) -> None:
        def play(desk: Desk) -> None:
            sheet = desk.open(str(self.sheet))
            for key, new in values.items():
                node = sheet
                *above, last = key.split("__")
                for name in above:
                    node = node[name]
                node[last] = new(node[last]) if callable(new) else new
            desk.commit({"command": ["change", *values]})

        self.world.run(play)

    def two(self, ours: Callable[[], None], theirs: Callable[[], None], *flags: str) -> str:
        """Play on two branches and merge the second into the first."""
        self.git("switch", "-q", "-c", "theirs")
        theirs()
        self.save()
        self.git("switch", "-q", "main")
        ours()
        self.save()
        return self.git("merge", "-q", "--no-edit", *flags, "theirs")

    def lost(self) -> list[tuple[Any, ...]]:
        told = self.world.run(lost, writes=False)
        return [(one["key"], one["before"], one["found"], one["total"], len(one["entries"])) for one in told]


@pytest.fixture
def clones(tmp_path: Path) -> Clones:
    return Clones(tmp_path)


def less(points: int) -> int:
    return points - 1


def test_two_spent_points_become_one(clones: Clones) -> None:
    def spend() -> None:
        clones.change(fate_points=less)

    assert clones.lost() == []
    said = clones.two(spend, spend)
    assert "CONFLICT" not in said and "fate_points = 2" in clones.sheet.read_text()
    assert clones.lost() == [("fate_points", 3, 2, 1, 2)]
    assert clones.world.run(by_hand, writes=False) == []


def test_it_stays_lost_while_play_goes_on_and_ends_with_a_hand(clones: Clones) -> None:
    def spend() -> None:
        clones.change(fate_points=less)

    clones.two(spend, spend)
    spend()
    assert clones.lost() == [("fate_points", 3, 1, 1, 2)]
    (join,) = [entry for entry in clones.world.log() if entry.get("merged")]
    assert len(join["merged"]) == 1 and join is not None
    clones.sheet.write_text(clones.sheet.read_text().replace("fate_points = 1", "fate_points = 0"))
    assert clones.lost() == []
    spend()
    assert clones.lost() == []


def test_a_sum_written_by_hand_is_right(clones: Clones) -> None:
    def spend() -> None:
        clones.change(fate_points=less)

    clones.two(spend, spend)
    clones.sheet.write_text(clones.sheet.read_text().replace("fate_points = 2", "fate_points = 1"))
    assert clones.lost() == []
    spend()
    assert clones.lost() == []


def test_a_milestone_half_lost(clones: Clones) -> None:
    """One clone swapped two skills, the other raised one of them; the conflict was settled by taking one whole side."""
    said = clones.two(
        lambda: clones.change(skills__Lore=5),
        lambda: clones.change(skills__Lore=3, skills__Fight=2),
        "-X", "ours",
    )  # fmt: skip
    assert "CONFLICT" not in said
    assert clones.lost() == [("skills.Lore", 4, 5, 4, 2)]
    clones.git("checkout", "-q", "HEAD^", "--", "characters")  # the whole file of one side
    assert clones.lost() == [("skills.Lore", 4, 5, 4, 2), ("skills.Fight", 1, 1, None, 1)]


def test_neighbouring_values_merge_cleanly(clones: Clones) -> None:
    said = clones.two(
        lambda: clones.change(stress__physical=[1], fate_points=2),
        lambda: clones.change(stress__mental=[2], skills__Fight=2),
    )
    assert "CONFLICT" not in said
    text = clones.sheet.read_text()
    assert "physical = [1]" in text and "mental = [2]" in text and "fate_points = 2" in text
    assert clones.lost() == []


def test_the_same_box_ticked_twice(clones: Clones) -> None:
    clones.two(lambda: clones.change(stress__physical=[1]), lambda: clones.change(stress__physical=[1]))
    assert clones.lost() == [("stress.physical", [], [1], None, 2)]


def test_the_same_name_given_twice_is_no_loss(clones: Clones) -> None:
    clones.two(lambda: clones.change(name="Zird the Arcane"), lambda: clones.change(name="Zird the Arcane"))
    assert clones.lost() == []


def test_a_change_taken_back_is_none(clones: Clones) -> None:
    from fatecli.store.desk import undo

    def spend_and_undo() -> None:
        clones.change(fate_points=less)
        clones.world.run(lambda desk: undo(desk, 1))

    clones.two(lambda: clones.change(fate_points=less), spend_and_undo)
    assert clones.lost() == []


def test_merged_again_and_again(clones: Clones) -> None:
    """Two merges, each with a fork of its own; only the second one loses something."""
    clones.two(lambda: clones.change(fate_points=2), lambda: clones.change(skills__Notice=2))
    clones.change(refresh=3)
    clones.save()
    clones.git("branch", "-D", "theirs")
    clones.two(lambda: clones.change(fate_points=less), lambda: clones.change(fate_points=less))
    assert clones.lost() == [("fate_points", 2, 1, 0, 2)]


def test_an_edit_by_hand_without_a_fork(clones: Clones) -> None:
    clones.change(fate_points=2)
    clones.sheet.write_text(clones.sheet.read_text().replace("fate_points = 2", "fate_points = 9"))
    assert clones.lost() == []
    (edit,) = clones.world.run(by_hand, writes=False)
    assert (edit["key"], edit["after"], edit["found"]) == ("fate_points", 2, 9)


def test_lines_of_others_are_passed_over(clones: Clones) -> None:
    log = clones.world.store / "log.jsonl"
    log.write_text("<<<<<<< HEAD\nnull\n[1]\n" + log.read_text() + '{"id": 3}\n{"torn": ')
    clones.change(fate_points=2)
    assert [entry.get("step") or entry["command"][0] for entry in clones.world.log()] == ["change", "change"]
    assert clones.lost() == []
    assert log.read_text().splitlines()[-2] == '{"torn": '
