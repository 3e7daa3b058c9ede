"""Fate Core's rolls on a screen and in plain lines."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

FACES = {-1: "\u2212", 0: "0", 1: "+"}
SAID_FACES = {-1: "-", 0: "0", 1: "+"}


def rolled(facts: Facts, lang: str) -> View:
    """A roll as it stands: each named number, the opposition, the outcome and how far the next ones are."""
    rows = [*_hand(facts, lang), *_opposition(facts, lang)]
    verdict = _verdict(facts, lang)
    state = "open" if facts["open"] else "settled"
    action = say(lang, f"fate_core.action.{facts['action']}")
    means = _means(facts, lang)
    points = facts["fate_points"]
    return View(
        title=f"{facts['who']} \u00b7 {facts['trait']} \u00b7 {action}",
        remark=say(lang, f"fate_core.state.{state}"),
        said_title=say(
            lang, "fate_core.said.title", who=facts["who"], trait=facts["trait"], action=action,
            state=say(lang, f"fate_core.said.state.{state}"),
        ),
        rows=tuple(rows),
        verdict=verdict,
        beside="" if points is None else say(lang, "fate_core.points_left", who=facts["who"], points=points),
        said_verdict=say(lang, "fate_core.said.verdict", verdict=verdict) if verdict else "",
        prose=means,
        said_prose=(*means, *(() if points is None else (say(lang, "fate_core.said.points", points=points),))),
    )  # fmt: skip


def _hand(facts: Facts, lang: str) -> list[Row]:
    rows = [_dice(facts["dice"], facts["sum"], lang)]
    for old in facts["thrown"]:
        faces = " ".join(SAID_FACES[face] for face in old)
        rows.append(
            Row(
                label=say(lang, "fate_core.row.thrown", dice=faces), said=say(lang, "fate_core.said.thrown", dice=faces)
            )
        )
    rows += [_modifier(one, lang) for one in facts["modifiers"]]
    rows += [_note(one, lang) for one in facts.get("notes", ())]
    rung = say(lang, f"fate_core.rung.{facts['rung']}")
    rows.append(
        Row(
            label=say(lang, "fate_core.row.total"), number=facts["total"], detail=rung,
            said=say(lang, "fate_core.said.total", total=facts["total"], rung=rung),
        )
    )  # fmt: skip
    return rows


def _dice(faces: list[int], total: int, lang: str) -> Row:
    shown = " ".join(FACES[face] for face in faces) if faces else say(lang, "fate_core.row.sum_told")
    told = " ".join(SAID_FACES[face] for face in faces) if faces else say(lang, "fate_core.row.sum_told")
    return Row(
        label=say(lang, "fate_core.row.dice"), number=total, detail=shown,
        said=say(lang, "fate_core.said.dice", dice=told, sum=total),
    )  # fmt: skip


def _modifier(one: Facts, lang: str) -> Row:
    kind, label, number = one["kind"], one["label"], one["value"]
    if kind == "trait":
        return Row(label=label, number=number, said=say(lang, "fate_core.said.modifier", label=label, value=number))
    name = say(lang, f"fate_core.row.{kind}")
    cost = say(lang, f"fate_core.cost.{one['cost']}") if kind in ("invoke", "reroll") else ""
    quoted = say(lang, "fate_core.row.aspect", aspect=label) if kind in ("invoke", "reroll", "boost") else label
    detail = f"{quoted}, {cost}" if cost else quoted
    said = say(lang, "fate_core.said.modifier", label=f"{name} {detail}".strip(), value=number)
    return Row(label=name, number=number, detail=detail, said=said)


def _note(one: Facts, lang: str) -> Row:
    told = say(lang, f"fate_core.note.{one['note']}", **{name: part for name, part in one.items() if name != "note"})
    return Row(label=told, said=told, kind="note")


def _opposition(facts: Facts, lang: str) -> list[Row]:
    rows: list[Row] = []
    hands = [facts["against"]] if facts["against"] else []
    for hand in [*hands, *facts["others"]]:
        head = say(lang, "fate_core.row.opponent", who=hand["who"], trait=hand["trait"])
        rows += [Row(label=head, said=head, kind="head"), *_hand(hand, lang)]
    if facts["opposition"] is None:
        return rows
    several = len(facts["passive"]) + len(facts["others"]) > 1 or facts["extra"] or (facts["passive"] and hands)
    if several:
        rows += [_passive(one, lang) for one in facts["passive"]]
        rows += [_modifier(one, lang) for one in facts["extra"]]
    kind = "opponent" if facts["against"] else "passive"
    rung = say(lang, f"fate_core.rung.{facts['opposition_rung']}")
    detail = say(lang, f"fate_core.row.against.{kind}", rung=rung)
    rows.append(
        Row(
            label=say(lang, "fate_core.row.against"), number=facts["opposition"], detail=detail,
            said=say(lang, "fate_core.said.against", number=facts["opposition"], detail=detail),
        )
    )  # fmt: skip
    return rows


def _passive(one: Facts, lang: str) -> Row:
    rung = say(lang, f"fate_core.rung.{one['rung']}")
    label = say(lang, "fate_core.row.difficulty")
    said = say(lang, "fate_core.said.modifier", label=label, value=one["value"])
    return Row(label=label, number=one["value"], detail=rung, said=said)


def _verdict(facts: Facts, lang: str) -> str:
    outcome, shifts = facts["outcome"], facts["shifts"]
    if outcome is None:
        return say(lang, "fate_core.verdict.alone")
    told = say(lang, f"fate_core.verdict.{facts['action']}.{outcome}", shifts=abs(shifts))
    further = [
        say(lang, f"fate_core.further.{name}", more=at - shifts)
        for name, at in (("tie", 0), ("success", 1), ("style", 3))
        if at > shifts
    ]
    return "   ".join([told, *further])


def _means(facts: Facts, lang: str) -> tuple[str, ...]:
    """What the outcome lets the table choose."""
    if facts["outcome"] is None:
        return ()
    told = say(lang, f"fate_core.means.{facts['action']}.{facts['outcome']}", shifts=abs(facts["shifts"]))
    margin = facts["margin"]
    if margin is None or facts["action"] not in ("overcome", "advantage"):
        return (told,)
    return (told, say(lang, f"fate_core.margin.{margin}"))


def invoked(facts: Facts, lang: str) -> View:
    """Nothing of its own: the roll that follows names the invocation and what it cost."""
    return View()


VIEWS = {"rolled": rolled, "stands": rolled, "invoked": invoked}
