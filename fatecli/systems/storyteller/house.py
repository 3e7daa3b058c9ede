"""The switches of `[house]` that a Storyteller campaign may set. Each defaults to the book's rule."""

from __future__ import annotations

from ...core.keys import Document, Flag, Int, Text
from ...core.settings import switches
from ...core.value import TYPE_CHECKING
from . import tables

if TYPE_CHECKING:
    from ...core.turn import Turn


class House(Document):
    """What the seed leaves to the Storyteller, and where editions differ."""

    first_botch_free = Flag("first_botch_free", False)
    """seed L55: everyone's first botch of a session is a plain failure."""

    speciality = Text("speciality", "revised", words=("revised", "v20", "off"))
    """revised: a 10 is thrown again; v20: it counts two; off: no specialities."""

    speciality_ones = Flag("speciality_ones", False)
    """Whether the 1s among dice thrown again cancel too."""

    speciality_from = Int("speciality_from", tables.SPECIALITY_FROM, low=0, high=5)
    """The dots a Trait needs for a speciality."""

    untrained_knowledge = Flag("untrained_knowledge", False)
    """Whether a Knowledge nobody taught may be rolled, with the Attribute alone."""

    damage_ones = Flag("damage_ones", True)
    """Whether 1s cancel successes of damage and soak, which never botch."""

    willpower_nightly = Flag("willpower_nightly", False)
    """Whether a night gives back one point of Willpower."""

    initiative = Text("initiative", "dice", words=("dice", "fixed"))
    """dice: d10 + Dexterity + Wits; fixed: Dexterity + Wits + 6."""


def of(turn: Turn) -> House:
    """The campaign's switches; unreadable if one of them is none, or is set to what it cannot be."""
    return switches(House, turn.settings)
