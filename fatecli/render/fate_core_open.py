"""The roll that lies open in a conflict, as a board shows it: who does what to whom, each hand, last call."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import NARROWEST
from .fate import FACES
from .fate_core_conflict import tell

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

RULE = "\u2500"


def on_table(facts: Facts, lang: str, width: int) -> list[str]:
    """The roll on the table: who does what to whom, each hand on a line, and last call."""
    roll = facts["roll"]
    title = f"{RULE * 2} {tell(lang, 'open')} "
    verdict = _verdict(facts, lang)
    acts = act(facts, lang)
    gap = width - 1 - len(acts) - len(verdict)
    lines = [title + RULE * (width - len(title)), acts + " " * gap + verdict if gap > 1 else acts]
    lines += [] if gap > 1 else [verdict]
    hands = [roll, *([roll["against"]] if roll["against"] else []), *roll["others"]]
    for hand in hands:
        lines += _hand(hand, lang, width)
    if roll["opposition"] is not None and not roll["against"]:
        lines.append(f"  {tell(lang, 'passive', opposition=roll['opposition'])}")
    if facts["behind"]:
        lines.append(f"  {tell(lang, 'behind', n=facts['behind'])}")
    return lines + _calls(facts, lang, width)


def act(facts: Facts, lang: str) -> str:
    """`Sable attacks Maren`."""
    roll = facts["roll"]
    if roll["action"] == "attack" and facts["against"]:
        shoots = roll["trait"] in ("Shoot", "Tir")
        return tell(lang, "act.shoot" if shoots else "act.attack", who=roll["who"], target=facts["against"])
    return tell(lang, f"act.{roll['action']}.alone", who=roll["who"], trait=roll["trait"])


def _verdict(facts: Facts, lang: str) -> str:
    roll = facts["roll"]
    if facts["stage"] == "split":
        return tell(lang, "verdict.split", total=roll["total"])
    if roll["outcome"] is None:
        return tell(lang, "verdict.none")
    if roll["action"] == "attack" and facts["hit"]:
        return tell(lang, f"verdict.hit.{roll['outcome']}", hit=facts["hit"])
    return say(lang, f"fate_core.verdict.{roll['action']}.{roll['outcome']}", shifts=abs(roll["shifts"]))


def _hand(hand: Facts, lang: str, width: int) -> list[str]:
    from textwrap import wrap

    faces = " ".join(FACES[face] for face in hand["dice"]) or tell(lang, "sum_told")
    start = f"  {hand['who']:<8}{faces}  {signed(hand['sum']):>2}   "
    parts = [f"{label(one, lang)} {signed(one['value'])}" for one in hand["modifiers"]]
    total = tell(lang, "total", total=hand["total"])
    text = "   ".join(part.replace(" ", "\u00a0") for part in parts)
    room = max(NARROWEST, width - 3 - len(start) - len(total))
    lines = [line.replace("\u00a0", " ") for line in wrap(text, room)] or [""]
    lines = [(start if place == 0 else " " * len(start)) + line for place, line in enumerate(lines)]
    return [*lines[:-1], lines[-1] + " " * max(2, width - 2 - len(lines[-1]) - len(total)) + total]


def label(one: Facts, lang: str) -> str:
    """What a number in a hand is called on one line."""
    return str(one["label"]) or say(lang, f"fate_core.row.{one['kind']}")


def signed(number: int) -> str:
    """A number with its sign, and a true minus; 0 has none."""
    return "0" if number == 0 else f"{number:+}".replace("-", "\u2212")


def _calls(facts: Facts, lang: str, width: int) -> list[str]:
    """Last call: whose it is, and what they may type."""
    from .plain import command

    lines = []
    head, name = tell(lang, "last_call"), f"[{tell(lang, 'absorb.name')}]"
    for place, one in enumerate(facts["calls"]):
        argvs = [tuple(name if word == "[NAME]" else word for word in argv) for argv in one["argv"]]
        start = f"{head if place == 0 else ' ' * len(head)} {tell(lang, 'caller', who=one['who'])} "
        typed = tell(lang, "or").join(command(argv, lang) for argv in argvs)
        if len(start) + len(typed) > width:
            lines += [start + command(argvs[0], lang), *(" " * len(start) + command(argv, lang) for argv in argvs[1:])]
            continue
        remark = tell(lang, "call.remark", hit=one["hit"]) if one["key"] == "boost" else ""
        gap = min(6, width - len(start) - len(typed) - len(remark))
        lines.append(start + typed + (" " * gap + remark if remark and gap > 1 else ""))
    return lines
