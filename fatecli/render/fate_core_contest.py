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

WON, TO_WIN = "\u25cf", "\u25cb"


def began(facts: Facts, lang: str) -> View:
    """The sides at the start."""
    known = {name: facts[name] for name in ("title", "mode", "goal")}
    return View(
        title=say(lang, "fate_core_contest.began", **known),
        remark=say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
        said_title=say(lang, "fate_core_contest.said.began", **known),
        rows=tuple(_side(one, lang) for one in facts["sides"]),
    )


def _side(one: Facts, lang: str) -> Row:
    key = "alone" if one["difficulty"] is None else "against"
    known = {"who": one["names"], **({} if one["difficulty"] is None else {"difficulty": one["difficulty"]})}
    name = side(lang, one["side"])
    return Row(
        label=name,
        detail=say(lang, f"fate_core_contest.side.{key}", **known),
        said=say(lang, f"fate_core_contest.said.side.{key}", side=name, **known),
    )


def exchanged(facts: Facts, lang: str) -> View:
    """The exchange as it stands: a line a side, what it would score, and the score then."""
    state = "waits" if facts["waits"] else "open"
    verdict = so_far(facts, lang)
    told = score(facts, lang)
    return View(
        title=say(
            lang, "fate_core_contest.title", **{name: facts[name] for name in ("title", "mode", "exchange", "goal")}
        ),
        remark=say(lang, f"fate_core_contest.state.{state}"),
        said_title=say(lang, "fate_core_contest.said.exchange", exchange=facts["exchange"], state=state),
        rows=tuple(hand(one, lang) for one in facts["sides"] if one["side"] not in facts["waits"]),
        verdict=verdict,
        beside=told,
        said_verdict=say(lang, "fate_core_contest.said.so_far", verdict=verdict),
        said_prose=(say(lang, "fate_core_contest.said.score", score=said_score(facts, lang)),),
    )


def so_far(facts: Facts, lang: str) -> str:
    """How the exchange stands before last call: who waits, or who takes how many victories."""
    if facts["waits"]:
        return say(lang, "fate_core_contest.so_far.nobody", waits=[side(lang, one) for one in facts["waits"]])
    if facts["takes"]:
        return say(
            lang, "fate_core_contest.so_far.takes", takes=side(lang, facts["takes"]), victories=facts["victories"]
        )
    return say(lang, "fate_core_contest.so_far.tied" if facts["tied"] else "so_far.none")


def score(facts: Facts, lang: str) -> str:
    """`heroes 1 - foes 0`."""
    return " \u2013 ".join(f"{side(lang, name)} {count}" for name, count in facts["score"].items())


def said_score(facts: Facts, lang: str) -> str:
    """`heroes 1, foes 0`."""
    return ", ".join(f"{side(lang, name)} {count}" for name, count in facts["score"].items())


def hand(one: Facts, lang: str) -> Row:
    """A side's roll: who leads with what, who helps, every other number, the dice."""
    name = side(lang, one["side"])
    lost = (
        say(lang, "fate_core_contest.forfeits", who=one["forfeits"], n=len(one["forfeits"])) if one["forfeits"] else ""
    )
    if one["total"] is None:
        told = f"{say(lang, 'fate_core_contest.forfeits_all')}, {lost}"
        return Row(label=name, detail=told, said=f"{name}{say(lang, 'event.colon')}{told}")
    parts, said = [_dice(one, lang)], [_dice(one, lang, "said.")]
    if one["difficulty"] is not None:
        known = {"difficulty": one["difficulty"], "shifts": one["shifts"]}
        parts.append(
            say(lang, "fate_core_contest.against", difficulty=signed(one["difficulty"]), shifts=signed(one["shifts"]))
        )
        said.append(say(lang, "fate_core_contest.said.against", **known))
        raised = [
            say(lang, "fate_core_contest.row.raised", label=more["label"], value=more["value"]) for more in one["extra"]
        ]
        parts, said = [*parts, *raised], [*said, *raised]
    first = [_modifier(one, part, lang, "") for part in one["modifiers"]]
    spoken = [_modifier(one, part, lang, "said.") for part in one["modifiers"]]
    more = [lost] if lost else []
    more += [say(lang, f"fate_core.note.{note['note']}", **_facts(note)) for note in one["notes"]]
    told = ", ".join([*spoken, *said, *more])
    return Row(
        label=name, number=one["total"], detail=" \u00b7 ".join([*first, *parts, *more]),
        said=say(lang, "fate_core_contest.said.total", side=name, parts=told, total=one["total"]),
    )  # fmt: skip


def _facts(note: Facts) -> Facts:
    return {name: part for name, part in note.items() if name != "note"}


def _modifier(one: Facts, part: Facts, lang: str, said: str) -> str:
    value = part["value"]
    if part["kind"] == "trait":
        return say(lang, f"fate_core_contest.{said}hand", who=one["who"], trait=part["label"], value=value)
    if part["kind"] == "teamwork":
        return say(
            lang,
            f"fate_core_contest.{said}modifier",
            label=say(lang, "fate_core_contest.helps", who=part["label"]),
            value=value,
        )
    name = say(lang, f"fate_core.row.{part['kind']}")
    cost = say(lang, f"fate_core.cost.{part['cost']}") if part.get("cost") and part["kind"] != "boost" else ""
    told = say(lang, f"fate_core_contest.{said}modifier", label=f"{name} {part['label']}".strip(), value=value)
    return f"{told} ({cost})" if cost else told


def _dice(one: Facts, lang: str, said: str = "") -> str:
    faces = SAID_FACES if said else FACES
    shown = " ".join(faces[face] for face in one["dice"]) or say(lang, "fate_core.row.sum_told")
    return say(lang, f"fate_core_contest.{said}dice", dice=shown, sum=one["sum"] if said else signed(one["sum"]))


def signed(number: int) -> str:
    """A number as a screen shows it, with the typographic minus; 0 has no sign."""
    return f"{number:+}".replace("-", "\u2212") if number else "0"


def scored(facts: Facts, lang: str) -> View:
    """An exchange that is over: who scored, and the score."""
    if facts["takes"]:
        told = say(
            lang,
            "fate_core_contest.exchange_scored.takes",
            takes=side(lang, facts["takes"]),
            victories=facts["victories"],
        )
    elif facts["tied"]:
        told = say(lang, "fate_core_contest.exchange_scored.tied", twist=facts["twist"])
    else:
        told = say(lang, "fate_core_contest.exchange_scored.nobody")
    won = (say(lang, "fate_core_contest.contest_won", side=side(lang, facts["won_by"])),) if facts["won_by"] else ()
    return View(
        verdict=told, beside=score(facts, lang), said_verdict=told,
        prose=won, said_prose=(say(lang, "fate_core_contest.said.score", score=said_score(facts, lang)), *won),
    )  # fmt: skip


def shown(facts: Facts, lang: str) -> View:
    """A contest at a glance: one line a side."""
    known = {name: facts[name] for name in ("title", "mode", "exchange", "goal")}
    rows = [_standing(one, facts["goal"], lang) for one in facts["sides"]]
    won = facts["winner"]
    verdict = say(lang, "fate_core_contest.contest_won", side=side(lang, won)) if won else ""
    return View(
        title=say(lang, "fate_core_contest.title", **known),
        remark=say(lang, "fate_core_challenge.pool", pool=facts["pool"]),
        said_title=say(lang, "fate_core_contest.said.shown", **known),
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
    width = max(len(row.label) for row in rows)
    lines = [
        row.said if said else f"  {row.label:<{width}}  {signed(row.number or 0):>3}  {row.detail}" for row in rows
    ]  # fmt: skip
    return (say(lang, "fate_core_contest.said.so_far", verdict=so_far(roll, lang)), *lines)


def _standing(one: Facts, goal: int, lang: str) -> Row:
    """`heroes  ●○○  Maren Athletics +3 · Iskra helps +1`."""
    name = side(lang, one["side"])
    marks = WON * one["victories"] + TO_WIN * (goal - one["victories"])
    parts = _team(one, lang)
    detail = " \u00b7 ".join(parts)
    said = say(
        lang, "fate_core_contest.said.victories", side=name, victories=one["victories"], goal=goal,
        detail=f"{say(lang, 'event.semicolon')}{', '.join(parts)}" if parts else "",
    )  # fmt: skip
    return Row(label=name, detail=f"{marks}  {detail}".rstrip(), said=said)


def _team(one: Facts, lang: str) -> list[str]:
    """Who leads with what, and who helps; before the first exchange only who is on the side."""
    if one["lead"] is None:
        parts = [say(lang, "fate_core_contest.side.alone", who=one["names"])] if one["names"] else []
    else:
        lead = {"who": one["lead"]["who"], "trait": one["trait"], "value": one["lead"]["rating"]}
        parts = [say(lang, "fate_core_contest.hand", **lead)]
        parts += [
            say(lang, "fate_core_contest.modifier", label=say(lang, "fate_core_contest.helps", who=who), value=1)
            for who in one["helpers"]
        ]
    if one["difficulty"] is not None:
        parts.append(say(lang, "fate_core_contest.against.alone", difficulty=one["difficulty"]))
    if one["thrown"]:
        parts.append(say(lang, "fate_core_contest.has_thrown"))
    if one["forfeits"]:
        parts.append(say(lang, "fate_core_contest.forfeits", who=one["forfeits"], n=len(one["forfeits"])))
    return parts


def ended(facts: Facts, lang: str) -> View:
    """The end: who won, and the score."""
    known = {"title": facts["title"], **({"won_by": side(lang, facts["won_by"])} if facts["won_by"] else {})}
    told = say(lang, f"fate_core_contest.contest_ended.{'won' if facts['won_by'] else 'cut_short'}", **known)
    return View(
        verdict=told, beside=score(facts, lang), said_verdict=told,
        said_prose=(say(lang, "fate_core_contest.said.score", score=said_score(facts, lang)),),
    )  # fmt: skip


VIEWS = {
    "contest_began": began,
    "exchanged": exchanged,
    "exchange_scored": scored,
    "contest_shown": shown,
    "contest_ended": ended,
}
