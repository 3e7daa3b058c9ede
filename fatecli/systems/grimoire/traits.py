"""Traits: what the words of a roll name on a sheet (`Dextérité+Escrime+Botte de Nevers`)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING, value
from ...errors import Which
from . import names

if TYPE_CHECKING:
    from .sheet import Sheet

KINDS = ("attribute", "skill", "talent", "item", "advantage")
PHRASES = ("talent", "item", "advantage")
"""The kinds whose names are phrases: the beginnings of any of their words find them."""


@value
class Trait:
    """Something a roll may name: its name as the file spells it, its kind, and its place in its table.

    `carried` is false for an Attribut that the sheet does not write.
    """

    name: str
    kind: str
    slot: str
    carried: bool = True


def carried(sheet: Sheet) -> list[Trait]:
    """Everything on the sheet that a roll may name, in the order of the file format."""
    return [
        *(Trait(name=name, kind="attribute", slot=name) for name in sheet.attributes),
        *(Trait(name=name, kind="skill", slot=name) for name in sheet.known()),
        *(Trait(name=one.name or slot, kind="talent", slot=slot) for slot, one in sheet.talents.items()),
        *(Trait(name=one.name or slot, kind="item", slot=slot) for slot, one in sheet.items.items()),
        *_advantages(sheet),
    ]


def _advantages(sheet: Sheet) -> list[Trait]:
    """The Avantages Dynamiques by what they are called: of several alike the first that is still to be used."""
    found: dict[str, tuple[str, str]] = {}
    for unused in (True, False):
        for slot, one in sheet.held().items():
            if one.spent != unused:
                found.setdefault(core_names.normal(one.text or slot), (one.text or slot, slot))
    return [Trait(name=name, kind="advantage", slot=slot) for name, slot in found.values()]


def find(sheet: Sheet, word: str, kinds: tuple[str, ...] = KINDS) -> Trait:
    """The trait `word` means: the sheet's own by its whole name, its slot, a unique beginning, or (of phrases) the
    beginnings of its words; else an Attribut by its whole name in either language. Which if several fit, or none."""
    own = [one for one in carried(sheet) if one.kind in kinds]
    for found in _fits(word, own):
        if len(found) == 1:
            return found[0]
        if found:
            raise Which("which.trait_several", who=sheet.name, word=word, found=[one.name for one in found])
    key = core_names.translate(word, names.ATTRIBUTES) if "attribute" in kinds else None
    if key is not None:
        return attribute(sheet, key)
    known = [one.name for one in own]
    if "attribute" in kinds:
        known += [spelled[0] for key, spelled in names.ATTRIBUTES.items() if not attribute(sheet, key).carried]
    raise Which("which.trait_none", who=sheet.name, word=word, near=core_names.near(word, known) or known)


def _fits(word: str, own: list[Trait]) -> list[list[Trait]]:
    """What fits, the surest way first."""
    if not core_names.normal(word):
        return []
    spelled = [one.name for one in own]
    whole, begun = core_names.exact(word, spelled), core_names.beginning(word, spelled)
    return [
        [one for one in own if one.name in whole],
        [one for one in own if one.kind in PHRASES and one.slot == word],
        [one for one in own if one.name in begun],
        [one for one in own if one.kind in PHRASES and core_names.words(word, one.name)],
    ]


def attribute(sheet: Sheet, key: str) -> Trait:
    """The sheet's Attribut that is the game's `key`, however the file spells it; French and 0 if it has none."""
    for name in sheet.attributes:
        if core_names.translate(name, {key: names.ATTRIBUTES[key]}):
            return Trait(name=name, kind="attribute", slot=name)
    spelled = names.ATTRIBUTES[key][0]
    return Trait(name=spelled, kind="attribute", slot=spelled, carried=False)


def same(one: str, other: str) -> bool:
    """Whether two words name one trait: the same but for case and accents, or one Attribut in two languages."""
    if core_names.normal(one) == core_names.normal(other):
        return True
    key = core_names.translate(one, names.ATTRIBUTES)
    return key is not None and key == core_names.translate(other, names.ATTRIBUTES)


def read(sheet: Sheet, expression: str, *, skill: str = "", talent: str = "", item: str = "") -> list[Trait]:
    """All traits of a roll: those of the expression, split at `+` only where no whole name stands, then those of the
    long forms."""
    long = (("skill", skill), ("talent", talent), ("item", item))
    return [*_split(sheet, expression), *(find(sheet, word, (kind,)) for kind, word in long if word)]


def _split(sheet: Sheet, expression: str) -> list[Trait]:
    parts = [part.strip() for part in expression.split("+")]
    whole = {core_names.normal(one.name) for one in carried(sheet)}
    found: list[Trait] = []
    while parts:
        longest = next(
            (n for n in range(len(parts), 1, -1) if core_names.normal("+".join(parts[:n])) in whole),
            1,
        )
        found.append(find(sheet, "+".join(parts[:longest])))
        del parts[:longest]
    return found
