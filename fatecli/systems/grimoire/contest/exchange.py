"""exchange: each side throws, together or one after the other; the first side acts, the others contest."""

from __future__ import annotations

from ....core import names as core_names
from ....core.scene import match, named
from ....core.value import TYPE_CHECKING, replace, value
from ....errors import Choice, Refused, Which
from .. import defi, house, link, names, owing, roll, swings
from ..conflict import initiative
from ..events import hand as told_hand
from ..opposition import extra
from ..scene import Scene, here
from ..scene_events import SideThrew
from ..sheet import Sheet
from . import outcome

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..hand import Hand, Modifier
    from ..swings import Asked

PASSIVE = ("none", "aucun", "aucune", "passif", "passive")
"""What is said instead of a trait of a side that does not contest."""


@value
class Ready:
    """A side about to throw: its name, what it rolls in the words that were typed, who does, what lies on the dice,
    and the hand (None: it does not contest)."""

    side: str
    trait: str
    sheet: Sheet
    asked: tuple[Asked, ...] = ()
    hand: Hand | None = None


def exchange(
    turn: Turn,
    *,
    trait_: tuple[str, ...] = (),
    with_: str = "",
    bonus: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
) -> None:
    """An exchange. Without `--trait` all throw, with the traits of the exchange before; with some, only those sides
    throw yet. Somebody of a side is named by `--trait WHO=...`; `none` stands for a side that does not contest.

    If all roll Initiative it is a simple race: one D12 each, the highest first (wiki, Conflits).
    """
    scene = here(turn, "contest")
    owing.refuse(turn, scene)
    house.of(turn)
    ready = _wanted(turn, scene, trait_, with_)
    laid = swings.sort(swings.read(handicap, ease), [one.sheet for one in ready], [(one.side,) for one in ready])
    ready = [replace(one, asked=own) for one, own in zip(ready, laid, strict=True)]
    if all(_races(one.trait) for one in ready) and len(ready) == len(scene.sides()):
        outcome.race(turn, scene, {one.side: initiative.hand(one.sheet, one.asked) for one in ready})
        return
    first = scene.sides()[0]
    acts = ready[0].side == first
    if not acts and (chain or advantage or bonus):
        raise Refused("grimoire.side_acts", side=first)
    linked = link.before(turn, ready[0].sheet, chain) if acts else link.Link()
    wanted = defi.Wanted(advantage=advantage or linked.effect, first=linked.first, bonus=bonus)
    ready = [_hand(turn, one, wanted if one.side == first else defi.Wanted()) for one in ready]
    _throw(turn, scene, ready, chain, extra(vs_bonus))


def _hand(turn: Turn, one: Ready, wanted: defi.Wanted) -> Ready:
    if core_names.normal(one.trait) in PASSIVE:
        return one
    return replace(one, hand=defi.build(turn, one.sheet, one.trait, replace(wanted, asked=one.asked)))


def _wanted(turn: Turn, scene: Scene, traits: tuple[str, ...], with_: str) -> list[Ready]:
    """Who throws now, and what, in the order of the sides."""
    found: dict[str, tuple[str, str]] = {}
    for text in traits:
        label, trait = named(text)
        side, who = _side(scene, label)
        found[side] = (who, trait)
    for side in scene.sides() if not traits else ():
        rival = scene.rivals.get(side)
        known = with_ or (rival.trait if rival is not None else "")
        if not known:
            raise Choice("grimoire.side_trait", side=side, next=(("exchange", f"--trait={side}=TRAIT"),))
        if not outcome.thrown(scene, side):
            found[side] = (rival.by if rival is not None else "", known)
    for side in found:
        if outcome.thrown(scene, side):
            raise Refused("grimoire.side_has_thrown", side=side, next=(("exchange",),))
    return [
        Ready(side=side, trait=found[side][1], sheet=turn.sheet(_who(scene, side, found[side][0]), Sheet))
        for side in scene.sides()
        if side in found
    ]


def _side(scene: Scene, word: str) -> tuple[str, str]:
    """The side that a word names, and the person, if it names one."""
    sides = scene.sides()
    found = core_names.beginning(word, sides)
    if len(found) == 1:
        return found[0], ""
    who = match(scene, word)
    if found or who is None:
        raise Which("grimoire.which_side", word=word, near=found or sides)
    return scene.person(who).side, who


def _who(scene: Scene, side: str, who: str) -> str:
    """Who throws for a side: the one that was named, else its first."""
    team = scene.team(side)
    if not team:
        raise Refused("grimoire.side_gone", side=side)
    return who if who in team else team[0]


def _races(trait: str) -> bool:
    return core_names.translate(trait, {"initiative": names.DICE["initiative"]}) is not None


def _throw(turn: Turn, scene: Scene, ready: list[Ready], chain: str, more: tuple[Modifier, ...]) -> None:
    """Throw the hands, keep them, and judge the exchange once every side has thrown."""
    sides, now = scene.sides(), [one.side for one in ready]
    waits = [side for side in sides if side not in now and not outcome.thrown(scene, side)]
    others = [one for one in ready if one.side != sides[0]]
    contested = any(one.hand for one in others) or any(outcome.hand(scene, side) for side in sides[1:])
    if not waits and not contested and scene.look("contest", "base") is None:
        raise Refused("grimoire.unopposed", side=sides[0])
    if ready[0].side == sides[0] and ready[0].hand is None:
        raise Refused("grimoire.side_idle", side=sides[0])
    hands = [one.hand for one in ready if one.hand is not None]
    casts = iter(turn.throw(*(one.throw() for one in hands)) if hands else ())
    for one in ready:
        fell = None if one.hand is None else one.hand.fell(next(casts))
        outcome.keep(scene, one.side, one.trait, fell)
        if fell is not None:
            roll.use_up(turn, fell)
        if waits and fell is not None:
            turn.note(SideThrew(side=one.side, thrown=told_hand(fell), waits=tuple(waits)))
    if chain:
        scene.contest_chain = chain
    if not waits:
        outcome.judge(turn, scene, more)
    else:
        turn.hint("grimoire.hint.exchange", "exchange", *(f"--trait={side}=TRAIT" for side in waits))
