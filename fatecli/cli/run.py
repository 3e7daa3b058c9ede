"""A command line becomes a command, is played, and its answer is written. The one place that catches errors."""

from __future__ import annotations

import sys
from errno import EBADF
from os import environ, strerror

from ..core.value import TYPE_CHECKING
from ..errors import Disk, Problem, Unreadable, Usage
from . import tongue

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn, TextIO

    from ..render import Answer
    from .scan import Command

INTERRUPTED, READER_GONE = 130, 141
FEW_COLLECTIONS = 100_000
"""So many new objects come between two looks for garbage: an ordinary command ends before the first."""

OUTCOMES = {"fail": 10, "failure": 10, "tie": 11, "botch": 12}
"""What `--exit-status` says of an outcome; everything else is 0."""


def script() -> NoReturn:
    """The process of one command. It ends at once, so little is collected on the way, and nothing is taken apart at
    the end, which would cost more than a sheet's roll: files are closed and locks let go where they were taken."""
    from gc import set_threshold
    from os import _exit

    set_threshold(FEW_COLLECTIONS)
    _exit(main())


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _main(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return READER_GONE
    except Disk as unheard:
        return _failed(words, "", unheard)


def _main(words: list[str]) -> int:
    if words[:1] == ["_complete"]:
        from .complete import complete

        return complete(words[1:])
    from .scan import HelpAsked, VersionAsked, understand

    try:
        command = understand(words)
    except HelpAsked as asked:
        from .help import page

        return _print(page(tongue.early(words), asked.topic))
    except VersionAsked:
        from .. import __version__

        return _print(f"fatecli {__version__}\n")
    except Usage as problem:
        return _failed(words, "", problem)
    if "watch" in command.given:
        from .watch import watch

        return watch(command, words, lambda answer: _write(answer, words, command.given))
    try:
        answers = _played(command, words)
        for answer in answers:
            _write(answer, words, command.given)
    except Problem as problem:
        return _failed(words, command.step, problem)
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as fault:
        if environ.get("FATECLI_DEBUG"):
            raise
        return _failed(words, command.step, Problem("event.internal", found=f"{type(fault).__name__}: {fault}"))
    return _status(answers, command.given)


def _played(command: Command, words: list[str]) -> list[Answer]:
    """Dice without a sheet need no disk, and load nothing that does."""
    from . import bare

    notation = bare.notation(command)
    if notation is not None:
        return bare.play(command, notation)
    from .play import play

    return play(command, words)


def _failed(words: list[str], step: str, problem: Problem) -> int:
    """Say what was not done: on standard error, or as an envelope on standard output in JSON mode."""
    from ..render import Answer, lines

    mode, lang = tongue.mode(words, sys.stderr), tongue.early(words)
    if not problem.next:
        from .mended import mended

        problem.next = mended(words, problem)
    try:
        told = lines(Answer(command=step, switches={}, problem=problem), mode, lang, tongue.width())
    except Exception:
        if environ.get("FATECLI_DEBUG"):
            raise
        problem = Problem("event.internal", found=problem.key)
        told = lines(Answer(command=step, switches={}, problem=problem), mode, lang, tongue.width())
    for stream in (sys.stdout, sys.stderr) if mode == "json" else (sys.stderr,):
        try:
            _send(stream, told)
            break
        except Disk:
            continue  # nobody hears it; the status still tells
    return problem.status


def _write(answer: Answer, words: list[str], given: dict[str, object]) -> None:
    from ..render import lines

    _print(lines(answer, tongue.mode(words, sys.stdout), tongue.spoken(given), tongue.width()))


def _print(text: str) -> int:
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
    _send(sys.stdout, text)
    return 0


def _send(stream: TextIO | None, text: str) -> None:
    """Write and flush; Disk if the stream is closed, or full."""
    try:
        if stream is None:
            raise OSError(EBADF, strerror(EBADF))
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise Disk("store.unheard", reason=wrong.strerror) from wrong


def _status(answers: list[Answer], given: dict[str, object]) -> int:
    result = answers[-1].events[-1].facts() if answers[-1].events else {}
    if result.get("findings"):
        return Unreadable.status
    return OUTCOMES.get(str(result.get("outcome")), 0) if "exit_status" in given else 0


def _drop_output() -> None:
    """Keep Python from complaining about the closed pipe when it flushes at exit."""
    from os import O_WRONLY, devnull, dup2
    from os import open as open_file

    dup2(open_file(devnull, O_WRONLY), sys.stdout.fileno())
