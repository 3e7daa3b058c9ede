"""advance: dots bought with experience, and experience awarded (Revised p.143; V20 p.124). History is the log."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused, Usage
from . import advance as prices
from . import passing, tables, traits
from .between_events import Awarded, Bought
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

MOST_AWARDED = 100
WAYS = ("buy", "award")


def advance(turn: Turn, *, who: str, milestone: str, wants_: tuple[str, ...] = ()) -> None:
    """`buy TRAIT`: a dot more, or `TRAIT=N` for several, each priced by the rating before it; `award N`: experience
    given, to `all` too."""
    if milestone not in WAYS:
        raise Refused("storyteller.no_milestone", next=_ways(who))
    people = passing.party(turn, (who,)) if milestone == "award" else [turn.sheet(who, Sheet)]
    if not wants_:
        first = people[0]
        raise Choice(
            "storyteller.advance_what", who=first.name, way=milestone, experience=first.experience, next=_ways(who)
        )
    if milestone == "award":
        for sheet in people:
            _award(turn, sheet, wants_)
        return
    for text in wants_:
        _buy(turn, people[0], text)


def _ways(who: str) -> tuple[tuple[str, ...], ...]:
    return (("advance", who, "buy", "TRAIT"), ("advance", who, "award", "1"))


def _award(turn: Turn, sheet: Sheet, texts: tuple[str, ...]) -> None:
    """Experience given; how much for what is the Storyteller's (1 a session, 1 each for what was learned, played,
    dared; Revised)."""
    points = number(texts[0]) if len(texts) == 1 else None
    if points is None or not 1 <= points <= MOST_AWARDED:
        raise Usage("storyteller.award", found=" ".join(texts), most=MOST_AWARDED)
    sheet.experience += points
    turn.note(Awarded(id=sheet.id, who=sheet.name, points=points, experience=sheet.experience))


def _buy(turn: Turn, sheet: Sheet, text: str) -> None:
    """One Trait raised, dot by dot: refused what experience does not buy, and what it does not reach."""
    word, equals, told = text.partition("=")
    trait = _trait(sheet, word.strip())
    wanted = number(told) if equals else trait.rating + 1
    if wanted is None or not trait.rating < wanted <= tables.HIGHEST_DOTS:
        raise Refused(
            "storyteller.buy_to", who=sheet.name, trait=trait.name, rating=trait.rating, most=tables.HIGHEST_DOTS
        )
    if wanted > tables.DOTS and trait.kind not in traits.ALONE and (sheet.living or trait.kind == "virtue"):
        raise Refused("storyteller.buy_to", who=sheet.name, trait=trait.name, rating=trait.rating, most=tables.DOTS)
    cost = prices.cost(prices.kind_of(sheet, trait), trait.rating, wanted)
    if cost is None:
        raise Refused("storyteller.not_bought", who=sheet.name, trait=trait.name)
    if cost > sheet.experience:
        raise Refused(
            "storyteller.no_experience", who=sheet.name, trait=trait.name, cost=cost, experience=sheet.experience,
            wanted=wanted,
        )  # fmt: skip
    steps = [prices.price(prices.kind_of(sheet, trait), rating) or 0 for rating in range(trait.rating, wanted)]
    sheet.experience -= cost
    sheet.put(*trait.at, to=wanted)
    turn.note(
        Bought(
            id=sheet.id, who=sheet.name, trait=trait.name, kind=trait.kind, before=trait.rating, after=wanted,
            cost=cost, steps=tuple(steps), experience=sheet.experience,
        )
    )  # fmt: skip


def _trait(sheet: Sheet, word: str) -> traits.Trait:
    """The Trait to raise: of the sheet, of the game's lists, or one with a table named, `skills:Chess`."""
    table, colon, name = word.partition(":")
    found = next((one for one in traits.TABLES if colon and core_names.exact(table, (one[2], one[0]))), None)
    if found is None or not name.strip():
        return traits.find(sheet, word)
    kind, at, _ = found
    spelled = name.strip()
    known = [one for one in traits.carried(sheet) if one.kind == kind and core_names.exact(spelled, (one.name,))]
    return known[0] if known else traits.Trait(name=spelled, kind=kind, rating=0, at=(*at, spelled), carried=False)
