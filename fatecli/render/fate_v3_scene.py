"""FATE v3's scenes on a screen and in plain lines, and what happens between them."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]


def told(*lines: str) -> View:
    """Sentences, the same on a screen and in plain lines."""
    kept = tuple(line for line in lines if line)
    return View(prose=kept, said_prose=kept)


def _hides(facts: Facts, lang: str) -> str:
    """How many aspects the scene has, if some of them are hidden; never which."""
    if not facts["hidden"]:
        return ""
    return say(lang, "fate_v3.scene_hides", n=facts["aspects"], hidden=facts["hidden"])


def challenge_began(facts: Facts, lang: str) -> View:
    """A challenge with its tasks."""
    tasks = [_task(one, lang) for one in facts["tasks"]]
    return told(say(lang, "fate_v3.challenge_began", **facts), *tasks, _hides(facts, lang))


def _task(one: Facts, lang: str) -> str:
    if one["difficulty"] is None:
        difficulty = say(lang, "fate_v3.task.open")
    else:
        difficulty = say(lang, "fate_v3.task.rung", number=one["difficulty"], rung=one["rung"])
    return say(lang, "fate_v3.task", name=one["name"], trait=one["trait"], difficulty=difficulty)


def contest_began(facts: Facts, lang: str) -> View:
    """A contest with its sides."""
    sides = [say(lang, "fate_v3.side", **one) for one in facts["sides"]]
    return told(say(lang, "fate_v3.contest_began", **facts), *sides, _hides(facts, lang))


def sides_wait(facts: Facts, lang: str) -> View:
    """What some sides threw, and who has still to."""
    return told(*_thrown(facts, lang), say(lang, "fate_v3.sides_wait", **facts))


def _thrown(facts: Facts, lang: str) -> list[str]:
    return [say(lang, "fate_v3.side.thrown", **one) for one in facts["sides"]]


def contest_scored(facts: Facts, lang: str) -> View:
    """Who won the exchange, and how the contest stands."""
    how = "both" if facts["takes"] == "both" else "won" if facts["winner"] else "takes"
    lines = [*_thrown(facts, lang), say(lang, f"fate_v3.contest_scored.{how}", **facts)]
    if facts["harm"]:
        lines.append(say(lang, "fate_v3.harm_both", harm=facts["harm"]))
    if facts["goal"] > 1:
        score = ", ".join(f"{side} {count}" for side, count in facts["score"].items())
        lines.append(say(lang, "fate_v3.score", score=score, goal=facts["goal"]))
    return told(*lines)


def conflict_began(facts: Facts, lang: str) -> View:
    """A conflict with its order of turns."""
    people = [
        say(lang, "fate_v3.order.one", who=one["who"], a=one["ratings"][0], b=one["ratings"][1])
        for one in facts["people"]
    ]
    first, second = (say(lang, f"fate_v3.initiative.{one}") for one in facts["skills"])
    order = say(lang, "fate_v3.order", first=first, second=second, order=", ".join(people))
    return told(say(lang, "fate_v3.conflict_began", **facts), order, _hides(facts, lang))


def scene_shown(facts: Facts, lang: str) -> View:
    """The scene at a glance: a row for each person, then aspects, tasks, sides, and what waits."""
    from . import fate_v3

    remark = ""
    if facts["part"]:
        remark = say(lang, f"fate_v3.shown.{'exchange' if facts['exchange'] else 'part'}", **facts)
    rows = tuple(_person(one, lang) for one in facts["people"])
    lines = [_aspect(one, lang) for one in facts["aspects"]]
    if facts["part"] == "challenge":
        lines += [
            say(lang, "fate_v3.shown.task", task=_task(one, lang), state=_state(one, lang)) for one in facts["tasks"]
        ]
    lines += [say(lang, "fate_v3.side.victories", **one) for one in facts["sides"]]
    if facts["now"]:
        lines.append(say(lang, "fate_v3.shown.now", now=facts["now"]))
    lines += [say(lang, "fate_v3.shown.owed", **one) for one in facts["owed"]]
    for one in facts.get("blocks", ()):
        lines.append(say(lang, f"fate_v3.shown.{'guard' if one['ally'] else 'block'}", **one))
    if facts.get("spin"):
        lines.append(say(lang, "fate_v3.shown.spin", who=facts["spin"]))
    if facts["roll"]:
        lines.append(say(lang, f"fate_v3.stands.{fate_v3.told_as(facts['roll'])}", **facts["roll"]))
    title = say(lang, "fate_v3.scene_shown", title=facts["title"])
    return View(
        title=facts["title"], remark=remark, said_title=f"{title} {remark}".strip(), rows=rows, prose=tuple(lines),
        said_prose=tuple(lines),
    )  # fmt: skip


def _state(one: Facts, lang: str) -> str:
    state = "done" if one["done"] else "failed" if one["tries"] else "open"
    return say(lang, f"fate_v3.task.state.{state}", who=one["who"])


def _person(one: Facts, lang: str) -> Row:
    parts = [say(lang, "fate_v3.shown.points", points=one["fate_points"])]
    parts += [say(lang, "fate_v3.shown.minions", **one)] if "count" in one else _tracks(one, lang)
    parts += [say(lang, "fate_v3.shown.consequence", **each) for each in one["consequences"]]
    parts += [
        say(lang, f"fate_v3.shown.{'fragile' if each['fragile'] else 'temporary'}", **each) for each in one["temporary"]
    ]
    parts += [say(lang, f"fate_v3.shown.{key}") for key in ("full_defense", "offers", "done") if one.get(key)]
    detail = ", ".join(parts)
    return Row(label=one["name"], detail=detail, said=say(lang, "fate_v3.shown.person", name=one["name"], said=detail))


def _tracks(one: Facts, lang: str) -> list[str]:
    return [
        say(
            lang,
            "fate_v3.shown.track",
            track=track,
            ticked=",".join(map(str, found["ticked"])) or 0,
            boxes=found["boxes"],
        )
        for track, found in one["tracks"].items()
    ]


def _aspect(one: Facts, lang: str) -> str:
    if one["hidden"]:
        found = "hidden" if one["difficulty"] is None else "found_at"
        return say(lang, f"fate_v3.shown.aspect_{found}", text=one["text"], difficulty=one["difficulty"])
    if one["holders"]:
        return say(lang, "fate_v3.shown.aspect_free", text=one["text"], who=one["holders"])
    return say(lang, "fate_v3.shown.aspect", text=one["text"])


def time_passed(facts: Facts, lang: str) -> View:
    """What time did to each."""
    span = facts["span"]
    if not facts["rest"]:
        span = "no_rest" if span == "scene" else "no_pause"
    lines = [say(lang, f"fate_v3.time_passed.{span}", length=facts["length"])]
    for one in facts["people"]:
        lines += _recovered(one, lang) or [say(lang, "fate_v3.passed.nothing", who=one["who"])]
    return told(*lines)


def _recovered(one: Facts, lang: str) -> list[str]:
    who, lines = one["who"], []
    boxes = sum(len(ticked) for ticked in one["cleared"].values())
    if boxes:
        lines.append(say(lang, "fate_v3.passed.stress", who=who, boxes=boxes))
    lines += [say(lang, "fate_v3.passed.healed", who=who, **each) for each in one["healed"]]
    lines += [
        say(lang, "fate_v3.passed.lowered", who=who, aspect=each["aspect"], severity=each["severity"])
        for each in one["lowered"]
    ]
    dropped = [each["aspect"] for each in one["lowered"]]
    lines += [
        say(lang, "fate_v3.passed.stays", who=who, **each) for each in one["stays"] if each["aspect"] not in dropped
    ]
    if one["after"] != one["before"]:
        lines.append(say(lang, "fate_v3.passed.points", who=who, before=one["before"], after=one["after"]))
    return lines


VIEWS = {
    "challenge_began": challenge_began,
    "contest_began": contest_began,
    "sides_wait": sides_wait,
    "contest_scored": contest_scored,
    "conflict_began": conflict_began,
    "scene_shown": scene_shown,
    "time_passed": time_passed,
}


def absorb_how(facts: Facts, lang: str) -> list[str]:
    """The ways in which stress can be absorbed."""
    return [say(lang, f"fate_v3.way.{one['way']}", **one) for one in facts["options"]]


PROBLEMS = {"absorb_how": absorb_how}
