"""roll: a pool of d10 against a difficulty; final once it has fallen (seed 004, "Jets de dés")."""

from __future__ import annotations

from ...core.turn import D10
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from . import difficulty as difficulties
from . import events, house, judge, pool, speciality, willpower
from .dice import throw
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.expression import Expression
    from ...core.turn import Turn
    from .judge import Reading
    from .pool import Pool


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    difficulty: str = "",
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    willpower: bool = False,
    automatic: bool = False,
    speciality: str = "",
    actions: int = 0,
    index: int = 0,
    untrained: bool = False,
    reflexive: bool = False,
) -> None:
    """Roll one or two Traits of a sheet against a difficulty, 6 unless another is named."""
    sheet = turn.sheet(who, Sheet)
    asked = pool.Asked(
        bonus=bonus, vs_bonus=vs_bonus, actions=actions, index=index, reflexive=reflexive, untrained=untrained
    )
    made = pool.build(turn, sheet, trait, against(turn, difficulty, vs), asked)
    if automatic:
        without_dice(turn, made, willpower=willpower, divided=bool(actions), speciality=speciality)
        return
    play(turn, sheet, made, paid=willpower, word=speciality)


def against(turn: Turn, difficulty: str, vs: tuple[str, ...]) -> int:
    """The one difficulty of a roll: `--vs` is another spelling of `--difficulty`. Refused if two are named."""
    given = [text for text in (difficulty, *vs) if text]
    if len(given) > 1:
        raise Refused("storyteller.two_difficulties", found=given)
    return difficulties.read(turn, given[0] if given else "")


def without_dice(turn: Turn, made: Pool, *, willpower: bool, divided: bool, speciality: str) -> None:
    """An automatic success (seed L59): a pool of at least the difficulty, after penalties, succeeds marginally and is
    not thrown. Not with several actions in a turn, which is a tense situation; nothing is spent on it."""
    if willpower or speciality:
        raise Refused("storyteller.automatic_alone", who=made.who)
    if divided:
        raise Refused("storyteller.automatic_tense", who=made.who)
    if not judge.sure(made.size, made.difficulty):
        raise Refused(
            "storyteller.automatic_small",
            who=made.who, trait=made.trait, pool=made.size, difficulty=made.difficulty,
            next=(("roll", made.id, made.trait, "--difficulty", str(made.difficulty)),),
        )  # fmt: skip
    said(turn, made)
    turn.note(receipt(made, (), (), judge.count(0, 0, automatic=1)))


def play(turn: Turn, sheet: Sheet, made: Pool, *, paid: bool, word: str) -> None:
    """Everything is rehearsed; then the point is paid, the dice fall, and what they mean is noted."""
    special = speciality.named(turn, sheet, made.traits, word) if word else None
    if paid:
        made = willpower.add(sheet, made)
    said(turn, made)
    if paid:
        willpower.spend(turn, sheet)
    faces = throw(turn, made.id, made.who, made.size)
    again = speciality.again(turn, made, special, faces)
    read = judge.read(
        faces,
        made.difficulty,
        automatic=1 if paid else 0,
        again=again,
        again_ones=house.of(turn).speciality_ones,
        double=special is not None and special.doubles,
    )
    forgiven = read.outcome == "botch" and forgive(turn, sheet)
    if forgiven:
        read = replace(read, outcome="failure")
    turn.note(
        replace(
            receipt(made, faces, again, read),
            forgiven=forgiven,
            speciality=special.text if special else None,
            willpower=1 if paid else 0,
            willpower_left=None if sheet.look("willpower") is None else sheet.willpower_left,
        )
    )


def said(turn: Turn, made: Pool) -> None:
    """Say what changed the pool before it falls."""
    for one in events.modified(made):
        turn.note(one)


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


def receipt(made: Pool, faces: tuple[int, ...], again: tuple[int, ...], read: Reading) -> events.Rolled:
    """The receipt of a pool without anything paid or forgiven."""
    return events.Rolled(
        **events.reading(read),
        id=made.id or None,
        who=made.who or None,
        hand=made.hand,
        trait=made.trait or None,
        pool=made.size,
        difficulty=made.difficulty,
        modifiers=tuple(events.modifier(one) for one in made.modifiers),
        dice=faces,
        again=again,
        fell=" + ".join(", ".join(map(str, some)) for some in (faces, again) if some),
        rolled=len(faces) + len(again),
        forgiven=False,
        speciality=None,
        willpower=0,
        willpower_left=None,
    )


def bare(turn: Turn, *, expression: Expression, difficulty: str = "") -> None:
    """Dice without a sheet: a pool of d10 against a difficulty, `7d10 --difficulty 6`. Refused: anything but d10s,
    and numbers added to them, which mean nothing where successes are counted."""
    count = sum(number for die, number in expression.dice if die == D10)
    if expression.bonus or count != sum(number for _, number in expression.dice):
        raise Refused("storyteller.bare_dice", found=expression.text)
    made = pool.Pool(
        id="",
        who="",
        traits=(),
        modifiers=(pool.Modifier(kind="dice", label=f"{count}d10", value=count),),
        difficulty=difficulties.typed(difficulty),
    )
    faces = throw(turn, "", f"{count}d10", count)
    turn.note(receipt(made, faces, (), judge.read(faces, made.difficulty)))
