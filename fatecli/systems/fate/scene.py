"""What the scenes of both Fate games keep of an aspect beyond its words."""

from __future__ import annotations

from ...core import scene as core
from ...core.keys import Flag, Int, Ratings, Text


class SceneAspect(core.SceneAspect):
    """An aspect in play: `by` whom it came and in what way, and `free` invocations by who holds them. One that is
    `hidden` has the difficulty of finding it."""

    by = Text("by", "")
    origin = Text("origin", "written", words=("written", "found", "declared", "placed", "carried"))
    hidden = Flag("hidden", False)
    difficulty = Int("difficulty", 0, low=-4, high=12)
    free = Ratings("free", 0, 99)
