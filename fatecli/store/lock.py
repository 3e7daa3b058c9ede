"""Who may write: `flock` on folders, so that no lock file is left anywhere and two users share the same lock.

The kernel drops a lock when its process ends, however it ends. Without `fcntl` (Windows) nothing is locked.
"""

from __future__ import annotations

import os
from time import monotonic, sleep

from ..core.value import TYPE_CHECKING
from ..errors import Disk

if TYPE_CHECKING:
    from collections.abc import Mapping

PATIENCE = 10.0


def patience(environ: Mapping[str, str]) -> float:
    """For how many seconds a command waits for another one."""
    try:
        return float(environ.get("FATECLI_LOCK_TIMEOUT", PATIENCE))
    except ValueError:
        return PATIENCE


class Locks:
    """The folders this command holds. They must be taken in sorted order, or two commands may wait for each other.

    What `first` holds was taken before them all, and is not waited for again.
    """

    def __init__(self, seconds: float, first: Locks | None = None) -> None:
        self.seconds, self.first = seconds, first
        self.held: dict[str, int] = {}

    def take(self, folder: str) -> None:
        """Wait for a folder (a real path). One that is not there needs no lock: nothing in it can be opened."""
        if os.name == "nt" or folder in self.held or self.first is not None and folder in self.first.held:
            return
        until = monotonic() + self.seconds
        nap = 0.001
        while True:
            fd = _grab(folder)
            if fd is not None:
                break
            if monotonic() >= until:
                raise Disk("store.busy", path=folder)
            sleep(nap)
            nap = min(nap * 1.5, 0.02)
        if fd >= 0:
            self.held[folder] = fd

    def release(self) -> None:
        """Let go of everything."""
        for fd in self.held.values():
            os.close(fd)
        self.held.clear()


def _grab(folder: str) -> int | None:
    """A descriptor that holds the lock; None while another process has it; -1 if there is no such folder."""
    from fcntl import LOCK_EX, LOCK_NB, flock

    try:
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except (FileNotFoundError, NotADirectoryError):
        return -1
    except OSError as wrong:
        raise Disk("store.no_lock", path=folder, reason=wrong.strerror) from None
    try:
        flock(fd, LOCK_EX | LOCK_NB)
        now = os.stat(folder)
        held = os.fstat(fd)
        if (now.st_dev, now.st_ino) == (held.st_dev, held.st_ino):
            return fd
    except (BlockingIOError, FileNotFoundError):
        pass
    except OSError as wrong:
        os.close(fd)
        raise Disk("store.no_lock", path=folder, reason=wrong.strerror) from None
    os.close(fd)
    return None
