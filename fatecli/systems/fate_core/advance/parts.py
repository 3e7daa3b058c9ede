"""The parts of a milestone: which kind gives what, and which parts of one that was reached are still to be taken."""

from __future__ import annotations

from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import clock, house
from ..sheet import Milestone, Sheet

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..clock import Moment

KINDS = ("minor", "significant", "major")

GIVES = {
    "minor": ("change", "begun"),
    "significant": ("change", "point", "begun"),
    "major": ("change", "point", "refresh", "cap", "begun", "high_concept", "extreme"),
}
"""What each milestone lets one do (SRD, Milestones). Each includes the lesser ones, whose one change it gives once."""

WAITING = {"minor": ("change",), "significant": ("change", "point"), "major": ("change", "point", "refresh")}
"""The parts that everybody has something to take of; the others are for who can use them."""

BEGINS = {"minor": ("moderate",), "significant": ("moderate", "severe"), "major": ("moderate", "severe")}
"""The consequences whose recovery a milestone may begin without a roll (SRD, Milestones)."""


def known(turn: Turn, kind: str) -> None:
    """Refuse what other games advance by, and a milestone that the edition has not: Fate Condensed knows minor and
    major ones."""
    if kind not in KINDS:
        raise Refused("fate_core_between.no_kind", next=(("advance", "WHO", "minor"),))
    if house.of(turn).two_milestones:
        turn.switch("two_milestones", True)
        if kind == "significant":
            raise Refused("fate_core_between.no_significant", next=(("advance", "all", "major"),))


def gives(turn: Turn, kind: str) -> tuple[str, ...]:
    """What a milestone of this campaign lets one do: in Fate Condensed a minor one begins no recovery (FCon, Minor
    Milestones), and there is no significant one."""
    if not house.of(turn).two_milestones:
        return GIVES[kind]
    return () if kind == "significant" else tuple(part for part in GIVES[kind] if (kind, part) != ("minor", "begun"))


def points(turn: Turn, kind: str) -> int:
    """The skill points a milestone gives: one from a significant one on, two at a major one of Fate Condensed."""
    if kind == "minor":
        return 0
    return 2 if kind == "major" and house.of(turn).two_milestones else 1


def left(one: Milestone) -> list[str]:
    """What of a milestone is still to be taken."""
    return [part for part in WAITING[one.kind] if not getattr(one, part)]


def taken(one: Milestone) -> str:
    """What was taken of a milestone, in the words of the sheet."""
    return " + ".join(getattr(one, part).replace(", ", " + ") for part in GIVES[one.kind] if getattr(one, part))


def entry(turn: Turn, sheet: Sheet, kind: str, parts: set[str], thing: str) -> Milestone:
    """The milestone that a choice belongs to: the oldest of its kind that has all these parts still open, else a new
    one, reached now, under the name of the `thing` it changes."""
    asked = parts - {"begun"}
    for one in in_order(sheet):
        waiting = left(one)
        if one.kind == kind and waiting and not any(getattr(one, part) for part in asked):
            return one
    return reached(turn, sheet, kind, thing)


def reached(turn: Turn, sheet: Sheet, kind: str, thing: str = "") -> Milestone:
    """A milestone written into the sheet, with nothing taken yet. Its key names what it changes, kind and session: two
    that differ stand apart in the file, so that two histories merge. So do the lines that wait to be filled."""
    now = clock.now(turn, sheet)
    same = [one for one in sheet.milestones.values() if one.kind == kind and sitting(one) == now.sitting]
    if same:
        turn.warn("fate_core_between.again", who=sheet.name, kind=kind, count=len(same) + 1)
    about = f"{slug(thing, ())[:20]} " if thing else ""
    key = slug(f"{about}{kind} {now.scenario} {now.session}", sheet.milestones)
    sheet.put("milestones", key, to=_written(kind, str(now)))
    return sheet.milestones[key]


def _written(kind: str, at: str) -> dict[str, str]:
    """The lines of a milestone: what never changes stands between the parts that are still to be taken."""
    lines = {"refresh": "", "kind": kind, "change": "", "at": at, "point": ""}
    return {name: line for name, line in lines.items() if line or name in WAITING[kind]}


def in_order(sheet: Sheet) -> list[Milestone]:
    """The milestones of a sheet as they were reached, lesser ones first: the file sorts them by what they changed."""
    return sorted(sheet.milestones.values(), key=lambda one: (_moment(one).number, KINDS.index(one.kind)))


def sitting(one: Milestone) -> tuple[int, int]:
    """The session in which a milestone was reached."""
    return _moment(one).sitting


def _moment(one: Milestone) -> Moment:
    """When a milestone was reached; before everything if somebody wrote words there."""
    return clock.read(one.at_) or clock.Moment(scenario=0, session=0, scene=0)
