"""Views: what an event that is more than a sentence looks like, as rows that a screen and plain lines both draw.

A game's drawing stands in the file named after its topic, in a dict VIEWS of functions by event name.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

DRAWN = (
    "fate_core", "fate_core_between", "fate_core_challenge", "fate_core_conflict",
    "fate_core_contest", "fate_v3", "grimoire", "storyteller",
    "event",
)  # fmt: skip


@value
class Row:
    """A named number: its label, the number (None: there is none to show), and what explains it.

    `said` is the plain line; without one the row is not told in plain lines. `kind` is "" in a column of its own,
    `head` for a heading, `note` for a remark across the columns.
    """

    label: str
    number: int | None = None
    detail: str = ""
    said: str = ""
    kind: str = ""


@value
class View:
    """A block of a screen: a title with a remark on the right, rows, and lines of prose under them.

    `raw` is a document to be printed as it is; `verdict` the line that tells the outcome, `beside` a remark at its
    right; `prose` what follows. `board` draws a whole screen for so many columns and rows, commands included.
    """

    title: str = ""
    remark: str = ""
    said_title: str = ""
    rows: tuple[Row, ...] = ()
    verdict: str = ""
    beside: str = ""
    said_verdict: str = ""
    raw: str = ""
    prose: tuple[str, ...] = ()
    said_prose: tuple[str, ...] = ()
    board: Callable[[int, int], list[str]] | None = None

    def plain(self) -> list[str]:
        """The same facts, one a line."""
        told = [self.said_title, *(row.said for row in self.rows), self.said_verdict, *self.said_prose]
        return [*self.raw.splitlines(), *(line for line in told if line)]


def view(event: Any, lang: str) -> View | None:
    """The view of an event, or None if a sentence tells it."""
    if event.topic not in DRAWN:
        return None
    if event.event == "shown":
        from .sheet import drawn

        return drawn(event, lang)
    module = __import__(f"{__package__}.{event.topic}", fromlist=["VIEWS"])
    draw = module.VIEWS.get(event.event)
    found: View | None = None if draw is None else draw(event.facts(), lang)
    return found


def choices(key: str, facts: dict[str, Any], lang: str) -> list[str]:
    """The lines under a problem's sentence that list what may be chosen."""
    topic, _, name = key.partition(".")
    if topic not in DRAWN:
        return []
    module = __import__(f"{__package__}.{topic}", fromlist=["VIEWS"])
    draw = getattr(module, "PROBLEMS", {}).get(name)
    found: list[str] = [] if draw is None else draw(facts, lang)
    return found


def switch(name: str, setting: object) -> str:
    """A house rule with what it is set to."""
    return f"{name} = {', '.join(map(str, setting)) if isinstance(setting, (list, tuple)) else setting}"
