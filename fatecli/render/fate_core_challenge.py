"""Fate Core's challenges on a screen and in plain lines."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import has, say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

MARKS = {True: "\u2713", False: "\u2717", None: "\u25cb"}
"""A task whose goal was met, one that failed, one that waits. The words beside say the same."""


def side(lang: str, name: str) -> str:
    """A side's name: the two that the game gives in the language of the screen, others as the table called them."""
    return say(lang, f"fate_core_challenge.side.{name}") if has(lang, f"fate_core_challenge.side.{name}") else name


def order(facts: Facts) -> str:
    """Whether tasks follow each other or not, as the catalogue knows it."""
    return "fixed" if facts["ordered"] else "free"


def began(facts: Facts, lang: str) -> View:
    """The tasks at the start."""
    head = say(lang, "fate_core_challenge.title", title=facts["title"], order=order(facts))
    return View(
        title=head,
        remark=say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
        said_title=say(
            lang, "fate_core_challenge.said.began", title=facts["title"], order=order(facts), people=facts["people"]
        ),
        rows=tuple(task(one, lang) for one in facts["tasks"]),
        said_prose=(say(lang, "fate_core_challenge.said.pool", pool=facts["pool"]),),
    )


def task(one: Facts, lang: str) -> Row:
    """A task: what it asks for, or what became of it."""
    label = f"{MARKS[one['met']]} {one['name']}"
    if not one["done"]:
        key = "waits" if one["difficulty"] is not None else "waits_open"
        known = {name: one[name] for name in ("trait", "difficulty") if one[name] is not None}
        return Row(
            label=label, detail=say(lang, f"fate_core_challenge.row.{key}", **known),
            said=say(lang, f"fate_core_challenge.said.{key}", name=one["name"], **known),
        )  # fmt: skip
    told = effect(one, lang)
    facts = {"who": one["who"], "trait": one["with"], "effect": told}
    return Row(
        label=label, number=one["shifts"], detail=say(lang, "fate_core_challenge.row.done", **facts),
        said=say(lang, "fate_core_challenge.said.done", name=one["name"], shifts=one["shifts"], **facts),
    )  # fmt: skip


def effect(one: Facts, lang: str) -> str:
    """What became of a task, and what it cost."""
    name = "cost" if one["outcome"] == "fail" and one["cost"] else one["outcome"]
    told = say(lang, f"fate_core_challenge.effect.{name}")
    paid = price(one["price"], lang)
    return say(lang, "fate_core_challenge.effect.priced", effect=told, price=paid) if paid else told


def price(paid: Facts, lang: str) -> str:
    """What a cost was."""
    known = [kind for kind in paid if has(lang, f"fate_core_challenge.price.{kind}")]
    return ", ".join(say(lang, f"fate_core_challenge.price.{kind}", text=paid[kind]) for kind in known)


def shown(facts: Facts, lang: str) -> View:
    """A challenge at a glance."""
    tried = sum(1 for one in facts["tasks"] if one["done"])
    head = say(lang, "fate_core_challenge.title", title=facts["title"], order=order(facts))
    count = {"tried": tried, "of": facts["of"]}
    verdict = "" if facts["suggestion"] is None else summary(facts, lang)
    return View(
        title=head,
        remark=" \u00b7 ".join(
            (
                say(lang, "fate_core_challenge.tried_of", **count),
                say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
            )
        ),  # fmt: skip
        said_title=say(lang, "fate_core_challenge.said.shown", title=facts["title"], order=order(facts), **count),
        rows=(*(task(one, lang) for one in facts["tasks"]), *stage(facts, lang)),
        verdict=verdict,
        said_verdict=verdict,
        prose=rolled(facts["roll"], lang),
        said_prose=(*said_stage(facts, lang), *rolled(facts["roll"], lang)),
    )


def rolled(roll: Facts | None, lang: str) -> tuple[str, ...]:
    """The open roll in one sentence."""
    if roll is None:
        return ()
    return (say(lang, f"fate_core.rolled.{roll['outcome'] or 'alone'}", **roll),)


def stage(facts: Facts, lang: str) -> list[Row]:
    """What a challenge and a contest show of their scene: points, aspects, what is owed."""
    players = [one for one in facts["people"] if one["fate_points"] is not None]
    return [
        *_line(
            lang,
            "people",
            [say(lang, "fate_core_challenge.people", name=one["name"], points=one["fate_points"]) for one in players],
        ),
        *_line(lang, "scene", [aspect(one, lang) for one in facts["aspects"]]),
        *_line(
            lang,
            "owed",
            [say(lang, "fate_core_challenge.owed", name=one["name"], points=one["points"]) for one in facts["owed"]],
        ),
    ]


def said_stage(facts: Facts, lang: str) -> list[str]:
    """The same, a fact a line."""
    players = [one for one in facts["people"] if one["fate_points"] is not None]
    return [
        say(lang, "fate_core_challenge.said.pool", pool=facts["pool"]),
        *(say(lang, "fate_core_challenge.said.people", name=one["name"], points=one["fate_points"]) for one in players),
        *(aspect(one, lang, "said") for one in facts["aspects"]),
        *(say(lang, "fate_core_challenge.said.owed", name=one["name"], points=one["points"]) for one in facts["owed"]),
    ]


def _line(lang: str, key: str, parts: list[str]) -> list[Row]:
    return [Row(label=say(lang, f"fate_core_challenge.row.{key}"), detail=" \u00b7 ".join(parts))] if parts else []


def aspect(one: Facts, lang: str, way: str = "shown") -> str:
    """An aspect with its free invocations and whose they are."""
    notes = [say(lang, "fate_core_challenge.aspect.on", on=one["on"])] if one["on"] else []
    for name, count in one["free"].items():
        key = "boost" if one["boost"] else "free"
        known = {"side": side(lang, name), **({} if one["boost"] else {"count": count})}
        notes.append(say(lang, f"fate_core_challenge.aspect.{key}", **known))
    return say(
        lang, f"fate_core_challenge.{way}.aspect", text=one["text"], notes=f" ({', '.join(notes)})" if notes else ""
    )


def summary(facts: Facts, lang: str) -> str:
    """Goals met, costs, and the suggestion."""
    told = [say(lang, "fate_core_challenge.summary", title=facts["title"], goals=facts["goals"], of=facts["of"])]
    counts = [
        say(lang, f"fate_core_challenge.summary.{degree}", count=count)
        for degree, count in facts["costs"].items()
        if count
    ]
    if counts:
        told.append(", ".join(counts) + ".")
    if facts["suggestion"] is not None:
        told.append(say(lang, "fate_core_challenge.summary.suggestion", suggestion=facts["suggestion"]))
    return "  ".join(told)


def ended(facts: Facts, lang: str) -> View:
    """The summary: goals and costs, then each task, then what advantages cost and which boosts are left."""
    if facts["suggestion"] is None:
        head = say(lang, "fate_core_challenge.challenge_ended.cut_short", title=facts["title"], left=facts["left"])
    else:
        head = summary(facts, lang)
    more = [
        say(lang, "fate_core_challenge.summary.advantage", who=one["who"], text=one["text"], effect=effect(one, lang))
        for one in facts["advantages"]
    ]
    if facts["boosts"]:
        more.append(say(lang, "fate_core_challenge.summary.boosts", boosts=facts["boosts"]))
    return View(
        title=head, said_title=head, rows=tuple(task(one, lang) for one in facts["tasks"]),
        prose=tuple(more), said_prose=tuple(more),
    )  # fmt: skip


def tried(facts: Facts, lang: str) -> View:
    """What became of a task, and at what price; the settled roll was told before."""
    met_at_cost = facts["outcome"] == "fail" and facts["met"]
    told = say(
        lang,
        f"fate_core_challenge.task_tried.{'cost' if met_at_cost else facts['outcome']}",
        name=facts["name"],
        left=facts["left"],
    )
    return View(prose=(told,), said_prose=(told,))


VIEWS = {
    "challenge_began": began,
    "challenge_shown": shown,
    "challenge_ended": ended,
    "task_tried": tried,
}
