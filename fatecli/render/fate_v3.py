"""FATE v3's rolls on a screen and in plain lines."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import fate, fate_v3_scene
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

TOPIC = "fate_v3"


def rolled(facts: Facts, lang: str) -> View:
    """A roll as it stands: each named number, the difficulty, the outcome and how far the next one is."""
    verdict = _verdict(facts, lang)
    state = "open" if facts["open"] else "settled"
    action = _action(facts, lang)
    told = _told(facts, lang)
    points = facts["fate_points"]
    return View(
        title=f"{facts['who']} \u00b7 {facts['trait']} \u00b7 {action}",
        remark=say(lang, f"fate_v3.state.{state}"),
        said_title=say(
            lang, "fate_v3.said.title", who=facts["who"], trait=facts["trait"], action=action,
            state=say(lang, f"fate_v3.said.state.{state}"),
        ),
        rows=(*_hand(facts, lang), *_opposition(facts, lang)),
        verdict=verdict,
        beside=say(lang, "fate_v3.points_left", who=facts["who"], points=points),
        said_verdict=say(lang, "fate_v3.said.verdict", verdict=verdict),
        prose=told,
        said_prose=(*told, say(lang, "fate_v3.said.points", points=points)),
    )  # fmt: skip


def _action(facts: Facts, lang: str) -> str:
    if facts["spell"]:
        return say(lang, "fate_v3.action.spell", domain=facts["spell"]["domain"])
    if facts["purpose"]:
        return say(lang, f"fate_v3.action.{facts['purpose']}", about=facts["about"])
    return say(lang, f"fate_v3.action.{facts['action']}")


def _hand(facts: Facts, lang: str) -> list[Row]:
    rows = fate.thrown(facts, lang, TOPIC)
    rows += [fate.modifier(one, lang, TOPIC) for one in facts["modifiers"]]
    rows += [fate.note(one, lang, TOPIC) for one in facts.get("notes", ()) if one.get("text") != ""]
    return [*rows, fate.total(facts, lang, TOPIC)]


def _opposition(facts: Facts, lang: str) -> list[Row]:
    rows: list[Row] = []
    hands = [facts["against"]] if facts["against"] else []
    for hand in [*hands, *facts["others"]]:
        rows += [fate.opponent(hand, lang, TOPIC), *_hand(hand, lang)]
    if facts["opposition"] is None:
        return [*rows, *(fate.modifier(one, lang, TOPIC) for one in facts["extra"])]
    return [*rows, *fate.against(facts, lang, TOPIC)]


def told_as(facts: Facts) -> str:
    """How the outcome is told: alone, block, fail, tie, success; in a competition won, lost, both."""
    if facts["outcome"] is None:
        return "block" if facts["purpose"] == "block" else "alone"
    if facts["winner"] is None:
        return "tie_succeeds" if facts["outcome"] == "tie" and facts["succeeds"] else str(facts["outcome"])
    return {"success": "won", "fail": "lost", "tie": "both"}[facts["outcome"]]


def _verdict(facts: Facts, lang: str) -> str:
    told = told_as(facts)
    parts = [say(lang, f"fate_v3.verdict.{told}", **facts)]
    lacking = facts["lacking"]
    if told in ("fail", "tie"):
        parts.append(say(lang, "fate_v3.further.success", more=lacking + 1))
    if told == "lost":
        parts.append(say(lang, "fate_v3.further.both", more=lacking))
    if told in ("lost", "both"):
        parts.append(say(lang, "fate_v3.further.won", more=lacking + 1))
    return "   ".join(parts)


def _told(facts: Facts, lang: str) -> tuple[str, ...]:
    """What the numbers do not say: innate magic, a spell and what it costs, stunts that work from some result on."""
    told = [say(lang, "fate_v3.effect", effect=facts["effect"])] if facts["effect"] else []
    if facts["spell"]:
        if facts["spell"]["effect"]:
            told.append(say(lang, "fate_v3.spell.effect", effect=facts["spell"]["effect"]))
        strain = "strain" if facts["strain"] else "no_strain"
        told.append(say(lang, f"fate_v3.spell.{strain}", strain=facts["strain"]))
        if facts["backlash"]:
            told.append(say(lang, "fate_v3.spell.backlash", backlash=facts["backlash"]))
    if facts["grade"]:
        told.append(say(lang, f"fate_v3.grade.{facts['grade']}"))
    if facts["spin"]:
        told.append(say(lang, "fate_v3.spin", who=facts["winner_name"]))
    if facts["hit"]:
        how = _hit(facts["hit"])
        told.append(say(lang, f"fate_v3.hit.{how}", **facts["hit"]))
    for one in facts["thresholds"]:
        told.append(say(lang, f"fate_v3.threshold.{'yes' if one['reached'] else 'no'}", **one))
    return tuple(told)


def _hit(hit: Facts) -> str:
    if "minions" in hit:
        return "minions"
    return "box" if hit["box"] else "forced" if hit["severity"] else "out"


def settled(facts: Facts, lang: str) -> View:
    """The end of a roll in a sentence, with what innate magic did if it was won; a backlash was told before it."""
    effect = "" if facts["succeeds"] is False else facts["effect"]
    told = (
        say(lang, f"fate_v3.settled.{told_as(facts)}", **facts),
        *_told({**facts, "spell": None, "hit": None, "effect": effect}, lang),
    )
    return View(prose=told, said_prose=told)


def invoked(facts: Facts, lang: str) -> View:
    """Nothing of its own: the roll that follows names the invocation and what it cost."""
    return View()


VIEWS = {
    **fate_v3_scene.VIEWS,
    "rolled": rolled,
    "stands": rolled,
    "invoked": invoked,
    "point_added": invoked,
    "settled": settled,
}
PROBLEMS = fate_v3_scene.PROBLEMS
