"""Résistance: what protects the one who is hit (wiki, Sévérité; seed L25). How it is reckoned no known text says."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING
from .. import names, swings
from ..dice import Part, Swing
from ..hand import Hand, Modifier

if TYPE_CHECKING:
    from ..sheet import Armour, Sheet
    from ..swings import Asked


def hand(sheet: Sheet, *, where: str = "", damage: str = "", asked: tuple[Asked, ...] = ()) -> Hand:
    """*House rule*: the D4 of an armour that covers the place that is hit, and the best modifier of those that do;
    without an armour no die and 0. A damaged armour has a Handicap on its D4 (seed L25)."""
    worn = [(slot, one) for slot, one in sheet.armour.items() if protects(one, where=where, damage=damage)]
    with_die = sorted((pair for pair in worn if pair[1].die), key=lambda pair: pair[1].damaged)
    parts = tuple(_part(sheet, one.name or slot, one, asked) for slot, one in with_die[:1])
    best = max(worn, key=lambda pair: pair[1].modifier, default=None)
    modifiers: tuple[Modifier, ...] = ()
    if best is not None and best[1].modifier:
        modifiers = (Modifier(kind="armour", label=best[1].name or best[0], value=best[1].modifier),)
    return Hand(id=sheet.id, who=sheet.name, trait="", parts=parts, modifiers=modifiers)


def protects(armour: Armour, *, where: str = "", damage: str = "") -> bool:
    """Whether an armour protects: where it covers, or anywhere if no place is told; against its types of damage, or
    all if it lists none (wiki, Fiches de jeu)."""
    here = not where or not armour.covers or any(core_names.beginning(where, armour.covers))
    return here and (not damage or not armour.against or any(_same(damage, one) for one in armour.against))


def _same(one: str, other: str) -> bool:
    key = core_names.translate(one, names.DAMAGE) or core_names.normal(one)
    return key == (core_names.translate(other, names.DAMAGE) or core_names.normal(other))


def _part(sheet: Sheet, name: str, armour: Armour, asked: tuple[Asked, ...]) -> Part:
    damaged = (Swing(kind="handicap", why=name),) if armour.damaged else ()
    laid = (*damaged, *swings.lasting(sheet, "item", [name]), *swings.typed(asked, "item"))
    return Part(role="item", label=name, swings=laid)
