"""start, end: who fights whom, and the first Initiative (seed L25, L41; wiki, Conflits)."""

from __future__ import annotations

from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import people, stage
from ..turn_events import ConflictBegan, lined_up

if TYPE_CHECKING:
    from ....core.turn import Turn


def start(
    turn: Turn,
    *,
    name: str,
    people_: tuple[str, ...] = (),
    side: tuple[str, ...] = (),
    aspect_: tuple[str, ...] = (),
    mental: bool = False,
    physical: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
) -> None:
    """Start a conflict: everybody throws a D12, with the Handicaps and Facilités typed for them; a surprise may give
    Facilité (`--ease guy:initiative`, seed L25)."""
    if mental and physical:
        raise Refused("grimoire.mental_and_physical")
    scene = stage.open_part(turn, name, "conflict")
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
    for text in people_:
        for id in people.seat(turn, scene, text):
            scene.put("participants", id, "side", to=id)
    stage.circumstances(scene, aspect_)
    for id, one in scene.in_play().items():
        if not one.side:
            one.side = id
    sides = {label: scene.team(label) for label in scene.sides()}
    fighting = {label: team for label, team in sides.items() if team}
    if len(fighting) < 2:
        raise Refused("scenes.two_sides", found=list(fighting))
    ready = people.hands(turn, scene, list(scene.in_play()), handicap, ease)
    fell = people.line_up(turn, scene, ready)
    if mental or physical:
        scene.kind = "mental" if mental else "physical"
    scene.turn = 1
    turn.note(
        ConflictBegan(
            title=scene.heading, kind=scene.kind, turn=1,
            sides={label: people.called(turn, scene, team) for label, team in fighting.items()},
            **lined_up(scene, fell),
        )
    )  # fmt: skip
    turn.hint("grimoire.hint.attack", "attack", "WHO", "TARGET", "--with", "TRAIT", "--defend-with", "TRAIT")
    if len(fell) > len({one.total for one in fell}):
        turn.hint("grimoire.hint.secret", "secret", "WHO", "--note", "FILE")
