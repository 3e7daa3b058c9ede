"""A small world of sheets, commands that change all of them, and ways to let a process die."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from traceback import print_exc
from typing import Any, TypeVar

from fatecli.store import disk
from fatecli.store.desk import Change, Desk, hold

T = TypeVar("T")

SHEET = """\
# {name}, kept by hand
schema = 1
name = "{name}"  # the whole name

fate_points = {points}

[aspects]
trouble = "Rivals"   # and how

[stress]
physical = []
"""

POINTS = 100


class World:
    """A folder with sheets `c00.toml`..., as a campaign or as lone files."""

    def __init__(self, folder: Path, files: int, *, campaign: bool = True) -> None:
        self.folder = folder
        self.root = folder / "camp"
        self.campaign = campaign
        self.home = self.root / "characters" if campaign else self.root
        self.home.mkdir(parents=True)
        if campaign:
            (self.root / "fatecli.toml").write_text('system = "fate-core"\n')
        self.sheets = [self.home / f"c{n:02}.toml" for n in range(files)]
        for path in self.sheets:
            path.write_text(text_of(path, POINTS), encoding="utf-8")
        self.env = {"FATECLI_STATE": str(folder / "state"), "FATECLI_LOCK_TIMEOUT": "30", "USER": "maren"}
        self.store = self.root / ".fatecli" if campaign else folder / "state"

    def run(self, play: Callable[[Desk], T], *, writes: bool = True) -> T:
        return hold(str(self.root), self.env, play, writes=writes)

    def spend(self) -> list[Change]:
        """Spend a point on every sheet, and lay a roll open."""
        return self.run(self.spending)

    def spending(self, desk: Desk) -> list[Change]:
        for path in self.sheets:
            desk.open(str(path))["fate_points"] -= 1
        desk.keep_open_roll(str(self.sheets[0]), {"points": desk.open(str(self.sheets[0]))["fate_points"]})
        return desk.commit({"command": ["invoke"], "who": "all", "dice": [1, 0, -1, 1]})

    def look(self) -> list[int]:
        """The points of every sheet, as a reader is told them."""
        return self.run(lambda desk: [desk.open(str(path))["fate_points"] for path in self.sheets], writes=False)

    def points(self) -> list[int]:
        """The points of every sheet as they lie on the disk, each file being whole."""
        found = []
        for path in self.sheets:
            text = path.read_text(encoding="utf-8")
            points = int(text.partition("fate_points = ")[2].partition("\n")[0])
            assert text == text_of(path, points), path
            found.append(points)
        return found

    def debris(self) -> list[str]:
        """What a finished command must not leave behind."""
        names = [str(path.relative_to(self.folder)) for path in self.folder.rglob("*")]
        return [name for name in names if "tmp" in os.path.basename(name) or "unfinished" in name]

    def log(self) -> list[dict[str, Any]]:
        from fatecli.store.desk import log

        return self.run(log, writes=False)


def text_of(path: Path, points: int) -> str:
    return SHEET.format(name=path.stem.upper(), points=points)


def in_child(play: Callable[[], object]) -> int:
    """Run in a child process; its wait status: 0 for a return, 1 << 8 for an exception."""
    import json  # noqa: F401  # once here, not in every child
    import tomllib  # noqa: F401

    import tomlrt  # noqa: F401

    from fatecli.store import net, section, takeback  # noqa: F401

    child = os.fork()
    if child == 0:
        status = 1
        try:
            play()
            status = 0
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1]


@contextmanager
def no_waiting() -> Iterator[None]:
    """Without `os.fsync`: death by a signal loses nothing that was written, synced or not."""
    former, os.fsync = os.fsync, lambda fd: None
    try:
        yield
    finally:
        os.fsync = former


def killed(status: int) -> bool:
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


class Counting:
    """Counts effects on the disk and acts at the n-th, or at all from there on."""

    def __init__(self, act: Callable[[str, str], None], at: int, *, on: bool = False) -> None:
        self.act, self.at, self.on, self.count = act, at, on, 0

    def __call__(self, effect: str, path: str) -> None:
        self.count += 1
        if self.count == self.at or self.on and self.count > self.at:
            self.act(effect, path)

    def __enter__(self) -> Counting:
        self.former, disk.before = disk.before, self
        return self

    def __exit__(self, *_: object) -> None:
        disk.before = self.former


def die(effect: str, path: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dying(play: Callable[[], object], at: int) -> int:
    """The wait status of a child that is killed ahead of its n-th effect on the disk."""

    def mortal() -> None:
        with Counting(die, at):
            play()

    return in_child(mortal)


def open_way(folder: Path) -> None:
    """Let everybody reach a temporary folder of ours."""
    for above in (folder, *folder.parents):
        if str(above).startswith(gettempdir() + os.sep) and above.stat().st_uid == os.geteuid():
            above.chmod(above.stat().st_mode | 0o755)


def as_somebody(folder: Path, play: Callable[[], object]) -> None:
    """Run as an ordinary user who owns the folder: root may do what others may not."""

    def drop_and_play() -> None:
        if os.geteuid() == 0:
            somebody = 65534
            for above, _, names in os.walk(folder):
                for name in (".", *names):
                    os.chown(os.path.join(above, name), somebody, somebody, follow_symlinks=False)
            open_way(folder)
            os.setgroups([])
            os.setgid(somebody)
            os.setuid(somebody)
        try:
            play()
        except BaseException:
            print_exc()
            raise

    assert in_child(drop_and_play) == 0
