"""Screen: receipts in, characters out, as JSON, as plain lines or as a screen for a terminal.

Nothing is decided here and no file is known here; every word comes from `text`.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any

    from ..core.events import Event, Hint
    from ..errors import Problem

MOST_HINTS = 3
STEERING = {
    ord(c): ascii(c)[1:-1]
    for c in (
        *map(chr, (*range(9), *range(11, 27), *range(28, 32), *range(127, 160))),
        *"\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
    )
}
"""What would steer a terminal or turn a line about, as it is told; an escape character is seen to by itself."""

NARROWEST = 20
"""Text is never broken to fewer columns than these, however narrow the terminal is."""


@value
class Answer:
    """All that one command has to say. `events` are the receipts, `problem` what went wrong instead."""

    command: str
    system: str | None = None
    seed: int | None = None
    index: int | None = None
    events: tuple[Event, ...] = ()
    hints: tuple[Hint, ...] = ()
    pending: tuple[dict[str, Any], ...] = ()
    standing: dict[str, Any] = {}
    files: tuple[dict[str, Any], ...] = ()
    switches: dict[str, Any]
    warnings: tuple[tuple[str, dict[str, object]], ...] = ()
    problem: Problem | None = None
    dry: bool = False


def lines(answer: Answer, mode: str, lang: str, width: int) -> str:
    """The whole answer as text. `mode` is json, plain or screen; `width` the columns of a screen."""
    if mode == "json":
        from .json import document

        return document(answer, lang) + "\n"
    if mode == "plain":
        from .plain import page
    else:
        from .screen import page
    return harmless(page(answer, lang, width), coloured=mode != "plain")


def harmless(text: str, *, coloured: bool) -> str:
    """A text without what would steer the terminal: names and aspects come from files that others write. The colours
    of a screen stay."""
    first, *others = text.translate(STEERING).split("\x1b")
    told = [first]
    for part in others:
        inner, ended, _ = part.removeprefix("[").partition("m")
        colour = coloured and part.startswith("[") and ended and not inner.strip("0123456789;")
        told.append(("\x1b" if colour else "\\x1b") + part)
    return "".join(told)
