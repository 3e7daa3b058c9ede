"""The ways in which stress can be absorbed (L131-L146): 1 its box, 2 a consequence; a fourth puts out of action."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import hit
from ..sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn


def options(turn: Turn, who: str, much: int, track: str, argv: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Each way with its number, what it takes, and the command that takes it. `argv` is how the command begins."""
    seen = hit.told(turn, who, much, track)
    begins = ["fatecli", *(argv or ("absorb", who))]
    found: list[dict[str, Any]] = []
    if seen["box"] is not None:
        found.append({"n": 1, "way": "box", "box": seen["box"], "argv": [*begins, "1"]})
    if seen["severity"] is not None:
        severity = seen["severity"]
        found.append({"n": 2, "way": "consequence", "severity": severity, "argv": [*begins, "--consequence", "TEXT"]})
    if not found:
        found.append({"n": 0, "way": "out", "argv": [*begins, "--out"]})
        if turn.sheet(who, Sheet).fate_points:
            found.append({"n": 0, "way": "buy_off", "argv": [*begins, "--buy-off", "TEXT"]})
    return found
