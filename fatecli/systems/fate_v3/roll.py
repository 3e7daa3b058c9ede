"""roll: four Fate dice and a skill against a difficulty or somebody else's roll (L122-L126).

Everything is resolved, priced and refused before a die falls. What comes before the dice then happens: an accepted
compel, points, the strain of a spell. All hands are thrown together, re-rolls come first and the +2s after, and the
roll stays open.
"""

from __future__ import annotations

from ...core.roll import Roll
from ...core.turn import FATE, Throw
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused, Usage
from . import harm, invoking, lying, magic, opposition, points, receipts
from .events import Compelled
from .hand import Given, hand, price
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    point: bool = False,
    compel: tuple[str, ...] = (),
    innate: str = "",
    effect: str = "",
    domain: str = "",
    consequence: str = "",
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
) -> None:
    """Roll a skill, and leave the roll open for invocations until it is settled."""
    sheet = turn.sheet(who, Sheet)
    given = {
        "trait": trait, "vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": supplemental, "point": point, "compel": compel, "innate": innate, "effect": effect,
        "domain": domain,
    }  # fmt: skip
    _nothing_owed(turn, sheet)
    on_table = prepared(turn, sheet, given)
    known = invoking.known_aspects(turn, sheet, [one.id for one in on_table.hands])
    again = invoking.price(turn, sheet, on_table.actor, known, reroll, "reroll")
    plus = invoking.price(turn, sheet, on_table.actor, known, invoke, "invoke", before=again)
    earned = sum(1 for one in on_table.extra if one.kind == "compel")
    points.afford(sheet, price(on_table.actor) + invoking.cost([*again, *plus]) - earned)
    blow = _strain(sheet, on_table, given, consequence)
    _compels(turn, sheet, on_table)
    points.spend(sheet, price(on_table.actor))
    if blow is not None:
        on_table.kept["strain"] = blow["stress"]
        harm.apply(turn, sheet, blow)
    on_table = thrown(turn, on_table)
    on_table = invoking.apply(turn, sheet, on_table, on_table.actor, [*again, *plus])
    lying.keep_roll(turn, sheet, on_table)
    turn.note(receipts.rolled(turn, on_table))
    offer(turn, sheet, on_table)


def prepared(turn: Turn, sheet: Sheet, given: dict[str, Any]) -> Roll:
    """A roll with all its hands and no die thrown yet."""
    if given["innate"] and not given["effect"]:
        raise Usage("fate_v3.effect_missing")
    said = {name: given[name] for name in ("stunt", "power", "bonus", "supplemental", "point", "innate")}
    mine, notes = hand(sheet, given["trait"], Given(**said))
    rolled = mine.modifiers[0].label
    cast = magic.domain(sheet, rolled, given["domain"], notes, given["effect"])
    if given["effect"] and not given["innate"] and cast is None:
        raise Usage("fate_v3.effect_alone")
    passive, opponents = opposition.read(turn, mine, given["vs"], spell=cast is not None)
    extra = (*opposition.extra(given["vs_bonus"]), *opposition.compelled(sheet, given["compel"]))
    kept: dict[str, Any] = {"notes": notes}
    if given["innate"]:
        kept["effect"] = given["effect"]
    if cast is not None:
        kept.update(spell=cast, strain=0)
    return Roll(
        action="simple", hands=(mine, *opponents), passive=tuple(passive), extra=extra, given=given, kept=kept
    )  # fmt: skip


def _strain(sheet: Sheet, on_table: Roll, given: dict[str, Any], consequence: str) -> dict[str, Any] | None:
    """What the strain of a spell will do, before its dice (L92); refused if it would put the sorcerer out: then there
    is no roll."""
    if "spell" not in on_table.kept:
        if consequence:
            raise Usage("fate_v3.consequence_alone")
        return None
    options = [("--vs", one) for one in given["vs"]] + [("--vs-bonus", one) for one in given["vs_bonus"]]
    said = ("roll", sheet.called, given["trait"], "--domain", on_table.kept["spell"]["domain"])
    ask = (*said, *(word for option in options for word in option))
    blow = harm.rehearse(sheet, "mental", magic.strain(sheet, on_table), consequence, ask)
    if blow["out"]:
        raise Refused("fate_v3.strain_out", who=sheet.name, stress=blow["stress"])
    return blow


def _compels(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    for one in on_table.extra:
        if one.kind == "compel":
            before = sheet.fate_points
            points.earn(sheet, 1)
            turn.note(
                Compelled(
                    id=sheet.id, who=sheet.name, aspect=one.label, answer="accepted", harder=one.value,
                    points_before=before, points_left=sheet.fate_points,
                )
            )  # fmt: skip


def _nothing_owed(turn: Turn, sheet: Sheet) -> None:
    """A new roll settles the one that lies open; not while a failed spell still owes its backlash."""
    before = lying.roll(turn, sheet)
    if before is None or "spell" not in before.kept:
        return
    owed = receipts.backlash(turn, before)
    if owed:
        raise Refused("fate_v3.backlash_owed", who=sheet.name, stress=owed, next=(("settle", sheet.called),))


def thrown(turn: Turn, on_table: Roll) -> Roll:
    """All hands of a roll, thrown together in their order."""
    throws = [Throw(who=one.id, name=one.who, dice=((FATE, 4),)) for one in on_table.hands]
    casts = turn.throw(*throws)
    fell = [replace(one, dice=cast.faces, rolled=cast.sum) for one, cast in zip(on_table.hands, casts, strict=True)]
    return replace(on_table, hands=tuple(fell))


def offer(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """What may be typed while the roll is open."""
    seen = receipts.verdict(turn, on_table)
    if seen is None:
        turn.hint("fate_v3.hint.vs", "settle", sheet.called, "--vs", "N")
        return
    if sheet.fate_points and (not seen.succeeds or seen.outcome == "tie"):
        turn.hint("fate_v3.hint.invoke", "invoke", sheet.called, "ASPECT")
        turn.hint("fate_v3.hint.point", "invoke", sheet.called, "--point")
    owed = receipts.backlash(turn, on_table) if "spell" in on_table.kept else 0
    turn.hint("fate_v3.hint.backlash" if owed else "fate_v3.hint.settle", "settle", sheet.called, stress=owed)
