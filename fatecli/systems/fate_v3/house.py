"""The switches of `[house]` that a FATE v3 campaign may set. Each defaults to the letter of seed 001."""

from __future__ import annotations

from ...core.keys import Document, Flag, Text, Texts
from ...core.settings import switches
from ...core.value import TYPE_CHECKING
from . import names

if TYPE_CHECKING:
    from ...core.document import Finding
    from ...core.turn import Turn


class Listed(Texts):
    """Some words of a closed list."""

    def wrong(self, found: object) -> Finding | None:
        first = Texts("").wrong(found)
        if first is not None or not isinstance(found, list):
            return first
        one = Text("", words=self.words)
        return next((wrong for word in found if (wrong := one.wrong(word)) is not None), None)


class House(Document):
    """What the seed says in two ways, or leaves to the table."""

    simple_tie = Text("simple_tie", "fail", words=("fail", "succeed"))
    """Whether equalling the difficulty succeeds: no, « plus élevé » (L125); yes, SotC 1.4."""

    conflict_loser = Text("conflict_loser", "both", words=("both", "target"))
    """Who takes stress on losing a roll of a conflict: whoever loses it (L131), or only the target (SotC)."""

    same_aspect = Text("same_aspect", "free+paid", words=("free+paid", "per-throw", "strict"))
    """How often one aspect bears on one roll: once paid and once free (L114, L289); so on each throw anew; once."""

    refresh = Text("refresh", "none", words=("none", "session"))
    """The seed gives back no points, which are the experience (L49); session: up to five."""

    backlash = Text("backlash", "effort", words=("effort", "dice"))
    """What a failed spell's stress is reckoned from: dice and skill, or the bare dice (L94)."""

    point_stacks = Flag("point_stacks", False)
    """Whether a roll takes more than one +1 for a point (L115 « cumulatif? »)."""

    pyramid = Text("pyramid", "batch", words=("batch", "level"))
    """Whether a purchase leaves the pyramid balanced at its end, or after each level (L49)."""

    skills = Texts("skills")
    """The closed list of the campaign's skills; left out, the list is open."""

    sotc = Listed("sotc", words=names.SOTC)
    """Rules of Spirit of the Century the table plays with."""


def of(turn: Turn) -> House:
    """The campaign's switches; unreadable if one of them is none, or is set to what it cannot be."""
    return switches(House, turn.settings)
