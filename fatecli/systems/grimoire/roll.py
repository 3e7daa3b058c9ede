"""roll: a Défi, final once it has fallen (seed 002, Défis); and what every step that throws one shares."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from . import chain as chains
from . import defi, events, flow, house, judge, link, opposition, owing, tables
from .scene import running
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .hand import Hand
    from .ladder import Passive
    from .link import Link
    from .opposition import Contest, Opposition


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

    `--chain` says that a second Défi of the same action follows; the answer tells whether it may. In a conflict a
    roll alone is no action, but one that begins or ends a chain is.
    """
    given = Given(
        vs=vs, vs_bonus=vs_bonus, bonus=bonus, skill=skill, talent=talent, item=item, advantage=advantage,
        handicap=handicap, ease=ease,
    )  # fmt: skip
    sheet, scene = turn.sheet(who, Sheet), running(turn)
    if sheet.seat and scene is not None:
        owing.refuse(turn, scene)
    linked = link.before(turn, sheet, chain)
    if scene is not None and scene.playing == "conflict" and linked.kind:
        flow.begin(turn, who)
    hand, against = fallen(turn, *ready(turn, sheet, trait, given, linked))
    told = link.after(turn, sheet, judged(turn, hand, against, chain), linked)
    if scene is not None and scene.playing == "conflict" and linked.kind and told.chain != "open":
        flow.done(scene, sheet.seat)
    turn.note(told)
    follow(turn, sheet, told)


@value
class Given:
    """What was typed for a Défi beside its expression."""

    vs: tuple[str, ...] = ()
    vs_bonus: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    skill: str = ""
    talent: str = ""
    item: str = ""
    advantage: bool = False
    handicap: tuple[str, ...] = ()
    ease: tuple[str, ...] = ()


def ready(
    turn: Turn,
    sheet: Sheet,
    trait: str,
    given: Given,
    linked: Link | None = None,
    *,
    base: tuple[Passive, ...] = (),
    contests: tuple[Contest, ...] = (),
) -> tuple[Hand, Opposition]:
    """The hands of a Défi before they are thrown: `base` and `contests` oppose it beside what was typed (`--vs`).

    Refused: a chain without an Opposition, for its first Défi says whether the second takes place.
    """
    house.of(turn)
    passive, typed = opposition.read(turn, given.vs)
    everybody = [*contests, *typed]
    mine, *theirs = opposition.sort(sheet, everybody, given.handicap, given.ease)
    effect = linked is not None and linked.effect
    wanted = defi.Wanted(
        skill=given.skill, talent=given.talent, item=given.item, advantage=given.advantage or effect,
        first=linked.first if linked is not None else "", bonus=given.bonus, asked=mine,
    )  # fmt: skip
    hand = defi.build(turn, sheet, trait, wanted)
    against = opposition.Opposition(
        passive=(*base, *passive),
        hands=opposition.hands(turn, everybody, theirs),
        extra=opposition.extra(given.vs_bonus),
    )
    if linked is not None and linked.kind and not (against.passive or against.hands):
        raise Refused("grimoire.chain_blind", who=sheet.name)
    return hand, against


def fallen(turn: Turn, hand: Hand, against: Opposition) -> tuple[Hand, Opposition]:
    """All hands, thrown together: the acting one, then the Contestations as they were named; the Avantages that gave
    a D8 are used up."""
    hands = (hand, *against.hands)
    casts = turn.throw(*(one.throw() for one in hands))
    mine, *theirs = (one.fell(cast) for one, cast in zip(hands, casts, strict=True))
    for one in hands:
        use_up(turn, one)
    return mine, replace(against, hands=tuple(theirs))


def use_up(turn: Turn, hand: Hand) -> None:
    """An Avantage Dynamique gives its D8 once (*house rule*: to the next Défi it applies to)."""
    if hand.advantage:
        kept = turn.sheet(hand.id, Sheet).held()[hand.advantage]
        kept.spent = True
        turn.note(events.AdvantageUsed(id=hand.id, who=hand.who, advantage=kept.text or hand.advantage))


def judged(turn: Turn, hand: Hand, against: Opposition, chain: str = "") -> events.Rolled:
    """The receipt of a Défi with what it means."""
    number, thresholds = against.value, house.of(turn).thresholds()
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


def follow(turn: Turn, sheet: Sheet, told: events.Rolled) -> None:
    """Offer the second Défi of a chain that holds."""
    if told.chain == "open":
        turn.hint(f"grimoire.hint.second.{told.chain_kind}", "roll", sheet.called, "TRAIT", *_effect(told), "--vs", "N")


def _effect(told: events.Rolled) -> tuple[str, ...]:
    return ("--advantage",) if chains.gives_effect(told.chain_kind or "") else ()
