"""A conflict at a glance, on a screen: as few rows as it takes, and fewer where the terminal is small.

What goes first is the situation, then foes without marks, which share a line, then the zones. Players' characters, the
turn and the open roll always stay.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from . import NARROWEST
from .fate_core_challenge import side
from .fate_core_conflict import tell
from .fate_core_open import on_table
from .fate_core_zones import drawn

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

FREE, TICKED = "\u25a1", "\u25a0"
LABEL, LONGEST_NAME = 9, 16
RULE = "\u2500"


def board(facts: Facts, lang: str, width: int, height: int) -> list[str]:
    """All lines, in the order of the screen; sacrificed in order while there are more than the terminal has."""
    drop: tuple[str, ...] = ()
    lines = _lines(facts, lang, width, drop)
    for part in ("scene", "foes", "zones"):
        if not height or len(lines) <= height:
            break
        drop = (*drop, part)
        lines = _lines(facts, lang, width, drop)
    return [line.rstrip() for line in lines]


def _lines(facts: Facts, lang: str, width: int, drop: tuple[str, ...]) -> list[str]:
    lines = [*_head(facts, lang, width), *_turn(facts, lang, width)]
    if facts["zones"] and "zones" not in drop:
        lines += drawn(facts, lang, width)
    lines += people(facts, lang, width, together="foes" in drop)
    situation = [] if "scene" in drop else _situation(facts, lang, width)
    owed = _owed(facts, lang, width)
    if situation or owed:
        lines += [RULE * width, *situation, *owed]
    return lines + (on_table(facts, lang, width) if facts["roll"] else [])


def _head(facts: Facts, lang: str, width: int) -> list[str]:
    middle = tell(lang, f"head.{facts['part'] or 'scene'}", kind=facts["kind"] or "none", exchange=facts["exchange"])
    pool = tell(lang, "head.pool", pool=facts["pool"])
    left = f"{facts['title']:<{max(26, len(facts['title']) + 1)}} {middle}"
    gap = width - 1 - len(left) - len(pool)
    if gap > 1:
        return [left + " " * gap + pool, RULE * width]
    return [*([f"{left}  {pool}"] if gap > 0 else [facts["title"], f"{middle}  {pool}"]), RULE * width]


def flow(label: str, parts: list[str], width: int, join: str = " \u00b7 ") -> list[str]:
    """Parts after a label, broken between parts; a part too long for a line of its own is broken between words."""
    from textwrap import wrap

    lines, line, room = [], "", max(NARROWEST, width - LABEL)
    for part in parts:
        if line and len(line) + len(join) + len(part) > room:
            lines.append(line)
            line = part
        else:
            line = line + join + part if line else part
    lines += [line] if line else []
    told = [one for long in lines for one in wrap(long, room, break_long_words=False) or [""]]
    return [f"{label if place == 0 else '':<{LABEL}}{one}" for place, one in enumerate(told)]


def _turn(facts: Facts, lang: str, width: int) -> list[str]:
    turn = facts["turn"]
    if turn is None:
        return []
    now, *also = turn["now"] or [""]
    parts = [tell(lang, "turn.done", who=", ".join(turn["done"]))] if turn["done"] else []
    if now:
        parts.append(tell(lang, "turn.also" if also else "turn.now", who=now, also=", ".join(also)))
    else:
        parts.append(tell(lang, "turn.over"))
    if turn["then"]:
        parts.append(tell(lang, "turn.then", who=", ".join(turn["then"])))
    return flow(tell(lang, "label.turn"), parts, width)


def people(facts: Facts, lang: str, width: int, *, together: bool) -> list[str]:
    """A line for each person: points, boxes, slots by their value, and what lies on them."""
    everybody = facts["people"]
    told = [one for one in everybody if not (together and unmarked(one))]
    track = facts["kind"] or "physical"
    columns = _columns(told, track)
    name, slots, on = columns
    head = RULE * width
    places = ((name - 1, "head.points"), (name + 4, f"head.{track}"), (slots, "head.slots"), (on, "head.on"))
    for place, key in places:
        word = f" {tell(lang, key)} "
        head = head[:place] + word + head[place + len(word) :]
    lines = [head[:width]]
    for one in told:
        lines += _person(one, lang, width, track, columns)
    if len(told) < len(everybody):
        rest = [_short(one) for one in everybody if together and unmarked(one)]
        lines += flow(tell(lang, "label.unmarked"), rest, width)
    return lines


def unmarked(one: Facts) -> bool:
    """Whether a foe has nothing on them that would have to be shown."""
    ticked = any(track["ticked"] for track in one["tracks"].values())
    taken = any(slot["aspect"] for slot in one["slots"])
    return not (one["player"] or ticked or taken or one["on"] or one["full_defense"])


def _short(one: Facts) -> str:
    return one["name"] if one["count"] == 1 else f"{one['name']}\u00d7{one['count']}"


def _columns(told: list[Facts], track: str) -> tuple[int, int, int]:
    """Where the points end, the slots begin, and what lies on people begins."""
    name = max([8, *(min(LONGEST_NAME, len(_short(one))) for one in told)])
    boxes = max([8, *(len(_boxes(one, track)) for one in told)])
    slots = max([8, *(len(_slots(one)) for one in told)])
    return name, name + 4 + boxes + 3, name + 4 + boxes + 3 + slots + 2


def _boxes(one: Facts, track: str) -> str:
    found = one["tracks"].get(track) or {"boxes": (), "ticked": ()}
    return "".join(f"{TICKED if box in found['ticked'] else FREE}{box}" for box in found["boxes"])


def _slots(one: Facts) -> str:
    return " ".join(f"{TICKED if slot['aspect'] else FREE}{slot['value']}" for slot in one["slots"])


def _person(one: Facts, lang: str, width: int, track: str, columns: tuple[int, int, int]) -> list[str]:
    from textwrap import wrap

    name, slots, on = columns
    called = _short(one)
    called = called if len(called) <= LONGEST_NAME else called[: LONGEST_NAME - 1] + "\u2026"
    points = "" if one["points"] is None else str(one["points"])
    start = f"{called:<{name}}{points:>2}  "
    nameless = one["out_at"] is not None
    if nameless and (one["count"] > 1 or not one["tracks"].get(track, {}).get("boxes")):
        key = "out_at.each" if one["count"] > 1 else "out_at"
        start += tell(lang, key, out_at=one["out_at"])
        start += " " + _boxes(one, track) if any(box for box in one["tracks"].get(track, {}).get("ticked", ())) else ""
    else:
        start += f"{_boxes(one, track):<{slots - name - 4}}{_slots(one)}"
    marks = [*_marks(one, lang, track)]
    lines = wrap(" \u00b7 ".join(marks), max(NARROWEST, width - on), break_long_words=False) or [""]
    return [f"{start if place == 0 else '':<{on}}{line}" for place, line in enumerate(lines)]


def _marks(one: Facts, lang: str, track: str) -> list[str]:
    """What lies on somebody: consequences and aspects with whose free invocations, boosts, full defence."""
    told = []
    best = one["best"]
    if one["out_at"] is not None and (one["count"] > 1 or not one["on"]):
        key = "rating.mob" if best["teamwork"] else "rating"
        total = best["own"] + best["teamwork"]
        told.append(tell(lang, key, skill=best["skill"], total=total, own=best["own"], teamwork=best["teamwork"]))
    for slot in one["slots"]:
        if slot["aspect"]:
            told.append(mark(slot["aspect"], slot["free"], slot["by"], lang))
    for aspect in one["on"]:
        if aspect["boost"]:
            told.append(tell(lang, "boost", text=aspect["text"], by=holder(aspect, lang)))
        else:
            told.append(mark(aspect["text"], aspect["free"], "", lang))
    if one["full_defense"]:
        told.append(tell(lang, "full_defense", who=one["name"]))
    for other, found in one["tracks"].items():
        if other != track and found["ticked"]:
            told.append(tell(lang, "stress", track=other, boxes=" ".join(map(str, found["ticked"]))))
    return told


def holder(boost: Facts, lang: str) -> str:
    """Who holds a boost: a participant, else a side."""
    return str(boost["by"]) or side(lang, next(iter(boost["free"]), ""))


def mark(text: str, free: dict[str, int], by: str, lang: str) -> str:
    """An aspect with its free invocations and whose they are."""
    if not free:
        return text
    whose = [tell(lang, "free", n=count, side=by or side(lang, name)) for name, count in free.items()]
    return tell(lang, "marked", text=text, free=", ".join(whose))


def _situation(facts: Facts, lang: str, width: int) -> list[str]:
    parts = []
    for one in facts["aspects"]:
        text = tell(lang, "placed", text=one["text"], place=one["place"]) if one["place"] else one["text"]
        if one["boost"]:
            text = tell(lang, "boost", text=text, by=holder(one, lang))
        else:
            text = mark(text, one["free"], "", lang)
        parts.append(tell(lang, "hidden", text=text) if one["hidden"] else text)
    return flow(tell(lang, "label.scene"), parts, width)


def _owed(facts: Facts, lang: str, width: int) -> list[str]:
    if not facts["owed"]:
        return []
    parts = [
        tell(lang, "owed.gm" if one["to"] == "gm" else "owed", who=one["name"], points=one["points"])
        for one in facts["owed"]
    ]
    lines = flow(tell(lang, "label.owed"), parts, width)
    when = tell(lang, "owed.when")
    gap = width - 2 - len(lines[-1]) - len(when)
    return [*lines[:-1], lines[-1] + " " * gap + when] if gap > 1 else lines
