"""What steps of a challenge and of a contest have in common: that it runs, who acts in it, and how it ends."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import ends, flow, links
from .scene import Scene, running
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.events import Event
    from ...core.turn import Turn


def playing(turn: Turn, part: str) -> Scene:
    """The running scene, in which this part must be going on."""
    scene = running(turn)
    if scene is None or scene.playing != part:
        start = (part, "start", "NAME") if scene is None or not scene.playing else ("end", "--into", part)
        raise Refused(f"scenes.no_{part}", next=(start,))
    return scene


def actor(turn: Turn, scene: Scene, who: str) -> Sheet:
    """Who acts: somebody who takes part and is not out. What lies open is settled first."""
    sheet = turn.sheet(who, Sheet)
    if not sheet.seat:
        raise Refused("scenes.not_here", who=sheet.name, next=(("join", sheet.called),))
    one = scene.person(sheet.seat)
    if one.out:
        raise Refused(f"scenes.is_{one.out}", who=sheet.name)
    flow.finish(turn, scene)
    return sheet


def over(turn: Turn, scene: Scene, told: Event, into: str) -> None:
    """A part is over; a scene that it opened ends with it, unless it leads `into` another part, which takes over
    people, aspects, boosts, pool and debts. What a conflict withheld
    is given now. The receipt of the part comes last."""
    scene.playing = ""
    turn.hints.clear()
    if into:
        turn.note(told)
        turn.hint("fate_core_challenge.hint.into", into, "start", "NAME", part=into)
        return
    if scene.withheld:
        ends.reward(turn, scene)
    if scene.alone:
        boosts = links.leftover(scene)
        ends.close(turn, scene)
        links.keep(scene, boosts)
    turn.note(told)
