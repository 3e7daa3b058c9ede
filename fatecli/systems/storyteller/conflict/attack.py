"""Attack and dodge: what is left of an attack, and the dice of damage it makes (V20, combat; Revised)."""

from __future__ import annotations


def left(attack: int, dodge: int = 0) -> int:
    """The attack's net successes less the dodge's; 1 or more hits (V20)."""
    return max(0, attack - dodge)


def damage_pool(base: int, left: int) -> int:
    """Strength or the weapon's dice, and one more for each success of the attack beyond the first; never under one
    die (Revised; V20)."""
    return max(1, base + max(0, left - 1))
