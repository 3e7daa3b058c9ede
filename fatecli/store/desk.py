"""What the rest of the program sees of the disk: `hold` opens a desk, the command works on plain data, and commits.

    def play(desk):
        sheet = desk.open(desk.locate("zird"))
        sheet["fate_points"] -= 1
        return desk.commit({"command": ["roll", "zird", "Lore"], "who": "Zird the Arcane"})

    hold(os.getcwd(), os.environ, play, first="zird")

`play` must do nothing that cannot be done twice before it commits: where the order of the locks demands it, it is
called again with a fresh desk.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING, copy, value
from ..errors import Disk
from . import find, read
from .edit import dotted, same, values
from .hold import Again, hold
from .log import entries as _entries
from .notes import Notes
from .undo import undo, undoable

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .commit import Draft
    from .finish import Warnings
    from .lock import Locks
    from .place import Place

__all__ = ["Again", "Change", "Desk", "hold", "log", "undo", "undoable"]


@value
class Change:
    """What became of one file: `values` lists each value with its key, before and after."""

    path: str
    changed: bool
    created: bool = False
    values: tuple[dict[str, Any], ...] = ()


class Paper:
    """One document on the desk."""

    def __init__(self, real: str, shown: str) -> None:
        self.real, self.shown = real, shown
        self.old: bytes | None = None
        self.text = b""
        self.about: os.stat_result | None = None
        self.read: dict[str, Any] = {}
        self.data: dict[str, Any] = {}

    def draft(self) -> Draft:
        """What a commit would write."""
        from .commit import Draft

        new = self.text
        if not same(copy(self.data), self.read):
            from .net import redraw

            new = redraw(self.text, self.data, self.shown)
        return Draft(real=self.real, shown=self.shown, old=self.old, new=new, like=self.about)

    def change(self, draft: Draft) -> Change:
        """The change as it is told."""
        if self.old is None:
            return Change(path=self.shown, changed=True, created=True)
        if draft.new == draft.old:
            return Change(path=self.shown, changed=False)
        told = tuple(
            {"key": dotted(key), "before": was, "after": now} for key, was, now in values(self.read, self.data)
        )
        return Change(path=self.shown, changed=True, values=told)


class Desk(Notes):
    """The files of one command, under its locks. Nothing is written before `commit`."""

    def __init__(self, here: str, environ: Mapping[str, str], place: Place, locks: Locks | None) -> None:
        super().__init__(here, place.root)
        self.environ, self.place, self.locks = environ, place, locks
        self.warnings: Warnings = []
        self.stuck: Disk | None = None
        self.papers: dict[str, Paper] = {}
        self.rolls: dict[str, dict[str, Any]] = {}
        self._settings: dict[str, Any] | None = None

    @property
    def settings(self) -> dict[str, Any]:
        """The campaign's `fatecli.toml`; empty without one."""
        if self._settings is None:
            self._settings = {}
            if self.root:
                path = os.path.join(self.root, find.SETTINGS)
                shown = self.shown(path)
                self._settings = read.parse(read.content(path, shown)[0], shown)
        return self._settings

    def open(self, path: str) -> dict[str, Any]:
        """The data of a document, the same dict on every call. What is changed in it is what `commit` writes."""
        paper = self._paper(path)
        if paper is None:
            real, shown = self._real(path), self.shown(path)
            raw, about = read.content(real, shown)
            find.same_campaign(os.path.join(self.here, path), self.root)
            for other in self.papers.values():
                if other.about is not None and os.path.samestat(about, other.about):
                    return other.data  # one file by two spellings, where case does not matter
            paper = self.papers[real] = Paper(real, shown)
            paper.old, paper.text, paper.about = raw, raw, about
            paper.data = read.parse(raw, shown)
            paper.read = copy(paper.data)
        return paper.data

    def create(self, path: str, text: str) -> None:
        """Stage a new file. One that is there already is never overwritten."""
        real, shown = self._real(path), self.shown(path)
        if os.path.lexists(os.path.join(self.here, path)) or real in self.papers:
            raise Disk("store.exists", path=shown)
        find.same_campaign(os.path.join(self.here, path), self.root)
        paper = Paper(real, shown)
        try:
            paper.text = text.encode("utf-8")
        except UnicodeEncodeError as wrong:
            broken = find.told(text[wrong.start : wrong.end])
            raise Disk("store.not_text", path=shown, text=broken) from None
        if real.endswith(".toml"):
            paper.data = read.parse(paper.text, shown)
            paper.read = copy(paper.data)
        self.papers[real] = paper

    def line(self, path: str, at: tuple[str, ...]) -> int | None:
        """The line of a key in a file, for error messages."""
        from .line import line

        return None if (paper := self._paper(path)) is None else line(paper.text, at)

    def open_roll(self, path: str) -> dict[str, Any] | None:
        """What lies open for a character outside any scene."""
        from . import rolls

        real = self._real(path)
        name = rolls.name(self.place, real)
        if name in self.rolls:
            new = self.rolls[name]["new"]
            return None if new is None else copy(new["roll"])
        return rolls.load(self.place, real)

    def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None:
        """Lay a roll open for a character, or settle what lay there."""
        from . import rolls

        real = self._real(path)
        name = rolls.name(self.place, real)
        old = self.rolls[name]["old"] if name in self.rolls else rolls.read(self.place, name)
        new = None if roll is None else {"sheet": self.place.name(real), "roll": copy(roll)}
        self.rolls[name] = {"old": old, "new": new}

    def open_rolls(self) -> list[tuple[str, dict[str, Any]]]:
        """What lies open for the characters of this place, the newest first, each with its sheet's path."""
        from . import rolls

        return rolls.every(self.place)

    def game_master(self, *, make: bool = False) -> dict[str, Any] | None:
        """The data of the campaign's `gm.toml`; with `make` it is made if it is not there. None without a campaign."""
        if self.root is None:
            return None
        path = self.game_master_path()
        if make and self._paper(path) is None and not self.exists(path):
            self.create(path, "schema = 1\n")
        return self.open(path) if self._paper(path) is not None or self.exists(path) else None

    def changes(self) -> list[Change]:
        """What `commit` would write."""
        return [paper.change(paper.draft()) for paper in self.papers.values()]

    def commit(self, entry: dict[str, object]) -> list[Change]:
        """Write every change or none, and the command's line in the log."""
        from . import commit as door

        drafts = [paper.draft() for paper in self.papers.values()]
        told = [paper.change(draft) for paper, draft in zip(self.papers.values(), drafts, strict=True)]
        if self.stuck is not None:  # a command that opened nothing: it is answered, and not kept
            self.warnings.append((self.stuck.key, self.stuck.facts))
            return told
        self.write_notes()
        rolls = {name: change for name, change in self.rolls.items() if change["old"] != change["new"]}
        names = [self.place.name(paper.real) for paper in self.papers.values()]
        whole = {
            **self.signed(entry),
            "files": [
                {"path": name, "created": change.created}
                for name, change in zip(names, told, strict=True)
                if change.changed
            ],
            "values": [
                {"file": name, **one} for name, change in zip(names, told, strict=True) for one in change.values
            ],
        }
        self.warnings += door.commit(self.place, drafts, whole, rolls)
        return told

    def signed(self, entry: dict[str, object]) -> dict[str, object]:
        """An entry with when and by whom; of lone sheets also where, so that `undo` can tell folders apart."""
        from time import strftime

        user = self.environ.get("LOGNAME") or self.environ.get("USER") or _user()
        place = {} if self.root else {"here": self.here}
        return {"at": strftime("%Y-%m-%dT%H:%M:%S%z"), "user": user, **place, **entry}

    def lock(self, real: str) -> None:
        """Lock the folder of a lone file, in the order that keeps two commands from waiting for each other."""
        if self.locks is not None and self.root is None:
            folder = os.path.dirname(real)
            if folder not in self.locks.held and any(folder < other for other in self.locks.held):
                raise Again(folder)
            self.locks.take(folder)

    def _real(self, path: str) -> str:
        """The file behind a path, its folder locked."""
        if self.stuck is not None and self.locks is not None:
            raise self.stuck
        real = read.real(os.path.join(self.here, path), self.shown(path))
        self.lock(real)
        return real

    def _paper(self, path: str) -> Paper | None:
        return self.papers.get(self._real(path))


def log(desk: Desk) -> list[dict[str, Any]]:
    """All lines of the campaign's log, or of the user's lone sheets, oldest first."""
    return _entries(desk.place)


def _user() -> str:
    try:
        from pwd import getpwuid

        return getpwuid(os.getuid()).pw_name
    except (ImportError, KeyError):
        return ""
