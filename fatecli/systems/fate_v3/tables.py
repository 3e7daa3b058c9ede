"""FATE v3's numbers, each with its source, and nothing else.

A line is one of seed 001; SotC is Spirit of the Century, by its section; digest a number of our own reading.
"""

from __future__ import annotations

TOP, BOTTOM = 6, -4
"""The named rungs of the ladder, Légendaire and Abysmal (L191-L202). Results may leave it at both ends (digest F3)."""

DEFAULT = -1
"""A skill that was not bought is Médiocre (L204)."""

INVOKE = 2
"""What an invocation adds (L260)."""

POINT = 1
"""What a point adds by itself (L115)."""

SUPPLEMENTAL = -1
"""A supplemental action, like drawing a weapon in the same assault (L223)."""

FULL_DEFENCE = 2
"""On every defence of the assault, for who gives up the action (SotC 4.3.4)."""

ASPECTS = 9
FORMATION_ASPECTS, MARKING_ASPECTS, FREE_ASPECTS = 2, 2, 5
"""Nine aspects: two of formation, two that marked the character, five others (L5-L15)."""

LEVELS, FORMATION_LEVELS = 32, 8
"""Levels of skill at creation, and those of them that go with the formation (L19-L22)."""

STUNTS_FROM = 3
"""As many stunts as skills that are Superbe or better (L24, L52)."""

START = 5
"""Fate points of a player's character at creation (L26)."""

CARRIED = ("negligible", "moderate", "severe")
"""The consequences that can be carried, in their order; a fourth puts out of action (L144, L146)."""

LEVEL_COST = 1
"""Points for a level of skill in play (L49)."""

COMPROMISE = 1
"""Points for who proposes a compromise that is accepted (L152)."""

BREATH, NIGHT, DAYS = 5, 6 * 60, 7 * 24 * 60
"""Minutes in which a consequence heals: a few minutes (L157), a night's rest (L158; SotC 8.3 counts six hours),
several days or weeks (L159; a week is our reading)."""

FIRST_AID = 0
"""Difficulty of first aid in a fight (SotC 8.3: Mediocre, which is 0 on its ladder; digest F24)."""

TREATMENT = {"negligible": 0, "moderate": 2, "severe": 4}
"""Difficulty of care where the game master gives none: the numbers of SotC 8.3, not its words (digest F24)."""
