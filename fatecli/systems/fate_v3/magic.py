"""Casting a spell (L76-L94): the domain, and the strain that is absorbed before the dice."""

from __future__ import annotations

from ...core import names as core_names
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import names, opposition, spell

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ...core.roll import Roll
    from .sheet import Sheet


def domain(
    sheet: Sheet, skill: str, word: str, joined: list[dict[str, Any]], text: str, said: tuple[str, ...] = ()
) -> dict[str, str] | None:
    """The spell that a roll is, or None if it is none: its domain, and what it is to do.

    Lancer de sorts is rolled for nothing else, in the domain that is named, or joined as a stunt, or the only one.
    A domain the sorcerer has not is refused (L78 « doit »; that there is no way round is our reading).
    """
    casts = sheet.plays(skill, names.SPELLS)
    if not casts:
        if word:
            raise Refused("fate_v3.domain_skill", who=sheet.mention, skill=sheet.word(names.SPELLS), rolled=skill)
        return None
    own = sheet.domains
    by_stunt = [sheet.stunts[one["slot"]].domain for one in joined if one.get("slot") in sheet.stunts]
    found = core_names.beginning(word, own) or [one for one in own if core_names.words(word, one)] if word else []
    found = found or [one for one in by_stunt if one] or ([] if word else own)
    if not found:
        raise Refused("fate_v3.no_domain", who=sheet.mention, domain=word, known=own)
    if len(found) > 1:
        next = tuple((*(said or ("roll", sheet.called, skill)), "--domain", one) for one in found)
        raise Choice("fate_v3.which_domain", who=sheet.mention, known=found, next=next)
    return {"domain": found[0], "effect": text}


def faced(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The difficulty as it was typed, for a question that goes on with it."""
    options = [("--vs", one) for one in given["vs"]] + [("--vs-bonus", one) for one in given["vs_bonus"]]
    return tuple(word for option in options for word in option)


def strain(sheet: Sheet, roll: Roll, said: tuple[str, ...]) -> int:
    """The strain of the spell that a roll is; asked for a difficulty where none is set, since it comes before the
    dice (L92)."""
    set_ = opposition.difficulty(roll)
    if set_ is None:
        next = ((*said, "--domain", roll.kept["spell"]["domain"], "--vs", "N"),)
        raise Choice("fate_v3.spell_difficulty", who=sheet.mention, next=next)
    return spell.strain(set_, sheet.rating(roll.actor.trait))
