"""A turn: the sheets, the dice and the receipts of one command. The only thing in the rules that changes.

The rules reach files and chance only through what a turn was given; they neither know nor care where those are.
"""

from __future__ import annotations

from ..errors import Refused, Unreadable, Which
from .dice import D10, FATE, Cast, Die, Throw, cast, sided
from .events import Event, Hint
from .keys import Document, examine
from .value import TYPE_CHECKING

__all__ = ["D10", "FATE", "Cast", "Die", "Sheet", "Throw", "Turn", "cast", "sided"]

if TYPE_CHECKING:
    from typing import Any, Protocol, TypeVar

    from .dice import Dice

    S = TypeVar("S", bound="Sheet")

    class Files(Protocol):
        """What a turn asks of the disk."""

        def locate(self, who: str) -> str: ...
        def open(self, path: str) -> dict[str, Any]: ...
        def id(self, path: str) -> str: ...
        def shown(self, path: str) -> str: ...
        def line(self, path: str, at: tuple[str, ...]) -> int | None: ...
        def create(self, path: str, text: str) -> None: ...
        def sheet_path(self, name: str) -> str: ...
        def open_roll(self, path: str) -> dict[str, Any] | None: ...
        def open_rolls(self) -> list[tuple[str, dict[str, Any]]]: ...
        def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None: ...


class Sheet(Document):
    """A character file of one game, with the id the commands know it by."""

    system = ""
    id = ""
    path = ""
    called = ""
    """The word that named it on the command line, so that what is offered next works as typed."""

    def __init__(
        self,
        data: dict[str, Any],
        at: tuple[str, ...] = (),
        state: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(data, at, state)
        self.settings = settings or {}

    def traits(self) -> list[str]:
        """What can be rolled, as the sheet spells it."""
        return []

    if TYPE_CHECKING:

        @property
        def name(self) -> str: ...
        @property
        def kind(self) -> str: ...


class Turn:
    """What one command plays on. `settings` is the campaign's `fatecli.toml`; `lang` the language in which new files
    are commented, which no rule may ask about."""

    def __init__(self, *, files: Files, dice: Dice, settings: dict[str, Any], lang: str = "en") -> None:
        self.files = files
        self.dice = dice
        self.settings = settings
        self.lang = lang
        self.sheets: dict[str, Sheet] = {}
        self.events: list[Event] = []
        self.hints: list[Hint] = []
        self.pending: list[dict[str, Any]] = []
        self.warnings: list[tuple[str, dict[str, object]]] = []
        self.switches: dict[str, Any] = {}
        self.casts: list[tuple[Throw, Cast]] = []

    def sheet(self, who: str, of: type[S]) -> S:
        """The sheet of WHO, opened once; refused if it is another game's, unreadable if it holds a fault."""
        path = next((one.path for one in self.sheets.values() if one.id == who), None) or self.files.locate(who)
        found = self.sheets.get(path)
        if found is None:
            data = self.files.open(path)
            found = of(data, settings=self.settings)
            found.id, found.path = self.files.id(path), path
            found.called = self._called(path) if who == path else who
            self._readable(found, of)
            self.sheets[path] = found
        if not isinstance(found, of):
            raise Refused("refuse.other_system", who=found.id, system=found.system, wanted=of.system)
        return found

    def sheet_if_any(self, who: str, of: type[S]) -> S | None:
        """The sheet of WHO, or None if no one sheet is called so."""
        try:
            self.files.locate(who)
        except (Unreadable, Which):
            return None
        return self.sheet(who, of)

    def _called(self, path: str) -> str:
        """How a sheet that nobody named can be named: by its id where that finds it, else by its path."""
        try:
            if self.files.locate(self.files.id(path)) == path:
                return self.files.id(path)
        except (Unreadable, Which):
            pass
        return self.files.shown(path)

    def _readable(self, sheet: Sheet, of: type[Sheet]) -> None:
        written = sheet.data.get("system")
        if isinstance(written, str) and written != of.system:
            raise Refused("refuse.other_system", who=sheet.id, system=written, wanted=of.system)
        faults = [one for one in examine(of, sheet.data) if one.fault]
        if faults:
            first = faults[0]
            raise Unreadable(
                f"file.{first.why}",
                path=self.files.shown(sheet.path), line=self.files.line(sheet.path, first.path),
                at=".".join(first.path), found=first.found, accepted=first.accepted, near=list(first.near),
                more=len(faults) - 1,
            )  # fmt: skip

    def throw(self, *throws: Throw) -> tuple[Cast, ...]:
        """Throw all dice that are known to be thrown now, in order."""
        casts = self.dice.throw(throws)
        self.casts.extend(zip(throws, casts, strict=True))
        return casts

    def told(self, throw: Throw) -> Cast | None:
        """The dice that were typed for a throw made earlier; None where none were, and nothing is thrown."""
        cast = self.dice.told(throw)
        if cast is not None:
            self.casts.append((throw, cast))
        return cast

    def note(self, event: Event) -> None:
        """Write a receipt."""
        self.events.append(event)

    def hint(self, key: str, *argv: str, **facts: Any) -> None:
        """Offer something to type next."""
        self.hints.append(Hint(argv=argv, key=key, facts=facts))

    def warn(self, key: str, **facts: object) -> None:
        """Say something that stops nothing."""
        self.warnings.append((key, facts))

    def switch(self, name: str, setting: object) -> None:
        """Record that a house rule bore on the answer."""
        self.switches[name] = setting
