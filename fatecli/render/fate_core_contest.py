"""Fate Core's contests on a screen and in plain lines: one line a side."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .fate import FACES, SAID_FACES
from .fate_core_challenge import rolled, said_stage, side, stage
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

TOPIC = "fate_core_contest"
WON, TO_WIN = "\u25cf", "\u25cb"


def tell(lang: str, key: str, **facts: object) -> str:
    return say(lang, f"{TOPIC}.{key}", **facts)


def began(facts: Facts, lang: str) -> View:
    """The sides at the start."""
    known = {name: facts[name] for name in ("title", "mode", "goal")}
    return View(
        title=tell(lang, "began", **known),
        remark=say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
        said_title=tell(lang, "said.began", **known),
        rows=tuple(_side(one, lang) for one in facts["sides"]),
    )


def _side(one: Facts, lang: str) -> Row:
    key = "side" if one["difficulty"] is None else "side.against"
    known = {"who": one["names"], **({} if one["difficulty"] is None else {"difficulty": one["difficulty"]})}
    name = side(lang, one["side"])
    return Row(label=name, detail=tell(lang, key, **known), said=tell(lang, f"said.{key}", side=name, **known))


def exchanged(facts: Facts, lang: str) -> View:
    """The exchange as it stands: a line a side, what it would score, and the score then."""
    state = "waits" if facts["waits"] else "open"
    verdict = so_far(facts, lang)
    told = score(facts, lang)
    return View(
        title=tell(lang, "title", **{name: facts[name] for name in ("title", "mode", "exchange", "goal")}),
        remark=tell(lang, f"state.{state}"),
        said_title=tell(lang, "said.exchange", exchange=facts["exchange"], state=state),
        rows=tuple(hand(one, lang) for one in facts["sides"] if one["side"] not in facts["waits"]),
        verdict=verdict,
        beside=told,
        said_verdict=tell(lang, "said.so_far", verdict=verdict),
        said_prose=(tell(lang, "said.score", score=told),),
    )


def so_far(facts: Facts, lang: str) -> str:
    if facts["waits"]:
        return tell(lang, "so_far.nobody", waits=[side(lang, one) for one in facts["waits"]])
    if facts["takes"]:
        return tell(lang, "so_far.takes", takes=side(lang, facts["takes"]), victories=facts["victories"])
    return tell(lang, "so_far.tied" if facts["tied"] else "so_far.none")


def score(facts: Facts, lang: str) -> str:
    """`heroes 1 - foes 0`."""
    return " \u2013 ".join(f"{side(lang, name)} {count}" for name, count in facts["score"].items())


def hand(one: Facts, lang: str) -> Row:
    """A side's roll: who leads with what, who helps, every other number, the dice."""
    name = side(lang, one["side"])
    lost = tell(lang, "forfeits", who=one["forfeits"], n=len(one["forfeits"])) if one["forfeits"] else ""
    if one["total"] is None:
        told = f"{tell(lang, 'row.forfeited')}, {lost}"
        return Row(label=name, detail=told, said=f"{name}: {told}")
    parts, said = [_dice(one, lang)], [_dice(one, lang, "said.")]
    if one["difficulty"] is not None:
        known = {"difficulty": one["difficulty"], "shifts": one["shifts"]}
        parts.append(tell(lang, "against", **known))
        said.append(tell(lang, "said.against", **known))
        raised = [tell(lang, "raised", label=extra["label"], value=extra["value"]) for extra in one["extra"]]
        parts, said = [*parts, *raised], [*said, *raised]
    first = [_modifier(one, part, lang, "") for part in one["modifiers"]]
    spoken = [_modifier(one, part, lang, "said.") for part in one["modifiers"]]
    more = [lost] if lost else []
    more += [say(lang, f"fate_core.note.{note['note']}", **_facts(note)) for note in one["notes"]]
    return Row(
        label=name, number=one["total"], detail=" \u00b7 ".join([*first, *parts, *more]),
        said=tell(lang, "said.total", side=name, parts=", ".join([*spoken, *said, *more]), total=one["total"]),
    )  # fmt: skip


def _facts(note: Facts) -> Facts:
    return {name: part for name, part in note.items() if name != "note"}


def _modifier(one: Facts, part: Facts, lang: str, said: str) -> str:
    value = part["value"]
    if part["kind"] == "trait":
        return tell(lang, f"{said}hand", who=one["who"], trait=part["label"], value=value)
    if part["kind"] == "teamwork":
        return tell(lang, f"{said}modifier", label=tell(lang, "helps", who=part["label"]), value=value)
    name = say(lang, f"fate_core.row.{part['kind']}")
    cost = say(lang, f"fate_core.cost.{part['cost']}") if part.get("cost") and part["kind"] != "boost" else ""
    told = tell(lang, f"{said}modifier", label=f"{name} {part['label']}".strip(), value=value)
    return f"{told} ({cost})" if cost else told


def _dice(one: Facts, lang: str, said: str = "") -> str:
    faces = SAID_FACES if said else FACES
    shown = " ".join(faces[face] for face in one["dice"]) or say(lang, "fate_core.row.sum_told")
    return tell(lang, f"{said}dice", dice=shown, sum=one["sum"])


def scored(facts: Facts, lang: str) -> View:
    """An exchange that is over: who scored, and the score."""
    if facts["takes"]:
        told = tell(lang, "exchange_scored.takes", takes=side(lang, facts["takes"]), victories=facts["victories"])
    elif facts["tied"]:
        told = tell(lang, "exchange_scored.tied", twist=facts["twist"])
    else:
        told = tell(lang, "exchange_scored.nobody")
    return View(
        verdict=told, beside=score(facts, lang), said_verdict=told,
        said_prose=(tell(lang, "said.score", score=score(facts, lang)),),
    )  # fmt: skip


def shown(facts: Facts, lang: str) -> View:
    """A contest at a glance: one line a side."""
    known = {name: facts[name] for name in ("title", "mode", "exchange", "goal")}
    rows = [_standing(one, facts["goal"], lang) for one in facts["sides"]]
    won = facts["winner"]
    verdict = tell(lang, "contest_won", side=side(lang, won)) if won else ""
    return View(
        title=tell(lang, "title", **known),
        remark=say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
        said_title=tell(lang, "said.shown", **known),
        rows=(*rows, *stage(facts, lang)),
        verdict=verdict,
        said_verdict=verdict,
        prose=_open(facts["roll"], lang, said=False),
        said_prose=(*said_stage(facts, lang), *_open(facts["roll"], lang, said=True)),
    )


def _open(roll: Facts | None, lang: str, *, said: bool) -> tuple[str, ...]:
    """What lies open: an exchange with its lines, or the roll of an advantage in a sentence."""
    if roll is None or roll["event"] == "rolled":
        return rolled(roll, lang)
    rows = [hand(one, lang) for one in roll["sides"]]
    lines = [row.said if said else f"  {row.label}  {row.number}  {row.detail}" for row in rows]
    return (tell(lang, "said.so_far", verdict=so_far(roll, lang)), *lines)


def _standing(one: Facts, goal: int, lang: str) -> Row:
    """`heroes  ●○○  Maren Athletics +3 · Iskra helps +1`."""
    name = side(lang, one["side"])
    marks = WON * one["victories"] + TO_WIN * (goal - one["victories"])
    parts = _team(one, lang)
    detail = " \u00b7 ".join(parts)
    said = tell(
        lang, "said.victories", side=name, victories=one["victories"], goal=goal,
        detail=f"; {', '.join(parts)}" if parts else "",
    )  # fmt: skip
    return Row(label=name, detail=f"{marks}  {detail}".rstrip(), said=said)


def _team(one: Facts, lang: str) -> list[str]:
    """Who leads with what, and who helps; before the first exchange only who is on the side."""
    if one["lead"] is None:
        parts = [tell(lang, "side", who=one["names"])] if one["names"] else []
    else:
        lead = {"who": one["lead"]["who"], "trait": one["trait"], "value": one["lead"]["rating"]}
        parts = [tell(lang, "hand", **lead)]
        parts += [tell(lang, "modifier", label=tell(lang, "helps", who=who), value=1) for who in one["helpers"]]
    if one["difficulty"] is not None:
        parts.append(tell(lang, "against.alone", difficulty=one["difficulty"]))
    if one["thrown"]:
        parts.append(tell(lang, "has_thrown"))
    if one["forfeits"]:
        parts.append(tell(lang, "forfeits", who=one["forfeits"], n=len(one["forfeits"])))
    return parts


def ended(facts: Facts, lang: str) -> View:
    """The end: who won, and the score."""
    known = {"title": facts["title"], **({"won_by": side(lang, facts["won_by"])} if facts["won_by"] else {})}
    told = tell(lang, f"contest_ended.{'won' if facts['won_by'] else 'cut_short'}", **known)
    return View(
        verdict=told, beside=score(facts, lang), said_verdict=told,
        said_prose=(tell(lang, "said.score", score=score(facts, lang)),),
    )  # fmt: skip


def won(facts: Facts, lang: str) -> View:
    """The goal is reached."""
    told = tell(lang, "contest_won", side=side(lang, facts["side"]))
    return View(prose=(told,), said_prose=(told,))


VIEWS = {
    "contest_began": began,
    "exchanged": exchanged,
    "exchange_scored": scored,
    "contest_won": won,
    "contest_shown": shown,
    "contest_ended": ended,
}
