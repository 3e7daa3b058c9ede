"""Fate Core's rolls on a screen and in plain lines."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import fate
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

TOPIC = "fate_core"


def rolled(facts: Facts, lang: str) -> View:
    """A roll as it stands: each named number, the opposition, the outcome and how far the next ones are."""
    rows = [*_hand(facts, lang), *_opposition(facts, lang)]
    verdict = _verdict(facts, lang)
    state = "open" if facts["open"] else "settled"
    action = say(lang, f"fate_core.action.{facts['action']}")
    means = _means(facts, lang)
    points = facts["fate_points"]
    left, said = ("pool_left", "pool_left") if facts["pooled"] else ("points_left", "said.points")
    return View(
        title=f"{facts['who']} \u00b7 {facts['trait']} \u00b7 {action}",
        remark=say(lang, f"fate_core.state.{state}"),
        said_title=say(
            lang, "fate_core.said.title", who=facts["who"], trait=facts["trait"], action=action,
            state=say(lang, f"fate_core.said.state.{state}"),
        ),
        rows=tuple(rows),
        verdict=verdict,
        beside="" if points is None else say(lang, f"fate_core.{left}", who=facts["who"], points=points),
        said_verdict=say(lang, "fate_core.said.verdict", verdict=verdict) if verdict else "",
        prose=means,
        said_prose=(*means, *(() if points is None else (say(lang, f"fate_core.{said}", points=points),))),
    )  # fmt: skip


def _hand(facts: Facts, lang: str) -> list[Row]:
    rows = fate.thrown(facts, lang, TOPIC)
    rows += [fate.modifier(one, lang, TOPIC) for one in facts["modifiers"]]
    rows += [fate.note(one, lang, TOPIC) for one in facts.get("notes", ())]
    if facts.get("existing"):
        told = say(lang, "fate_core.row.existing", aspect=facts["existing"])
        rows.append(Row(label=told, said=told, kind="note"))
    for kind in ("weapon", "armour"):
        if facts.get(kind):
            rows.append(_rating(kind, facts[kind], lang))
    return [*rows, fate.total(facts, lang, TOPIC)]


def _rating(kind: str, one: Facts, lang: str) -> Row:
    """A weapon or armour: it changes the harm, not the total, so it stands outside the sum."""
    told = f"{say(lang, f'fate_core.row.{kind}')} {one['value']} {one['label']}".rstrip()
    return Row(label=told, said=told, kind="note")


def _opposition(facts: Facts, lang: str) -> list[Row]:
    rows: list[Row] = []
    hands = [facts["against"]] if facts["against"] else []
    for hand in [*hands, *facts["others"]]:
        rows += [fate.opponent(hand, lang, TOPIC), *_hand(hand, lang)]
    return rows if facts["opposition"] is None else [*rows, *fate.against(facts, lang, TOPIC)]


def _verdict(facts: Facts, lang: str) -> str:
    outcome, shifts = facts["outcome"], facts["shifts"]
    if outcome is None:
        return say(lang, "fate_core.verdict.alone")
    told = say(lang, f"fate_core.verdict.{facts['action']}.{outcome}", shifts=abs(shifts))
    steps = [(name, at - shifts) for name, at in (("tie", 0), ("success", 1), ("style", 3)) if at > shifts]
    further = [
        say(lang, f"fate_core.{'then' if place else 'further'}.{name}", more=more)
        for place, (name, more) in enumerate(steps)
    ]
    return "   ".join([told, *further])


def _means(facts: Facts, lang: str) -> tuple[str, ...]:
    """What the outcome lets the table choose, and who gets a boost."""
    if facts["outcome"] is None:
        return ()
    told = [say(lang, f"fate_core.means.{facts['means']}", shifts=facts["hit"] or abs(facts["shifts"]))]
    if facts["margin"] is not None and facts["action"] in ("overcome", "advantage"):
        told.append(say(lang, f"fate_core.margin.{facts['margin']}"))
    against = facts["against"]
    if facts["boost"] and against and facts["boost"] == against["id"]:
        told.append(say(lang, "fate_core.boost_to", who=against["who"]))
    return tuple(told)


def settled(facts: Facts, lang: str) -> View:
    """The end of a roll: its sentence, and the price that was chosen."""
    shifts = facts["shifts"]
    told = [say(lang, f"fate_core.settled.{facts['outcome'] or 'alone'}", **{**facts, "shifts": abs(shifts or 0)})]
    if facts["outcome"] is not None and not facts["cost"]:
        told += _means({**facts, "margin": None}, lang)
    if facts["cost"]:
        told.append(say(lang, f"fate_core.cost.degree.{facts['cost']['degree']}"))
        told += [
            say(lang, f"fate_core.cost.{kind}_", text=facts["cost"][kind])
            for kind in ("boost", "free")
            if facts["cost"].get(kind)
        ]
    if facts["named"]:
        told.append(say(lang, "fate_core.settled.named", named=facts["named"]))
    if facts["twist"]:
        told.append(say(lang, "fate_core.settled.twist", twist=facts["twist"]))
    return View(prose=tuple(told), said_prose=tuple(told))


def invoked(facts: Facts, lang: str) -> View:
    """Nothing of its own: the roll that follows names the invocation and what it cost."""
    return View()


def placed(facts: Facts, lang: str) -> View:
    """An aspect put into play, with whose free invocations it has."""
    from .fate_core_challenge import side

    how = "gone" if facts["gone"] else "placed" if facts["free"] else "stands"
    key = f"fate_core.aspect_{how}.{'on' if facts['on'] else 'alone'}"
    told = say(lang, key, **{**facts, "side": side(lang, facts["side"])})
    return View(prose=(told,), said_prose=(told,))


VIEWS = {"rolled": rolled, "stands": rolled, "invoked": invoked, "settled": settled, "aspect_placed": placed}
