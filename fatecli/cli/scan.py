"""A command line becomes a command. What the table fully explains is understood here; the rest goes to Typer.

Nothing is looked up in a file and no rule is known: words are sorted into the names the rules use for them.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING, value
from . import table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HELP = ("--help", "-h")
MANY = ("*", "+")
REQUIRED = ("", "+")
LONGEST_NUMBER = 18


@value
class Command:
    """A step and only what was typed with it: the rules' names, each with a text, a number, True, or a list."""

    step: str
    verb: str
    given: dict[str, object]


@value
class Line:
    """A command line whose command is found: its verb (or ""), its step, and the other words in their order."""

    verb: str
    step: str
    words: tuple[str, ...]


class HelpAsked(Exception):
    """The user asks for the page of a step or a verb, or for the first page (None)."""

    def __init__(self, topic: str | None) -> None:
        super().__init__(topic)
        self.topic = topic


class VersionAsked(Exception):
    """The user asks which version this is."""


def understand(argv: Sequence[str]) -> Command:
    """The command that was typed; Usage if it cannot be understood, HelpAsked or VersionAsked if that is asked."""
    line = find(argv)
    typed = scan(line)
    if typed is None:
        from .usage import fault

        wrong = fault(line)
        if wrong is not None:
            raise wrong
        from .app import parse

        typed = parse(line)
    return Command(step=line.step, verb=line.verb, given=_converted(typed))


def find(argv: Sequence[str]) -> Line:
    """The verb and step of a command line, with options standing anywhere."""
    options_end = list(argv).index("--") if "--" in argv else len(argv)
    wants_help = any(word in HELP for word in argv[:options_end])
    first = command_word(argv, 0)
    if "--version" in argv[:first]:
        raise VersionAsked
    if first == len(argv):
        raise HelpAsked(None)
    if argv[first] == "help":
        raise HelpAsked(_topic(argv[first + 1 :]))
    line = _named(argv, first)
    if line is None or wants_help:
        raise HelpAsked(line.step if line else argv[first])
    return filled(line)


def filled(line: Line) -> Line:
    """The line with `--boost=` where `--boost` may stand without a value and none follows."""
    flags = {flag: option for option in table.options(line.step) for flag in option.flags}
    if not any(option.optional for option in flags.values()):
        return line
    words = list(line.words)
    for at, word in enumerate(words):
        bare = word in flags and flags[word].optional
        if bare and wants_value((words[at + 1 :] or ["--"])[0], flags):
            words[at] = f"{word}="
    return Line(verb=line.verb, step=line.step, words=tuple(words))


def _named(argv: Sequence[str], first: int) -> Line | None:
    """The line whose command stands at `first`; None if it is a verb alone, whose step is not said."""
    name = argv[first]
    steps = table.verbs().get(name, [])
    second = command_word(argv, first + 1)
    before = tuple(argv[:first])
    if second < len(argv) and argv[second] in steps:
        words = (*before, *argv[first + 1 : second], *argv[second + 1 :])
        return Line(verb=name, step=argv[second], words=words)
    if name in table.STEPS:
        return Line(verb="", step=name, words=(*before, *argv[first + 1 :]))
    if steps and second == len(argv):
        return None
    from .usage import unknown_command, unknown_step

    raise unknown_step(argv, second, name) if steps else unknown_command(argv, first)


def command_word(argv: Sequence[str], at: int) -> int:
    """Where the next word stands that is neither an option nor the value of one."""
    while at < len(argv) and argv[at][:1] == "-":
        flag, equals, _ = argv[at].partition("=")
        takes = [option for option in table.OPTIONS.values() if flag in option.flags]
        at += 2 if takes and takes[0].type != "flag" and not equals else 1
    return min(at, len(argv))


def _topic(words: Sequence[str]) -> str | None:
    """What `help` is asked about: `help`, `help roll`, `help conflict`, `help conflict attack`."""
    first = command_word(words, 0)
    if first == len(words):
        return None
    line = _named(words, first)
    return line.step if line else words[first]


def scan(line: Line) -> dict[str, object] | None:
    """What was typed, by name, still as text; None if any word of it is not fully understood."""
    flags = {flag: option for option in table.options(line.step) for flag in option.flags}
    slots = table.words(line.step)
    typed: dict[str, object] = {}
    rest = list(reversed(line.words))
    while rest:
        word = rest.pop()
        if is_word(word):
            if not slots:
                return None
            option, often = slots[0]
            _put(typed, option.name, word, many=often in MANY)
            if often not in MANY:
                slots.pop(0)
            continue
        flag, equals, found = word.partition("=")
        taken = flags.get(flag)
        if taken is None and (apart := cluster(word, flags)):
            rest.extend(reversed(apart))
            continue
        if taken is None or (taken.type == "flag" and equals):
            return None
        if taken.type == "flag":
            typed[taken.name] = True
            continue
        if not equals and not wants_value(rest[-1] if rest else "--", flags):
            found = rest.pop()
        elif not equals and not taken.optional:
            return None
        _put(typed, taken.name, found, many=taken.many)
    return None if missing(slots, typed) else typed


def cluster(word: str, flags: Mapping[str, table.Option]) -> list[str]:
    """Short options in one word, each for itself: `-nq` is -n -q, `-qd+0-+` is -q --dice=+0-+; [] if it is none."""
    apart: list[str] = []
    for at, letter in enumerate(word[1:], 2):
        option = flags.get(f"-{letter}")
        if option is None:
            return []
        if option.type != "flag":
            return [*apart, f"{max(option.flags, key=len)}={word[at:]}"] if word[at:] else [*apart, f"-{letter}"]
        apart.append(f"-{letter}")
    return apart


def is_word(word: str) -> bool:
    """Whether a word of the line is a word of the step: not an option, or a number below zero (`roll -1`)."""
    return word[:1] != "-" or word == "-" or word[1:].lstrip()[:1].isdecimal()


def wants_value(following: str, flags: Mapping[str, table.Option]) -> bool:
    """Whether an option is left without its value: the line ends, or another option of the step follows."""
    return following == "--" or following.partition("=")[0] in flags


def missing(slots: list[tuple[table.Option, str]], typed: dict[str, object]) -> list[table.Option]:
    """The positional words that must stand and do not."""
    return [option for option, often in slots if often in REQUIRED and option.name not in typed]


def _put(typed: dict[str, object], name: str, word: str, *, many: bool) -> None:
    if not many:
        typed[name] = word
        return
    found = typed.setdefault(name, [])
    assert isinstance(found, list)
    found.append(word)


def _converted(typed: dict[str, object]) -> dict[str, object]:
    """The same with numbers read and words of closed lists in English."""
    for name, found in typed.items():
        option = table.OPTIONS[name]
        if option.type == "int" or option.words:
            typed[name] = [_value(option, one) for one in found] if isinstance(found, list) else _value(option, found)
    return typed


def _value(option: table.Option, found: object) -> object:
    word = str(found)
    if option.words:
        from ..core.names import translate
        from .values import WORDS

        known = translate(word, WORDS[option.words])
        if known is None and option.loose:
            return word
        if known is None:
            from .usage import unknown_value

            raise unknown_value(option, word)
        return known
    number = word.strip().replace("\u2212", "-")
    digits = number[1:] if number[:1] in "+-" else number
    if option.loose and "=" in word:
        return word
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER):
        from .usage import not_a_number

        raise not_a_number(option, word)
    return int(number)
