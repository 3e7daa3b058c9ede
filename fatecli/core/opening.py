"""Opening a scene: in the file that was prepared for it, or in a new one.

What becomes of the scene before, and what the new one takes over from it, are the game's own rules.
"""

from __future__ import annotations

from ..errors import Refused
from .quote import quoted
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeVar

    from .scene import Scene
    from .turn import Turn

    S = TypeVar("S", bound=Scene)


def other(turn: Turn, former: Scene | None, name: str) -> None:
    """Refuse to open the very scene that runs."""
    if former is not None and former.path == turn.files.scene_path(name):
        raise Refused("scenes.runs", title=former.title, next=(("show",), ("end",)))


def prepared(turn: Turn, name: str) -> bool:
    """Whether a file of that name is there."""
    return turn.files.exists(turn.files.scene_path(name))


def enter(turn: Turn, name: str, of: type[S]) -> S:
    """The scene of that name, which runs from now on: the prepared one, or a new one. Refused if it runs already or
    has ended."""
    path, fresh = turn.files.scene_path(name), not prepared(turn, name)
    if fresh:
        turn.files.create(path, f'schema = 1\nsystem = "{of.system}"\nstate = "running"\ntitle = {quoted(name)}\n')
    scene = turn.enter(path, of)
    if not fresh and scene.state != "prepared":
        raise Refused("scenes.runs" if scene.state == "running" else "scenes.was_ended", title=scene.title or name)
    scene.state = "running"
    return scene


def inside(scene: Scene, part: str, name: str) -> None:
    """Begin a part in the scene that runs, by the name it is given."""
    scene.playing = part
    called = "" if name == scene.title else name
    if called != scene.part_title:
        scene.part_title = called


def not_ended(scene: Scene) -> None:
    """Refuse to show what is over: its file may lie open still, in the command that ended it."""
    if scene.state == "ended":
        raise Refused("scenes.was_ended", title=scene.title)


def goes_on(scene: Scene) -> Refused:
    """The refusal of what waits for the end of the part that is played."""
    return Refused("scenes.part_runs", part=scene.playing, title=scene.title, next=(("end",),))
