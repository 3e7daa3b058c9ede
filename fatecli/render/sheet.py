"""A sheet on a screen and in plain lines: sections of five kinds, whatever the game."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    from ..core.events import Section, Shown

    Item = dict[str, Any]

FREE, TICKED = "\u25a1", "\u25a0"
DOT, NO_DOT = "\u25cf", "\u25cb"


def drawn(event: Shown, lang: str) -> View:
    """All sections, each under its title."""
    rows: list[Row] = []
    for section in event.sections:
        title = say(lang, section.title) if section.title else ""
        if title:
            rows.append(Row(label=title, kind="head"))
        rows += [DRAW[section.kind](item, title, lang) for item in _items(section)]
    remark = say(lang, event.remark) if event.remark else ""
    return View(
        title=event.who, remark=remark, rows=tuple(rows),
        said_title=say(lang, "event.said.sheet", who=event.who, remark=remark),
    )  # fmt: skip


def _items(section: Section) -> list[Item]:
    """The items, those of equal rating on a ladder brought together on one line."""
    if section.kind != "ratings" or not any("word" in item for item in section.items):
        return list(section.items)
    by_value: dict[int, list[str]] = {}
    for item in section.items:
        by_value.setdefault(item["value"], []).append(item["label"])
    words = {item["value"]: item["word"] for item in section.items}
    return [{"word": words[value], "value": value, "names": names} for value, names in by_value.items()]


def _label(item: Item, lang: str) -> str:
    return say(lang, item["label_key"]) if "label_key" in item else str(item.get("label", ""))


def _line(lang: str, *parts: str) -> str:
    """What stands in a place, said: the places and the thing, apart by the language's colon."""
    colon = say(lang, "event.colon")
    return colon.join(part for part in parts if part)


def _rating(item: Item, title: str, lang: str) -> Row:
    if "names" in item:
        word = say(lang, item["word"])
        names = ", ".join(item["names"])
        return Row(
            label=word,
            number=item["value"],
            detail=names,
            said=_line(lang, title, f"{word}, {_said(item, lang)}", names),
        )
    label = _label(item, lang)
    if "dots" in item:
        dots = DOT * item["value"] + NO_DOT * max(0, item["dots"] - item["value"])
        return Row(label=label, detail=f"{dots} {item['value']}", said=_line(lang, title, label, str(item["value"])))
    return Row(label=label, detail=str(item["value"]), said=_line(lang, title, label, str(item["value"])))


def _said(item: Item, lang: str) -> str:
    return say(lang, "event.said.number", value=item["value"])


def _boxes(item: Item, title: str, lang: str) -> Row:
    label = _label(item, lang)
    marks = " ".join(f"{TICKED if box in item['ticked'] else FREE}{box}" for box in item["boxes"])
    free = [box for box in item["boxes"] if box not in item["ticked"]]
    why = say(lang, item["why"], **item.get("facts", {})) if item.get("why") else ""
    parts = (("ticked", item["ticked"]), ("free", free))
    told = ", ".join(say(lang, f"event.said.{name}", boxes=boxes) for name, boxes in parts if boxes)
    return Row(label=label, detail=f"{marks}   {why}".rstrip(), said=_line(lang, title, label, told, why))


def _slot(item: Item, title: str, lang: str) -> Row:
    label = _label(item, lang)
    mark = say(lang, item["mark"], **item.get("facts", {})) if item.get("mark") else ""
    text = item["text"]
    box = TICKED if text else FREE
    told = f"{text}, {mark}" if text and mark else text or say(lang, "event.free")
    said = _line(lang, title, f"{label} {item['value']}".rstrip(), told)
    return Row(label=label, detail=f"{box}{item['value']}   {told}", said=said)


def _words(item: Item, title: str, lang: str) -> Row:
    label = _label(item, lang)
    mark = say(lang, item["mark"], **item.get("facts", {})) if item.get("mark") else ""
    told = ", ".join(part for part in (item["text"], mark) if part)
    return Row(label=label, detail=told, said=_line(lang, title, label, told))


def _text(item: Item, title: str, lang: str) -> Row:
    return Row(label=item["text"], kind="note", said=_line(lang, title, "", item["text"]))


DRAW = {"ratings": _rating, "boxes": _boxes, "slots": _slot, "words": _words, "text": _text}
