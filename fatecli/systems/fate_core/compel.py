"""compel: a complication offered for a fate point, and the answer to it (SRD, Compelling Aspects)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused, Which
from ..fate import offers as offers_
from ..fate.aspects import find
from . import lying, points
from .events import Compelled, CompelPaid
from .hand import split
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def compel(turn: Turn, *, who: str, aspect: str = "", accept: bool = False, refuse: bool = False, by: str = "") -> None:
    """Offer a compel, or answer one that was offered; with an aspect and an answer, both at once.

    The game master offers for nothing; a player pays a point for each target, which on acceptance is the target's and
    on refusal comes back. Accepting gives a point, refusing costs one, so that nobody refuses without a point.
    """
    if accept and refuse:
        raise Refused("fate_core.accept_and_refuse")
    targets = [turn.sheet(name, Sheet) for name in split((who,))]
    proposer = turn.sheet(by, Sheet) if by else None
    offers: list[dict[str, Any]] = []
    if aspect:
        text = _text(targets, aspect)
        paying = [one for one in targets if proposer is not None and one is not proposer]
        if proposer is not None:
            points.afford(proposer, len(paying))
        offers = [{"aspect": text[one.id], "by": "" if proposer is None else proposer.id} for one in targets]
    else:
        offers = [_offered(turn, one) for one in targets]
    if refuse:
        for target in targets:
            points.afford(target, 1)
    if aspect and proposer is not None:
        points.spend(proposer, len(paying))
        _paid(turn, proposer, len(paying))
    for target, offer in zip(targets, offers, strict=True):
        _answer(turn, target, offer, "accepted" if accept else "refused" if refuse else "offered")


def _text(targets: list[Sheet], word: str) -> dict[str, str]:
    """The aspect compelled, by target: each one's own, or one aspect of the situation that bears on several."""
    found: dict[str, str] = {}
    for target in targets:
        try:
            found[target.id] = find(word, target.all_aspects(), target.id).text
        except Which:
            if len(targets) == 1:
                raise
    if found and len(found) < len(targets):
        return dict.fromkeys((one.id for one in targets), next(iter(found.values())))
    return found or dict.fromkeys((one.id for one in targets), word)


def _offered(turn: Turn, target: Sheet) -> dict[str, Any]:
    offer = lying.compel(turn, target)
    if offer is None:
        raise Refused("fate_core.no_offer", who=target.name, next=(("compel", target.called, "ASPECT"),))
    return offer


def _answer(turn: Turn, target: Sheet, offer: dict[str, Any], answer: str) -> None:
    before = points.left(target)
    if answer == "offered":
        lying.keep_compel(turn, target, offer)
        waits = offers_.entry(target, offer["aspect"], points.left(target))
        if not target.seat:
            turn.pending.append(waits)  # in a scene it stands among all that waits there
        for one in waits["options"]:
            turn.hint(f"fate_core.hint.{one['choice']}", *one["argv"][1:])
    else:
        lying.keep_compel(turn, target, None)
        if answer == "accepted":
            points.earn(target, 1)
        else:
            points.spend(target, 1)
            if offer["by"] not in ("", target.id):
                proposer = turn.sheet(offer["by"], Sheet)
                points.earn(proposer, 1)
                _paid(turn, proposer, -1)
    turn.note(
        Compelled(
            id=target.id, who=target.name, aspect=offer["aspect"], answer=answer, by=offer["by"],
            points_before=before, points_left=points.left(target),
        )
    )  # fmt: skip


def _paid(turn: Turn, proposer: Sheet, count: int) -> None:
    left = points.left(proposer)
    if count and left is not None:
        turn.note(CompelPaid(id=proposer.id, who=proposer.name, points=count, points_left=left))
