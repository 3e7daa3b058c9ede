"""Storyteller's scenes on a screen and in plain lines: the scene at a glance, and what time gave back."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .sheet import FREE
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

MARKS = {"": FREE, "bashing": "/", "lethal": "X", "aggravated": "*"}
"""The strokes of the paper sheet."""

HOUR, DAY = 60, 1_440


def scene_shown(facts: Facts, lang: str) -> View:
    """The scene: whose turn it is, tasks or sides, then everybody with wounds and what they declared."""
    key = facts["part"] or "scene"
    if facts["deadline"]:
        key = "deadline"
    remark = say(lang, f"storyteller.shown.{key}", clock=facts["clock"], deadline=facts["deadline"])
    rows = (
        *_turns(facts["turn"], lang),
        *(_row(one["id"], _task(one, lang), lang) for one in facts["tasks"]),
        *(_row(one["side"], _side(one, lang), lang) for one in facts["sides"]),
        *(_person(one, lang) for one in facts["people"]),
    )
    hit = facts["hit"]
    waits = (
        () if hit is None else (say(lang, "storyteller.shown.hit", who=hit["who"], net=hit["net"], kind=hit["kind"]),)
    )
    return View(
        title=facts["title"],
        remark=remark,
        said_title=say(lang, "storyteller.shown.title", title=facts["title"], remark=remark),
        rows=rows,
        prose=waits,
        said_prose=waits,
    )


def _row(label: str, detail: str, lang: str) -> Row:
    return Row(label=label, detail=detail, said=say(lang, "event.colon").join((label, detail)))


def _turns(turn: Facts | None, lang: str) -> list[Row]:
    known = () if turn is None else [(name, turn[name]) for name in ("now", "then", "done") if turn[name]]
    return [_row(say(lang, f"storyteller.shown.{name}"), ", ".join(people), lang) for name, people in known]


def _task(one: Facts, lang: str) -> str:
    told = say(lang, "storyteller.shown.task", **one)
    return told if one["state"] == "open" else say(lang, "storyteller.shown.state", told=told, state=one["state"])


def _side(one: Facts, lang: str) -> str:
    if one["goal"]:
        return say(lang, "storyteller.shown.side_tally", **one)
    return say(lang, f"storyteller.shown.{'side_hinders' if one['tally'] is not None else 'side'}", **one)


def _person(one: Facts, lang: str) -> Row:
    """Somebody in the scene; plain lines count the marks that a screen draws."""
    before = [one["side"]] if one["side"] else []
    if one["initiative"] is not None:
        before.append(say(lang, "storyteller.shown.initiative", initiative=one["initiative"]))
    counts = [(kind, one["boxes"].count(kind)) for kind in MARKS if kind]
    told = [say(lang, "storyteller.shown.marks", count=count, kind=kind) for kind, count in counts if count]
    drawn, wound = "".join(MARKS[mark] for mark in one["boxes"]), _wound(one, lang)
    rest = _rest(one, lang)
    said = say(lang, "event.colon").join((one["name"], ", ".join([*before, wound, *told, *rest])))
    return Row(label=one["name"], detail=", ".join([*before, f"{drawn} {wound}", *rest]), said=said)


def _rest(one: Facts, lang: str) -> list[str]:
    """What somebody has left to spend, and what was declared."""
    told = []
    for name in ("willpower", "blood"):
        if one[name] is not None:
            told.append(say(lang, f"storyteller.shown.{name}", **one))
    if one["full_defense"]:
        told.append(say(lang, "storyteller.shown.defends"))
    if one["plan"]:
        plan = [say(lang, f"storyteller.shown.{'used' if each['used'] else 'dice'}", **each) for each in one["plan"]]
        told.append(say(lang, "storyteller.shown.plan", told=plan))
    return told


def _wound(one: Facts, lang: str) -> str:
    if one["state"]:
        return say(lang, f"storyteller.state.{one['state']}")
    if one["row"] is None:
        return say(lang, "storyteller.shown.unhurt")
    if one["penalty"]:
        return say(lang, "storyteller.shown.penalty", row=one["row"], penalty=one["penalty"])
    return say(lang, f"storyteller.label.{one['row']}")


def time_passed(facts: Facts, lang: str) -> View:
    """What passed, then a line for everything it gave back to somebody."""
    told = [say(lang, f"storyteller.passed_span.{facts['span']}", length=facts["length"])]
    for one in facts["people"]:
        told += _given(one, lang) or [say(lang, "storyteller.passed_for.nothing", who=one["who"])]
    return View(prose=tuple(told), said_prose=tuple(told))


def _given(one: Facts, lang: str) -> list[str]:
    who = one["who"]
    told = [
        say(lang, "storyteller.passed_for.healed", who=who, kind=kind, count=count)
        for kind, count in one["healed"].items()
    ]
    if one["next"] is not None:
        wanted, waited = _length(one["next"], lang), _length(one["waited"], lang)
        told.append(say(lang, "storyteller.passed_for.next", who=who, wanted=wanted, waited=waited))
    if one["willpower"]:
        told.append(say(lang, "storyteller.passed_for.willpower", who=who, left=one["left"], value=one["willpower"]))
    if one["spared"]:
        told.append(say(lang, "storyteller.passed_for.spared", who=who))
    return told


def _length(minutes: int, lang: str) -> str:
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if minutes and minutes % size == 0:
            return say(lang, f"storyteller.length.{unit}", count=minutes // size)
    return say(lang, "storyteller.length.minutes", count=minutes)
