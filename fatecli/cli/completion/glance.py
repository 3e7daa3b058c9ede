"""A turn that only looks: it reads the files as they lie there, and can neither write nor throw.

What is wrong with a file is for a command to say; nothing is examined here.
"""

from __future__ import annotations

import os

from ...core.turn import Turn
from ...core.value import TYPE_CHECKING
from ...store import find, read, rolls
from ...store.paths import Paths
from ...store.place import Place

if TYPE_CHECKING:
    from typing import Any


class Glance(Paths):
    """The files of a Tab."""

    def __init__(self, here: str) -> None:
        super().__init__(here, find.campaign(here))
        self.place = Place(self.root, os.environ)
        self.read: dict[str, dict[str, Any]] = {}

    def open(self, path: str) -> dict[str, Any]:
        """The data of a file."""
        real = os.path.realpath(os.path.join(self.here, path))
        if real not in self.read:
            self.read[real] = read.parse(read.content(real, path)[0], path)
        return self.read[real]

    def open_roll(self, path: str) -> dict[str, Any] | None:
        """What lies open for a character outside any scene."""
        return rolls.load(self.place, os.path.realpath(os.path.join(self.here, path)))


class Look(Turn):
    """A turn in which no file is examined."""

    def _readable(self, *_: object) -> None:
        pass


def turn(here: str) -> Turn:
    """A turn that reads the files of a folder and of its campaign."""
    files: Any = Glance(here)
    dice: Any = None
    root = files.root
    return Look(files=files, dice=dice, settings=files.open(os.path.join(root, find.SETTINGS)) if root else {})
