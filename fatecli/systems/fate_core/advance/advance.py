"""advance: taking what a milestone gives, exactly that, and granting one to everybody (SRD, Advancement and Change)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused
from .. import clock, names
from ..recover import healing
from ..recover.passing import party
from ..sheet import Sheet
from . import parts, skills
from . import sheet as rest
from .events import MilestoneGranted, MilestoneTaken
from .words import pair

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..sheet import Milestone

ALL = ("all", "tous")

PARTS = {
    "swap": "change", "replace": "change", "renames": "change", "stunt": "change", "raise_": "point", "bank": "point",
    "cap": "cap", "refresh_": "refresh", "begin": "begun", "high_concept": "high_concept", "extreme": "extreme",
}  # fmt: skip
"""The part of a milestone that each choice takes."""

TYPED = {"renames": "rename", "raise_": "raise", "refresh_": "refresh", "high_concept": "high-concept"}


def advance(
    turn: Turn,
    *,
    who: str,
    milestone: str,
    swap: tuple[str, ...] = (),
    replace: tuple[str, ...] = (),
    renames: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    drop: tuple[str, ...] = (),
    begin: tuple[str, ...] = (),
    raise_: tuple[str, ...] = (),
    bank: bool = False,
    high_concept: str = "",
    extreme: str = "",
    refresh_: str = "",
    cap: str = "",
    allow: tuple[str, ...] = (),
) -> None:
    """Take what a milestone gives: one change at a minor one; a skill point besides at a significant one; refresh, a
    skill beyond the cap, the high concept and the extreme consequence besides at a major one. `all` grants it."""
    given = {
        "swap": swap, "replace": replace, "renames": renames, "stunt": stunt, "begin": begin, "raise_": raise_,
        "bank": bank, "high_concept": high_concept, "extreme": extreme, "refresh_": refresh_, "cap": cap,
    }  # fmt: skip
    taken = {name: one for name, one in given.items() if one}
    parts.known(turn, milestone)
    if who.strip().casefold() in ALL:
        _grant(turn, milestone, taken)
        return
    sheet = turn.sheet(who, Sheet)
    if sheet.kind != "pc":
        raise Refused("fate_core_between.not_pc", who=sheet.name)
    _legal(turn, sheet, milestone, taken, drop)
    asked = {PARTS[name] for name in taken} | ({"point"} if cap else set())
    one = parts.entry(turn, sheet, milestone, asked, _thing(sheet, taken))
    boxes = {track: sheet.boxes(track) for track in names.TRACKS}
    slots = list(sheet.slots())
    if milestone == "major":
        rest.clear(turn, sheet, one)
    _take(turn, sheet, one, {**taken, "drop": drop[0] if drop else "", "allow": allow})
    for track, box in skills.lost(sheet, boxes):
        turn.warn("fate_core_between.box_kept", who=sheet.name, track=track, box=box)
    for slot in slots:
        if slot not in _derived(sheet) and sheet.consequence(slot).aspect and slot in ("mild_physical", "mild_mental"):
            turn.warn("fate_core_between.slot_kept", who=sheet.name, aspect=sheet.consequence(slot).aspect)
    _tell(turn, sheet, one, taken)


def _derived(sheet: Sheet) -> list[str]:
    """The slots that follow from the skills."""
    from ..tables import EXTRA_SLOT_AT

    return [f"mild_{track}" for track, role in names.TRACKS.items() if sheet.role(role) >= EXTRA_SLOT_AT]


def _legal(turn: Turn, sheet: Sheet, kind: str, taken: dict[str, Any], drop: tuple[str, ...]) -> None:
    """Refuse what this milestone does not give, more than it gives, and nothing at all."""
    for name in taken:
        if PARTS[name] not in parts.gives(turn, kind):
            higher = next(one for one in parts.KINDS if PARTS[name] in parts.gives(turn, one))
            raise Refused("fate_core_between.not_in", option=f"--{TYPED.get(name, name)}", kind=kind, higher=higher,
                          gives=_gives(turn, kind))  # fmt: skip
    changes = [one for name in taken if PARTS[name] == "change" for one in taken[name]]
    if len(changes) > 1 or len(drop) > 1:
        raise Refused("fate_core_between.one_change", kind=kind)
    if drop and "stunt" not in taken:
        raise Refused("fate_core_between.drop_alone")
    if not taken:
        words = _gives(turn, kind)
        raise Choice("fate_core_between.choose", who=sheet.name, kind=kind, gives=words,
                     options=[{"argv": ["fatecli", "advance", sheet.called, kind, *words_of(word)]} for word in words],
                     )  # fmt: skip


def _thing(sheet: Sheet, taken: dict[str, Any]) -> str:
    """What is changed first: a skill, the slot of an aspect or a consequence, a stunt, the refresh; else the bank."""
    name = next((name for name in taken if name != "bank"), "bank")
    if name == "bank":
        return name
    given = taken[name]
    first = given if isinstance(given, str) else given[0]
    if name in ("swap", "replace"):
        return sheet.skill(pair(first, sheet.skill)[0])
    if name in ("raise_", "cap"):
        return sheet.skill(first)
    if name == "renames":
        return rest.slot(sheet, pair(first, lambda word: rest.slot(sheet, word))[0])
    if name == "begin":
        return healing.wound(sheet, first.partition("=")[0])
    return {"refresh_": "refresh"}.get(name, name)


def _gives(turn: Turn, kind: str) -> list[str]:
    """The choices of a milestone as they are typed."""
    return [f"--{TYPED.get(name, name)}" for name, part in PARTS.items() if part in parts.gives(turn, kind)]


def words_of(flag: str) -> list[str]:
    """An option with what it wants."""
    wants = {"--swap": "A=B", "--replace": "OLD=NEW", "--rename": "ASPECT=TEXT", "--stunt": "NAME: TEXT",
             "--begin": "CONSEQUENCE", "--raise": "SKILL", "--cap": "SKILL", "--refresh": "keep",
             "--high-concept": "TEXT", "--extreme": "TEXT"}  # fmt: skip
    return [flag, wants[flag]] if flag in wants else [flag]


def _take(turn: Turn, sheet: Sheet, one: Milestone, given: dict[str, Any]) -> None:
    """Do what was chosen, and write each choice into the milestone."""
    kind = one.kind
    if "swap" in given:
        one.change = skills.swap(turn, sheet, given["swap"][0])
    if "replace" in given:
        one.change = skills.replace(turn, sheet, given["replace"][0])
    if "renames" in given:
        one.change = rest.rename(turn, sheet, given["renames"][0])
    if "stunt" in given:
        one.change = rest.stunt(turn, sheet, given["stunt"][0], given["drop"])
    for text in given.get("begin", ()):
        slot = rest.begin(turn, sheet, kind, text)
        one.begun = f"{one.begun}, {slot}" if one.begun else slot
    if "refresh_" in given:
        one.refresh = rest.refresh(turn, sheet, given["refresh_"])
    if given.keys() & {"raise_", "bank", "cap"}:
        raised, beyond, points = given.get("raise_", ()), given.get("cap", ""), parts.points(turn, kind)
        if "bank" in given and len(raised) + bool(beyond) == points + sheet.banked:
            raise Refused("fate_core_between.nothing_to_bank", who=sheet.name, have=points + sheet.banked)
        one.point = skills.spend(turn, sheet, raised, beyond, points, given["allow"]) or "bank"
        if "cap" in given:
            one.cap = sheet.skill(given["cap"])
    for name in ("high_concept", "extreme"):
        if name in given:
            setattr(one, name, getattr(rest, name)(turn, sheet, given[name]))


def _tell(turn: Turn, sheet: Sheet, one: Milestone, taken: dict[str, Any]) -> None:
    left = parts.left(one)
    turn.note(
        MilestoneTaken(
            id=sheet.id, who=sheet.name, milestone=one.kind, at=one.at_,
            taken={PARTS[name]: getattr(one, PARTS[name]) for name in taken}, left=tuple(left), banked=sheet.banked,
            refresh=sheet.refresh, skills=sheet.skills,
        )
    )  # fmt: skip
    if left:
        turn.hint("fate_core_between.hint.left", "advance", sheet.called, one.kind)


def _grant(turn: Turn, kind: str, taken: dict[str, Any]) -> None:
    """Write a milestone into every player's sheet, to be taken; in one session each kind once, so that it is safe to
    say twice."""
    if taken:
        raise Refused("fate_core_between.grant_only", kind=kind, next=(("advance", "all", kind),))
    people: list[str] = []
    before: list[str] = []
    for sheet in party(turn, ()):
        now = clock.now(turn, sheet)
        there = any(one.kind == kind and parts.sitting(one) == now.sitting for one in sheet.milestones.values())
        (before if there else people).append(sheet.name)
        if not there:
            parts.reached(turn, sheet, kind)
    turn.note(MilestoneGranted(milestone=kind, people=tuple(people), before=tuple(before)))
    turn.hint("fate_core_between.hint.take", "advance", "WHO", kind)
