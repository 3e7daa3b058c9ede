"""Events: the receipts of a command, in the order things happened. Frozen, and plain data once `facts` is taken.

A game's own events stand in its wing. What an event is called in JSON follows from its class (`StressMarked`:
`stress_marked`); the sentence it is told in follows from its `key`.
"""

from __future__ import annotations

from .value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


class Event:
    """Something that happened. Subclasses are values."""

    topic = "event"
    """The catalogue file that holds this event's sentences."""

    @property
    def name(self) -> str:
        """`StressMarked` is `stress_marked`."""
        spelled = type(self).__name__
        return "".join(("_" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(spelled))

    @property
    def key(self) -> str:
        """The key of the sentence that tells it. An event told in several ways chooses here, from its facts."""
        return f"{self.topic}.{self.name}"

    def facts(self) -> dict[str, Any]:
        """What JSON and the log keep of it."""
        return facts(self)


@value
class Hint:
    """Something one can type next: the words after `fatecli`, and the key and facts of what it would do."""

    argv: tuple[str, ...]
    key: str
    facts: dict[str, Any]


@value
class ThrowsToCome(Event):
    """What a rehearsal (`--dry-run`) says of the dice: who would throw what."""

    throws: tuple[dict[str, Any], ...]


@value
class ExpressionRolled(Event):
    """Dice thrown for nobody: `roll 1d10+1d6+2`. `terms` pairs each die with its faces."""

    expression: str
    terms: tuple[dict[str, Any], ...]
    dice: tuple[int, ...]
    bonus: int
    total: int
    opposition: int | None = None
    difference: int | None = None
    outcome: str | None = None
    open: bool = False


@value
class FileMade(Event):
    """A new sheet, scene or campaign file."""

    path: str
    what: str
    name: str


@value
class Section(Event):
    """A part of what `show` shows, in one of five kinds a screen can draw: ratings, boxes, slots, words, text.

    `title` is a catalogue key; each item a dict: `label` (the user's word) or `label_key`, and what the kind needs.
    """

    title: str
    kind: str
    items: tuple[dict[str, Any], ...]
    facts_: dict[str, Any]
