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
    return page(answer, lang, width)
