"""What milestones do to the rest of a sheet: aspects, stunts, refresh, and the recovery of consequences."""

from __future__ import annotations

from ....core import names as core_names
from ....core.scene import slug
from ....core.value import TYPE_CHECKING, facts
from ....errors import Refused
from ...fate.aspects import Aspect, find
from .. import clock, creation, hand, house, tables
from ..recover import healing, treat
from ..recover.passing import free
from ..sheet import Consequence, Milestone, Sheet
from . import parts
from .events import AspectRenamed, ConsequenceCleared, RefreshGained, StuntLearnt
from .words import pair

if TYPE_CHECKING:
    from ....core.turn import Turn

KEEP = ("keep", "garder")


def rename(turn: Turn, sheet: Sheet, text: str) -> str:
    """Rename one aspect other than the high concept (SRD, Minor Milestones); an extreme consequence stays what it is
    until a major milestone."""
    word, new = pair(text, lambda word: slot(sheet, word))
    at = slot(sheet, word)
    if at == "high_concept":
        raise Refused(
            "fate_core_between.high_concept", next=(("advance", sheet.called, "major", "--high-concept", new),)
        )
    if at == _replaced(sheet):
        raise Refused("fate_core_between.rename_extreme", aspect=sheet.aspects[at],
                      next=(("advance", sheet.called, "major", "--extreme", new),))  # fmt: skip
    before = _write(turn, sheet, at, new, "aspect")
    return f"rename {at}: {before}"


def slot(sheet: Sheet, word: str) -> str:
    """The slot of an aspect; one that is blank by its slot."""
    blank = core_names.exact(word, [slot for slot, text in sheet.aspects.items() if not text.strip()])
    if len(blank) == 1:
        return blank[0]
    own = [
        Aspect(slot=slot, text=text, owner=sheet.id, owner_name=sheet.name)
        for slot, text in sheet.aspects.items()
        if text.strip()
    ]
    return find(word, own, sheet.id).slot


def _replaced(sheet: Sheet) -> str:
    """The slot that an extreme consequence took."""
    one = sheet.consequence("extreme")
    return one.replaces if one.aspect else ""


def _write(turn: Turn, sheet: Sheet, slot: str, text: str, what: str) -> str:
    before = sheet.aspects.get(slot, "")
    if text == before:
        raise Refused("fate_core_between.same_aspect", aspect=text)
    sheet.put("aspects", slot, to=text)
    turn.note(AspectRenamed(id=sheet.id, who=sheet.name, slot=slot, before=before, aspect=text, what=what))
    return before


def high_concept(turn: Turn, sheet: Sheet, text: str) -> str:
    """Rename the high concept (SRD, Major Milestones)."""
    return _write(turn, sheet, "high_concept", text, "high_concept") or "-"


def extreme(turn: Turn, sheet: Sheet, text: str) -> str:
    """Rename the extreme consequence, but not back to the aspect it replaced; then a new one becomes possible (seed
    000, extreme consequence)."""
    one = sheet.consequence("extreme")
    slot, before, former = one.replaces, one.aspect, one.former
    if not before:
        raise Refused("fate_core_between.no_extreme", who=sheet.name)
    if slot not in sheet.aspects:
        raise Refused("fate_core_between.replaces_what", who=sheet.name, found=slot, slots=list(sheet.aspects))
    if core_names.normal(text) in {core_names.normal(old) for old in (before, former) if old}:
        raise Refused("fate_core_between.back_again", aspect=text)
    _write(turn, sheet, slot, text, "extreme")
    free(sheet, "extreme")
    return before


def stunt(turn: Turn, sheet: Sheet, spec: str, drop: str) -> str:
    """Buy a stunt, or change one for another. The first three are free, each further one costs a refresh, which never
    goes under 1 (SRD, Refresh)."""
    new = creation.stunt(spec, sheet.skill)
    old = None if not drop else hand.find_stunt(sheet, drop)
    gone = "" if old is None else old.at[-1]
    if any(core_names.exact(new.name, (one.name,)) for slot, one in sheet.stunts.items() if slot != gone):
        raise Refused("fate_core_between.stunt_known", who=sheet.name, stunt=new.name)
    costs = [one.cost for slot, one in sheet.stunts.items() if slot != gone]
    before = creation.paid([one.cost for one in sheet.stunts.values()], tables.FREE_STUNTS)
    price = creation.paid([*costs, 1], tables.FREE_STUNTS) - before
    if price > 0 and sheet.refresh - price < 1:
        raise Refused("fate_core_between.refresh_floor", who=sheet.name, refresh=sheet.refresh, price=price)
    name = "" if old is None else old.name or gone
    if gone:
        sheet.drop("stunts", gone)
    sheet.put("stunts", slug(new.name, sheet.stunts), to=new.written())
    if price:
        sheet.refresh = sheet.refresh - price
    turn.note(StuntLearnt(id=sheet.id, who=sheet.name, stunt=new.name, gone=name, refresh=sheet.refresh))
    return f"stunt {new.name}" + (f", drop {name}" if gone else "")


def refresh(turn: Turn, sheet: Sheet, word: str) -> str:
    """A point of refresh, kept or spent on a stunt at once (SRD, Major Milestones)."""
    sheet.refresh = sheet.refresh + 1
    turn.note(RefreshGained(id=sheet.id, who=sheet.name, refresh=sheet.refresh))
    if word.strip().casefold() in KEEP:
        return "keep"
    return stunt(turn, sheet, word, "")


def begin(turn: Turn, sheet: Sheet, kind: str, text: str) -> str:
    """Begin the recovery of a consequence without a roll, perhaps under a new name (SRD, Milestones)."""
    word, new = pair(text, lambda word: healing.wound(sheet, word)) if "=" in text else (text, "")
    slot = healing.wound(sheet, word)
    one = sheet.consequence(slot)
    if healing.severity(slot) not in parts.BEGINS[kind]:
        raise Refused("fate_core_between.begin_what", slot=slot, kind=kind, slots=list(parts.BEGINS[kind]),
                      next=_instead(sheet, slot))  # fmt: skip
    if one.recovering:
        why = healing.wait(slot, clock.read(one.recovering), clock.now(turn, sheet))
        raise Refused("fate_core_between.treated", who=sheet.name, aspect=one.aspect, since=one.recovering,
                      wait=facts(why))  # fmt: skip
    treat.begin(turn, sheet, slot, new)
    return slot


def _instead(sheet: Sheet, slot: str) -> tuple[tuple[str, ...], ...]:
    kind = healing.severity(slot)
    if kind == "extreme":
        return (("advance", sheet.called, "major", "--extreme", "TEXT"),)
    if kind == "severe":
        return (("advance", sheet.called, "significant", "--begin", slot), ("recover", "treat", sheet.called, slot))
    return (("recover", "treat", sheet.called, slot),)


def clear(turn: Turn, sheet: Sheet, one: Milestone) -> None:
    """A major milestone clears what was in recovery when it was reached, where the switches say so: severe ones
    (`severe_major`), or moderate and severe ones (`two_milestones`; FCon, Major Milestones)."""
    switches = house.of(turn)
    kinds = ("moderate", "severe") if switches.two_milestones else ("severe",) if switches.severe_major else ()
    begun = one.begun.split(", ")
    for slot in sheet.slots():
        kept = sheet.consequence(slot)
        if healing.severity(slot) in kinds and kept.aspect and _early(kept, one) and slot not in begun:
            if switches.severe_major:
                turn.switch("severe_major", True)
            turn.note(ConsequenceCleared(id=sheet.id, who=sheet.name, slot=slot, aspect=kept.aspect))
            free(sheet, slot)


def _early(kept: Consequence, one: Milestone) -> bool:
    """Whether a consequence was in recovery already when a milestone was reached."""
    since, reached = clock.read(kept.recovering), clock.read(one.at_)
    return since is not None and (reached is None or since.number <= reached.number)
