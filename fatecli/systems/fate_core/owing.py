"""What is owed before play goes on: a total to be shared out, an answer, a hit to be absorbed; and what may be said or
played before."""

from __future__ import annotations

from ...core.kept import revive
from ...core.roll import Roll
from ...core.value import TYPE_CHECKING
from ...core.waits import refusal, waits
from ..fate import lying, offers
from . import harm, points
from .scene import Scene, here
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from ...core.waits import Entry

HELD = (
    "start", "attack", "advantage", "overcome", "attempt", "move", "full-defense", "group", "concede", "next", "leave",
    "end", "exchange", "treat",
)  # fmt: skip
"""The steps that wait while anything is owed."""

ANSWERS = ("split", "defend", "absorb")
"""The steps that pay what is owed."""

SETTLED = ("invoke", "amend", "settle")
"""The steps that a roll has had once its hit is settled; last call has not come before everybody has thrown."""


def held(turn: Turn, owed: list[Entry]) -> tuple[str, ...]:
    """The steps that wait until what is owed is paid; none while nothing is."""
    scene = here(turn)
    if not owed:
        return ()
    lies = lying.in_scene(scene)
    stage = "" if lies is None else lies.stage
    over = SETTLED if stage == "hit" else () if stage == "open" else ("settle",)
    return (*HELD, *(one for one in ANSWERS if one != owed[0]["choice"]), *over)


PARTS = {"challenge": "challenge.end:waiting", "contest": "contest.end:waiting_for"}
"""What waits in a part of a scene though nothing is owed."""


def pending(turn: Turn) -> list[Entry]:
    """All that waits in the scene: what is owed and what may be said before, what comes next, compels."""
    scene = here(turn)
    comes: list[Entry] = []
    if scene.roll is None and scene.playing in PARTS:
        from . import conclude

        comes = conclude.part(PARTS, scene.playing)(turn, scene)
    owed = of(turn, scene)
    return [*owed, *last_call(turn, scene, owed), *comes, *offers.waiting(turn, scene, Sheet, points.left)]


def of(turn: Turn, scene: Scene) -> list[Entry]:
    """What is owed to the rolls on the table, each choice with the command that makes it: a total to be shared out, an
    attack to be answered, and the hit of every roll that a target has to absorb."""
    lies = lying.in_scene(scene)
    if lies is None:
        return []
    if lies.stage == "split":
        return [_split(scene, lies)]
    if lies.stage == "waiting":
        return [_answer(scene, lies)]
    front = [_hit(turn, scene, lies)] if harm.must_absorb(turn, lies) else []
    behind = [revive(Roll, one) for one in lies.kept.get("after", ())] if lies.stage == "open" else []
    others = [_hit(turn, scene, one) for one in behind if harm.must_absorb(turn, one)]
    return [*front, *({**one, "argv": one["options"][0]["argv"][:3]} for one in others)]


def last_call(turn: Turn, scene: Scene, owed: list[Entry]) -> list[Entry]:
    """What may still be said before what is owed is paid: an invocation of the one who owes, if anything pays for it,
    and the boost that an attacker with style takes for a shift."""
    lies = lying.in_scene(scene)
    if lies is None or not owed or lies.stage not in ("split", "open"):
        return []
    who = owed[0]["who"]
    split = lies.stage == "split"
    found = []
    if _may_invoke(turn, scene, who):
        key = "fate_core.hint.invoke" if split else "fate_core.hint.invoke_against"
        found.append(waits("invoke", "invoke", who, "ASPECT", who=who, key=key))
    if not split and harm.must_absorb(turn, lies) and lies.shifts is not None and lies.shifts >= 3:
        boost = "fate_core.hint.boost_instead"
        found.append(waits("settle", "settle", "--boost", who=lies.actor.id, key=boost))
    return found


def _may_invoke(turn: Turn, scene: Scene, id: str) -> bool:
    """Whether somebody has a point, or their side a free invocation."""
    side = scene.person(id).side
    return points.left(turn.sheet(id, Sheet)) != 0 or any(one.free.get(side) for one in scene.aspects.values())


def refuse(turn: Turn, scene: Scene) -> None:
    """Refuse to go on while a target has to answer, a total to be shared out, or a hit to be absorbed."""
    for one in of(turn, scene):
        raise refusal(one)


def _split(scene: Scene, lies: Roll) -> Entry:
    from .conflict.volley import evenly

    shares = evenly(lies)
    argv = ("split", *(f"{id}={share}" for id, share in shares.items()))
    names = [scene.called(id) for id in lies.kept["targets"]]
    return waits(
        "split", *argv, who=lies.actor.id, owed=True, key="fate_core.owed.split",
        facts={"who": lies.actor.who, "total": lies.actor.total, "targets": names},
        options=[{"shares": shares, "argv": ["fatecli", *argv]}],
    )  # fmt: skip


def _answer(scene: Scene, lies: Roll) -> Entry:
    target = str(lies.kept["target"])
    facts = {"who": scene.called(target), "attacker": lies.actor.who}
    return waits("defend", "defend", target, who=target, owed=True, key="fate_core.owed.defend", facts=facts)


def _hit(turn: Turn, scene: Scene, lies: Roll) -> Entry:
    from .conflict.ways import options

    target, hit = str(lies.kept["target"]), harm.pending(turn, lies)
    facts = {"who": scene.called(target), "attacker": lies.actor.who}
    return waits(
        "absorb", "absorb", who=target, owed=True, hit=hit, key="fate_core.owed.absorb", facts=facts,
        options=options(turn, target, hit),
    )  # fmt: skip
