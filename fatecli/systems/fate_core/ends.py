"""How a scene ends: what is owed is paid, stress is cleared, what belonged to the scene goes."""

from __future__ import annotations

from ...core import opening
from ...core.value import TYPE_CHECKING
from ..fate.stress import clear
from . import names, points
from .conflict.events import Aftermath
from .scene import NOBODY, Debt, Scene, here
from .scene_events import PointsPaid, SceneEnded, StressCleared
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def end(turn: Turn) -> None:
    """End the scene: hostile invocations are paid, boosts and aspects of the situation go."""
    from . import flow

    scene = here(turn)
    flow.finish(turn, scene)
    if scene.playing:
        raise opening.goes_on(scene)
    close(turn, scene)


def close(turn: Turn, scene: Scene) -> None:
    """The end of the scene itself. What a conflict had withheld is given now."""
    if scene.withheld:
        reward(turn, scene)
    pay(turn, scene)
    for key, one in scene.aspects.items():
        if one.boost or one.slot or one.origin != "written":
            scene.drop("aspects", key)
    scene.state = "ended"
    turn.note(SceneEnded(title=scene.title))


def reward(turn: Turn, scene: Scene) -> None:
    """The end of a conflict pays concessions to the players' characters and clears stress; consequences stay
    (seed 000, the end of a conflict)."""
    _pay(turn, scene, {key: one for key, one in scene.debts.items() if one.concession and one.to != NOBODY})
    clear_stress(turn, scene)
    for one in scene.everybody().values():
        for name in ("harmed", "full_defense", "defended", "moved", "pressed"):
            one.drop(name)
    if scene.withheld:
        scene.drop("withheld")


def pay(turn: Turn, scene: Scene) -> None:
    """Pay what is owed: to players' characters now, to the game master for the next scene (SRD, Fate Points)."""
    _pay(turn, scene, {key: one for key, one in scene.debts.items() if one.to != NOBODY})
    earned = [one for one in scene.debts.values() if one.to == NOBODY]
    total, why = sum(one.points for one in earned), tuple(one.why for one in earned)
    scene.drop("owed")
    turn.keep_earned(total)
    if total:
        turn.note(PointsPaid(id=NOBODY, who="", points=total, why=why, how="gm"))


def _pay(turn: Turn, scene: Scene, debts: dict[str, Debt]) -> None:
    for key, debt in debts.items():
        sheet = turn.sheet(debt.to, Sheet)
        how = "concession" if debt.concession else "hostile"
        points.earn(sheet, debt.points)
        turn.note(PointsPaid(id=sheet.id, who=sheet.name, points=debt.points, why=(debt.why,), how=how))
        scene.drop("owed", key)
    if not scene.look("owed"):
        scene.drop("owed")


def aftermath(turn: Turn, scene: Scene) -> None:
    """Say what stays once all is paid: consequences, and the points everybody has."""
    kept, left = [], []
    for id, one in scene.participants.items():
        if not one.player:
            continue
        sheet = turn.sheet(id, Sheet)
        slots = [slot for slot in sheet.slots() if sheet.consequence(slot).aspect]
        if slots:
            kept.append({"id": id, "who": sheet.name, "slots": slots})
        left.append({"id": id, "who": sheet.name, "points": sheet.fate_points})
    turn.note(Aftermath(kept=tuple(kept), points=tuple(left)))


def clear_stress(turn: Turn, scene: Scene) -> None:
    """Every ticked box is free again once there is a minute to breathe (seed 000, stress)."""
    for id in scene.everybody():
        sheet = turn.sheet(id, Sheet)
        for track, boxes in clear(sheet, names.TRACKS).items():
            turn.note(StressCleared(id=sheet.id, who=sheet.name, track=track, boxes=tuple(boxes)))
