"""Handicap and Facilité: what was typed for a roll, and what lasts on a sheet (seed L25-L27)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING, value
from ...errors import Usage, Which
from . import names, traits
from .dice import Swing

if TYPE_CHECKING:
    from .sheet import Sheet


@value
class Asked:
    """A Handicap or a Facilité as it was typed: its kind, on whose die (empty: the acting roller's), on which."""

    kind: str
    who: str
    role: str


def read(handicap: tuple[str, ...], ease: tuple[str, ...]) -> tuple[Asked, ...]:
    """`attribute`, `D6`, `prisonnier:Attribut`: the die's function or type, in either language. Usage if it is none."""
    typed = [*(("handicap", word) for word in handicap), *(("ease", word) for word in ease)]
    return tuple(_read(kind, word) for kind, word in typed)


def _read(kind: str, text: str) -> Asked:
    who, _, word = text.rpartition(":")
    role = core_names.translate(word, names.DICE)
    if role is None:
        spelled = [one for words in names.DICE.values() for one in words]
        begun = (
            {core_names.translate(one, names.DICE) for one in core_names.beginning(word, spelled)} if word else set()
        )
        if len(begun) != 1:
            raise Usage("grimoire.die_word", found=text, near=core_names.near(word, spelled) or list(names.DICE))
        role = begun.pop() or ""
    return Asked(kind=kind, who=who.strip(), role=role)


def sort(
    asked: tuple[Asked, ...], sheets: list[Sheet], also: list[tuple[str, ...]] | None = None, *, actor: bool = True
) -> list[tuple[Asked, ...]]:
    """What was typed, by the rollers it falls on, the acting one first. Which if one names nobody who rolls.

    `also` are further names of each roller (its side). Without an `actor` all must be named, if more than one rolls,
    and a name may mean several.
    """
    sorted_: list[list[Asked]] = [[] for _ in sheets]
    names_ = [
        (sheet.id, sheet.name, sheet.called, *more)
        for sheet, more in zip(sheets, also or [()] * len(sheets), strict=True)
    ]
    for one in asked:
        at = _named(one.who, names_) if one.who else [0] if actor or len(sheets) == 1 else []
        if not at or (len(at) > 1 and actor):
            key = "grimoire.no_roller" if one.who else "grimoire.swing_whose"
            raise Which(key, word=one.who, near=[sheet.name for sheet in sheets])
        for i in at:
            sorted_[i].append(one)
    return [tuple(some) for some in sorted_]


def _named(who: str, rollers: list[tuple[str, ...]]) -> list[int]:
    """Who is called so: those one of whose names it is, else those one of whose names begins so."""
    whole = [i for i, known in enumerate(rollers) if core_names.exact(who, [one for one in known if one])]
    return whole or [i for i, known in enumerate(rollers) if core_names.beginning(who, [one for one in known if one])]


def typed(asked: tuple[Asked, ...], role: str) -> tuple[Swing, ...]:
    """What was typed for a die."""
    return tuple(Swing(kind=one.kind) for one in asked if one.role == role)


def lasting(sheet: Sheet, role: str, rolled: list[str]) -> tuple[Swing, ...]:
    """What the active states of a sheet lay on a die: those of that die, of all traits or of one that is rolled
    ("un Handicap sur son D10 de Physique", seed L25)."""
    found: list[Swing] = []
    for slot, state in sheet.states.items():
        if state.active and (not state.trait or any(traits.same(state.trait, one) for one in rolled)):
            if state.handicap == role:
                found.append(Swing(kind="handicap", why=state.text or slot))
            if state.ease == role:
                found.append(Swing(kind="ease", why=state.text or slot))
    return tuple(found)
