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
    if facts.get("existing"):
        told = say(lang, "fate_core.row.existing", aspect=facts["existing"])
        rows.append(Row(label=told, said=told, kind="note"))
    for kind in ("weapon", "armour"):
        if facts.get(kind):
            rows.append(_rating(kind, facts[kind], lang))
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


def _rating(kind: str, one: Facts, lang: str) -> Row:
    """A weapon or armour: it changes the harm, not the total, so it stands outside the sum."""
    told = f"{say(lang, f'fate_core.row.{kind}')} {one['value']} {one['label']}".rstrip()
    return Row(label=told, said=told, kind="note")


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


VIEWS = {"rolled": rolled, "stands": rolled, "invoked": invoked, "settled": settled}
