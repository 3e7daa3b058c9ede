"""roll: a pool of d10 against a difficulty; final once it has fallen (seed 004, "Jets de dés")."""

from __future__ import annotations

from ...core.turn import D10, Throw
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import dice, hands, judge, pool
from . import difficulty as difficulties
from . import willpower as points
from .challenge import work
from .conflict import plan
from .contest import race
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.expression import Expression
    from ...core.turn import Turn
    from .events import Rolled
    from .hands import Hand
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
    team: tuple[str, ...] = (),
    willpower: bool = False,
    automatic: bool = False,
    speciality: str = "",
    actions: int | None = None,
    index: int | None = None,
    untrained: bool = False,
    reflexive: bool = False,
    ignore_wounds: bool = False,
    willpower_by: tuple[str, ...] = (),
) -> None:
    """Roll one or two Traits of a sheet against a difficulty, 6 unless another is named, with others who roll
    the same (`--team`), or in resistance against somebody who rolls too (`--vs WHO:TRAIT`)."""
    sheet = turn.sheet(who, Sheet)
    declared = None if reflexive or actions is not None else plan.matching(sheet, trait)
    if declared is not None:
        actions, index = declared.actions, declared.index
    if ignore_wounds:
        points.steel(turn, sheet, besides=willpower)
    asked = pool.Asked(
        bonus=bonus, vs_bonus=vs_bonus, actions=actions, index=index, reflexive=reflexive, untrained=untrained,
        unhurt=ignore_wounds,
    )  # fmt: skip
    level = against(turn, difficulty, vs)
    made = pool.build(turn, sheet, trait, level, asked)
    alone = pool.Asked(vs_bonus=vs_bonus, untrained=untrained)
    helpers = [hands.hand(turn, one, pool.build(turn, one, trait, level, alone)) for one in helping(turn, sheet, team)]
    opponents = [opponent(turn, text) for text in vs if ":" in text]
    if automatic:
        tense = actions is not None or bool(opponents) or fighting(sheet)
        spends = willpower or bool(speciality or helpers or willpower_by)
        without_dice(turn, who, made, spends=spends, tense=tense)
        return
    mine = hands.hand(turn, sheet, made, word=speciality)
    throwing = [mine, *helpers, *opponents]
    paid = points.payers(turn, [one.sheet for one in throwing], sheet if willpower else None, willpower_by)
    rolled, *others = hands.fall(turn, *(hands.pledged(one, paid) for one in throwing))
    plan.settled(sheet, declared)
    conclude(turn, rolled, others[: len(helpers)], others[len(helpers) :])


def conclude(turn: Turn, rolled: Rolled, team: list[Rolled], theirs: list[Rolled]) -> None:
    """Note what fell, then what it comes to: alone, together with others (seed L13), against who resists (L8)."""
    for one in (rolled, *team, *theirs):
        turn.note(one)
    effort = work.effort(rolled, team) if team else rolled
    if team:
        turn.note(effort)
    if theirs:
        turn.note(race.resisted(effort, theirs))


def fighting(sheet: Sheet) -> bool:
    """Whether the sheet plays in a conflict: a tense situation if there is one (seed L59)."""
    return sheet.playing_in is not None and sheet.playing_in.playing == "conflict"


def helping(turn: Turn, sheet: Sheet, team: tuple[str, ...]) -> list[Sheet]:
    """The sheets of those who help, each with a pool of his own. Refused: oneself, and a name given twice."""
    found: list[Sheet] = []
    for who in (name.strip() for names in team for name in names.split(",") if name.strip()):
        one = turn.sheet(who, Sheet)
        if one is sheet or one in found:
            raise Refused("storyteller.helper_twice", who=one.name)
        found.append(one)
    return found


def against(turn: Turn, difficulty: str, vs: tuple[str, ...]) -> int:
    """The one difficulty of a roll; a number or word after `--vs` is another spelling of `--difficulty`. Refused if
    two are named."""
    given = [text for text in (difficulty, *(text for text in vs if ":" not in text)) if text]
    if len(given) > 1:
        raise Refused("storyteller.two_difficulties", found=given)
    return difficulties.read(turn, given[0] if given else "")


def opponent(turn: Turn, text: str) -> Hand:
    """The hand of one who resists, `chasseur:Force+Athlétisme`, at difficulty 6 or the one named after a further
    colon (seed L8: each rolls against a difficulty of his own)."""
    who, _, rest = text.partition(":")
    trait, _, difficulty = rest.partition(":")
    sheet = turn.sheet(who.strip(), Sheet)
    return hands.hand(turn, sheet, pool.build(turn, sheet, trait.strip(), difficulties.typed(difficulty), pool.Asked()))


def without_dice(turn: Turn, who: str, made: Pool, *, spends: bool, tense: bool) -> None:
    """An automatic success (seed L59): a pool of at least the difficulty, after penalties, succeeds marginally and is
    not thrown. Never in a tense situation, such as several actions in a turn or somebody who resists; and nothing is
    spent on it."""
    if spends:
        raise Refused("storyteller.automatic_alone", who=made.who)
    if tense:
        raise Refused("storyteller.automatic_tense", who=made.who)
    if not judge.sure(made.size, made.difficulty):
        raise Refused(
            "storyteller.automatic_small",
            who=made.who, trait=made.trait, pool=made.size, difficulty=made.difficulty,
            next=(("roll", who, made.trait, "--difficulty", str(made.difficulty)),),
        )  # fmt: skip
    hands.said(turn, made)
    turn.note(hands.receipt(made, (), (), judge.count(0, 0, automatic=1)))


def bare(turn: Turn, *, expression: Expression, difficulty: str = "") -> None:
    """Dice without a sheet: a pool of d10 against a difficulty, `7d10 --difficulty 6`. Refused: anything but d10s,
    and numbers added to them, which mean nothing where successes are counted."""
    count = sum(number for die, number in expression.dice if die == D10)
    if expression.bonus or count != sum(number for _, number in expression.dice):
        raise Refused("storyteller.bare_dice", found=expression.text or "4dF")
    made = pool.Pool(
        id="",
        who="",
        traits=(),
        modifiers=(pool.Modifier(kind="dice", label=f"{count}d10", value=count),),
        difficulty=difficulties.typed(difficulty),
    )
    (faces,) = dice.throw(turn, Throw(who="", name=f"{count}d10", dice=((D10, count),)))
    turn.note(hands.receipt(made, faces, (), judge.read(faces, made.difficulty)))
