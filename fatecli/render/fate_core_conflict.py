"""Fate Core's conflicts on a screen and in plain lines: the beginning, the ways to absorb a hit, the end.

The scene at a glance is drawn in `fate_core_board` and told in `fate_core_said`.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

TOPIC = "fate_core_conflict"
ENOUGH = 42
"""The column at which a way's remark stands."""


def tell(lang: str, key: str, **facts: object) -> str:
    """A sentence of this topic."""
    return say(lang, f"{TOPIC}.{key}", **facts)


def began(facts: Facts, lang: str) -> View:
    """The order of turns, each place with as many ratings as it takes, and what decided between two."""
    key = "began.carried" if facts["carried_from"] else "began"
    head = tell(lang, key, title=facts["title"], kind=facts["kind"], pool=facts["pool"], former=facts["carried_from"])
    by = tell(lang, "order", skills=[tell(lang, f"skill.{role}") for role in facts["skills"]])
    places = " \u00b7 ".join(_place(one, facts["order"], lang) for one in facts["order"])
    decided = [_decided(one, facts["skills"], lang) for one in facts["decided"]]
    return View(
        prose=(head, by, "  " + places, *("  " + one for one in decided)), said_prose=(head, by, places, *decided)
    )


def _place(one: Facts, order: list[Facts], lang: str) -> str:
    """`Maren 3-3-1`, or only the first rating where that says it all."""
    tied = one["tied"] or any(other["ratings"][0] == one["ratings"][0] for other in order if other is not one)
    ratings = "-".join(map(str, one["ratings"] if tied else one["ratings"][:1]))
    if one["place_of"]:
        return tell(lang, "place.masters" if one["master"] else "place.of", who=one["place_of"], ratings=ratings)
    return tell(lang, "place", who=one["names"][0], ratings=ratings)


def _decided(one: Facts, skills: list[str], lang: str) -> str:
    known = {"first": one["first"], "second": one["second"]}
    if one["by"] is None:
        return tell(lang, "decided.equal", **known)
    return tell(lang, "decided", skill=tell(lang, f"skill.{skills[one['by']]}"), **known)


def aftermath(facts: Facts, lang: str) -> View:
    """What stays after a conflict."""
    kept = [tell(lang, "kept.one", who=one["who"], slots=one["slots"]) for one in facts["kept"]]
    left = [tell(lang, "left.one", who=one["who"], points=one["points"]) for one in facts["points"]]
    told = [tell(lang, "kept", kept=kept)] if kept else []
    if left:
        told.append(tell(lang, "left", points=left))
    return View(prose=tuple(told), said_prose=tuple(told))


def absorb_ways(facts: Facts, lang: str) -> list[str]:
    """The ways to absorb a hit, numbered; then how to choose one."""
    lines = [f"  {_way(one, lang)}" for one in facts["ways"]] or ["  " + tell(lang, "absorb.none")]
    lines.append("  " + tell(lang, "absorb.out", attacker=facts["attacker"], who=facts["who"]))
    if facts["ways"]:
        name = "'" + tell(lang, "absorb.name") + "'"
        lines.append(_apart(tell(lang, "absorb.how", name=name), tell(lang, "absorb.names"), 36))
    lines.append(tell(lang, "absorb.hand"))
    if facts["extreme"] and not facts["ways"]:
        lines.append(tell(lang, "absorb.extreme"))
    lines.append(_apart(tell(lang, "absorb.gives", attacker=facts["attacker"]), tell(lang, "absorb.auto"), 51))
    return lines


def _apart(left: str, right: str, at: int) -> str:
    return f"{left}{' ' * max(3, at - len(left))}{right}"


def _way(one: Facts, lang: str) -> str:
    boxes = [tell(lang, "absorb.box", box=box) for box in one["boxes"]]
    pairs = zip(one["slots"], one["worth"], strict=True)
    slots = [tell(lang, "absorb.slot", slot=slot, worth=worth) for slot, worth in pairs]
    told = f"{one['number']}  " + " \u00b7 ".join([*boxes, *slots])
    if one["spare"]:
        rest = [tell(lang, "absorb.spare", spare=one["spare"])]
        rest += [] if one["boxes"] else [tell(lang, "absorb.no_box")]
    else:
        rest = [tell(lang, "absorb.left", slots=one["left"], n=len(one["left"]))] if one["left"] else []
    return f"{told:<{ENOUGH - 3}}{', '.join(rest)}".rstrip()


def shown(facts: Facts, lang: str) -> View:
    """The scene at a glance."""
    from .fate_core_board import board
    from .fate_core_said import said

    return View(board=lambda width, height: board(facts, lang, width, height), said_prose=tuple(said(facts, lang)))


PROBLEMS = {"absorb_ways": absorb_ways}
"""Problems that show more than their sentence: the choices they ask for."""

VIEWS = {"conflict_began": began, "aftermath": aftermath, "scene_shown": shown}
