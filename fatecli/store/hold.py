"""Running a command under the locks it needs, after what a crash left has been finished."""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from ..errors import Disk, Problem
from .find import campaign_of_command
from .lock import Locks, patience
from .place import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeVar

    from .desk import Desk
    from .finish import Warnings

    T = TypeVar("T")

GLANCES = 4
"""How often a reader looks again when a writer was there meanwhile, before it waits for its turn."""


class Again(BaseException):
    """A folder is needed that should have been locked earlier. Not an Exception: no rule may catch it."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


def hold(
    here: str,
    environ: Mapping[str, str],
    play: Callable[[Desk], T],
    *,
    first: str | None = None,
    writes: bool = True,
    alone: bool = False,
) -> T:
    """Run `play(desk)` under the locks the command needs; without `writes`, on a state that is whole.

    `first` is the first WHO of the command line: if it is a path, it decides the campaign. `alone` is for a command
    that counts as typed outside any campaign, wherever it was typed.
    """
    here = os.path.abspath(here)
    place = Place(None if alone else campaign_of_command(here, first), environ)
    if writes:
        return _write(here, environ, place, play)
    for _ in range(GLANCES):
        warnings: Warnings = []
        mark = place.mark()
        if mark[0]:
            stuck = _recover(place, environ, warnings)
            mark = place.mark()
            if stuck:
                warnings.append((stuck.key, stuck.facts))
        try:
            answer = _glance(here, environ, place, play, warnings)
        except Problem:
            if place.mark() == mark:
                raise
            continue
        if place.mark() == mark:
            return answer
    return _write(here, environ, place, play)


def _glance(here: str, environ: Mapping[str, str], place: Place, play: Callable[[Desk], T], warnings: Warnings) -> T:
    from .desk import Desk

    desk = Desk(here, environ, place, None)
    desk.warnings += warnings
    return play(desk)


def _write(here: str, environ: Mapping[str, str], place: Place, play: Callable[[Desk], T]) -> T:
    from .desk import Desk

    wanted: set[str] = set()
    while True:
        own = Locks(patience(environ))
        locks = Locks(own.seconds, own)
        try:
            place.lock(own)
            desk = Desk(here, environ, place, locks)
            if place.mark()[0]:
                desk.stuck = _finish(place, own, desk.warnings)
            if place.root is None:
                for folder in sorted(wanted):
                    locks.take(folder)
            return play(desk)
        except Again as again:
            wanted |= {*locks.held, again.folder}
        finally:
            locks.release()
            own.release()


def _recover(place: Place, environ: Mapping[str, str], warnings: Warnings) -> Disk | None:
    """Finish what lies unfinished, for a reader: what prevents it is a warning, for the answer must come."""
    own = Locks(patience(environ))
    try:
        place.lock(own)
        return _finish(place, own, warnings) if place.mark()[0] else None
    except Disk as wrong:
        return wrong
    finally:
        own.release()


def _finish(place: Place, own: Locks, warnings: Warnings) -> Disk | None:
    """Finish an accepted command under the lock of its place. What prevents it, or None."""
    from . import record
    from .finish import finish

    locks = Locks(own.seconds, own)
    try:
        made = record.read(place.unfinished)
        if made is None or any(place.resolve(one["path"]) is None for one in made["files"]):
            warnings.append(_set_aside(place))
            return None
        if place.root is None:
            for folder in sorted({os.path.dirname(one["path"]) for one in made["files"]}):
                locks.take(folder)
        place.prepare()
        warnings += finish(place, made)
    except OSError as wrong:
        path = wrong.filename if isinstance(wrong.filename, str) else place.folder
        return Disk("store.stuck", path=path, reason=wrong.strerror or str(wrong))
    except Disk as wrong:
        return wrong
    finally:
        locks.release()
    return None


def _set_aside(place: Place) -> tuple[str, dict[str, object]]:
    """A record that is none of ours, or would write elsewhere, is never played."""
    from . import disk

    aside = place.unfinished + ".refused"
    disk.rename(place.unfinished, aside)
    return "store.set_aside", {"path": aside}
