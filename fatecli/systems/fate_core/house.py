"""The switches of `[house]` that a Fate Core campaign may set. Each defaults to the book's rule."""

from __future__ import annotations

from ...core.keys import Document, Flag, Int
from ...core.value import TYPE_CHECKING
from . import tables

if TYPE_CHECKING:
    from ...core.turn import Turn


class House(Document):
    """Fate Condensed's switches, and the optional ratings of weapons and armour."""

    one_point_boxes = Flag("one_point_boxes", False)
    teamwork_cap = Flag("teamwork_cap", False)
    defence_style = Flag("defence_style", False)
    weapon_ratings = Flag("weapon_ratings", False)
    unknown_aspect_boost = Flag("unknown_aspect_boost", False)
    elective_order = Flag("elective_order", False)
    contest_buy_off = Flag("contest_buy_off", False)
    mob_initiative = Flag("mob_initiative", False)
    scale = Flag("scale", False)
    full_defense_boost = Flag("full_defense_boost", False)
    severe_major = Flag("severe_major", False)
    two_milestones = Flag("two_milestones", False)
    skill_cap = Int("skill_cap", tables.SKILL_CAP, low=1, high=12)


def of(turn: Turn) -> House:
    """The campaign's switches."""
    return House(turn.settings.get("house", {}))
