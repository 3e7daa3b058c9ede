"""Storyteller's pools on a screen; plain lines are the sentences."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]


def rolled(facts: Facts, lang: str) -> View:
    """A pool as it fell: each named number, the dice, and the sentence that tells what they mean."""
    sentence = say(lang, f"storyteller.rolled.{facts['told']}", **facts)
    title = f"{facts['who']} \u00b7 {facts['trait']}" if facts["who"] else facts["hand"]
    rows = [_modifier(one, lang) for one in facts["modifiers"] if one["kind"] != "dice"]
    if facts["dice"]:
        rows.append(Row(label=say(lang, "storyteller.row.dice"), detail=facts["fell"]))
    return View(
        title=title,
        remark=say(lang, "storyteller.row.difficulty", difficulty=facts["difficulty"]),
        rows=tuple(rows),
        prose=(sentence,),
        said_prose=(sentence,),
    )


def _modifier(one: Facts, lang: str) -> Row:
    label = say(lang, one["label_key"]) if "label_key" in one else one["label"]
    if one["kind"] in ("actions", "untrained"):
        label = say(lang, f"storyteller.row.{one['kind']}", label=label)
    return Row(label=label, number=one["value"], detail=say(lang, f"storyteller.on.{one['on']}"))


def _scene_shown(facts: Facts, lang: str) -> View:
    from .storyteller_scene import scene_shown

    return scene_shown(facts, lang)


def _time_passed(facts: Facts, lang: str) -> View:
    from .storyteller_scene import time_passed

    return time_passed(facts, lang)


VIEWS = {"rolled": rolled, "scene_shown": _scene_shown, "time_passed": _time_passed}
