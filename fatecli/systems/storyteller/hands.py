"""Hands: pools that fall together. Everything is rehearsed before; here points are paid, dice thrown, and read."""

from __future__ import annotations

from ...core.turn import D10, Throw
from ...core.value import TYPE_CHECKING, replace, value
from . import dice, events, house, judge, speciality, willpower

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .judge import Reading
    from .pool import Pool
    from .sheet import Sheet
    from .speciality import Speciality


@value
class Hand:
    """A sheet with its pool, whether a point of Willpower goes with it, and the speciality that serves it."""

    sheet: Sheet
    pool: Pool
    paid: bool = False
    special: Speciality | None = None


def hand(turn: Turn, sheet: Sheet, pool: Pool, *, paid: bool = False, word: str = "") -> Hand:
    """A hand ready to be thrown. Refused: a point nobody has, a speciality that does not serve."""
    special = speciality.named(turn, sheet, pool.traits, word) if word else None
    return Hand(sheet=sheet, pool=willpower.add(sheet, pool) if paid else pool, paid=paid, special=special)


def pledged(hand: Hand, payers: list[Sheet]) -> Hand:
    """The hand with its point of Willpower, if its sheet is among those who pay."""
    if hand.sheet not in payers or hand.paid:
        return hand
    return replace(hand, pool=willpower.add(hand.sheet, hand.pool), paid=True)


def fall(turn: Turn, *hands: Hand) -> tuple[events.Rolled, ...]:
    """Say what changed each pool, pay, throw all hands at once, and read them one after the other."""
    for one in hands:
        said(turn, one.pool)
    for one in hands:
        if one.paid:
            willpower.spend(turn, one.sheet)
    throws = tuple(Throw(who=one.pool.id, name=one.pool.who, dice=((D10, one.pool.size),)) for one in hands)
    fallen = dice.throw(turn, *throws)
    return tuple(read(turn, one, faces) for one, faces in zip(hands, fallen, strict=True))


def said(turn: Turn, pool: Pool) -> None:
    """Say what changed a pool besides its Traits."""
    for one in events.modified(pool):
        turn.note(one)


def read(turn: Turn, hand: Hand, faces: tuple[int, ...]) -> events.Rolled:
    """What a hand's faces mean, with what a speciality adds to them, and a botch that is forgiven."""
    pool, special = hand.pool, hand.special
    again = speciality.again(turn, pool, special, faces)
    found = judge.read(
        faces,
        pool.difficulty,
        automatic=1 if hand.paid else 0,
        again=again,
        again_ones=house.of(turn).speciality_ones,
        double=special is not None and special.doubles,
    )
    forgiven = found.outcome == "botch" and forgive(turn, hand.sheet)
    return replace(
        receipt(pool, faces, again, replace(found, outcome="failure") if forgiven else found),
        forgiven=forgiven,
        speciality=special.text if special else None,
        willpower=1 if hand.paid else 0,
        willpower_left=None if hand.sheet.look("willpower") is None else hand.sheet.willpower_left,
    )


def forgive(turn: Turn, sheet: Sheet) -> bool:
    """Whether a botch is the one each character is spared in a session (seed L55, a switch of the campaign); the
    sheet then remembers it."""
    if not house.of(turn).first_botch_free:
        return False
    turn.switch("first_botch_free", True)
    if sheet.botch_forgiven:
        return False
    sheet.botch_forgiven = True
    return True


def receipt(pool: Pool, faces: tuple[int, ...], again: tuple[int, ...], found: Reading) -> events.Rolled:
    """The receipt of a pool without anything paid or forgiven."""
    return events.Rolled(
        **events.reading(found),
        id=pool.id or None,
        who=pool.who or None,
        hand=pool.hand,
        trait=pool.trait or None,
        pool=pool.size,
        difficulty=pool.difficulty,
        modifiers=tuple(events.modifier(one) for one in pool.modifiers),
        dice=faces,
        again=again,
        fell=" + ".join(", ".join(map(str, some)) for some in (faces, again) if some),
        rolled=len(faces) + len(again),
        forgiven=False,
        speciality=None,
        willpower=0,
        willpower_left=None,
    )
