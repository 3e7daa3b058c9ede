"""What a result means: the outcome of a number of shifts, and the size of a fail."""

from __future__ import annotations

from . import tables


def outcome(shifts: int) -> str:
    """fail under 0, tie at 0, success at 1 and 2, style from 3 (SRD, Four Outcomes)."""
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "style" if shifts >= tables.STYLE else "success"


def margin(shifts: int) -> str:
    """How badly a fail fails, which sizes the opposition a serious cost may bring (SRD, Succeed at a Cost)."""
    if -shifts <= tables.SMALL_MARGIN:
        return "small"
    return "even" if -shifts <= tables.EVEN_MARGIN else "large"


def means(action: str, outcome: str, existing: bool) -> str:
    """The catalogue's name for what an outcome gives: advantages differ on an aspect that is there already."""
    return f"{action}_existing.{outcome}" if action == "advantage" and existing else f"{action}.{outcome}"
