"""Which files `check` reads, campaign by campaign."""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from ..errors import Unreadable
from ..store import find

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..store.desk import Desk

OTHERS = ("pyproject.toml", "Cargo.toml", "taplo.toml", "tombi.toml", "book.toml", "netlify.toml", "mise.toml")
"""Documents that other programs keep beside a campaign, and are none of ours."""


class Campaign:
    """The files of one campaign, or of none. `whole` says that a folder of it was asked for, not single files."""

    def __init__(self, desk: Desk, here: str) -> None:
        self.desk, self.here = desk, here
        self.paths: list[str] = []
        self.lost: list[dict[str, Any]] = []
        self.whole = False

    @property
    def settings(self) -> dict[str, Any]:
        """What its `fatecli.toml` says, as far as it can be read and is right enough to play by."""
        from . import settings

        found = settings.of(self.desk, "check")
        return found if not found or not settings.findings(self.desk, found) else {}

    def add(self, path: str) -> None:
        if path not in self.paths:
            self.paths.append(path)

    def shown(self, path: str) -> str:
        """A path as one would type it where the command was typed."""
        near = os.path.relpath(path, self.here)
        return find.told(path if near.startswith(os.pardir) and os.path.isabs(path) and not self.desk.root else near)

    def is_settings(self, path: str) -> bool:
        return os.path.basename(path) == find.SETTINGS

    def is_game_master(self, path: str) -> bool:
        return os.path.basename(path) == "gm.toml"

    def is_scene(self, path: str) -> bool:
        """Whether it lies where scenes lie."""
        return os.path.basename(os.path.dirname(path)) == find.SCENES

    def game_of(self, scene: str, written: str) -> str | None:
        """The game of a sheet that a scene names: empty if none stands in it, None if it is not there."""
        path = self.desk.beside(scene, written)
        if not written or not os.path.isfile(path):
            return None
        return find.head(path).get("system", "")


def files(desk: Desk, paths: tuple[str, ...]) -> list[Campaign]:
    """The files to be checked, by campaign."""
    from . import check

    home = Campaign(desk, desk.here)
    known = {desk.root: home}
    if not paths:
        home.whole = True
        for path in _of_campaign(desk.root) if desk.root else _documents(desk.here, deep=False):
            home.add(path)
        for path in find.sheets(desk.here):
            home.add(path)
    for word in paths:
        whole = os.path.normpath(os.path.join(desk.here, word))
        if os.path.isdir(whole):
            _campaign(known, desk, whole).whole = True
            for path in _documents(whole):
                _campaign(known, desk, os.path.dirname(path)).add(path)
            continue
        try:
            path = desk.locate(word)
            _campaign(known, desk, os.path.dirname(path)).add(path)
        except Unreadable as problem:
            home.lost.append(check.unread(word, problem))
    return list(known.values())


def _campaign(known: dict[str | None, Campaign], desk: Desk, folder: str) -> Campaign:
    """The campaign a folder belongs to, read without locks."""
    from ..store.desk import Desk as Another
    from ..store.place import Place

    root = find.campaign(folder)
    if root not in known:
        known[root] = Campaign(Another(desk.here, desk.environ, Place(root, desk.environ), None), desk.here)
    return known[root]


def _of_campaign(root: str) -> Iterator[str]:
    for name in (find.SETTINGS, "gm.toml"):
        if os.path.lexists(os.path.join(root, name)):
            yield os.path.join(root, name)
    for folder in ("characters", find.SCENES):
        yield from _documents(os.path.join(root, folder))


def _documents(folder: str, *, deep: bool = True) -> Iterator[str]:
    """The TOML files of a folder and those below it, hidden folders left out."""
    for home, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if not one.startswith(".")) if deep else []
        for name in sorted(names):
            if name.endswith(".toml") and not name.startswith(".") and name not in OTHERS:
                yield os.path.join(home, name)
