"""Grimoire's rolls on a screen and in plain lines: every die with what lay on it, every number with its name."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]


def rolled(facts: Facts, lang: str) -> View:
    """A roll as it fell: dice, modifiers, Quality, what opposes, and what the difference means."""
    rows = (*hand(facts, "quality", lang), *_opposing(facts, lang))
    verdict = _verdict(facts, lang)
    chain = facts["chain"]
    follows = (say(lang, f"grimoire.chain.{facts['chain_kind']}.{chain}"),) if chain else ()
    return View(
        title=f"{facts['who']} \u00b7 {facts['trait']}",
        said_title=say(lang, "grimoire.said.title", who=facts["who"], trait=facts["trait"]),
        rows=rows,
        verdict=verdict,
        said_verdict=say(lang, "grimoire.said.verdict", verdict=verdict),
        prose=follows,
        said_prose=follows,
    )


def hand(facts: Facts, total: str, lang: str) -> list[Row]:
    """Dice, modifiers, notes, and their sum under the name `total`."""
    if facts["dice"] or not facts["hand"]:
        rows = [_die(one, lang) for one in facts["hand"]]
    else:
        label, told = say(lang, "grimoire.row.dice"), say(lang, "grimoire.row.sum_told")
        rows = [number(label, facts["sum"], told, lang)]
    rows += [_modifier(one, lang) for one in facts["modifiers"]]
    rows += [_note(one, lang) for one in facts["notes"]]
    return [*rows, number(say(lang, f"grimoire.row.{total}"), facts["quality"], "", lang)]


def _die(one: Facts, lang: str) -> Row:
    name, detail = say(lang, f"grimoire.die.{one['die']}"), _detail(one, lang)
    return Row(
        label=name,
        number=one["kept"],
        detail=detail,
        said=say(lang, "grimoire.said.die", name=name, kept=one["kept"], detail=detail),
    )


def _detail(one: Facts, lang: str) -> str:
    """The type of the die, what gave it, and what Handicaps and Facilités did."""
    label = one["label"] if one["die"] != "attribute" else ""
    die = say(lang, f"grimoire.detail.{'label' if label else 'alone'}", die=f"D{one['sides']}", label=label)
    if not one["swings"]:
        return die
    swings = [_swing(each, lang) for each in one["swings"]]
    key = one["swing"] or "cancelled"
    return say(lang, f"grimoire.detail.{key}", die=die, faces=one["faces"], swings=swings)


def _swing(one: Facts, lang: str) -> str:
    swing = say(lang, f"grimoire.swing.{one['kind']}")
    return say(lang, "grimoire.swing.why", swing=swing, why=one["why"]) if one["why"] else swing


def _modifier(one: Facts, lang: str) -> Row:
    kind = "" if one["kind"] == "attribute" else say(lang, f"grimoire.row.{_kind(one)}")
    label = one.get("label", "") or kind
    detail = kind if kind != label else ""
    said = say(lang, "grimoire.said.modifier", label=label, value=one["value"])
    return Row(label=label, number=one["value"], detail=detail, said=said)


def _kind(one: Facts) -> str:
    return "change" if one["kind"] == "opposition" else str(one["kind"])


def _note(one: Facts, lang: str) -> Row:
    told = say(lang, f"grimoire.note.{one['note']}", **{name: part for name, part in one.items() if name != "note"})
    return Row(label=told, said=told, kind="note")


def number(label: str, value: int, detail: str, lang: str) -> Row:
    """A named number of a roll, with what explains it."""
    key = "detailed" if detail else "number"
    said = say(lang, f"grimoire.said.{key}", label=label, value=value, detail=detail)
    return Row(label=label, number=value, detail=detail, said=said)


def _opposing(facts: Facts, lang: str) -> list[Row]:
    """The Contestations in full, the passive Oppositions where they are not alone, and the number that counts."""
    rows: list[Row] = []
    hands = [facts["against"], *facts["others"]] if facts["against"] else []
    for one in hands:
        head = say(lang, "grimoire.row.opponent", who=one["who"], trait=one["trait"])
        said = say(lang, "grimoire.said.opponent", who=one["who"], trait=one["trait"])
        rows += [Row(label=head, said=said, kind="head"), *hand(one, "contestation", lang)]
    if facts["opposition"] is None:
        return rows
    passive, extra = facts["passive"], facts["extra"]
    if len(passive) + len(hands) > 1 or extra:
        label = say(lang, "grimoire.row.passive")
        rows += [number(label, one["value"], _degree(one, lang), lang) for one in passive]
        rows += [_modifier(one, lang) for one in extra]
    detail = _counts(facts, lang)
    return [*rows, number(say(lang, "grimoire.row.opposition"), facts["opposition"], detail, lang)]


def _counts(facts: Facts, lang: str) -> str:
    """What the Opposition is: a degree, the Contestation, or the base."""
    if facts["contested"]:
        return say(lang, "grimoire.row.contested")
    if facts["against"]:
        return say(lang, "grimoire.row.base")
    base = next((one for one in facts["passive"] if one["value"] == facts["base"]), None)
    return _degree(base, lang) if base is not None and not facts["extra"] else ""


def _degree(one: Facts, lang: str) -> str:
    if not one["word"]:
        return ""
    degree = one["word"] if one["own"] else say(lang, f"grimoire.opposition.{one['word']}")
    return say(lang, "grimoire.row.house", degree=degree) if one["source"] == "house" else degree


def _verdict(facts: Facts, lang: str) -> str:
    if facts["outcome"] is None:
        return say(lang, "grimoire.verdict.alone")
    verdict = say(lang, f"grimoire.verdict.{facts['level']}", difference=facts["difference"])
    if facts["payant"] and facts["level"] != "rewarding":
        return say(lang, "grimoire.verdict.payant", verdict=verdict)
    return verdict


def scene(name: str) -> Any:
    """The drawing of what happens in a scene, whose room is entered only for that."""

    def draw(facts: Facts, lang: str) -> View | None:
        from .grimoire_scene import VIEWS as SCENES

        found: View | None = SCENES[name](facts, lang)
        return found

    return draw


SCENES = (
    "conflict_began", "turn_began", "joined", "attempted", "exchanged", "advantage_tried", "overcome", "attacked",
    "side_threw", "raced", "absorbed", "scene_shown",
)  # fmt: skip
VIEWS = {"rolled": rolled, **{name: scene(name) for name in SCENES}}
