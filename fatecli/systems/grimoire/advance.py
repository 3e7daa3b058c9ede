"""advance: *house rule* throughout. No known text of Grimoire says how one grows: the game master grants it."""

from __future__ import annotations

from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused, Usage, Which
from . import tables, traits
from .events import Advanced
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn


def buy(sheet: Sheet, text: str) -> Advanced:
    """`Dextérité=3` sets the modifier of an Attribut, a Talent or an item; `Natation` alone is a Compétence learned.

    Refused where nothing changes. The level is any whole number a sheet may hold.
    """
    name, equals, told = text.rpartition("=")
    if not equals:
        return _learn(sheet, text.strip())
    level = number(told)
    if level is None or abs(level) > tables.FARTHEST_MODIFIER:
        raise Usage("usage.labelled", found=text)
    found = traits.find(sheet, name.strip(), ("attribute", "talent", "item"))
    before = _level(sheet, found)
    if before == level:
        raise Refused("grimoire.bought_already", who=sheet.name, trait=found.name, level=level)
    table = {"attribute": ("attributes", found.slot)}.get(found.kind, (f"{found.kind}s", found.slot, "modifier"))
    sheet.put(*table, to=level)
    return Advanced(id=sheet.id, who=sheet.name, trait=found.name, kind=found.kind, before=before, after=level)


def _level(sheet: Sheet, found: traits.Trait) -> int:
    if found.kind == "attribute":
        return sheet.attributes.get(found.slot, 0)
    return (sheet.talents if found.kind == "talent" else sheet.items)[found.slot].modifier


def _learn(sheet: Sheet, name: str) -> Advanced:
    try:
        known = traits.find(sheet, name, ("skill",))
    except Which as unknown:
        if unknown.key == "which.trait_several":
            raise
    else:
        if traits.same(known.name, name):
            raise Refused("grimoire.learned_already", who=sheet.name, skill=known.name)
    if not name:
        raise Usage("grimoire.learn_what", found=name)
    spelled = next((one for one in sheet.skills if traits.same(one, name)), name)
    sheet.put("skills", spelled, to=True)
    return Advanced(id=sheet.id, who=sheet.name, trait=spelled, kind="skill", before=None, after=None)


def advance(turn: Turn, *, who: str, milestone: str, wants_: tuple[str, ...] = ()) -> None:
    """advance WHO buy TRAIT=N...: set modifiers and learn Compétences, as the game master grants it; why is told
    with -m, and the log keeps both."""
    sheet = turn.sheet(who, Sheet)
    if milestone != "buy":
        raise Refused("grimoire.no_milestone", found=milestone, next=(("advance", sheet.called, "buy", "TRAIT=N"),))
    if not wants_:
        raise Choice("grimoire.buy_what", who=sheet.name, found=[one.name for one in traits.carried(sheet)])
    for text in wants_:
        turn.note(buy(sheet, text))
