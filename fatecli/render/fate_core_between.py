"""Fate Core between scenes on a screen and in plain lines: what time does, what healing and milestones come to."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

TOPIC = "fate_core_between"


def time_passed(facts: Facts, lang: str) -> View:
    """The clock, then what cleared, what healed, what stays and why, and the points in one line."""
    key = facts["span"] if facts["times"] else "stood"
    clock = {name: facts[name] for name in ("scenario", "session", "scene")}
    told = [say(lang, f"{TOPIC}.time_passed.{key}", **clock)]
    for one in facts["people"]:
        told += [
            say(lang, f"{TOPIC}.stress", who=one["who"], track=track, boxes=boxes)
            for track, boxes in one["stress"].items()
        ]
    told += [_healed(one["who"], gone, lang) for one in facts["people"] for gone in one["healed"]]
    told += [_stays(one["who"], left, lang) for one in facts["people"] for left in one["stays"]]
    return _lines([*told, _points(facts, lang)])


def points_refreshed(facts: Facts, lang: str) -> View:
    """The points in one line."""
    return _lines([_points(facts, lang)])


def recovery_began(facts: Facts, lang: str) -> View:
    """The consequence under its new name or with a star, the cost, and until when it stays."""
    key = "starred" if facts["before"] == facts["aspect"] else "renamed"
    names = {name: facts[name] for name in ("who", "before", "aspect")}
    told = [say(lang, f"{TOPIC}.recovery_began.{key}", **names)]
    if facts["cost"]:
        told.append(say(lang, f"{TOPIC}.began.cost.{facts['cost']}"))
    return _lines([*told, _stays(facts["who"], {**facts["wait"], "aspect": facts["aspect"]}, lang)])


def milestone_taken(facts: Facts, lang: str) -> View:
    """Points that are banked, and what of the milestone is left; what was taken has told itself."""
    told = [say(lang, f"{TOPIC}.milestone_taken", who=facts["who"], milestone=facts["milestone"])]
    if facts["banked"]:
        told.append(say(lang, f"{TOPIC}.taken.banked", who=facts["who"], banked=facts["banked"]))
    if facts["left"]:
        told.append(say(lang, f"{TOPIC}.taken.left", milestone=facts["milestone"], left=facts["left"]))
    return _lines(told)


def sheet_made(facts: Facts, lang: str) -> View:
    """The new file, and what stands in it, in one line."""
    told = [
        say(lang, f"{TOPIC}.sheet_made", path=facts["path"]),
        say(lang, f"{TOPIC}.made.aspects", aspects=facts["aspects"], places=facts["places"]),
    ]
    if facts["pyramid"]:
        told.append(say(lang, f"{TOPIC}.made.pyramid", pyramid=facts["pyramid"]))
    if facts["stunts"] or facts["refresh"] is not None:
        told.append(say(lang, f"{TOPIC}.made.stunts", stunts=facts["stunts"]))
    if facts["refresh"] is not None:
        told.append(say(lang, f"{TOPIC}.made.refresh", refresh=facts["refresh"]))
    told += [say(lang, f"{TOPIC}.made.boxes", track=track, boxes=boxes) for track, boxes in facts["boxes"].items()]
    return _lines([" \u00b7 ".join(told)])


def _healed(who: str, one: Facts, lang: str) -> str:
    return say(lang, f"{TOPIC}.healed.{one['waited']}", who=who, aspect=one["aspect"])


def _stays(who: str, one: Facts, lang: str) -> str:
    until = {name: one[name] for name in ("scenario", "session", "scene")}
    return say(lang, f"{TOPIC}.stays.{one['why']}", who=who, aspect=one["aspect"], **until)


def _points(facts: Facts, lang: str) -> str:
    told = [
        say(
            lang, f"{TOPIC}.points.{'same' if one['before'] == one['after'] else 'changed'}",
            who=one["who"], before=one["before"], after=one["after"],
        )
        for one in facts["people"]
    ]  # fmt: skip
    return say(lang, f"{TOPIC}.points", points=told)


def _lines(told: list[str]) -> View:
    return View(prose=tuple(told), said_prose=tuple(told))


VIEWS = {
    "time_passed": time_passed,
    "points_refreshed": points_refreshed,
    "recovery_began": recovery_began,
    "milestone_taken": milestone_taken,
    "sheet_made": sheet_made,
}
