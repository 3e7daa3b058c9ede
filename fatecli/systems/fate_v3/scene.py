"""The FATE v3 scene: what the scene file holds beyond what any scene has, and the aspects that bear on it.

Free invocations belong to persons here (L264), so that `[aspects.NAME.free]` is keyed by participants, not by sides.
"""

from __future__ import annotations

from ...core import scene as core
from ...core.document import Document
from ...core.keys import Flag, Int, Ints, Records, Text
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate import lying
from ..fate.aspects import Aspect
from ..fate.scene import SceneAspect
from . import limits
from .sheet import Consequence, Sheet, Temporary

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

HEROES, FOES = "heroes", "foes"
"""The sides of a conflict where nobody names them: players' characters, and everybody else."""

BLOCK = "block"
"""What stands where the word of a difficulty would, if it is the strength of a block."""


class Participant(core.Participant):
    """Somebody in a FATE v3 scene. A numbered copy of a sheet has its points, stress and consequences here.

    `full_defense` is the assaut in which the action was given up for it; `shield` how often the shield was invoked in
    this conflict (L167); `offers` that a compromise waits for its answer, on these `terms` (L148). A group of minions
    is so many as its `count`, of whom the next has `taken` some stress (SotC 4.3.6).
    """

    full_defense = Int("full_defense", 0, low=0)
    shield = Int("shield", 0, low=0)
    offers = Flag("offers", False)
    terms = Text("terms", "")
    fate_points = Int("fate_points", 0, low=0)
    physical_stress = Ints("stress.physical", low=1, high=20)
    mental_stress = Ints("stress.mental", low=1, high=20)
    consequences = Records("consequences", Consequence)
    temporary = Records("temporary", Temporary)
    taken = Int("taken", 0, low=0)

    @property
    def group(self) -> bool:
        """Whether this is a group of minions, however few are left of it."""
        return self.look("count") is not None


class Task(Document):
    """A task of a challenge, which is a simple action; once it was tried, by whom and to what effect."""

    text = Text("text", "")
    traits = Text("traits", "")
    difficulty = Int("difficulty", 0, low=-20, high=99)
    outcome = Text("outcome", "", words=("", "fail", "tie", "success"))
    done = Flag("done", False)
    by = Text("by", "")
    tries = Int("tries", 0, low=0)


class Camp(Document):
    """A side of a contest: the skill it rolls with, and its victories."""

    trait = Text("trait", "")
    victories = Int("victories", 0, low=0)


class Owed(Document):
    """Stress that somebody has still to absorb: how much, on which track, and who caused it."""

    who = Text("who", "")
    stress = Int("stress", 1, low=1, high=99)
    track = Text("track", "physical", words=("physical", "mental"))
    by = Text("by", "")


class Blocking(Document):
    """A block that stands (SotC 4.3.4): what it keeps from being done, or (`ally`) whom it protects, how strong it is,
    by whom, and in which assaut it was made."""

    text = Text("text", "")
    by = Text("by", "")
    ally = Text("for", "")
    strength = Int("strength", 0, low=-20, high=99)
    exchange = Int("exchange", 1, low=1)


class OpenRoll(lying.OpenRoll):
    """The open roll, which may be written by hand with what matters alone, until a step makes it whole."""

    def fit(self, found: Any) -> None:
        if "hands" in found:
            super().fit(found)


class Scene(core.Scene):
    """A FATE v3 scene. Where a file written by hand does not say what is played, its one part's table does."""

    system = "fate-v3"

    playing = Text("playing", core.only_part, words=("", *core.PARTS))
    participants = Records("participants", Participant)
    aspects = Records("aspects", SceneAspect)  # type: ignore[assignment]
    challenge_name = Text("challenge.name", "")
    tasks = Records("challenge.tasks", Task)
    goal = Int("contest.goal", 1, low=1, high=99)
    exchanges = Int("contest.exchanges", 0, low=0)
    contest_track = Text("contest.track", "physical", words=("physical", "mental"))
    winner = Text("contest.winner", "")
    camps = Records("contest.sides", Camp)
    kind = Text("conflict.kind", "physical", words=("physical", "mental"))
    exchange = Int("conflict.exchange", 1, low=1)
    spin = Text("conflict.spin", "")
    blockings = Records("conflict.blocks", Blocking)
    owed = Records("owed", Owed)
    lying = OpenRoll()

    def everybody(self) -> dict[str, Participant]:  # type: ignore[override]
        """All participants by id, those who are out too."""
        return self.participants

    def fighter(self, id: str) -> Participant:
        return self.part(Participant, "participants", id)

    def waits(self, who: str = "") -> str | None:
        """The key of the stress that waits to be absorbed, that of WHO if somebody is named."""
        return next((key for key, one in self.owed.items() if who in ("", one.who)), None)


def running(turn: Turn) -> Scene | None:
    """The scene of the turn, if one is running. A roll that somebody wrote into its file is made whole."""
    scene = turn.scene if isinstance(turn.scene, Scene) else None
    if scene is not None and scene.roll is not None and "hands" not in scene.roll:
        from .byhand import whole

        lying.keep_in_scene(scene, whole(turn, scene, scene.roll))
    return scene


def here(turn: Turn, part: str = "") -> Scene:
    """The scene of a step that needs one, in which the part that the step belongs to is played."""
    found = running(turn)
    if found is None:
        raise Refused("scenes.none", next=((part or "scene", "start", "NAME"),))
    if part and found.playing != part:
        raise Refused(f"scenes.no_{part}", next=((part, "start", "NAME"),))
    return found


def seated(turn: Turn, who: str, *, able: bool = True) -> Sheet:
    """The sheet of a participant; refused for who is not in the scene, or is out of it."""
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat or turn.scene is None:
        raise Refused("scenes.not_here", who=sheet.mention, next=(("join", sheet.called),))
    if able and turn.scene.person(sheet.seat).out:
        raise out(turn.scene, sheet)
    return sheet


def out(scene: core.Scene, sheet: Sheet) -> Refused:
    """The refusal of what somebody wants to do who is out of the scene."""
    return Refused(f"fate_v3.is_{scene.person(sheet.seat).out}", who=sheet.mention)


def mention(turn: Turn, scene: core.Scene, id: str) -> str:
    """What a participant is called, by id."""
    return scene.person(id).name or turn.sheet(id, Sheet).name


def aspects(scene: Scene, *, hidden: bool = False) -> list[Aspect]:
    """The aspects of the scene that are in the open; with `hidden` those that are not."""
    return [
        Aspect(slot=key, text=one.text, place="scene") for key, one in scene.aspects.items() if one.hidden is hidden
    ]


def add(scene: Scene, text: str, *, origin: str, by: str = "", free: int = 0, **more: object) -> str:
    """Put an aspect into the scene and return its key. Empty keys are not written."""
    key = core.slug(text, scene.aspects)
    facts: dict[str, Any] = {"text": text, "origin": origin, "by": by, **more}
    written = {name: one for name, one in facts.items() if one}
    if by and free:
        written["free"] = {by: free}
    scene.put("aspects", key, to=written)
    return key


def shield_of(sheet: Sheet, aspect: Aspect) -> bool:
    """Whether an aspect is that of one's own shield."""
    item = sheet.equipment.get(aspect.slot) if aspect.owner == sheet.id else None
    return item is not None and item.shield


def free(turn: Turn, sheet: Sheet, aspect: Aspect) -> int:
    """The free invocations somebody holds of an aspect: of the scene's, who found or declared it, nobody else (L264);
    of the own shield, one a combat (L167)."""
    scene = running(turn)
    if scene is None or not sheet.seat:
        return 0
    if aspect.place == "scene":
        return scene.aspects[aspect.slot].free.get(sheet.seat, 0)
    if scene.playing == "conflict" and shield_of(sheet, aspect):
        return 0 if limits.shield(scene.fighter(sheet.seat).shield) else 1
    return 0


def use_free(turn: Turn, sheet: Sheet, aspect: Aspect, by: int = 1) -> None:
    """Use a free invocation, or give one back with -1."""
    scene = running(turn)
    assert scene is not None
    if aspect.place == "scene":
        scene.put("aspects", aspect.slot, "free", sheet.seat, to=free(turn, sheet, aspect) - by)
    else:
        scene.fighter(sheet.seat).shield += by


def owe(scene: Scene, who: str, stress: int, track: str, by: str = "") -> None:
    """Note stress that somebody has to absorb."""
    facts = {"who": who, "stress": stress, "track": track, "by": by}
    scene.put("owed", core.slug(who, scene.owed), to={name: one for name, one in facts.items() if one})


def paid(scene: Scene, key: str) -> None:
    """Take stress off that was absorbed."""
    scene.drop("owed", key)
    if not scene.look("owed"):
        scene.drop("owed")


def defends_fully(scene: core.Scene | None, id: str) -> bool:
    """Whether full defence holds: from its assaut to the start of the next own turn."""
    if not isinstance(scene, Scene) or scene.playing != "conflict" or id not in scene.participants:
        return False
    one = scene.fighter(id)
    return bool(one.full_defense) and lasts(scene, one, one.full_defense)


def lasts(scene: Scene, one: Participant, since: int) -> bool:
    """Whether what somebody did in an assaut lasts still: until the start of the next own turn."""
    return since == scene.exchange or (since == scene.exchange - 1 and not one.done)
