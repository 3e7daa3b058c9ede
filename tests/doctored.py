"""Errors that no case file can provoke: a disk, a file or a lock that is not as it should be.

Each is a key of the catalogue, what is done to the world before, and the line that then fails.
"""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from fatecli.errors import Disk

from .cases.case import Case
from .cases.world import World
from .source import ROOT

SPEND = "roll landon Athletics --vs 1 -d 0000 --invoke smashing -q"
ROLL = "roll landon Athletics --vs 1 -d 0000 -q"


@dataclass(frozen=True)
class Doctored:
    """What is done (`how`, in words for the table), and the line that fails."""

    how: str
    line: str
    prepare: Callable[[World], Any]
    status: int = 3


def world(root: Path, lang: str) -> World:
    """A folder with Landon's sheet."""
    case = Case(path=Path(__file__).parent / "cases/errors/none.toml", name="", runs=[], files=("fate_core/landon",))
    made = World.of(case, root, lang=lang)
    made.environ["FATECLI_LOCK_TIMEOUT"] = "0"
    return made


def sheet(world: World) -> Path:
    return world.here / "landon.toml"


def _folder(world: World) -> None:
    (world.here / "box.toml").mkdir()


def _pipe(world: World) -> None:
    os.mkfifo(world.here / "pipe.toml")


def _loop(world: World) -> None:
    (world.here / "loop.toml").symlink_to("loop.toml")


def _bytes(text: bytes) -> Callable[[World], None]:
    def prepare(world: World) -> None:
        (world.here / "odd.toml").write_bytes(text)

    return prepare


def _opening(number: int) -> Callable[[World], Any]:
    """A sheet that the system does not open."""

    def prepare(world: World) -> Any:
        opened = os.open

        def refuse(path: Any, *more: Any, **named: Any) -> int:
            if str(path).endswith("landon.toml"):
                raise OSError(number, os.strerror(number), str(path))
            return opened(path, *more, **named)

        return mock.patch("os.open", refuse)

    return prepare


def _failing(name: str, number: int, word: str) -> Callable[[World], Any]:
    """A call of the system that fails for the files whose path holds a word."""

    def prepare(world: World) -> Any:
        real: Callable[..., Any] = getattr(os, name)

        def refuse(*given: Any, **named: Any) -> Any:
            if word in str(given[-1] if name in ("replace", "rename") else given[0]):
                raise OSError(number, os.strerror(number), os.fspath(world.here / "landon.toml"))
            return real(*given, **named)

        return mock.patch(f"os.{name}", refuse)

    return prepare


def _no_access(word: str) -> Callable[[World], Any]:
    def prepare(world: World) -> Any:
        real = os.access

        def refuse(path: Any, mode: int, **named: Any) -> bool:
            return not (str(path).endswith(word) and mode & os.W_OK) and real(path, mode, **named)

        return mock.patch("os.access", refuse)

    return prepare


def _within(
    target: str, error: BaseException | list[str] | None = None, gives: object = None
) -> Callable[[World], Any]:
    """A function of ours that fails, or gives something else."""

    def prepare(world: World) -> Any:
        return mock.patch(target, side_effect=error) if error else mock.patch(target, return_value=gives)

    return prepare


@contextmanager
def _held(world: World) -> Iterator[None]:
    fd = os.open(world.here, os.O_RDONLY)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX)
        yield
    finally:
        os.close(fd)


def _edited_meanwhile(world: World) -> Any:
    from fatecli.store import commit

    return mock.patch.object(commit, "current", return_value=b"saved meanwhile")


def _played(change: Callable[[str], str]) -> Callable[[World], None]:
    """A point was spent, and then a hand changed the sheet."""

    def prepare(world: World) -> None:
        world.run(SPEND)
        sheet(world).write_text(change(sheet(world).read_text()))

    return prepare


def _gone(world: World) -> None:
    world.run("new fate-core Maren")
    (world.here / "maren.toml").write_text("name = 'Other'\n")


def _founded(world: World) -> None:
    world.run("new campaign heron")
    (world.here / "heron/characters/maren.toml").write_text("name = 'Maren'\n")


def _unfinished(world: World) -> None:
    """A command was accepted, and its renames fail."""
    with _failing("replace", errno.EIO, "landon.toml")(world):
        world.run(SPEND)


def _stuck(world: World) -> Any:
    _unfinished(world)
    return _failing("replace", errno.EIO, "landon.toml")(world)


def _outside(world: World) -> None:
    home = world.here / "home"
    (home / "characters").mkdir(parents=True)
    (home / "fatecli.toml").write_text('system = "fate-core"\n')
    (home / "characters/landon.toml").symlink_to(sheet(world))
    world.here = home


def _linked(world: World) -> None:
    (world.here / "fatecli.toml").write_text('system = "fate-core"\n')
    (world.here / "elsewhere").mkdir()
    (world.here / ".fatecli").symlink_to("elsewhere")


def _two_campaigns(world: World) -> None:
    for name in ("one", "two"):
        (world.here / name).mkdir()
        (world.here / name / "fatecli.toml").write_text('system = "fate-core"\n')
        (world.here / name / "landon.toml").write_bytes(sheet(world).read_bytes())


def _two_scenes(world: World) -> None:
    (world.here / "scenes").mkdir()
    for name in ("wharf", "chase"):
        text = f'schema = 1\nsystem = "fate-core"\nstate = "running"\ntitle = "{name.title()}"\n'
        (world.here / "scenes" / f"{name}.toml").write_text(text)


def _note(text: bytes) -> Callable[[World], None]:
    """Guy of the Grimoire, and a note that he keeps secret."""

    def prepare(world: World) -> None:
        (world.here / "guy.toml").write_bytes((ROOT / "examples/grimoire/characters/guy.toml").read_bytes())
        (world.here / "note.txt").write_bytes(text)

    return prepare


def _lost_note(world: World) -> None:
    _note(b"Je feinte.")(world)
    world.run("secret guy --note note.txt")
    for path in world.state.rglob("*"):
        if path.is_file() and "Je feinte" in path.read_text(encoding="utf-8", errors="replace"):
            path.unlink()


def _paying(world: World) -> Any:
    """A roll that costs a point without an option that says so."""
    from fatecli.core.turn import Turn
    from fatecli.systems.fate_core.sheet import Sheet

    def step(turn: Turn, *, who: str, trait: str) -> None:
        turn.sheet(who, Sheet).fate_points = 2

    return mock.patch("fatecli.systems.step", return_value=step)


def _unheard(world: World) -> Any:
    """The first thing that is said does not arrive; the error does."""
    from fatecli.cli import run

    send, said = run._send, []

    def deaf(stream: Any, text: str) -> None:
        said.append(text)
        if len(said) == 1:
            raise Disk("store.unheard", reason="No space left on device")
        send(stream, text)

    return mock.patch("fatecli.cli.run._send", deaf)


def _broken_parser(world: World) -> Any:
    from typer.exceptions import TyperException

    return mock.patch("typer.main.Typer.__call__", side_effect=TyperException("no"))


DOCTORED: dict[str, Doctored] = {
    "event.internal": Doctored("a fault in our own code", ROLL, _within("fatecli.systems.step", RuntimeError("x")), 1),
    "store.folder": Doctored("a folder called like a sheet", "roll ./box.toml Fight", _folder),
    "store.not_file": Doctored("a pipe called like a sheet", "roll ./pipe.toml Fight", _pipe),
    "store.loop": Doctored("a link to itself", "roll ./loop.toml Fight", _loop),
    "store.too_big": Doctored("a sheet of 5 MB", "roll ./odd.toml Fight", _bytes(b"#" * 5_000_000)),
    "store.too_deep": Doctored(
        "a list in a list in a list...", "roll ./odd.toml Fight", _bytes(b"a = " + b"[" * 3000 + b"]" * 3000)
    ),
    "store.not_utf8": Doctored(
        "a sheet in Latin-1", "roll ./odd.toml Fight", _bytes("name = 'Zoé'\n".encode("latin-1"))
    ),
    "store.nul": Doctored("a sheet with a NUL", "roll ./odd.toml Fight", _bytes(b"name = 'a'\n# \0\n")),
    "store.no_permission": Doctored("a sheet one may not read", ROLL, _opening(errno.EACCES)),
    "store.cannot_read": Doctored("a sheet on a broken disk", ROLL, _opening(errno.EIO)),
    "store.busy": Doctored("another command at work", SPEND, _held, 5),
    "store.no_lock": Doctored(
        "a file system without locks", SPEND, _within("fcntl.flock", OSError(errno.ENOLCK, "No locks available")), 5
    ),
    "store.changed": Doctored("an editor that saves meanwhile", SPEND, _edited_meanwhile, 5),
    "store.read_only": Doctored("a sheet one may not write", SPEND, _no_access("landon.toml"), 5),
    "store.read_only_folder": Doctored("a folder one may not write", SPEND, _no_access("here"), 5),
    "store.full": Doctored(
        "a full disk", SPEND, _within("fatecli.store.disk.write", OSError(errno.ENOSPC, "No space", "landon.toml")), 5
    ),
    "store.failed": Doctored(
        "a disk that fails",
        SPEND,
        _within("fatecli.store.disk.write", OSError(errno.EIO, "Input/output error", "landon.toml")),
        5,
    ),
    "store.unfinished": Doctored("a rename that fails", SPEND, _failing("replace", errno.EIO, "landon.toml"), 5),
    "store.stuck": Doctored("a rename that goes on failing", SPEND, _stuck, 5),
    "store.unheard": Doctored("an answer onto a full disk", ROLL, _unheard, 5),
    "store.undo_edited": Doctored(
        "a value written by hand since",
        "undo",
        _played(lambda text: text.replace("fate_points = 2", "fate_points = 7")),
        5,
    ),
    "store.undo_gone": Doctored(
        "a value taken out by hand since", "undo", _played(lambda text: text.replace("fate_points = 2", "")), 5
    ),
    "store.undo_file": Doctored("a new file written over since", "undo", _gone, 5),
    "store.undo_more": Doctored("a sheet written into a new campaign since", "undo", _founded, 5),
    "store.outside": Doctored("a sheet that is a link out of its campaign", SPEND, _outside, 2),
    "store.linked": Doctored("a record folder that is a link", SPEND, _linked, 5),
    "store.two_campaigns": Doctored(
        "sheets of two campaigns",
        "roll one/landon.toml Athletics --vs two/landon.toml:Fight -d 0000/0000",
        _two_campaigns,
        2,
    ),
    "store.scene_several": Doctored("two scenes that run", "scene show", _two_scenes, 6),
    "store.not_text": Doctored("a name that is no text", "new fate-core 'A\udcff'", lambda world: None, 5),
    "store.readers_disagree": Doctored(
        "two readers that disagree", SPEND, _within("fatecli.store.pen.view", gives={}), 5
    ),
    "store.edit_failed": Doctored("an editor that trips", SPEND, _within("fatecli.store.pen.draw", ValueError("x")), 5),
    "store.edit_differs": Doctored(
        "an editor that writes something else", SPEND, _within("fatecli.store.pen.draw", gives="a = 1\n"), 5
    ),
    "store.edit_comment": Doctored(
        "an editor that loses a comment", SPEND, _within("fatecli.store.comments.comments", ["# a", "# b"]), 5
    ),
    "store.note_empty": Doctored("an empty note", "secret guy --note note.txt", _note(b" ")),
    "store.note_long": Doctored("a note of 100 KB", "secret guy --note note.txt", _note(b"x" * 100_000)),
    "store.note_text": Doctored("a note in Latin-1", "secret guy --note note.txt", _note("é".encode("latin-1"))),
    "store.note_gone": Doctored("a note that is lost", "reveal guy", _lost_note),
    "usage.times_pays": Doctored("a roll that costs something", "roll landon Fight --times 3 --seed 1", _paying, 2),
    "usage.line": Doctored("a line that only Typer refuses", "roll landon -- Athletics", _broken_parser, 2),
}
