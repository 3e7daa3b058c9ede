"""start: who contests whose Défi, and over which base Opposition (seed L17)."""

from __future__ import annotations

from ....core.scene import named
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import ladder, people, stage
from ..scene_events import ContestBegan

if TYPE_CHECKING:
    from ....core.turn import Turn


def start(
    turn: Turn, *, name: str, side: tuple[str, ...] = (), base: str = "", aspect_: tuple[str, ...] = ()
) -> None:  # fmt: skip
    """Start a contest between sides; the first acts, against the passive Opposition `--base` if there is one."""
    passive = ladder.read(turn, base) if base else None
    scene = stage.open_part(turn, name, "contest")
    for text in side:
        label, who = named(text)
        people.seat(turn, scene, who, label)
    stage.circumstances(scene, aspect_)
    sides = scene.sides()
    if len(sides) < 2:
        raise Refused("grimoire.two_sides", found=sides)
    scene.exchange = 0
    if passive is not None:
        scene.base = passive.value
        if passive.word:
            scene.base_word = passive.word
    known = scene.look("contest", "base") is not None
    turn.note(
        ContestBegan(
            title=scene.heading,
            sides={one: people.called(turn, scene, scene.team(one)) for one in sides},
            base=scene.base if known else None,
            word=scene.base_word,
        )
    )
    turn.hint("grimoire.hint.exchange", "exchange", *(f"--trait={one}=TRAIT" for one in sides))
