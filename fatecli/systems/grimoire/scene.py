"""The Grimoire scene: what the scene file holds beyond what any scene has. Keyed tables, so that edits stay small."""

from __future__ import annotations

from ...core import order
from ...core import scene as core
from ...core.document import Document
from ...core.kept import Kept
from ...core.keys import Flag, Int, Ints, Record, Records, Text, Texts
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import chain, sheet
from .hand import Hand
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

TASK_STATES = ("open", "done", "failed")


class Participant(core.Participant):
    """Somebody in a Grimoire scene. A numbered copy of a sheet keeps its Trauma and Avantages here.

    `initiative` orders the turns of a conflict: the slot follows from it, and who is equal shares one. `falls` says
    that a blow put somebody out who acts at the same time as the attacker, and so still may.
    """

    slot = Int("slot", order.by_initiative, low=0)
    done = Flag("acted", False)
    initiative = Int("initiative", 0, low=0, high=12)
    initiative_dice = Ints("initiative_dice", low=1, high=12)
    falls = Flag("falls", False)
    trauma = Int("trauma", 0, low=0)
    advantages = Records("advantages", sheet.Advantage)


class Advantage(sheet.Advantage):
    """An Avantage Dynamique of the scene: its owner has one D8, once, before the scene ends."""

    owner = Text("owner", "")


class Tie(Document):
    """Equal scores of Initiative: these act at the same time (seed L41)."""

    initiative = Int("initiative", 0, low=0, high=12)
    who = Texts("who")


class Task(Document):
    """A Défi of a challenge: what is rolled, its passive Opposition, and what became of it."""

    name = Text("name", "")
    trait = Text("trait", "")
    opposition = Int("opposition", 0, low=-99, high=99)
    word = Text("word", "")
    state = Text("state", "open", words=TASK_STATES)
    by = Text("by", "")
    difference = Int("difference", 0)


class Thrown(Kept):
    """The hand of a side, or that it does not contest."""

    def fit(self, found: Any) -> None:
        if found != {"passive": True}:
            super().fit(found)


class Rival(Document):
    """A side of a contest: what it rolled last, and its hand of the exchange that still waits for others."""

    trait = Text("trait", "")
    by = Text("by", "")
    thrown = Thrown("thrown", Hand)


class Chain(Document):
    """The Enchaînement that goes on: whose, of which kind, what its first Défi created or was, and its state."""

    who = Text("who", "")
    kind = Text("kind", "simple", words=chain.KINDS)
    first = Text("first", "")
    state = Text("state", "open", words=("open", "broken"))


class Hit(Document):
    """An attack that succeeded, while its Sévérité is still to be thrown."""

    by = Text("by", "")
    target = Text("target", "")
    difference = Int("difference", 0, low=0)
    weapon = Text("weapon", "")
    damage = Text("damage", "")
    where = Text("where", "")
    power = Int("power", 0)
    vital = Int("vital", 0)


class Scene(core.Scene):
    """A Grimoire scene. Where a file written by hand does not say what is played, its one part's table does."""

    system = "grimoire"

    playing = Text("playing", lambda scene: core.only_part(scene, challenge="tasks"), words=("", *core.PARTS))
    participants = Records("participants", Participant)
    kind = Text("conflict.kind", "physical", words=("physical", "mental"))
    turn = Int("conflict.turn", 1, low=1)
    ties = Records("ties", Tie)
    tasks = Records("tasks", Task)
    base = Int("contest.base", 0, low=-99, high=99)
    base_word = Text("contest.word", "")
    exchange = Int("contest.exchange", 0, low=0)
    won = Text("contest.winner", "")
    contest_chain = Text("contest.chain", "", words=("", *chain.KINDS))
    rivals = Records("contest.sides", Rival)
    advantages = Records("advantages", Advantage)
    chained = Record("chain", Chain)
    hit = Record("hit", Hit)

    def everybody(self) -> dict[str, Participant]:  # type: ignore[override]
        """All participants by id, those who are out too."""
        return self.participants

    def person(self, id: str) -> Participant:
        """A participant by id."""
        return self.fighter(id)

    def fighter(self, id: str) -> Participant:
        return self.part(Participant, "participants", id)

    def chain(self) -> Chain | None:
        """The Enchaînement that goes on, or has just broken."""
        return None if self.look("chain") is None else self.part(Chain, "chain")

    def owes(self) -> Hit | None:
        """The hit that waits for `absorb`."""
        return None if self.look("hit") is None else self.part(Hit, "hit")


def running(turn: Turn) -> Scene | None:
    """The scene of the turn, if one is running."""
    return turn.scene if isinstance(turn.scene, Scene) else None


def here(turn: Turn, part: str = "") -> Scene:
    """The scene of a step that needs one, and in which the part it belongs to is played."""
    found = running(turn)
    if found is None:
        raise Refused("scenes.none", next=((part or "scene", "start", "NAME"),))
    if part and found.playing != part:
        raise Refused(f"grimoire.no_{part}", title=found.title, next=((part, "start", "NAME"),))
    return found


def seated(turn: Turn, who: str) -> Sheet:
    """The sheet of a participant; refused for who is not in the scene, or has left it."""
    found = turn.sheet(who, Sheet)
    if not found.seat:
        raise Refused("scenes.not_here", who=found.name, next=(("join", found.called),))
    scene = found.playing_in
    out = scene.person(found.seat).out if scene is not None else ""
    if out:
        raise Refused(f"scenes.is_{out}", who=found.name)
    return found


def mention(turn: Turn, scene: Scene, id: str) -> str:
    """What a participant is called, from the scene or else from the sheet."""
    return scene.person(id).name or turn.sheet(id, Sheet).name
