"""Grimoire's scenes on a screen and in plain lines: turns, Défis and what came of them, blows, all at a glance."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING, replace
from ..text import say
from .grimoire import hand, number, rolled
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]


def lined_up(facts: Facts, lang: str) -> View | None:
    """The Initiative that was thrown, die by die, and the sentence; the sentence alone if nobody threw."""
    if not facts["hands"]:
        return None
    rows = [Row(label=one["who"], number=one["total"], detail=_dice(one, lang)) for one in facts["hands"]]
    told = say(lang, f"grimoire.{facts['key_']}", **facts)
    return View(rows=tuple(rows), prose=(told,), said_prose=(told,))


def _dice(one: Facts, lang: str) -> str:
    faces = ", ".join(map(str, one["dice"]))
    return f"D12{say(lang, 'event.colon')}{faces}" if len(one["dice"]) > 1 else "D12"


def _began(name: str) -> Any:
    def draw(facts: Facts, lang: str) -> View | None:
        told = "tied" if facts["tied"] else "thrown"
        key = "conflict" if name == "joined" else told
        return lined_up({**facts, "key_": f"{name}.{key}"}, lang)

    return draw


def played(facts: Facts, lang: str) -> View:
    """A Défi in a scene: the roll as ever, and what came of it."""
    seen = rolled(facts, lang)
    told = tuple(say(lang, f"grimoire.{key}", **facts) for key in _came(facts))
    return replace(seen, prose=(*seen.prose, *told), said_prose=(*seen.said_prose, *told))


def _came(facts: Facts) -> list[str]:
    if facts["purpose"] == "attempt":
        return [f"attempted.{facts['state']}"]
    if facts["purpose"] == "exchange":
        return [f"exchanged.{'won' if facts['winner'] else 'none'}"]
    if facts["purpose"] == "advantage":
        return [f"advantage_tried.{_kept(facts)}"]
    return [f"attacked.{'hit' if facts['hit'] else 'miss'}"] if facts["purpose"] == "attack" else []


def _kept(facts: Facts) -> str:
    if not facts["kept_as"]:
        return "lost"
    return "eased" if facts["eased"] else "kept"


def side_threw(facts: Facts, lang: str) -> View:
    """The hand of a side while others have not thrown."""
    told = say(lang, "grimoire.side_threw", **facts)
    rows = tuple(hand(facts, "quality", lang))
    return View(title=f"{facts['who']} \u00b7 {facts['trait']}", rows=rows, prose=(told,), said_prose=(told,))


def raced(facts: Facts, lang: str) -> View:
    """The D12s of a race."""
    rows = tuple(Row(label=one["who"], number=one["total"], detail=_dice(one, lang)) for one in facts["hands"])
    told = say(lang, f"grimoire.raced.{'tie' if facts['winner'] is None else 'won'}", **facts)
    return View(rows=rows, prose=(told,), said_prose=(told,))


def absorbed(facts: Facts, lang: str) -> View:
    """Puissance and Résistance die by die, the Sévérité, and what no known text says."""
    power, resistance = facts["hands"]
    named = say(lang, "grimoire.power." + facts["power_name"])
    power = {**power, "hand": [_named(one, facts["power_name"], named) for one in power["hand"]]}
    severity = number(say(lang, "grimoire.row.severity"), facts["severity"], "", lang)
    told = [say(lang, f"grimoire.absorbed.{'wound' if facts['severity'] > 0 else 'nothing'}", **facts)]
    told += [say(lang, f"grimoire.unknown.{key}") for key in facts["unknown"]]
    if facts["out"]:
        told.append(say(lang, f"grimoire.absorbed.{'falls' if facts['falls'] else 'out'}", **facts))
    return View(
        title=f"{facts['attacker']} \u00b7 {named}",
        remark=facts["damage"],
        said_title=say(
            lang,
            f"grimoire.absorbed.title.{'typed' if facts['damage'] else 'untyped'}",
            who=facts["who"],
            attacker=facts["attacker"],
            power=named,
            damage=facts["damage"],
        ),
        rows=(*hand(power, "power", lang), *hand(resistance, "resistance", lang), severity),
        prose=tuple(told),
        said_prose=tuple(told),
    )


def _named(one: Facts, key: str, name: str) -> Facts:
    """The dice that a row of the table gives, called as the row is."""
    swings = [{**each, "why": name if each["why"] == key else each["why"]} for each in one["swings"]]
    return {**one, "label": name if one["label"] == key else one["label"], "swings": swings}


def shown(facts: Facts, lang: str) -> View:
    """The running scene at a glance."""
    part = say(lang, f"grimoire.show.part.{facts['part']}")
    rows = [*_turn(facts, lang), *(_person(one, lang) for one in facts["people"]), *_part(facts, lang)]
    rows += [_note("circumstance", one, lang) for one in facts["circumstances"]]
    rows += [_note("advantage_spent" if one["spent"] else "advantage", one, lang) for one in facts["advantages"]]
    rows += [_note("revealed" if one["revealed"] else "sealed", one, lang) for one in facts["secrets"]]
    if facts["chain"]:
        rows.append(_note(f"chain.{facts['chain']['state']}", facts["chain"], lang))
    if facts["hit"]:
        rows.append(_note("hit", facts["hit"], lang))
    said = say(lang, "grimoire.show.title", title=facts["title"], part=part)
    return View(title=facts["title"], remark=part, said_title=said, rows=tuple(rows))


def _note(key: str, one: Facts, lang: str) -> Row:
    told = say(lang, f"grimoire.show.{key}", **one)
    return Row(label=told, said=told, kind="note")


def _turn(facts: Facts, lang: str) -> list[Row]:
    turn = facts["moment"]
    if turn is None:
        return []
    rows = [_note("turn" if turn["now"] else "turn_over", turn, lang)]
    return [*rows, *(_note("tie", {"who": group}, lang) for group in turn["ties"])]


def _person(one: Facts, lang: str) -> Row:
    label = say(lang, "grimoire.show.person", **one) if one["side"] else one["who"]
    parts = [] if one["initiative"] is None else [say(lang, "grimoire.show.initiative", **one)]
    parts += [say(lang, "grimoire.show.trauma", **one)] if one["trauma"] else []
    parts += one["states"]
    parts += [say(lang, "grimoire.show.acted")] if one["acted"] else []
    detail = ", ".join(parts)
    return Row(label=label, detail=detail, said=_line(lang, label, detail))


def _line(lang: str, label: str, detail: str) -> str:
    return say(lang, "event.colon").join(part for part in (label, detail) if part)


def _part(facts: Facts, lang: str) -> list[Row]:
    rows = []
    for one in facts["tasks"]:
        detail = say(lang, f"grimoire.show.task_state.{one['state']}", **one)
        rows.append(Row(label=one["name"], detail=detail, said=_line(lang, one["name"], detail)))
    contest = facts["contest"]
    if contest and contest["base"] is not None:
        rows.append(_note("base", contest, lang))
    if contest and contest["winner"]:
        rows.append(_note("winner", contest, lang))
    return rows


VIEWS = {
    "conflict_began": _began("conflict_began"),
    "turn_began": _began("turn_began"),
    "joined": _began("joined"),
    "attempted": played,
    "exchanged": played,
    "advantage_tried": played,
    "overcome": played,
    "attacked": played,
    "side_threw": side_threw,
    "raced": raced,
    "absorbed": absorbed,
    "scene_shown": shown,
}
