"""Traits: what a word of the table names on a sheet, and the one or two of them a pool is made of."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Which
from . import names, tables

if TYPE_CHECKING:
    from .sheet import Sheet

ABILITIES = ("talent", "skill", "knowledge")
ALONE = ("path", "willpower")
"""seed L29: the kinds of Trait that go to 10, and so are rolled alone."""


@value
class Trait:
    """A Trait of a sheet: its name as the file spells it, its kind, its dots, and where it stands in the file.

    `key` is the game's name for it, if it has one. `carried` is false for what the game knows and the sheet lacks.
    """

    name: str
    kind: str
    rating: int
    at: tuple[str, ...]
    key: str = ""
    carried: bool = True


TABLES = (
    ("attribute", ("attributes",), "attributes"),
    ("talent", ("abilities", "talents"), "talents"),
    ("skill", ("abilities", "skills"), "skills"),
    ("knowledge", ("abilities", "knowledges"), "knowledges"),
    ("discipline", ("disciplines",), "disciplines"),
    ("virtue", ("virtues",), "virtues"),
    ("background", ("backgrounds",), "backgrounds"),
)
"""Each kind of Trait with its table in the file, and the name the sheet reads it by."""


def carried(sheet: Sheet) -> list[Trait]:
    """Every Trait on the sheet, in the order of the file format."""
    found = [
        Trait(name=name, kind=kind, rating=rating, at=(*at, name))
        for kind, at, attribute in TABLES
        for name, rating in getattr(sheet, attribute).items()
    ]
    if sheet.look("path") is not None:
        name = sheet.path_name or names.word(names.PATH["path"], sheet.lang)
        found.append(Trait(name=name, kind="path", rating=sheet.path_rating, at=("path", "rating")))
    if sheet.look("willpower") is not None:
        name = names.word(names.WILLPOWER["willpower"], sheet.lang)
        found.append(Trait(name=name, kind="willpower", rating=sheet.willpower, at=("willpower", "rating")))
    return found


def find(sheet: Sheet, word: str) -> Trait:
    """The Trait `word` names: of the sheet's own words by a unique beginning, else of the game's lists by its whole
    name in either language, then as the sheet spells it, or without a dot. Which if several fit, or none."""
    own = carried(sheet)
    spelled = core_names.beginning(word, (one.name for one in own)) if word else []
    found = [one for one in own if one.name in spelled]
    if len(found) == 1:
        return found[0]
    if found:
        raise Which("which.trait_several", who=sheet.name, word=word, found=[one.name for one in found])
    kind, key = listed(word)
    if not key:
        nearest = [] if "+" in word else close(sheet, word, own)  # of a joined word each part is looked for
        raise Which("which.trait_none", who=sheet.name, word=word, near=nearest)
    return of_key(sheet, key) or absent(sheet, word, kind, key)


def listed(word: str) -> tuple[str, str]:
    """The kind and key of the Trait whose whole name, in either language, `word` is; empty if none is."""
    for kind, table in names.KINDS.items():
        key = core_names.translate(word, table)
        if key is not None:
            return kind, key
    return "", ""


def of_key(sheet: Sheet, key: str) -> Trait | None:
    """The sheet's Trait that is the game's `key` (`stamina`, `fortitude`), however the file spells it."""
    table = next(table for table in names.KINDS.values() if key in table)
    for one in carried(sheet):
        if core_names.translate(one.name, {key: table[key]}) or key == "path" == one.kind:
            return Trait(name=one.name, kind=one.kind, rating=one.rating, at=one.at, key=key)
    return None


def rating(sheet: Sheet, key: str) -> int:
    """The dots in the game's `key`; none if the sheet does not carry it."""
    found = of_key(sheet, key)
    return 0 if found is None else found.rating


def absent(sheet: Sheet, word: str, kind: str, key: str) -> Trait:
    """A Trait of the game's lists that the sheet lacks: no dots (seed L16: "en général une compétence jamais
    apprise"), by the name that was typed. An Attribute, Willpower or path that is missing is no zero: it has not
    been written down."""
    name = core_names.exact(word, names.KINDS[kind][key])[0]
    if kind in ("attribute", *ALONE):
        raise Refused("storyteller.trait_unwritten", who=sheet.name, trait=name)
    return Trait(name=name, kind=kind, rating=0, at=(*_table(kind), name), key=key, carried=False)


def _table(kind: str) -> tuple[str, ...]:
    return next(at for one, at, _ in TABLES if one == kind)


def close(sheet: Sheet, word: str, own: list[Trait]) -> list[str]:
    """The names spelled most like `word`, of the sheet's own and those the game knows; without any, all its own."""
    mine = [one.name for one in own]
    known = mine + [names.word(spelled, sheet.lang) for table in names.KINDS.values() for spelled in table.values()]
    return core_names.near(word, known) or mine


def read(sheet: Sheet, expression: str) -> tuple[Trait, ...]:
    """The one or two Traits of `Perception+Finance`, split at `+` only if the whole names none (seed L29).

    Refused: more than two Traits, and a Trait that goes to 10 with another.
    """
    parts = [part.strip() for part in expression.split("+")]
    try:
        return (find(sheet, expression),)
    except Which as whole:
        if len(parts) == 1 or whole.key == "which.trait_several":
            raise
    if len(parts) > tables.MOST_TRAITS:
        raise Refused("storyteller.three_traits", who=sheet.name, traits=parts, most=tables.MOST_TRAITS)
    found = tuple(find(sheet, part) for part in parts)
    alone = next((one for one in found if one.kind in ALONE), None)
    if alone is not None:
        raise Refused("storyteller.trait_alone", who=sheet.name, trait=alone.name, traits=[one.name for one in found])
    return found
