"""What cannot be understood in a command line, found anew from the table and worded by us.

Loaded only when something is wrong. Every message names the first word that does not fit and the nearest that would.
"""

from __future__ import annotations

from ..core.names import near, normal
from ..core.value import TYPE_CHECKING
from ..errors import Usage
from . import table
from .scan import MANY, Line, is_word, missing, wants_value
from .values import WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any


def unknown_command(argv: Sequence[str], at: int) -> Usage:
    """No verb and no step is called what stands at `at`."""
    return _unknown("usage.command", argv, at, [*table.verbs(), *table.STEPS])


def unknown_step(argv: Sequence[str], at: int, verb: str) -> Usage:
    """The verb has no such step."""
    steps = table.verbs()[verb]
    return _unknown("usage.step", argv, at, steps, verb=verb, accepted=steps)


def _unknown(key: str, argv: Sequence[str], at: int, names: Iterable[str], **facts: Any) -> Usage:
    close = _near(argv[at], dict.fromkeys(names))
    better = tuple((*argv[:at], close[0], *argv[at + 1 :]) for _ in close[:1])
    return Usage(f"{key}_near" if close else key, next=better, found=argv[at], near=close, **facts)


def _near(word: str, names: Iterable[str]) -> list[str]:
    """The likeliest names: those that begin with the word, else those spelled most like it."""
    names = list(names)
    begun = [name for name in names if normal(name).startswith(normal(word))] if normal(word) else []
    return list(dict.fromkeys(begun or near(word, names)))[:3]


def unknown_value(option: table.Option, word: str) -> Usage:
    """A word that is not of the option's closed list."""
    known = WORDS[option.words]
    home = {spelling: key for key, also in known.items() for spelling in (key, *also)}
    close = list({home[spelling]: spelling for spelling in reversed(_near(word, home))}.values())[::-1]
    return _of(
        "value_near" if close else "value",
        option,
        found=word,
        near=close,
        accepted=list(known),
        words=[f"{option.words}.{key}" for key in known],
    )


def not_a_number(option: table.Option, word: str) -> Usage:
    """Something else where a whole number must stand."""
    return _of("number", option, found=word)


def _of(key: str, option: table.Option, **facts: Any) -> Usage:
    """A fault of an option, named by its long spelling, or of a positional word, named by its value."""
    if option.flags:
        return Usage(f"usage.{key}", option=max(option.flags, key=len), **facts)
    return Usage(f"usage.word_{key}", wanted=option.value, **facts)


def fault(line: Line) -> Usage | None:
    """The first thing in the line that does not fit its step, or None."""
    flags = {flag: option for option in table.options(line.step) for flag in option.flags}
    slots = table.words(line.step)
    typed: dict[str, object] = {}
    at = 0
    ended = False
    while at < len(line.words):
        word = line.words[at]
        at += 1
        if not ended and word == "--":
            ended = True
        elif ended or is_word(word):
            if not slots:
                return _too_many(line, at - 1)
            typed[slots[0][0].name] = word
            if slots[0][1] not in MANY:
                slots.pop(0)
        else:
            wrong, takes_next = _option(line, at - 1, flags)
            if wrong is not None:
                return wrong
            at += takes_next
    return _too_few(line, slots) if missing(slots, typed) else None


def _option(line: Line, at: int, flags: dict[str, table.Option]) -> tuple[Usage | None, int]:
    """What is wrong with the option at `at`, and how many of the words after it are its value."""
    word = line.words[at]
    flag, equals, _ = word.partition("=")
    if flag not in flags and not word.startswith("--"):
        return _short(line, at, flags)
    option = flags.get(flag)
    if option is None:
        return _unknown_option(line, at, flag, flags), 0
    if option.type == "flag":
        return Usage("usage.flag", option=flag, found=word) if equals else None, 0
    return (None, 0) if equals else _needs(line, at, flag, option, flags)


def _short(line: Line, at: int, flags: dict[str, table.Option]) -> tuple[Usage | None, int]:
    """`-nq`, several short options in one word, the last perhaps with its value: `-nd+0-+`."""
    word = line.words[at]
    for i in range(1, len(word)):
        flag = "-" + word[i]
        option = flags.get(flag)
        if option is None:
            return _unknown_option(line, at, flag if i > 1 else word.partition("=")[0], flags), 0
        if option.type != "flag":
            return (None, 0) if word[i + 1 :] else _needs(line, at, flag, option, flags)
    return None, 0


def _needs(
    line: Line, at: int, flag: str, option: table.Option, flags: dict[str, table.Option]
) -> tuple[Usage | None, int]:
    """An option wants a value: the next word, whatever it looks like, unless it is an option of the same step."""
    following = line.words[at + 1] if at + 1 < len(line.words) else "--"
    if wants_value(following, flags):
        if option.optional:
            return None, 0
        better = (*_command(line), *line.words[: at + 1], _shown(option), *line.words[at + 1 :])
        lines = () if "--" in line.words else (better,)
        return Usage("usage.value_missing", next=lines, option=flag, wanted=option.value), 0
    return None, 1


def _unknown_option(line: Line, at: int, flag: str, flags: dict[str, table.Option]) -> Usage:
    long = {name for name in flags if name.startswith("--")}
    close = _near(flag, sorted(long)) if len(flag) > 2 else []
    _, equals, rest = line.words[at].partition("=")
    better = tuple(_argv(line, at, close[0] + equals + rest) for _ in close[:1])
    elsewhere = [step for step in table.STEPS if any(flag in option.flags for option in table.options(step))]
    key = "usage.option_near" if close else "usage.option_elsewhere" if elsewhere else "usage.option"
    return Usage(key, next=better, found=flag, step=line.step, near=close, steps=elsewhere)


def _too_many(line: Line, at: int) -> Usage:
    """More words than the step takes: most often a name of several words without its quotes."""
    if not table.words(line.step):
        return Usage("usage.no_words", step=line.step, found=line.words[at])
    before = line.words[at - 1] if at and is_word(line.words[at - 1]) else ""
    if not before:
        return Usage("usage.too_many", step=line.step, found=line.words[at])
    end = at
    while end < len(line.words) and is_word(line.words[end]):
        end += 1
    whole = " ".join(line.words[at - 1 : end])
    better = (*_command(line), *line.words[: at - 1], whole, *line.words[end:])
    return Usage("usage.too_many_quotes", next=(better,), step=line.step, found=line.words[at], whole=whole)


def _too_few(line: Line, slots: list[tuple[table.Option, str]]) -> Usage:
    """Words that must stand and do not: the whole line is told."""
    wanted = [option.value for option in missing(slots, {})]
    once = [option for option, often in slots if often != "*"]
    better = (*_command(line), *line.words, *map(_shown, once))
    return Usage("usage.missing", next=(better,), step=line.step, words=wanted)


def _shown(option: table.Option) -> str:
    """What stands for a value in a line that is told: the first of a closed list, else its name."""
    return next(iter(WORDS[option.words])) if option.words else option.value.upper()


def _command(line: Line) -> tuple[str, ...]:
    return (line.verb, line.step) if line.verb else (line.step,)


def _argv(line: Line, at: int, word: str) -> tuple[str, ...]:
    return (*_command(line), *line.words[:at], word, *line.words[at + 1 :])
