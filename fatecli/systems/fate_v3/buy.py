"""advance: levels for points, stunts as the skills allow, aspects by story (L47-L54)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.scene import slug
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused, Usage
from ..fate.aspects import Aspect, find
from . import advance as rules
from . import house, kinds, ladder, levels, points, tables
from . import names as nouns
from .between_events import AspectChanged, LevelsBought, StuntTaken
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def advance(
    turn: Turn,
    *,
    who: str,
    milestone: str,
    wants_: tuple[str, ...] = (),
    add: str = "",
    drop: tuple[str, ...] = (),
) -> None:
    """`buy` levels of skill, one point each, the pyramid kept; a `stunt` if the skills allow one more; an `aspect`
    added, dropped or replaced, for the reason given with `-m`."""
    sheet = turn.sheet(who, Sheet)
    if milestone not in ("buy", "stunt", "aspect"):
        raise Refused("fate_v3.no_milestone", next=(("advance", sheet.called, "buy", "SKILL"),))
    if milestone != "aspect" and (add or drop):
        raise Refused("fate_v3.add_drop", next=(("advance", sheet.called, "aspect", "--add", "TEXT"),))
    if milestone == "buy":
        buy(turn, sheet, wants_)
    elif milestone == "stunt":
        stunt(turn, sheet, wants_)
    else:
        aspect(turn, sheet, wants_, add, drop, turn.message)


def buy(turn: Turn, sheet: Sheet, wants: tuple[str, ...]) -> None:
    """Levels for points; refused if the pyramid would not stand, or the points do not reach (L49)."""
    if not wants:
        raise Choice("fate_v3.buy_what", who=sheet.mention, next=(("advance", sheet.called, "buy", "SKILL"),))
    wanted: dict[str, int] = {}
    for text in wants:
        skill, rating = _wanted(sheet, text, wanted)
        wanted[skill] = rating
    switches = house.of(turn)
    if switches.pyramid != "batch":
        turn.switch("pyramid", switches.pyramid)
    listed = len(switches.skills) or None
    found = rules.buy(sheet.skills, wanted, pyramid=switches.pyramid, listed=listed)
    if isinstance(found, rules.Unbalanced):
        raise Refused("fate_v3.unbalanced", who=sheet.mention, shape=found.shape, rung=ladder.rung(found.rung))
    points.afford(sheet, found.cost)
    before, old = sheet.fate_points, sheet.skills
    bought = tuple(
        {"skill": skill, "before": old.get(skill, tables.DEFAULT), "after": rating, "rung": ladder.rung(rating)}
        for skill, rating in wanted.items()
    )
    told = tuple(f"{one['skill']} {one['after']:+}" for one in bought)
    points.spend(sheet, found.cost)
    for skill, rating in wanted.items():
        sheet.put("skills", skill, to=rating)
    turn.note(
        LevelsBought(
            id=sheet.id, who=sheet.mention, bought=bought, told=told, cost=found.cost, points_before=before,
            points_left=sheet.fate_points, levels=found.levels, shape=found.shape, stunts=len(sheet.stunts),
            stunts_allowed=found.stunts_allowed,
        )
    )  # fmt: skip
    if len(sheet.stunts) < found.stunts_allowed:
        turn.hint("fate_v3.hint.stunt", "advance", sheet.called, "stunt", "NAME: SKILL +1")


def _wanted(sheet: Sheet, text: str, before: dict[str, int]) -> tuple[str, int]:
    """`Équitation=Moyen`, or `Équitation` for a level more; refused if it is no level more."""
    word, equals, level = text.partition("=")
    skill = sheet.skill(word.strip())
    now = before.get(skill, sheet.rating(skill))
    rating = ladder.must_read(level) if equals else now + 1
    if rating <= now:
        raise Refused(
            "fate_v3.no_level", who=sheet.mention, skill=skill, now=ladder.rung(now), rung=ladder.rung(rating)
        )
    if rating > tables.TOP:
        raise Refused("fate_v3.above", skill=skill, top=ladder.rung(tables.TOP))
    return skill, rating


def stunt(turn: Turn, sheet: Sheet, wants: tuple[str, ...]) -> None:
    """A new stunt, `NAME: SKILL +N` or `NAME: TEXT`, if there are skills enough at Superbe (L52)."""
    if len(wants) != 1:
        raise Choice(
            "fate_v3.stunt_what", who=sheet.mention, next=(("advance", sheet.called, "stunt", "NAME: SKILL +1"),)
        )
    name, colon, rest = (part.strip() for part in wants[0].partition(":"))
    if not colon or not name or not rest:
        raise Usage("fate_v3.stunt_how", found=wants[0])
    if any(core_names.exact(name, (key, one.name)) for key, one in sheet.stunts.items()):
        raise Refused("fate_v3.stunt_there", who=sheet.mention, stunt=name)
    allowed = levels.stunts_allowed(sheet.skills.values())
    if not rules.room_for_stunt(sheet.skills, len(sheet.stunts)):
        raise Refused("fate_v3.stunt_full", who=sheet.mention, allowed=allowed, stunts=len(sheet.stunts))
    written = _stunt(sheet, name, rest)
    key = slug(name, sheet.stunts)
    sheet.put("stunts", key, to=written)
    turn.note(
        StuntTaken(
            id=sheet.id, who=sheet.mention, stunt=name, slot=key, skill=written.get("skill", ""),
            bonus=written.get("bonus", 0), stunts=len(sheet.stunts), stunts_allowed=allowed,
        )
    )  # fmt: skip


def _stunt(sheet: Sheet, name: str, rest: str) -> dict[str, Any]:
    """The stunt as the sheet holds it: a skill and its bonus, or a skill and words, or words alone."""
    skill, plus, number = rest.rpartition("+")
    if plus and number.strip() in ("1", "2"):
        return {"name": name, "skill": sheet.skill(skill.strip()), "text": rest, "bonus": int(number)}
    if plus and number.strip().isdecimal():
        raise Refused("fate_v3.stunt_bonus", found=int(number))
    word, colon, text = rest.partition(":")
    if colon:
        return {"name": name, "skill": sheet.skill(word.strip()), "text": text.strip()}
    return {"name": name, "text": rest}


def aspect(turn: Turn, sheet: Sheet, wants: tuple[str, ...], add: str, drop: tuple[str, ...], why: str) -> None:
    """An aspect comes, goes, or takes another's place. Never lightly: it answers to what happened (L54). A temporary
    one ends so too (L246)."""
    if not add and not drop:
        raise Choice("fate_v3.aspect_what", next=(("advance", sheet.called, "aspect", "--add", "TEXT"),))
    if len(drop) > 1:
        raise Refused("fate_v3.one_drop")
    if not why:
        raise Choice("fate_v3.aspect_why", who=sheet.mention)
    known = [Aspect(slot=slot, text=text, owner=sheet.id) for slot, text in sheet.aspects.items()]
    passing = [Aspect(slot=slot, text=one.aspect, owner=sheet.id) for slot, one in sheet.temporary.items()]
    gone = find(drop[0], [*known, *passing], sheet.id) if drop else None
    own = gone if gone in known else None
    slot = _kind(sheet, wants) or (own.slot if own else "")
    count = sum(1 for one in known if one.text) - (1 if own else 0)
    if add and count >= kinds.aspects_allowed(sheet):
        raise Refused("fate_v3.aspects_full", who=sheet.mention, found=count, allowed=kinds.aspects_allowed(sheet))
    if add and not slot:
        next = tuple(("advance", sheet.called, "aspect", one, "--add", add, "-m", why) for one in nouns.FREE_KINDS)
        raise Choice("fate_v3.aspect_kind", kinds=list(nouns.KINDS), next=next)
    if gone is not None and (own is None or gone.slot != slot or not add):
        sheet.drop("aspects" if own else "temporary", gone.slot)
    if add:
        sheet.put("aspects", slot, to=add)
    turn.note(
        AspectChanged(
            id=sheet.id, who=sheet.mention, slot=slot, added=add, dropped="" if gone is None else gone.text, why=why
        )
    )  # fmt: skip


def _kind(sheet: Sheet, wants: tuple[str, ...]) -> str:
    """The slot for a kind that is named: the kind itself, or with the next free number."""
    if not wants:
        return ""
    named = {one: nouns.KIND_WORDS[one] for one in nouns.KINDS}
    kind = core_names.translate(wants[0], named)
    if kind is None or len(wants) > 1:
        raise Usage("fate_v3.kind_unknown", found=" ".join(wants), kinds=list(nouns.KINDS))
    taken = {slot for slot, text in sheet.aspects.items() if text}
    places = [kind, *(f"{kind}_{number}" for number in range(2, 10))] if kind != "marking" else [
        f"{kind}_{number}" for number in range(1, 10)
    ]  # fmt: skip
    return next(one for one in places if one not in taken)
