"""attempt: another goal while the others fight, a challenge with the task to defend oneself (seed 000, other tasks).

The action goes to a task only for who was neither hit nor had an advantage created on them since their last turn.
"""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused
from .. import flow
from ..challenge import task as tasks_
from ..challenge.attempt import refuse
from ..hand import read_trait
from ..roll import prepared
from .cast import rolled

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn


def attempt(
    turn: Turn,
    *,
    who: str,
    task: str,
    with_: str = "",
    again: bool = False,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    team: tuple[str, ...] = (),
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Try a task in the middle of a fight, as the action of the turn; its outcome is that of any overcome."""
    scene, sheet = flow.begin(turn, who, act=("attempt", who, task), out_of_turn=out_of_turn, team=team)
    if not scene.tasks:
        raise Refused("fate_core.no_tasks", next=(("overcome", sheet.seat, "--with", "TRAIT"),))
    key, wanted = tasks_.find(scene, task)
    trait = with_ or wanted.trait
    refuse(scene, sheet, key, wanted, read_trait(sheet, trait)[0], again=again)
    if scene.fighter(sheet.seat).pressed:
        raise Refused("fate_core.pressed", who=sheet.name, next=(("full-defense", sheet.seat), ("next",)))
    if not vs and wanted.look("difficulty") is not None:
        vs = (str(wanted.difficulty),)
    given = {"trait": trait, "vs": vs, "vs_bonus": vs_bonus, "action": "overcome", "existing": "", "bonus": bonus,
             "stunt": stunt, "team": team, "boost": (), "weapon": ""}  # fmt: skip
    made = prepared(turn, sheet, given)
    kept: dict[str, Any] = {**made.kept, "purpose": "attempt", "task": key}
    if not out_of_turn:
        flow.done(scene, sheet.seat, team=team)
        kept["action"] = True
    rolled(turn, scene, sheet, replace(made, kept=kept), invoke, reroll, settle=settle)
