"""Fate Core's numbers, each with its source, and nothing else.

SRD is the Fate Core System Reference Document, by page; FCon Fate Condensed; seed 000 the French chapter.
"""

from __future__ import annotations

INVOKE = 2
"""What an invocation adds (SRD, Invoking Aspects)."""

STYLE = 3
"""Shifts from which a success is one with style (SRD, Four Outcomes)."""

FULL_DEFENSE = 2
"""Bonus on every defence for who gives up the action (seed 000, full defence)."""

CONTEST_GOAL = 3
"""Victories that win a contest (seed 000, contests)."""

TOP, BOTTOM = 8, -2
"""The named rungs of the ladder, Legendary and Terrible (SRD, The Ladder). Results may leave it at both ends."""

REFRESH = 3
FREE_STUNTS = 3
"""Three stunts are free, each further one costs a point of refresh, which never goes under 1 (SRD, Refresh)."""

BOXES = (2, 3, 3, 4, 4)
"""Stress boxes by the rating of Physique or Will, 0 to 4; more than 4 keeps 4 boxes and adds a mild slot
(seed 000, stress)."""

ONE_POINT_BOXES = (3, 4, 4, 6, 6)
"""The same where each box is worth one (FCon, Taking Harm), behind the switch `one_point_boxes`."""

EXTRA_SLOT_AT = 5
"""Rating of Physique or Will that gives an extra mild slot for that kind of harm (seed 000, stress)."""

SLOTS = {"mild": 2, "moderate": 4, "severe": 6, "extreme": 8}
"""Shifts a consequence absorbs (seed 000, consequences)."""

ON_ONESELF = 2
"""What treating oneself adds to the difficulty (seed 000, recovery)."""

SKILL_CAP = 4
"""Great (+4), the highest rating of a new character; only a major milestone goes beyond (SRD, Major Milestones)."""

PYRAMID = (1, 2, 3, 4)
"""How many skills a new character has at +4, +3, +2 and +1 (SRD, Skills)."""

ASPECTS = 5
"""A character begins with five aspects: high concept, trouble and three more (SRD, Aspects)."""

MOST_STUNTS = 5
"""A new character has five stunts at most: three, and two more for refresh (SRD, Stunts and Refresh)."""

NAMELESS_BOXES = (0, 0, 1, 2)
"""Boxes of a nameless character by quality: Average none, Fair one, Good two (SRD, Nameless NPCs)."""

SMALL_MARGIN, EVEN_MARGIN = 2, 5
"""A fail by 1-2 brings opposition the characters outnumber, by 3-5 an even match, by more one that outnumbers them
(SRD, Succeed at a Cost)."""
