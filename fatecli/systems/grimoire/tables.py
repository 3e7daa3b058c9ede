"""Grimoire's numbers, each with its source, and nothing else.

`seed` is seed 002 with its line; `wiki` the game's public pages, of which only openings are known. A *house table* is
what no known source settles: it stands here so that one can play, and the campaign's `[house]` may say otherwise.
"""

from __future__ import annotations

DICE: dict[str, int] = {"attribute": 10, "skill": 6, "item": 4, "effect": 8, "initiative": 12}
"""seed L3-L7, L25; wiki, Défis: the sides of each die, in the order in which a throw lists them."""

EASY = 6
"""seed L17: a passive Opposition that is Facile."""

OPPOSITIONS: dict[str, int] = {
    "very_easy": 3,
    "easy": EASY,
    "average": 9,
    "difficult": 12,
    "very_difficult": 15,
    "extreme": 18,
    "nearly_impossible": 21,
}
"""*House table*: steps of 3 around Facile, for D10 + D6 is 9 on average. Only Facile is the book's."""

PAYANT = 5
"""seed L35: the difference from which a result is Payant."""

LEVELS: dict[str, int] = {"minimal": 0, "success": 1, "rewarding": PAYANT, "strong": 7, "exceptional": 10}
"""*House table*: the bands of the Sévérité page (wiki), which begins one of them at Payant, with names of ours. Only
that a difference of 0 succeeds (seed L21) and Payant are the book's."""

PARTICULARLY_SUCCESSFUL = 10
"""*House table*: the difference from which a created Avantage Dynamique gives Facilité on its D8 (seed L25 says
"particulièrement réussie")."""

LOWEST_MODIFIER, HIGHEST_MODIFIER = -3, 5
"""*House table*: outside this range `check` asks whether a modifier is meant so. Every whole number plays."""

FARTHEST_MODIFIER = 99
"""The hard bound of a modifier in a file."""

POWERS: dict[str, tuple[int, bool, int, int]] = {
    "soft": (0, False, 0, 0),
    "striking": (1, True, 0, 0),
    "brutal": (5, True, 1, 0),
    "formidable": (7, True, 1, 1),
    "devastating": (10, True, 2, 0),
}
"""wiki, Sévérité: from which difference of the attack; whether the weapon's modifier counts; how many D8 besides the
D4; how many times Facilité lies on them."""

TREATED = 0
"""*House table*: a Trauma never goes under this, whatever is treated."""
