"""secret, reveal: Manœuvres secrètes, at any time, in any scene or none (seed L39, L41)."""

from __future__ import annotations

from ...core import notes
from ...core.value import TYPE_CHECKING
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

KIND = "manoeuvre"


def secret(turn: Turn, *, who: str, note: str = "", read_: bool = False) -> None:
    """Hand a note in (`--note FILE`, or `-` for standard input); or read WHO's sealed ones, as the game master."""
    sheet = turn.sheet(who, Sheet)
    if read_:
        notes.read(turn, sheet, KIND)
    else:
        notes.hand_in(turn, sheet, note, KIND)


def reveal(turn: Turn, *, secret_: str = "") -> None:
    """Reveal a note, and prove it unchanged."""
    notes.reveal(turn, Sheet, secret_, KIND)
