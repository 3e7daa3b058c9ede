"""Every effect on the disk, one small function each.

`before` is called ahead of every effect, with its name and the path: tests stop the process there, or fail it.
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | getattr(os, "O_BINARY", 0)


def _unwatched(effect: str, path: str) -> None:
    """No one is watching."""


before: Callable[[str, str], None] = _unwatched


def write(path: str, data: bytes, *, like: os.stat_result | None = None, mode: int = 0o666, durable: bool) -> None:
    """Write a file of our own anew, with the mode and owner of the file it will replace."""
    if os.path.lexists(path):
        unlink(path)
    before("create", path)
    fd = os.open(path, NEW, mode if like is None else 0o600)
    try:
        left = memoryview(data)
        while left:
            before("write", path)
            left = left[os.write(fd, left) :]
        if like is not None:
            _dress(fd, path, like)
        if durable:
            before("fsync", path)
            os.fsync(fd)
    finally:
        os.close(fd)


def _dress(fd: int, path: str, like: os.stat_result) -> None:
    if not hasattr(os, "fchown"):
        return
    before("chown", path)
    now = os.fstat(fd)
    if (now.st_uid, now.st_gid) != (like.st_uid, like.st_gid):
        # an ordinary user cannot give a file away, but may keep a group of his own
        for owner in ((like.st_uid, like.st_gid), (-1, like.st_gid)):
            try:
                os.fchown(fd, *owner)
                break
            except PermissionError:
                pass
    os.fchmod(fd, like.st_mode & 0o7777)


def rename(old: str, new: str) -> None:
    """Put a file in the place of another, in one instant."""
    before("rename", new)
    os.replace(old, new)


def unlink(path: str) -> None:
    """Take a file away; it may be gone already."""
    before("unlink", path)
    try:
        os.unlink(path)
    except FileNotFoundError:
        pass


def remove_folder(path: str) -> None:
    """Take a folder away if nothing is in it; it may be gone already."""
    before("rmdir", path)
    try:
        os.rmdir(path)
        sync_folder(os.path.dirname(path))
    except OSError:
        pass  # it is gone, or somebody else's files lie in it


def make_folder(path: str) -> None:
    """Make a folder and those above it; it may be there already."""
    if not os.path.isdir(path):
        before("mkdir", path)
        os.makedirs(path, exist_ok=True)
        sync_folder(os.path.dirname(path))


def sync_folder(path: str) -> None:
    """Make the names in a folder outlive a power cut."""
    if os.name == "nt":
        return
    before("fsync", path)
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def append(fd: int, path: str, line: bytes, *, durable: bool) -> None:
    """Add a line to the end of an open file, whole or not at all."""
    size = os.fstat(fd).st_size
    try:
        before("append", path)
        if os.write(fd, line) != len(line):
            raise OSError(28, os.strerror(28))
        if durable:
            before("fsync", path)
            os.fsync(fd)
    except OSError:
        os.ftruncate(fd, size)
        raise
