"""A conflict at a glance, one fact a line: no glyph, numbers said with plus and minus, people found by line start."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .fate import SAID_FACES
from .fate_core_board import holder
from .fate_core_challenge import side
from .fate_core_conflict import tell
from .fate_core_open import act
from .fate_core_zones import border

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Facts = dict[str, Any]


def said(facts: Facts, lang: str) -> Iterator[str]:
    """All lines."""
    part = facts["part"] or "scene"
    known = {"title": facts["title"], "kind": facts["kind"] or "none", "exchange": facts["exchange"]}
    yield tell(lang, f"said.head.{part}", **known)
    yield from _turn(facts["turn"], lang)
    yield tell(lang, "said.pool", pool=facts["pool"])
    for zone in facts["zones"]:
        yield _zone(facts, zone, lang)
    for one in facts["people"]:
        yield _person(one, lang)
    for one in facts["aspects"]:
        yield tell(lang, "said.aspect", text=", ".join(_aspect(one, lang)))
    if facts["owed"]:
        yield tell(lang, "said.owed", owed=tell(lang, "said.join").join(_owed(one, lang) for one in facts["owed"]))
    if facts["roll"]:
        yield from _open(facts, lang)


def _turn(turn: Facts | None, lang: str) -> Iterator[str]:
    if turn is None:
        return
    now, *also = turn["now"] or [""]
    key = "said.turn.also" if also else "said.turn" if now else "said.turn.over"
    yield tell(lang, key, who=now, also=also, n=len(also))
    if turn["done"]:
        yield tell(lang, "said.done", who=", ".join(turn["done"]))
    if turn["then"]:
        yield tell(lang, "said.then", who=", ".join(turn["then"]))


def _zone(facts: Facts, zone: Facts, lang: str) -> str:
    names = {one["id"]: one["name"] for one in facts["zones"]}
    people = [one["name"] if one["count"] == 1 else f"{one['name']} {one['count']}" for one in zone["people"]]
    next_to, past = [], []
    for other, name in names.items():
        if any({one["a"], one["b"]} == {zone["id"], other} for one in facts["borders"]) and other != zone["id"]:
            one = border(facts, zone["id"], other)
            if one["aspect"]:
                past.append(
                    ", ".join([tell(lang, "said.past", zone=name, aspect=one["aspect"]), *_free(one["free"], "", lang)])
                )
            else:
                next_to.append(name)
    told = [", ".join(people) or tell(lang, "said.nobody")]
    told += [tell(lang, "said.next_to", zones=next_to)] if next_to else []
    return tell(lang, "said.zone", zone=zone["name"], told=tell(lang, "said.join").join([*told, *past]))


def _person(one: Facts, lang: str) -> str:
    parts = [side(lang, one["side"])]
    if one["points"] is not None:
        parts.append(tell(lang, "said.points", points=one["points"]))
    if one["out_at"] is not None:
        parts += _nameless(one, lang)
    for track, found in one["tracks"].items():
        if not found["boxes"]:
            continue
        free = " ".join(str(box) for box in found["boxes"] if box not in found["ticked"])
        ticked = " ".join(map(str, found["ticked"]))
        both = "both" if free and ticked else "ticked" if ticked else "free"
        other = ".other" if track == "mental" and "physical" in one["tracks"] else ""
        parts.append(tell(lang, f"said.stress.{both}{other}", free=free, ticked=ticked))
    free_slots = [say(lang, f"fate_core.slot.{slot['slot']}") for slot in one["slots"] if not slot["aspect"]]
    if one["slots"]:
        parts.append(tell(lang, "said.slots" if free_slots else "said.no_slot", slots=" ".join(free_slots)))
    marks = list(_marks(one, lang))
    return tell(lang, "said.person", who=one["name"], told=tell(lang, "said.join").join([", ".join(parts), *marks]))


def _nameless(one: Facts, lang: str) -> list[str]:
    best = one["best"]
    known = {"skill": best["skill"], "total": best["own"] + best["teamwork"], "teamwork": best["teamwork"]}
    told = [tell(lang, "said.left", n=one["count"])] if one["count"] > 1 else []
    told.append(tell(lang, "said.out_at.each" if one["count"] > 1 else "said.out_at", out_at=one["out_at"]))
    return [*told, tell(lang, "said.rating.mob" if best["teamwork"] else "said.rating", **known)]


def _marks(one: Facts, lang: str) -> Iterator[str]:
    for slot in one["slots"]:
        if slot["aspect"]:
            name = say(lang, f"fate_core.slot.{slot['slot']}")
            yield ", ".join([f"{name} {slot['aspect']}", *_free(slot["free"], slot["by"], lang)])
    for aspect in one["on"]:
        yield ", ".join(_aspect(aspect, lang, on=True))
    if one["full_defense"]:
        yield tell(lang, "said.full_defense", who=one["name"])


def _aspect(one: Facts, lang: str, *, on: bool = False) -> list[str]:
    text = one["text"]
    if one["boost"]:
        return [tell(lang, "said.boost", text=text), tell(lang, "said.held", by=holder(one, lang))]
    told = [tell(lang, "said.on", text=text) if on else text]
    told += [tell(lang, "said.in", place=one["place"])] if one["place"] else []
    told += [tell(lang, "said.hidden")] if one["hidden"] else []
    return [*told, *_free(one["free"], "", lang)]


def _free(free: dict[str, int], by: str, lang: str) -> list[str]:
    return [tell(lang, "said.free", n=count, side=by or side(lang, name)) for name, count in free.items()]


def _owed(one: Facts, lang: str) -> str:
    return tell(lang, "said.owed.gm" if one["to"] == "gm" else "owed", who=one["name"], points=one["points"])


def _open(facts: Facts, lang: str) -> Iterator[str]:
    roll = facts["roll"]
    yield tell(lang, "said.open", act=_plainly(facts, lang))
    for hand in [roll, *([roll["against"]] if roll["against"] else []), *roll["others"]]:
        faces = " ".join(SAID_FACES[face] for face in hand["dice"]) or tell(lang, "sum_told")
        parts = [tell(lang, "said.dice", faces=faces, sum=hand["sum"])]
        for one in hand["modifiers"]:
            kind = "" if one["kind"] == "trait" else say(lang, f"fate_core.row.{one['kind']}") + " "
            parts.append(tell(lang, "said.modifier", label=f"{kind}{one['label']}".strip(), value=one["value"]))
        yield "  " + tell(
            lang, "said.hand", who=hand["who"], told=tell(lang, "said.join").join(parts), total=hand["total"]
        )
    if roll["opposition"] is not None and not roll["against"]:
        yield "  " + tell(lang, "passive", opposition=roll["opposition"])
    yield "  " + tell(lang, "said.so_far", verdict=_verdict(facts, lang))


def _plainly(facts: Facts, lang: str) -> str:
    if facts["roll"]["action"] == "attack" and facts["against"]:
        return tell(lang, "act.attack", who=facts["roll"]["who"], target=facts["against"])
    return act(facts, lang)


def _verdict(facts: Facts, lang: str) -> str:
    roll = facts["roll"]
    if facts["stage"] == "split":
        return tell(lang, "verdict.split", total=roll["total"])
    if roll["outcome"] is None:
        return tell(lang, "verdict.none")
    if roll["action"] == "attack" and facts["hit"]:
        return tell(lang, f"said.hit.{roll['outcome']}", hit=facts["hit"])
    return say(lang, f"fate_core.verdict.{roll['action']}.{roll['outcome']}", shifts=abs(roll["shifts"]))
