"""The ways in which stress can be absorbed (L131-L146): 1 its box, 2 a consequence; a fourth puts out of action."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import hit
from ..sheet import Sheet

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ....core.waits import Entry


def options(
    turn: Turn, who: str, much: int, track: str, argv: tuple[str, ...] = (), box: tuple[str, ...] = ("1",)
) -> list[Entry]:
    """Each way with its number, what it takes, and the command that takes it. `argv` is how the command begins, `box`
    the words that take the box."""
    found = _ways(turn, who, much, track, ["fatecli", *(argv or ("absorb", who))], box)
    return [{**one, "key": f"fate_v3.way.{one['way']}", "facts": one} for one in found]


def _ways(turn: Turn, who: str, much: int, track: str, begins: list[str], box: tuple[str, ...]) -> list[Entry]:
    seen = hit.told(turn, who, much, track)
    found: list[Entry] = []
    if seen["box"] is not None:
        found.append({"n": 1, "way": "box", "box": seen["box"], "argv": [*begins, *box]})
    if seen["severity"] is not None:
        severity = seen["severity"]
        found.append({"n": 2, "way": "consequence", "severity": severity, "argv": [*begins, "--consequence", "TEXT"]})
    if not found:
        found.append({"n": 0, "way": "out", "argv": [*begins, *(("--out",) if box else ())]})
        if turn.sheet(who, Sheet).fate_points:
            found.append({"n": 0, "way": "buy_off", "argv": [*begins, "--buy-off", "TEXT"]})
    return found
