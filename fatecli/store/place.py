"""Where the records lie: `.fatecli/` of a campaign, or the user's state directory for lone sheets.

log.jsonl          one line a command, append-only
unfinished.json    the record of a command that is accepted and not finished; usually not there
records/           the newest records, for undo
open/              what lies open for characters outside a scene
"""

from __future__ import annotations

import os

from ..core.value import TYPE_CHECKING
from ..errors import Disk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .lock import Locks

FOLDER = ".fatecli"


class Place:
    """The records of one campaign (`root`), or of one user's lone sheets (`root` is None)."""

    def __init__(self, root: str | None, environ: Mapping[str, str]) -> None:
        self.root = root
        self.folder = os.path.join(root, FOLDER) if root else state(environ)
        self.log = os.path.join(self.folder, "log.jsonl")
        self.unfinished = os.path.join(self.folder, "unfinished.json")
        self.records = os.path.join(self.folder, "records")
        self.rolls = os.path.join(self.folder, "open")

    def lock(self, locks: Locks) -> None:
        """Take the lock that stands before all others of this place."""
        if self.root is None:
            try:
                os.makedirs(self.folder, 0o700, exist_ok=True)
            except OSError:
                return  # said when something is to be kept there
        locks.take(self.root or os.path.realpath(self.folder))

    def prepare(self) -> None:
        """Make the folders, and see that all can be written that will be.

        A link in their stead, which a clone may bring, would lead our writes elsewhere.
        """
        from .disk import make_folder

        for path in (self.folder, self.records, self.rolls, self.log):
            if self.root and os.path.islink(path):
                raise Disk("store.linked", path=path)
            if path != self.log and not os.path.isdir(path):
                make_folder(path)
                self.share(path)
            if os.path.lexists(path) and not os.access(path, os.W_OK):
                raise PermissionError(13, os.strerror(13), path)

    def share(self, path: str) -> None:
        """Let the group of a campaign that a group plays in (its folder is group-writable) write a new file, too.

        At one table sit several users, each in a shell with an own umask.
        """
        if self.root is None or os.name == "nt":
            return
        folder, new = os.stat(self.root), os.stat(path)
        if not folder.st_mode & 0o020 or folder.st_mode & 0o1000:
            return
        try:
            if new.st_gid != folder.st_gid:
                os.chown(path, -1, folder.st_gid)
            os.chmod(path, new.st_mode & 0o7777 | (folder.st_mode & 0o2070 if os.path.isdir(path) else 0o060))
        except PermissionError:
            pass  # it is not ours to share

    def mark(self) -> tuple[bool, int]:
        """What changes with every commit: whether a record is unfinished, and the size of the log."""
        try:
            size = os.stat(self.log).st_size
        except OSError:
            size = -1
        return os.path.lexists(self.unfinished), size

    def name(self, real: str) -> str:
        """How a record names a file: inside the campaign, or, of a lone sheet, by its whole path."""
        if self.root is None:
            return real
        return os.path.relpath(real, self.root).replace(os.sep, "/")

    def resolve(self, name: str) -> str | None:
        """The file a record names, or None if a record of this place may not name it.

        A campaign's record can come with a clone: it may write documents inside the campaign and nothing else.
        """
        if self.root is None:
            return name if os.path.isabs(name) else None
        parts = name.split("/")
        if "\0" in name or any(part in ("", ".", "..", ".git", FOLDER) for part in parts[:-1]):
            return None
        if not parts[-1].endswith(".toml") and parts[-1] not in (".gitattributes", ".gitignore"):
            return None
        real = os.path.join(self.root, *parts)
        return real if os.path.realpath(real) == real else None


def state(environ: Mapping[str, str]) -> str:
    """The user's state directory, which belongs to no campaign."""
    if environ.get("FATECLI_STATE"):
        return os.path.abspath(environ["FATECLI_STATE"])
    if environ.get("XDG_STATE_HOME"):
        return os.path.join(os.path.abspath(environ["XDG_STATE_HOME"]), "fatecli")
    home = environ.get("HOME") or os.path.expanduser("~")
    return os.path.join(home, ".local", "state", "fatecli")
