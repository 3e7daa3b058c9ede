"""A compel that was offered waits for its answer: accepted for a fate point, or refused for one."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...core.waits import waits
from . import lying

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from ...core.scene import Scene
    from ...core.turn import Sheet, Turn
    from ...core.waits import Entry

    S = TypeVar("S", bound=Sheet)


def entry(target: Sheet, aspect: str, left: int | None) -> Entry:
    """The answers a character has: nobody refuses without a point. `left` is None where no points are counted."""
    answers = ("accept", "refuse") if left != 0 else ("accept",)
    return waits(
        "compel", "compel", target.called, f"--{answers[0]}", who=target.id, aspect=aspect, key="scenes.compelled",
        facts={"who": target.name, "aspect": aspect},
        options=[{"choice": one, "argv": ["fatecli", "compel", target.called, f"--{one}"]} for one in answers],
    )  # fmt: skip


def waiting(turn: Turn, scene: Scene, of: type[S], left: Callable[[S], int | None]) -> list[Entry]:
    """The compels that those in the scene have still to answer."""
    paths = {id: turn.files.beside(scene.path, scene.sheet_of(id)) for id in scene.in_play()}
    sheets = (turn.sheet(id, of) for id, path in paths.items() if turn.files.open_roll(path) is not None)
    offers = ((sheet, lying.compel(turn, sheet)) for sheet in sheets)
    return [entry(sheet, str(offer["aspect"]), left(sheet)) for sheet, offer in offers if offer is not None]
