"""What experience buys, dot by dot (Revised p.143; V20 p.124)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING
from . import names, tables

if TYPE_CHECKING:
    from .sheet import Sheet
    from .traits import Trait


def price(kind: str, rating: int) -> int | None:
    """The experience for one dot more on a rating, which is the rating *before* the purchase. None if experience buys
    no such dot: Backgrounds, and a first dot in what everybody begins with."""
    if rating == 0:
        return tables.NEW.get("discipline" if kind.endswith("discipline") else kind)
    each = tables.RAISE.get(kind)
    return None if each is None else each * rating


def cost(kind: str, rating: int, wanted: int) -> int | None:
    """The experience from one rating to another, step by step: an Attribute from 1 to 3 costs 4 + 8."""
    steps = [price(kind, now) for now in range(rating, wanted)]
    return None if None in steps else sum(step or 0 for step in steps)


def kind_of(sheet: Sheet, trait: Trait) -> str:
    """The kind by which a Trait is priced: a Discipline is the clan's, a Caitiff's, or another's."""
    if trait.kind != "discipline":
        return trait.kind
    clan = core_names.translate(sheet.clan, names.CLANS) if sheet.clan else None
    if clan == "caitiff":
        return "caitiff_discipline"
    key = core_names.translate(trait.name, names.DISCIPLINES)
    return "clan_discipline" if key in tables.CLAN_DISCIPLINES.get(clan or "", ()) else "discipline"
