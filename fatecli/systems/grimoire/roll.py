"""roll: a Défi, final once it has fallen (seed 002, Défis)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused
from . import chain as chains
from . import defi, events, house, judge, opposition, tables
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .hand import Hand
    from .opposition import Opposition


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    skill: str = "",
    talent: str = "",
    item: str = "",
    advantage: bool = False,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    chain: str = "",
) -> None:
    """Roll an Attribut with what helps it, against what opposes it.

    `--chain` says that a second Défi of the same action follows; the answer tells whether it may.
    """
    sheet, rules = turn.sheet(who, Sheet), house.of(turn)
    passive, contests = opposition.read(turn, vs)
    mine, *theirs = opposition.sort(sheet, contests, handicap, ease)
    wanted = defi.Wanted(skill=skill, talent=talent, item=item, advantage=advantage, bonus=bonus, asked=mine)
    hand = defi.build(turn, sheet, trait, wanted)
    against = opposition.Opposition(
        passive=passive, hands=opposition.hands(turn, contests, theirs), extra=opposition.extra(vs_bonus)
    )
    if chain and not vs:
        raise Refused("grimoire.chain_blind", who=sheet.name)
    hand, against = thrown(turn, hand, against)
    for one in (hand, *against.hands):
        use_up(turn, one)
    told = judged(turn, hand, against, rules.thresholds(), chain)
    turn.note(told)
    if told.chain == "open":
        effect = ("--advantage",) if chains.gives_effect(chain) else ()
        turn.hint(f"grimoire.hint.second.{chain}", "roll", sheet.called, "TRAIT", *effect, "--vs", "N")


def thrown(turn: Turn, hand: Hand, against: Opposition) -> tuple[Hand, Opposition]:
    """All hands, thrown together: the acting one, then the Contestations as they were named."""
    hands = (hand, *against.hands)
    casts = turn.throw(*(one.throw() for one in hands))
    mine, *theirs = (one.fell(cast) for one, cast in zip(hands, casts, strict=True))
    return mine, replace(against, hands=tuple(theirs))


def use_up(turn: Turn, hand: Hand) -> None:
    """An Avantage Dynamique gives its D8 once (*house rule*: to the next Défi it applies to)."""
    if hand.advantage:
        kept = turn.sheet(hand.id, Sheet).advantages[hand.advantage]
        kept.spent = True
        turn.note(events.AdvantageUsed(id=hand.id, who=hand.who, advantage=kept.text or hand.advantage))


def judged(turn: Turn, hand: Hand, against: Opposition, thresholds: dict[str, int], chain: str = "") -> events.Rolled:
    """The receipt of a Défi with what it means."""
    number = against.value
    if number is None:
        return events.rolled(hand, against)
    found = judge.difference(hand.total, number)
    outcome, payant = judge.outcome(found), judge.payant(found, thresholds)
    level = judge.level(found, thresholds)
    if (level, payant) != (judge.level(found), judge.payant(found)):
        for name, at in thresholds.items():
            if at != tables.LEVELS[name]:
                turn.switch(f"levels.{name}", at)
    return replace(
        events.rolled(hand, against),
        difference=found,
        outcome=outcome,
        level=level,
        payant=payant,
        chain=chains.after_first(chain, outcome=outcome, payant=payant) if chain else None,
        chain_kind=chain or None,
    )
