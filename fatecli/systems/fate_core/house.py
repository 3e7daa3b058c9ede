"""The switches of `[house]` that a Fate Core campaign may set. Each defaults to the book's rule."""

from __future__ import annotations

from ...core.keys import Document, Flag
from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from ...core.turn import Turn


class House(Document):
    """Fate Condensed's switches, and the optional ratings of weapons and armour."""

    one_point_boxes = Flag("one_point_boxes", False)
    teamwork_cap = Flag("teamwork_cap", False)
    defence_style = Flag("defence_style", False)
    weapon_ratings = Flag("weapon_ratings", False)
    unknown_aspect_boost = Flag("unknown_aspect_boost", False)


def of(turn: Turn) -> House:
    return House(turn.settings.get("house", {}))
