"""What a difference of Opposition means (seed L9, L21, L35). Pure arithmetic."""

from __future__ import annotations

from . import tables


def difference(quality: int, opposition: int) -> int:
    """The Opposition is taken from the Qualité (seed L9)."""
    return quality - opposition


def opposition(base: int | None, contests: tuple[int, ...]) -> int | None:
    """The passive base, or the highest Contestation that surpasses it (seed L17); a poor one makes nothing easier.
    None where nothing opposes."""
    return max((*contests, *(() if base is None else (base,))), default=None)


def outcome(difference: int) -> str:
    """success at 0 and over, failure under it (seed L21)."""
    return "success" if difference >= 0 else "failure"


def level(difference: int, thresholds: dict[str, int] = tables.LEVELS) -> str:
    """How well: failure under 0, else the last level whose threshold is reached (seed L21; the bands are a house
    table, but for Payant)."""
    if difference < 0:
        return "failure"
    reached = [name for name, threshold in thresholds.items() if difference >= threshold]
    return reached[-1] if reached else next(iter(thresholds))


def payant(difference: int, thresholds: dict[str, int] = tables.LEVELS) -> bool:
    """Payant is 5 *or more* (seed L35): also what has a higher name."""
    return difference >= thresholds["rewarding"]
