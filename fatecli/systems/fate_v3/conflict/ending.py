"""concede, full-defense: a compromise before the end (L148-L153), and an action given up for all defences."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from ...fate import lying
from .. import flow, stress
from .. import scene as scenes
from ..scene import Scene, here, seated
from ..sotc import spinning
from .events import Conceded, FullDefence

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..sheet import Sheet


def concede(turn: Turn, *, who: str, accept: bool = False, refuse: bool = False) -> None:
    """Propose a compromise, or answer one, at any time before the end; its terms are the words of `-m`.

    Accepted, it gives a point and the one who proposed is out at once, on these terms; no stress that waits touches
    him any more. Refused, nothing changes.
    """
    if accept and refuse:
        raise Refused("fate_v3.accept_and_refuse")
    scene = here(turn, "conflict")
    sheet = seated(turn, who)
    one = scene.fighter(sheet.seat)
    terms, before = turn.message or one.terms, sheet.fate_points
    for name in ("offers", "terms"):
        if one.look(name) is not None:
            scene.drop("participants", sheet.seat, name)
    answer = "accepted" if accept else "refused" if refuse else "offered"
    if answer == "offered":
        one.offers = True
        if terms:
            one.terms = terms
    if accept:
        points, _ = stress.compromise(before, True)
        sheet.fate_points = points
        _out(scene, sheet)
    turn.note(
        Conceded(
            id=sheet.id, who=sheet.mention, answer=answer, terms=terms, points_before=before,
            points_left=sheet.fate_points,
        )
    )  # fmt: skip
    if answer == "offered":
        turn.hint("fate_v3.hint.accept_compromise", "concede", sheet.seat, "--accept")
        turn.hint("fate_v3.hint.refuse_compromise", "concede", sheet.seat, "--refuse")
    flow.say_if_over(turn, scene)


def _out(scene: Scene, sheet: Sheet) -> None:
    """Who made a compromise is out of the scene, and of the roll that lies open."""
    scene.fighter(sheet.seat).out = "conceded"
    for key in [key for key, one in scene.owed.items() if one.who == sheet.seat]:
        scenes.paid(scene, key)
    lies = lying.in_scene(scene)
    if lies is not None and lies.hand(sheet.id) is not None:
        lying.keep_in_scene(scene, None)


def full_defense(turn: Turn, *, who: str, out_of_turn: bool = False) -> None:
    """Give up the action: +2 on every defence until the start of the next own turn (SotC 4.3.4)."""
    scene, sheet = flow.begin(turn, who, out_of_turn=out_of_turn)
    if not out_of_turn:
        flow.done(scene, sheet.seat)
    scene.fighter(sheet.seat).full_defense = scene.exchange
    spinning.gone(turn, used=False)
    turn.note(FullDefence(id=sheet.id, who=sheet.mention))
