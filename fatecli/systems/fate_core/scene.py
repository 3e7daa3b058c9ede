"""The Fate Core scene: what the scene file holds beyond what any scene has, and the aspects in play.

The game master's pool is a point for each player's character, for the scene; what hostile invocations and concessions
earn is owed until the end (SRD, The GM and Fate Points; seed 000, concessions).
"""

from __future__ import annotations

from ...core import scene as core
from ...core.document import Document
from ...core.kept import Kept
from ...core.keys import Flag, Int, Ints, Lines, Raw, Records, Table, Text, Texts
from ...core.roll import Hand
from ...core.value import TYPE_CHECKING, value
from ..fate import scene as fate
from ..fate.aspects import Aspect
from ..fate.lying import OpenRoll
from . import names, tables
from .challenge.task import Task
from .contest.side import Side
from .sheet import Consequence, Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

NOBODY = names.NOBODY


class Participant(core.Participant):
    """Somebody in a Fate Core scene. `full_defense` is the exchange in which the action was given up for it,
    `defended` that it has served since, `moved` the exchange in which the free zone of movement was used; `harmed`
    the consequences taken in this conflict; `pressed` that an attack or advantage against them succeeded since
    their last turn; `player` that a player plays them. A numbered copy of a stat block has its stress here."""

    full_defense = Int("full_defense", 0, low=0)
    defended = Flag("defended", False)
    moved = Int("moved", 0, low=0)
    harmed = Int("harmed", 0, low=0)
    player = Flag("player", False)
    pressed = Flag("pressed", False)
    fate_points = Int("fate_points", 0, low=0)
    physical_stress = Ints("stress.physical", low=1, high=20)
    mental_stress = Ints("stress.mental", low=1, high=20)
    consequences = Records("consequences", Consequence)


class SceneAspect(fate.SceneAspect):
    """An aspect in play, with free invocations by side. A boost is gone once it is used. `slot` points to a
    consequence on the sheet of `on`, whose text stands there."""

    slot = Text("slot", "")
    boost = Flag("boost", False)


class Debt(Document):
    """Points owed to a participant, or to the game master's next scene (`gm`): for a hostile invocation of the aspect
    `why`, paid when the scene ends, or for a concession, paid when the conflict ends."""

    to = Text("to", NOBODY)
    points = Int("points", 1, low=0, high=99)
    why = Text("why", "")
    concession = Flag("concession", False)


class Failed(Document):
    """An advantage that failed in a challenge, for its summary: by whom, with what, by how much, and what it cost."""

    by = Text("by", "")
    text = Text("text", "")
    with_ = Text("with", "")
    shifts = Int("shifts", 0)
    cost = Text("cost", "")
    price = Raw("price")


@value
class Thrown:
    """What a side of a contest threw while others have still to throw; no hand if it forfeits."""

    hand: Hand | None = None
    notes: tuple[Any, ...] = ()
    forfeits: tuple[str, ...] = ()


class Scene(core.Scene):
    """A Fate Core scene. `withheld`: a conflict went over into another part, and its rewards wait for the end of
    that; `handed` is who was chosen to act next under elective order."""

    system = "fate-core"
    carried_from = ""
    """The title of the scene from which the pool was carried over, in the command that does it."""
    known_players: frozenset[str] = frozenset()
    """The sheets of the players' characters for whom that pool has its point already."""

    participants = Records("participants", Participant)
    aspects = Records("aspects", SceneAspect)  # type: ignore[assignment]
    pool = Int("pool", 0, low=0, high=999)
    conflict_kind = Text("conflict.kind", "physical", words=("physical", "mental"))
    exchange = Int("conflict.exchange", 1, low=1)
    handed = Text("conflict.handed", "")
    withheld = Flag("withheld", False)
    debts = Records("owed", Debt)
    camps = Records("sides", Side)
    ordered = Flag("challenge.ordered", False)
    challenge_over = Flag("challenge.over", False)
    tasks = Records("tasks", Task)
    failed_advantages = Records("advantages", Failed)
    left_over = Records("left_over", SceneAspect)
    contest_mode = Text("contest.mode", "direct", words=("direct", "environment"))
    goal = Int("contest.goal", tables.CONTEST_GOAL, low=1, high=99)
    contest_exchange = Int("contest.exchange", 1, low=1)
    contest_over = Flag("contest.over", False)
    lineup = Texts("contest.sides")
    thrown = Table("contest.thrown", Kept("", Thrown))
    lying = OpenRoll()
    tried = Lines("contest.tried")

    def everybody(self) -> dict[str, Participant]:  # type: ignore[override]
        """All participants by id, those who are out too."""
        return self.participants

    def fighter(self, id: str) -> Participant:
        return self.part(Participant, "participants", id)


def running(turn: Turn) -> Scene | None:
    """The scene of the turn, if one is running."""
    return turn.scene if isinstance(turn.scene, Scene) else None


def here(turn: Turn) -> Scene:
    """The scene of a step that needs one."""
    found = running(turn)
    if found is None:
        from ...errors import Refused

        raise Refused("scenes.none", next=(("scene", "start", "NAME"), ("conflict", "start", "NAME")))
    return found


def sheet(turn: Turn, id: str) -> Sheet:
    """The sheet of a participant, by id."""
    return turn.sheet(id, Sheet)


def aspects(turn: Turn, scene: Scene) -> list[Aspect]:
    """Every aspect in play: those of the scene and on people, and those on the sheets of all who are in play."""
    written = [
        Aspect(slot=key, text=one.text, owner=owner, owner_name=scene.called(owner) if owner else "", place="scene")
        for key, one in scene.aspects.items()
        for owner in (_owner(scene, one.on),)
        if one.text and not one.slot and not one.hidden
    ]
    borders = [Aspect(slot=key, text=text, place="border") for key, text in hinders(scene)]
    carried = [aspect for id in scene.in_play() for aspect in sheet(turn, id).all_aspects()]
    return [*written, *borders, *carried]


def _owner(scene: Scene, on: str) -> str:
    """Whose an aspect of the scene is: the participant it lies on, nobody's if it lies on a zone or the scene."""
    return on if on in (scene.look("participants") or {}) else ""


def entry(scene: Scene, aspect: Aspect) -> SceneAspect | None:
    """What the scene file keeps of an aspect: its free invocations, and by whom it came."""
    if aspect.place == "scene":
        return scene.aspects.get(aspect.slot)
    return next(
        (one for one in scene.aspects.values() if one.slot == aspect.slot and one.on == aspect.owner and one.slot), None
    )


def free(scene: Scene, aspect: Aspect, side: str) -> int:
    """The free invocations of an aspect that a side holds."""
    kept = entry(scene, aspect)
    return 0 if kept is None else kept.free.get(side, 0)


def add(
    scene: Scene,
    text: str,
    *,
    side: str = "",
    count: int = 0,
    by: str = "",
    on: str = "",
    slot: str = "",
    boost: bool = False,
    origin: str = "placed",
) -> str:
    """Put an aspect or a boost into play and return its key. Empty keys are not written."""
    key = core.slug(text or slot, scene.aspects)
    facts: dict[str, Any] = {"text": text, "on": on, "slot": slot, "by": by, "origin": origin, "boost": boost}
    written = {name: one for name, one in facts.items() if one}
    if count and side:
        written["free"] = {side: count}
    scene.put("aspects", key, to=written)
    return key


def use_free(scene: Scene, aspect: Aspect, side: str) -> bool:
    """Use a free invocation of the side. Returns whether the aspect was a boost, which is gone then."""
    kept = entry(scene, aspect)
    assert kept is not None
    key = kept.at[-1]
    scene.put("aspects", key, "free", side, to=kept.free[side] - 1)
    if kept.boost:
        scene.drop("aspects", key)
        return True
    return False


def owe(scene: Scene, to: str, points: int, why: str = "", *, concession: bool = False) -> None:
    """Note points to be paid at the end."""
    key = core.slug(why or f"concession {to}", scene.debts)
    facts: dict[str, Any] = {"to": to, "points": points, "why": why, "concession": concession}
    scene.put("owed", key, to={name: one for name, one in facts.items() if one})


def hinders(scene: Scene) -> list[tuple[str, str]]:
    """The aspects of borders, which anybody may invoke: the border's key and the text."""
    return [(key, one.aspect) for key, one in scene.borders.items() if one.aspect]


def in_place(turn: Turn, scene: Scene) -> list[Aspect]:
    """The aspects of the situation, those on borders and on people too, which are the scene's to change."""
    return [one for one in aspects(turn, scene) if one.place]


def change(scene: Scene, aspect: Aspect, text: str = "") -> None:
    """Give an aspect of the situation another text; without one it goes, and its free invocations with it."""
    if aspect.place == "border":
        scene.put("borders", aspect.slot, "aspect", to=text)
    elif text:
        scene.put("aspects", aspect.slot, "text", to=text)
    kept = entry(scene, aspect)
    if kept is not None and not text:
        scene.drop("aspects", kept.at[-1])


def defends_fully(scene: Scene, id: str) -> bool:
    """Whether full defence still holds: from its exchange to the start of the next own turn."""
    one = scene.fighter(id)
    if not one.full_defense:
        return False
    if one.full_defense == scene.exchange:
        return True
    return one.full_defense == scene.exchange - 1 and not one.done
