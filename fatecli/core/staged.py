"""What a scene file names and does not hold: people on no sheet, in no zone, behind no border.

None of this is a fault of the file: it stops the step that asks for what is missing, and no other.
"""

from __future__ import annotations

from .keys import Finding, Records
from .names import near
from .scene import Participant, Scene
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    Path = tuple[str, ...]


class Plain(Scene):
    """A scene of a game that adds nothing of its own."""

    participants = Records("participants", Participant)


def departures(scene: Scene, game_of: Callable[[str], str | None]) -> Iterator[Finding]:
    """What a scene without faults points to and is not there. `game_of` gives the game of a sheet by its path as the
    scene file writes it: empty if it names none, None if no such file is there."""
    yield from _people(scene)
    for id, one in scene.everybody().items():
        if one.sheet:
            yield from _sheet(("participants", id, "sheet"), one.sheet, scene.system, game_of)
        elif not one.block:
            yield Finding(path=("participants", id), why="no_sheet", accepted=["sheet", "block"])
    for id, block in scene.blocks.items():
        yield from _sheet(("blocks", id, "sheet"), block.sheet, scene.system, game_of)
    for id, border in scene.borders.items():
        for end, zone in (("a", border.a), ("b", border.b)):
            yield from _known(("borders", id, end), zone, scene.zones, "no_zone")
    for id, aspect in scene.aspects.items():
        if aspect.on:
            places = [*scene.zones, *scene.everybody()]
            yield from _known(("aspects", id, "on"), aspect.on, places, "nobody_there")


def _people(scene: Scene) -> Iterator[Finding]:
    for id, one in scene.everybody().items():
        if one.zone or scene.zones:
            yield from _known(("participants", id, "zone"), one.zone, scene.zones, "no_zone", may_lack=True)
        if one.block:
            yield from _known(("participants", id, "block"), one.block, scene.blocks, "no_block")


def _known(path: Path, word: str, names: Collection[str], why: str, *, may_lack: bool = False) -> Iterator[Finding]:
    if word not in names and not (may_lack and not word):
        yield Finding(path=path, why=why, found=word, accepted=list(names), near=tuple(near(word, names, 1)))


def _sheet(path: Path, written: str, system: str, game_of: Callable[[str], str | None]) -> Iterator[Finding]:
    game = game_of(written)
    if game is None:
        yield Finding(path=path, why="no_file", found=written)
    elif game and system and game != system:
        yield Finding(path=path, why="other_game", found=game, accepted=system)
