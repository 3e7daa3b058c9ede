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
    def event(self) -> str:
        """What JSON calls it: `StressMarked` is `stress_marked`."""
        spelled = type(self).__name__
        return "".join(("_" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(spelled))

    @property
    def key(self) -> str:
        """The key of the sentence that tells it. An event told in several ways chooses here, from its facts."""
        return f"{self.topic}.{self.event}"

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
    """What a rehearsal (`--dry-run`) says of the dice: who would throw what, as told on the screen."""

    throws: tuple[dict[str, Any], ...]
    told: tuple[str, ...]


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
    lacking: int | None = None
    outcome: str | None = None
    open: bool = False

    @property
    def key(self) -> str:
        return f"event.expression_rolled.{self.outcome or 'alone'}"


@value
class FileMade(Event):
    """A new sheet, scene or campaign file."""

    path: str
    name: str


@value
class Section:
    """A part of what `show` shows, in one of five kinds a screen can draw. `title` is a catalogue key.

    Each item is a dict with `label` (the file's word) or `label_key` (a catalogue key), and
    ratings: `value`, and `word` (a catalogue key) or `dots` (how many there may be);
    boxes: `boxes` (their numbers or values) and `ticked` (those that are); slots: `value`, `text`, `mark`;
    words: `text`; text: `text` alone. `changes` marks what play changes beside boxes and slots: `points` or `words`.
    """

    title: str
    kind: str
    items: tuple[dict[str, Any], ...]


@value
class Shown(Event):
    """A sheet shown: `about` is what JSON gives of it, `sections` what a screen draws, `remark` a catalogue key."""

    id: str
    who: str
    about: dict[str, Any]
    sections: tuple[Section, ...]
    remark: str = ""

    def facts(self) -> dict[str, Any]:
        return {"id": self.id, "who": self.who, **self.about}


@value
class PartyShown(Event):
    """The party shown: of each character what its sheet shows, and in `items` what play changes in it."""

    people: tuple[dict[str, Any], ...]


@value
class CampaignMade(Event):
    """A new campaign: its folder, its game, and the files it begins with."""

    path: str
    system: str
    files: tuple[str, ...]

    @property
    def key(self) -> str:
        return "event.campaign_made" if self.path == "." else "event.campaign_made.apart"


@value
class Checked(Event):
    """Files checked: how many, and each finding with its file, line and key; `remarks` are no findings."""

    files: int
    faults: int
    departures: int
    findings: tuple[dict[str, Any], ...]
    remarks: tuple[dict[str, Any], ...] = ()


@value
class SchemaPrinted(Event):
    """The JSON Schema of a game's sheets."""

    system: str
    schema: dict[str, Any]


@value
class ScriptPrinted(Event):
    """The completion script of a shell."""

    shell: str
    script: str


@value
class LogShown(Event):
    """The commands of the campaign, oldest first, and the values that hands changed since; `markdown` for a page."""

    entries: tuple[dict[str, Any], ...]
    by_hand: tuple[dict[str, Any], ...] = ()
    markdown: bool = False


@value
class Undone(Event):
    """A command taken back: whose it was, what was typed, and the files that went back."""

    command: str
    user: str
    files: tuple[str, ...]


@value
class Undoable(Event):
    """The commands that `undo` could take back, newest first."""

    entries: tuple[dict[str, Any], ...]
