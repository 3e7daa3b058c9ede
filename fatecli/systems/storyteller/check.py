"""check: what a Storyteller sheet departs from. Nothing here stops play; faults are the declared keys' business."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING
from . import names, speciality, tables, traits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sheet import Sheet


def departures(sheet: Sheet, *, creation: bool = False) -> Iterator[Finding]:
    """The departures of a sheet. How many dots a character begins with no source here says: `creation` adds none."""
    yield from _head(sheet)
    yield from _names(sheet)
    yield from _dots(sheet)
    yield from _pools(sheet)
    yield from _health(sheet)
    yield from _specialities(sheet)
    yield from _weapons(sheet)


def _head(sheet: Sheet) -> Iterator[Finding]:
    if sheet.look("kind") is None:
        yield Finding(path=("kind",), why="storyteller.kind_missing", found=sheet.kind, accepted=list(tables.BEINGS))


def _names(sheet: Sheet) -> Iterator[Finding]:
    """Two names for one Trait, in the same spelling or in both languages; and an Attribute that is not there."""
    seen: dict[str, str] = {}
    for one in traits.carried(sheet):
        form = traits.listed(one.name)[1] or core_names.normal(one.name)
        if form in seen:
            yield Finding(path=one.at, why="storyteller.alike", found=one.name, accepted=seen[form])
        seen.setdefault(form, one.name)
    for key, spelled in names.ATTRIBUTES.items():
        if key not in seen:
            name = names.word(spelled, sheet.lang)
            yield Finding(path=("attributes",), why="storyteller.attribute_missing", found=name)


def _dots(sheet: Sheet) -> Iterator[Finding]:
    """A living human being's Traits go to 5 (seed L16), but for the two that go to 10 (seed L29)."""
    for one in traits.carried(sheet):
        if sheet.living and one.kind not in traits.ALONE and one.rating > tables.DOTS:
            yield Finding(path=one.at, why="storyteller.dots_many", found=one.rating, accepted=tables.DOTS)


def _pools(sheet: Sheet) -> Iterator[Finding]:
    """Nobody has more points than the rating or the maximum holds (Revised p.136-138)."""
    if sheet.willpower_left > sheet.willpower:
        yield Finding(
            path=("willpower", "left"), why="storyteller.willpower_over",
            found=sheet.willpower_left, accepted=sheet.willpower,
        )  # fmt: skip
    if sheet.look("willpower") is not None and not sheet.willpower:
        yield Finding(path=("willpower", "rating"), why="storyteller.willpower_none", found=0, accepted=1)
    if sheet.blood > sheet.blood_max:
        yield Finding(path=("blood", "pool"), why="storyteller.blood_over", found=sheet.blood, accepted=sheet.blood_max)


def _health(sheet: Sheet) -> Iterator[Finding]:
    """Marks without a box, and a state that goes with another kind or another chart (V20, Health)."""
    boxes, marks = len(sheet.rows()), sum(sheet.marks().values())
    if marks > boxes:
        yield Finding(path=("health",), why="storyteller.marks_over", found=marks, accepted=boxes)
    if not sheet.condition:
        return
    if (sheet.condition in tables.MORTAL_STATES) != sheet.living:
        own = tables.MORTAL_STATES if sheet.living else tables.VAMPIRE_STATES
        yield Finding(
            path=("health", "state"), why="storyteller.state_kind", found=sheet.condition, accepted=list(own)
        )  # fmt: skip
    elif marks < boxes:
        yield Finding(path=("health", "state"), why="storyteller.state_early", found=sheet.condition, accepted=boxes)


def _specialities(sheet: Sheet) -> Iterator[Finding]:
    """A speciality belongs to a Trait of the sheet, of four dots (Revised p.117)."""
    own = {core_names.normal(one.name): one for one in traits.carried(sheet)}
    told = dict(speciality.of(sheet))
    for trait in told:
        one = own.get(core_names.normal(trait))
        if one is None:
            close = tuple(core_names.near(trait, [each.name for each in own.values()], 1))
            yield Finding(path=("specialities", trait), why="storyteller.speciality_trait", found=trait, near=close)
        elif one.rating < tables.SPECIALITY_FROM:
            yield Finding(
                path=("specialities", trait), why="storyteller.speciality_early",
                found=one.rating, accepted=tables.SPECIALITY_FROM,
            )  # fmt: skip


def _weapons(sheet: Sheet) -> Iterator[Finding]:
    """What a weapon's damage rolls is a Trait of the sheet and a number, one of the two, or nothing yet."""
    for slot, one in sheet.weapons.items():
        for part in one.pool.split("+"):
            word = part.strip()
            if word and not word.isdecimal() and not _known(sheet, word):
                yield Finding(path=("weapons", slot, "pool"), why="storyteller.weapon_pool", found=word)


def _known(sheet: Sheet, word: str) -> bool:
    own = [one.name for one in traits.carried(sheet)]
    return bool(core_names.beginning(word, own)) or bool(traits.listed(word)[1])
