"""What is left of an attack, the dice of damage it makes, and soak: successes become levels on somebody's health
chart (V20, combat and damage; Revised)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import judge, traits
from ..tables import DEFAULT, LIVING

if TYPE_CHECKING:
    from ..sheet import Sheet


def left(attack: int, dodge: int = 0) -> int:
    """The attack's net successes less the dodge's; 1 or more hits (V20)."""
    return max(0, attack - dodge)


def damage_pool(base: int, left: int) -> int:
    """Strength or the weapon's dice, and one more for each success of the attack beyond the first; never under one
    die (Revised; V20)."""
    return max(1, base + max(0, left - 1))


def counted(faces: tuple[int, ...], *, ones: bool = True, difficulty: int = DEFAULT) -> int:
    """The net successes of a damage or soak roll at difficulty 6, which never botches. Whether 1s cancel is the
    campaign's switch `damage_ones`."""
    hits = judge.hits(faces, difficulty)
    return max(0, hits - judge.ones(faces)) if ones else hits


def soak_pool(sheet: Sheet, kind: str) -> int:
    """The dice that soak one kind of damage, 0 for none (V20).

    A mortal soaks bashing damage with Stamina and nothing else; a vampire adds Fortitude, soaks lethal damage so too,
    and aggravated damage with Fortitude alone. Reflexive: wounds and several actions take no dice from it.
    """
    if sheet.kind in LIVING:
        return traits.rating(sheet, "stamina") if kind == "bashing" else 0
    fortitude = traits.rating(sheet, "fortitude")
    return fortitude if kind == "aggravated" else traits.rating(sheet, "stamina") + fortitude


def levels(being: str, kind: str, damage: int, soaked: int) -> int:
    """The levels that reach the chart: damage less soak; of bashing damage a vampire takes half, rounded down, after
    the soak (V20)."""
    reached = max(0, damage - soaked)
    return reached // 2 if kind == "bashing" and being not in LIVING else reached
