"""The price of a spell (L90-L94): strain before the dice, backlash after them. Both are mental stress."""

from __future__ import annotations


def strain(difficulty: int, skill: int) -> int:
    """What the difficulty exceeds Lancer de sorts by, taken in order to cast, whether or not the spell works (L92)."""
    return max(0, difficulty - skill)


def backlash(difficulty: int, effort: int, dice: int, succeeds: bool, reading: str = "effort") -> int:
    """What a failed spell costs: the difficulty less the result (L94), which is dice and skill, or under the reading
    `dice` what the bare dice show. Nothing if the spell works."""
    if succeeds:
        return 0
    return max(0, difficulty - (dice if reading == "dice" else effort))
