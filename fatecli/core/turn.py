"""A turn: the sheets, the dice and the receipts of one command. The only thing in the rules that changes.

The rules reach files and chance only through what a turn was given; they neither know nor care where those are.
"""

from __future__ import annotations

from ..errors import Refused, Unreadable, Which
from .dice import D10, FATE, Cast, Die, Throw, cast, sided
from .examine import examine, unreadable
from .keys import Document
from .scene import Scene, match
from .throwing import Throwing
from .value import TYPE_CHECKING
from .waits import hints

__all__ = ["D10", "FATE", "Cast", "Die", "Sheet", "Throw", "Turn", "cast", "sided"]

if TYPE_CHECKING:
    from typing import Any, Protocol, TypeVar

    from .dice import Dice
    from .settings import GameMaster

    S = TypeVar("S", bound="Sheet")
    P = TypeVar("P", bound=Scene)

    class Files(Protocol):
        """What a turn asks of the disk."""

        def locate(self, who: str) -> str: ...
        def open(self, path: str) -> dict[str, Any]: ...
        def id(self, path: str) -> str: ...
        def shown(self, path: str) -> str: ...
        def line(self, path: str, at: tuple[str, ...]) -> int | None: ...
        def create(self, path: str, text: str) -> None: ...
        def beside(self, path: str, other: str) -> str: ...
        def relative(self, path: str, other: str) -> str: ...
        def scene_path(self, name: str) -> str: ...
        def exists(self, path: str) -> bool: ...
        def game_master(self, *, make: bool = False) -> dict[str, Any] | None: ...
        def game_master_path(self) -> str: ...
        def sheet_path(self, name: str) -> str: ...
        def party(self) -> list[str]: ...
        def campaign(self) -> bool: ...
        def open_roll(self, path: str) -> dict[str, Any] | None: ...
        def open_rolls(self) -> list[tuple[str, dict[str, Any]]]: ...
        def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None: ...
        def note_text(self, path: str) -> str: ...
        def salt(self) -> str: ...
        def keep_note(self, print_: str, text: str, salt: str) -> None: ...
        def note(self, print_: str) -> tuple[str, str]: ...


class Sheet(Document):
    """A character file of one game, with the id the commands know it by."""

    system = ""
    id = ""
    path = ""
    called = ""
    """The word that named it on the command line, so that what is offered next works as typed."""
    seat = ""
    """Its id among the participants of the running scene; empty for who is not in it."""
    playing_in: Scene | None = None
    """The scene it takes part in."""

    def __init__(
        self,
        data: dict[str, Any],
        at: tuple[str, ...] = (),
        aside: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(data, at, aside)
        self.settings = settings or {}

    def traits(self) -> list[str]:
        """What can be rolled, as the sheet spells it."""
        return []

    if TYPE_CHECKING:

        @property
        def name(self) -> str: ...
        @property
        def kind(self) -> str: ...


class Turn(Throwing):
    """What one command plays on. `settings` is the campaign's `fatecli.toml`; `lang` the language in which new files
    are commented, which no rule may ask about; `message` what `-m` tells of the story."""

    def __init__(self, *, files: Files, dice: Dice, settings: dict[str, Any], lang: str = "en") -> None:
        super().__init__(dice=dice, settings=settings)
        self.files = files
        self.lang = lang
        self.message = ""
        self.scene: Scene | None = None
        self.sheets: dict[str, Sheet] = {}
        self.standing: dict[str, Any] = {}

    def sheet(self, who: str, of: type[S]) -> S:
        """The sheet of WHO, opened once: a participant of the running scene first, else a file.

        Refused if it is another game's, unreadable if it holds a fault.
        """
        seat = "" if self.scene is None else match(self.scene, who) or ""
        known = seat or next((key for key, one in self.sheets.items() if one.id == who and not one.seat), "")
        path = "" if known in self.sheets else self._path(seat, who)
        found = self.sheets.get(known or path)
        if found is None:
            found = self._opened(path, seat, who, of)
        if not isinstance(found, of):
            raise Refused("refuse.other_system", who=found.id, system=found.system, wanted=of.system)
        return found

    def _path(self, seat: str, who: str) -> str:
        if seat and self.scene is not None:
            written = self.scene.sheet_of(seat)
            if not written:
                raise Unreadable(
                    "file.missing", path=self.files.shown(self.scene.path), line=None,
                    at=f"participants.{seat}.sheet", more=0,
                )  # fmt: skip
            return self.files.beside(self.scene.path, written)
        return self.files.locate(who)

    def _opened(self, path: str, seat: str, who: str, of: type[S]) -> S:
        aside = None
        if seat and self.scene is not None and self.scene.person(seat).block:
            aside = self.scene.data["participants"][seat]
        found = of(self.files.open(path), aside=aside, settings=self.settings)
        found.id, found.path, found.seat = seat or self.files.id(path), path, seat
        found.playing_in = self.scene if seat else None
        found.called = seat or (self._called(path) if who == path else who)
        self._readable(found, of)
        self.sheets[seat or path] = found
        return found

    def sheet_if_any(self, who: str, of: type[S]) -> S | None:
        """The sheet of WHO, or None if no one sheet is called so."""
        if self.scene is None or match(self.scene, who) is None:
            try:
                self.files.locate(who)
            except (Unreadable, Which):
                return None
        return self.sheet(who, of)

    def party(self, of: type[S]) -> list[S]:
        """Everybody of this game whose sheet lies here."""
        paths = [path for path in self.files.party() if self.files.open(path).get("system") == of.system]
        return [self.sheet(path, of) for path in paths]

    def _called(self, path: str) -> str:
        """How a sheet that nobody named can be named: by its id where that finds it, else by its path."""
        try:
            if self.files.locate(self.files.id(path)) == path:
                return self.files.id(path)
        except (Unreadable, Which):
            pass
        return self.files.shown(path)

    def _readable(self, sheet: Sheet | Scene, of: type[Sheet] | type[Scene]) -> None:
        written = sheet.data.get("system")
        if isinstance(written, str) and written != of.system:
            raise Refused("refuse.other_system", who=self.files.id(sheet.path), system=written, wanted=of.system)
        self._sound(sheet.data, of, sheet.path)

    def _sound(self, data: dict[str, Any], of: type[Document], path: str) -> None:
        faults = [one for one in examine(of, data) if one.fault]
        if faults:
            line = self.files.line(path, faults[0].path)
            raise unreadable(faults, path=self.files.shown(path), line=line)

    def scene_at(self, path: str, of: type[P]) -> P:
        """The scene of a file, which is not entered; unreadable if it holds a fault."""
        scene = of(self.files.open(path))
        scene.path = path
        self._readable(scene, of)
        return scene

    def enter(self, path: str, of: type[P]) -> P:
        """Play in a scene, with its people as it has them; unreadable if its file holds a fault."""
        scene = self.scene_at(path, of)
        self.scene = scene
        self.sheets = {key: one for key, one in self.sheets.items() if not one.seat}
        return scene

    def stand(self, standing: dict[str, Any]) -> None:
        """How the scene stands now; what must be played before anything else is offered first."""
        self.standing = standing
        said = [one.argv for one in self.hints]
        self.hints[:0] = [one for one in hints(standing.get("pending", ())) if one.argv not in said]

    def take_earned(self) -> int:
        """The points the game master earned for this scene, which are used up with it."""
        kept = self._game_master()
        earned = 0 if kept is None else kept.earned
        if kept is not None and earned:
            kept.earned = 0
        return earned

    def keep_earned(self, points: int) -> None:
        """Points the game master earns for the next scene; without a campaign no file keeps them."""
        kept = self._game_master(make=points > 0)
        if points and kept is None:
            self.warn("scenes.earned_lost", points=points)
        elif points and kept is not None:
            kept.earned += points

    def _game_master(self, *, make: bool = False) -> GameMaster | None:
        """The campaign's `gm.toml`, made if it is not there and asked for; unreadable if it holds a fault."""
        from .settings import GameMaster

        data = self.files.game_master(make=make)
        if data is None:
            return None
        self._sound(data, GameMaster, self.files.game_master_path())
        return GameMaster(data)
