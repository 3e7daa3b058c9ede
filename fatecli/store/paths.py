"""Paths: which file a word means, where new files go, and how a path is told to the user."""

from __future__ import annotations

import os

from ..core import names
from ..errors import Usage
from . import find


class Paths:
    """The names of one command's files, from the folder it was typed in (`here`) and the campaign's (`root`)."""

    def __init__(self, here: str, root: str | None) -> None:
        self.here, self.root = here, root

    def locate(self, who: str) -> str:
        """The file of a WHO, which is a path or a name."""
        return find.locate(who, self.here, self.root)

    def id(self, path: str) -> str:
        """What a character is called in JSON: the stem of its file."""
        return os.path.basename(path).removesuffix(".toml")

    def shown(self, path: str) -> str:
        """A path as one would type it here."""
        path = os.path.join(self.here, path)
        near = self.root or self.here
        if path == near or path.startswith(near.rstrip(os.sep) + os.sep):
            path = os.path.relpath(path, self.here)
        return find.told(path)

    def sheet_path(self, name: str) -> str:
        """Where the sheet of a new character goes: the campaign's characters, else this folder."""
        if names.normal(name) in find.MASTERS:
            raise Usage("usage.master_name", name=name)
        folder = os.path.join(self.root, "characters") if self.root else self.here
        return os.path.join(folder, _stem(name) + ".toml")

    def game_master_path(self) -> str:
        """Where the campaign's `gm.toml` stands, or would."""
        return os.path.join(self.root or self.here, "gm.toml")

    def campaign(self) -> bool:
        """Whether these files belong to a campaign."""
        return self.root is not None

    def party(self) -> list[str]:
        """The documents of this folder and of the campaign's characters."""
        folders = [self.here, *([os.path.join(self.root, "characters")] if self.root else [])]
        return list(dict.fromkeys(path for folder in folders for path in find.sheets(folder)))

    def scene_path(self, name: str) -> str:
        """Where a new scene goes: `scenes/` of the campaign, else of this folder."""
        return os.path.join(self.root or self.here, find.SCENES, _stem(name) + ".toml")

    def exists(self, path: str) -> bool:
        """Whether anything stands at a path."""
        return os.path.lexists(os.path.join(self.here, path))

    def beside(self, path: str, other: str) -> str:
        """A path that a document gives, which counts from the document's own folder."""
        return os.path.normpath(os.path.join(os.path.dirname(os.path.join(self.here, path)), other))

    def relative(self, path: str, other: str) -> str:
        """How a document at `path` names the file `other`."""
        return os.path.relpath(other, os.path.dirname(os.path.join(self.here, path))).replace(os.sep, "/")

    def running(self, word: str = "") -> str | None:
        """The running scene: the one that `word` names, prepared and ended ones too, else the only running one."""
        return find.scene(word, self.here, self.root)


def _stem(name: str) -> str:
    """What a file is called after a name; refused where that is nothing, or hides the file."""
    stem = names.normal(name).replace(" ", "-").replace(os.sep, "-")
    if not stem or stem.startswith("."):
        raise Usage("usage.no_name", name=name)
    return stem
