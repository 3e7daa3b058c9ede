"""A roll of four Fate dice as both Fate games show it: each named number a row. `topic` is the catalogue."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

FACES = {-1: "\u2212", 0: "0", 1: "+"}
SAID_FACES = {-1: "-", 0: "0", 1: "+"}
ASPECTS = ("invoke", "reroll", "boost", "innate", "compel")
"""Kinds of modifier whose label is somebody's text, not a name of ours."""


def thrown(facts: Facts, lang: str, topic: str) -> list[Row]:
    """The dice of a hand, and those that were thrown before them."""
    rows = [_dice(facts["dice"], facts["sum"], lang, topic)]
    for old in facts["thrown"]:
        shown, told = _faces(old, lang, topic)
        label, said = say(lang, f"{topic}.row.thrown"), say(lang, f"{topic}.said.thrown", dice=told)
        rows.append(Row(label=label, detail=shown, said=said))
    return rows


def _dice(faces: list[int], total: int, lang: str, topic: str) -> Row:
    shown, told = _faces(faces, lang, topic)
    return Row(
        label=say(lang, f"{topic}.row.dice"), number=total, detail=shown,
        said=say(lang, f"{topic}.said.dice", dice=told, sum=total),
    )  # fmt: skip


def _faces(faces: list[int], lang: str, topic: str) -> tuple[str, str]:
    """Faces for the eye and for the ear; none fell if only their sum was told."""
    if not faces:
        told = say(lang, f"{topic}.row.sum_told")
        return told, told
    return " ".join(FACES[face] for face in faces), " ".join(SAID_FACES[face] for face in faces)


def modifier(one: Facts, lang: str, topic: str) -> Row:
    """A named number, and what it cost."""
    kind, label, number = one["kind"], one["label"], one["value"]
    if kind == "trait":
        return Row(label=label, number=number, said=say(lang, f"{topic}.said.modifier", label=label, value=number))
    name = say(lang, f"{topic}.row.{kind}")
    cost = say(lang, f"{topic}.cost.{one['cost']}") if one.get("cost") and kind != "boost" else ""
    quoted = say(lang, f"{topic}.row.aspect", aspect=label) if kind in ASPECTS else label
    detail = ", ".join(part for part in (quoted, cost) if part)
    said = say(lang, f"{topic}.said.modifier", label=f"{name} {detail}".strip(), value=number)
    return Row(label=name, number=number, detail=detail, said=said)


def note(one: Facts, lang: str, topic: str) -> Row:
    """Something to be said of a hand that is no number in it."""
    told = say(lang, f"{topic}.note.{one['note']}", **{name: part for name, part in one.items() if name != "note"})
    return Row(label=told, said=told, kind="note")


def total(facts: Facts, lang: str, topic: str) -> Row:
    """What a hand comes to, with its rung."""
    rung = say(lang, f"{topic}.rung.{facts['rung']}")
    return Row(
        label=say(lang, f"{topic}.row.total"), number=facts["total"], detail=rung,
        said=say(lang, f"{topic}.said.total", total=facts["total"], rung=rung),
    )  # fmt: skip


def opponent(hand: Facts, lang: str, topic: str) -> Row:
    """The heading over an opposing hand."""
    head = say(lang, f"{topic}.row.opponent", who=hand["who"], trait=hand["trait"])
    return Row(label=head, said=head, kind="head")


def against(facts: Facts, lang: str, topic: str) -> list[Row]:
    """The number to beat, after the numbers it is made of where there are several."""
    rows: list[Row] = []
    hands = bool(facts["against"])
    if len(facts["passive"]) + len(facts["others"]) > 1 or facts["extra"] or (facts["passive"] and hands):
        rows += [_passive(one, lang, topic) for one in facts["passive"]]
        rows += [modifier(one, lang, topic) for one in facts["extra"]]
    kind = "opponent" if hands else "block" if _blocks(facts["passive"]) else "passive"
    rung = say(lang, f"{topic}.rung.{facts['opposition_rung']}")
    detail = say(lang, f"{topic}.row.against.{kind}", rung=rung)
    rows.append(
        Row(
            label=say(lang, f"{topic}.row.against"), number=facts["opposition"], detail=detail,
            said=say(lang, f"{topic}.said.against", number=facts["opposition"], detail=detail),
        )
    )  # fmt: skip
    return rows


def _blocks(passive: list[Facts]) -> bool:
    """Whether what has to be beaten is the strength of a block."""
    highest = max((one["value"] for one in passive), default=0)
    return any(one["word"] == "block" and one["value"] == highest for one in passive)


def _passive(one: Facts, lang: str, topic: str) -> Row:
    rung = say(lang, f"{topic}.rung.{one['rung']}")
    label = say(lang, f"{topic}.row.{'block' if _blocks([one]) else 'difficulty'}")
    said = say(lang, f"{topic}.said.modifier", label=label, value=one["value"])
    return Row(label=label, number=one["value"], detail=rung, said=said)
