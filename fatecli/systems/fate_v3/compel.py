"""compel: an aspect that binds a character, for a point or against one, at once (L265-L269)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused
from ..fate import offers as offers_
from . import invoking, lying, points, reveal
from .events import Compelled
from .scene import running
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def compel(turn: Turn, *, who: str, aspect: str = "", accept: bool = False, refuse: bool = False) -> None:
    """Offer a compel, or answer one that was offered; with an aspect and an answer, both at once.

    In a scene its aspects bind too, and a hidden one comes to light by it (L100). Accepting gives a point, refusing
    costs one, so that nobody refuses without a point. It binds choices, never dice; one that makes an action harder is
    said with the roll, before the dice (`--compel ASPECT=N`).
    """
    if accept and refuse:
        raise Refused("fate_v3.accept_and_refuse")
    targets = [turn.sheet(name.strip(), Sheet) for name in who.split(",") if name.strip()]
    offers = [_offer(turn, one, aspect) for one in targets]
    if refuse:
        for target in targets:
            points.afford(target, 1)
    scene = running(turn)
    for target, (offered, veiled) in zip(targets, offers, strict=True):
        if veiled and scene is not None and scene.aspects[veiled].hidden:
            reveal.compelled(turn, veiled, target.seat)
        _answer(turn, target, offered, "accepted" if accept else "refused" if refuse else "offered")


def _offer(turn: Turn, target: Sheet, word: str) -> tuple[str, str]:
    """The text of the aspect, or of the one that was offered before, and its key in the scene if it is hidden there."""
    if word:
        found, veiled = reveal.compelling(turn, target, word)
        return found.text, veiled
    offer = lying.compel(turn, target)
    if offer is None:
        raise Refused("fate_v3.no_offer", who=target.mention, next=(("compel", target.called, "ASPECT"),))
    return str(offer["aspect"]), ""


def _answer(turn: Turn, target: Sheet, aspect: str, answer: str) -> None:
    before = target.fate_points
    if answer == "offered":
        lying.keep_compel(turn, target, {"aspect": aspect})
        waits = offers_.entry(target, aspect, target.fate_points)
        if not target.seat:
            turn.pending.append(waits)  # in a scene it stands among all that waits there
        for one in waits["options"]:
            turn.hint(f"fate_v3.hint.{one['choice']}", *one["argv"][1:])
    else:
        lying.keep_compel(turn, target, None)
        if answer == "accepted":
            points.earn(target, 1)
        else:
            points.spend(target, 1)
    turn.note(
        Compelled(
            id=target.id, who=target.mention, aspect=aspect, answer=answer, harder=0, points_before=before,
            points_left=target.fate_points,
        )
    )  # fmt: skip
    for one in target.all_aspects() if answer == "accepted" else ():
        if one.text == aspect:
            invoking.used(turn, one)
