"""The Storyteller scene: what the scene file holds beyond what any scene has. Keyed tables, so that edits stay small.

An extended action keeps its tasks, a resisted one its sides' tallies, a conflict its turn and what each declared.
"""

from __future__ import annotations

from ...core import order
from ...core import scene as core
from ...core.document import Document
from ...core.keys import REQUIRED, Flag, Int, Record, Records, Text
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import tables
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

BOTCHES = ("reset", "stop")
TASK_STATES = ("open", "done", "ruined", "late")


class Action(Document):
    """One of several actions declared for a turn (seed L32): its Traits, the dice left to it, whether it was used."""

    traits = Text("traits", "")
    dice = Int("dice", 0, low=0)
    used = Flag("used", False)
    celerity = Flag("celerity", False)


class Participant(core.Participant):
    """Somebody in a Storyteller scene. A numbered copy of a sheet keeps marks, Willpower and blood here.

    `initiative` orders the turns of a conflict, `slot` is the place it gave; `acted` is the turn of a challenge in
    which this one last worked; `dodges` counts those of a full defence; `unhurt`: wounds take no dice in this turn.
    """

    slot = Int("slot", order.by_initiative, low=0)
    initiative = Int("initiative", 0, low=-20, high=100)
    willpower_spent = Flag("willpower_spent", False)
    unhurt = Flag("unhurt", False)
    full_defense = Flag("full_defense", False)
    dodges = Int("dodges", 0, low=0)
    acted = Int("acted", 0, low=0)
    plan = Records("plan", Action)


Participant.keys += tuple(key for key in Sheet.keys if key.path[0] in Sheet.kept and key.path[0] != "name")


class TaskRecord(Document):
    """A task of a challenge: what it takes, and how far it is. `turn` is the one in which it was last worked on,
    `tries` how often it was begun again."""

    traits = Text("traits", "")
    difficulty = Int("difficulty", tables.DEFAULT, low=tables.LOWEST, high=tables.HIGHEST)
    target = Int("target", 1, low=1, high=1000)
    total = Int("total", 0, low=0)
    botch = Text("botch", "reset", words=BOTCHES)
    state = Text("state", "open", words=TASK_STATES)
    turn = Int("turn", lambda task: int(task.data.get("challenge", {}).get("turn", 0)), low=0)
    tries = Int("tries", 0, low=0, high=100)


class Thrown(Document):
    """What a side threw in the turn that goes on, while others have not."""

    net = Int("net", 0, low=0)
    outcome = Text("outcome", "", words=("", "botch", "failure", "success"))
    pool = Int("pool", 0, low=0)
    difficulty = Int("difficulty", tables.DEFAULT, low=tables.LOWEST, high=tables.HIGHEST)


class SideRecord(Document):
    """A side of a contest: its goal (0: it only hinders), its tally, the Traits and difficulty it throws with."""

    goal = Int("goal", 0, low=0, high=1000)
    tally = Int("tally", 0, low=0)
    traits = Text("traits", "")
    difficulty = Text("difficulty", "")
    thrown = Record("thrown", Thrown)


class Hit(Document):
    """An attack that hit, while its harm is still to be thrown: whose, on whom, and by how many successes."""

    id = Text("id", REQUIRED)
    target = Text("target", REQUIRED)
    net = Int("net", REQUIRED, low=1)
    pool = Int("pool", 0, low=0)
    dodge_pool = Int("dodge_pool", 0, low=0)
    with_ = Text("with", "")
    damage = Int("damage", REQUIRED, low=0)
    kind = Text("kind", REQUIRED, words=tables.DAMAGE)


class Scene(core.Scene):
    """A Storyteller scene. Where a file written by hand does not say what is played, its one part's table does."""

    system = "storyteller"

    playing = Text("playing", core.only_part, words=("", *core.PARTS))
    lying = Record("roll", Hit)
    into = Text("into", "", words=("", *core.PARTS))
    """The part that the one before turned into: it begins in this scene, which ends with the last of them."""

    participants = Records("participants", Participant)
    challenge_turn = Int("challenge.turn", 0, low=0)
    deadline = Int("challenge.deadline", 0, low=0, high=10_000)
    tasks = Records("challenge.tasks", TaskRecord)
    contest_turn = Int("contest.turn", 0, low=0)
    contest_won = Text("contest.winner", "")
    rivals = Records("contest.sides", SideRecord)
    kind = Text("conflict.kind", "physical", words=("physical",))
    turn = Int("conflict.turn", 1, low=1)

    def everybody(self) -> dict[str, Participant]:  # type: ignore[override]
        """All participants by id, those who are out too."""
        return self.participants

    def in_play(self) -> dict[str, Participant]:  # type: ignore[override]
        """Who is not out; in a fight only who is on a side, not the bystanders of the scene."""
        fighting = self.playing == "conflict"
        return {id: one for id, one in self.participants.items() if not one.out and (one.side or not fighting)}

    def fighter(self, id: str) -> Participant:
        return self.part(Participant, "participants", id)

    def task(self, id: str) -> TaskRecord:
        return self.part(TaskRecord, "challenge", "tasks", id)

    def rival(self, side: str) -> SideRecord:
        return self.part(SideRecord, "contest", "sides", side)


def running(turn: Turn) -> Scene | None:
    """The scene of the turn, if one is running."""
    return turn.scene if isinstance(turn.scene, Scene) else None


def here(turn: Turn, part: str = "") -> Scene:
    """The scene of a step that needs one, and in which the part it belongs to is played."""
    found = running(turn)
    if found is None:
        raise Refused(
            "scenes.none", next=(("scene", "start", "NAME"), *((part, "start", "NAME") for _ in (part,) if part))
        )
    if part and found.playing != part:
        raise Refused(f"storyteller.no_{part}", title=found.title, next=((part, "start", "NAME"),))
    return found


def seated(turn: Turn, who: str) -> Sheet:
    """The sheet of a participant; refused for who is not in the scene."""
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name, next=(("join", sheet.called),))
    return sheet


def mention(turn: Turn, scene: Scene, id: str) -> str:
    """What a participant is called, from the scene or else from the sheet."""
    return scene.person(id).name or turn.sheet(id, Sheet).name
