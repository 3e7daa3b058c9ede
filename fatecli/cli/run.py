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

ALIKE = 0.6
"""How alike two words must be for a line with the one to be offered for the other, from 0 to 1."""

BEGINNING = ("choice.missing", "store.nobody", "store.who_none", "usage.word_value")
"""Errors of who or what is not there yet, or was not said."""
SIDELESS = (".two_sides", ".fight_sides")
"""How the errors of every game end that ask for two sides."""
SIDES = ("heroes=WHO", "foes=WHO")

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
    problem.next = problem.next or _mended(words, problem)
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


def _mended(words: list[str], problem: Problem) -> tuple[tuple[str, ...], ...]:
    """The line with the word that was not found spelled as the name that is most like it, or as each that it fits."""
    if problem.key in BEGINNING or problem.key.endswith(SIDELESS):
        return _begun(words, problem)
    word, known = problem.facts.get("word", problem.facts.get("found")), problem.facts.get("near")
    several = problem.key.startswith("which.") and problem.key.endswith("_several")
    known = problem.facts.get("found") if several else known
    if not isinstance(word, str) or not isinstance(known, list) or words.count(word) != 1:
        return ()
    if several:
        from ..render import MOST_HINTS

        fits = [str(name) for name in known if not str(name).endswith(")")]
        return tuple(_spelled(words, word, name) for name in fits[:MOST_HINTS])
    from difflib import get_close_matches

    from ..core.names import normal

    forms = {form: str(name) for name in reversed(known) for form in (*normal(str(name)).split(), normal(str(name)))}
    alike = 0 if problem.key.endswith("_near") and len(known) == 1 else ALIKE
    close = [forms[form] for form in get_close_matches(normal(word), list(forms), 1, alike)]
    return tuple(_spelled(words, word, best) for best in close)


def _spelled(words: list[str], word: str, name: str) -> tuple[str, ...]:
    return tuple(name if one == word else one for one in words)


def _begun(words: list[str], problem: Problem) -> tuple[tuple[str, ...], ...]:
    """The line that makes who or what is not there yet, or shows who is; what begins without two sides, with them."""
    if problem.key == "store.who_none":
        return (("show",),)
    missing = problem.facts.get("typed")
    if isinstance(missing, list):
        return ((*words, *missing),)
    if problem.key.endswith(SIDELESS):
        sides = SIDES[words.count("--side") :]
        return ((*words, *(word for side in sides for word in ("--side", side))),) if sides else ()
    named = problem.facts.get("word", problem.facts.get("found"))
    return (("new", _game(), str(named)),) if problem.key == "store.nobody" or "new" in words else ()


def _game() -> str:
    """The game of new sheets here: the campaign's, else the first there is."""
    from os import getcwd

    from ..store import find
    from ..systems import GAMES

    root = find.campaign(getcwd())
    found = find.head(f"{root}/{find.SETTINGS}").get("system") if root else ""
    return found if found in GAMES else GAMES[0]


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
