"""What may stand where the cursor is, with a word of help beside each."""

from __future__ import annotations

from ...core.names import normal
from ...core.names import words as has_words
from ...core.value import TYPE_CHECKING, replace, value
from ...text import has, say
from .. import table
from ..scan import MANY, command_word, is_word
from ..values import WORDS
from . import known

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from .known import Pair


@value
class Offers:
    """What Tab offers: words with their hints; whether the shell's own files fit too; whether more is to follow."""

    pairs: tuple[Pair, ...] = ()
    files: bool = False
    more: bool = False


@value
class Place:
    """What was typed before the word at the cursor: the step, its values so far, and what the word stands for."""

    step: str
    given: dict[str, list[str]]
    option: table.Option | None
    ended: bool

    @property
    def who(self) -> str:
        """The character whose sheet the line is about, or ""."""
        return "".join(self.given.get("who", [])[:1])


def offers(before: tuple[str, ...], word: str, lang: str) -> Offers:
    """All that fits at the cursor, after the finished words `before`."""
    first = command_word(before, 0)
    if first >= len(before) or before[first:] == ("help",):
        return fitting(word, _commands(lang))
    name = before[first]
    steps = table.verbs().get(name, [])
    second = command_word(before, first + 1)
    if second < len(before) and before[second] in steps:
        return _of_step(place(before[second], [*before[first + 1 : second], *before[second + 1 :]]), word, lang)
    if name in table.STEPS:
        return _of_step(place(name, before[first + 1 :]), word, lang)
    return fitting(word, [(step, say(lang, f"help.step.{step}")) for step in steps])


def _commands(lang: str) -> Iterator[Pair]:
    """Verbs and commands, and after them the steps of a scene, which may be typed without their verb."""
    verbs = table.verbs()
    for name, steps in verbs.items():
        yield name, say(lang, f"help.{'verb' if steps else 'step'}.{name}")
    for name in table.STEPS:
        if name not in verbs:
            yield name, say(lang, f"help.step.{name}")
    yield "help", say(lang, "help.option.help")


def place(step: str, typed: Sequence[str]) -> Place:
    """Where the cursor stands in a step: at the value of an option, or at the next positional word."""
    flags = {flag: option for option in table.options(step) for flag in option.flags}
    slots = table.words(step)
    given: dict[str, list[str]] = {}
    waiting: table.Option | None = None
    ended = False
    for word in typed:
        if waiting is not None:
            given.setdefault(waiting.name, []).append(word)
            waiting = None
        elif not ended and word == "--":
            ended = True
        elif not ended and not is_word(word):
            flag, equals, found = word.partition("=")
            option = flags.get(flag)
            if option is not None:
                given.setdefault(option.name, []).extend([found] if equals else [])
                waiting = option if option.type != "flag" and not equals else None
        elif slots:
            given.setdefault(slots[0][0].name, []).append(word)
            if slots[0][1] not in MANY:
                slots.pop(0)
    slot = slots[0][0] if slots else None
    return Place(step=step, given=given, option=waiting or slot, ended=ended and waiting is None)


def _of_step(at: Place, word: str, lang: str) -> Offers:
    flag, equals, begun = word.partition("=")
    if at.option is not None and at.option.flags:
        return _values(at, at.option, word, lang)
    if word[:1] == "-" and not at.ended:
        if not equals:
            return fitting(word, _options(at, lang))
        option = next((one for one in table.options(at.step) if flag in one.flags), None)
        return _before(f"{flag}=", _values(at, option, begun, lang)) if option is not None else Offers()
    if at.option is None:
        return Offers()
    found = _values(at, at.option, word, lang)
    words = tuple((name, hint) for name, hint in found.pairs if at.ended or is_word(name))
    return Offers(pairs=words, files=found.files, more=found.more)


def _options(at: Place, lang: str) -> Iterator[Pair]:
    """The long spellings of what can still be given; only what the game of the sheet knows, where one is named."""
    understood = _understood(at)
    for option in table.options(at.step):
        if option.name in at.given and not option.many:
            continue
        if understood is None or option.name in understood:
            yield max(option.flags, key=len), _about(lang, at.step, option)
    yield "--help", say(lang, "help.option.help")


def _understood(at: Place) -> set[str] | None:
    """What the game of the sheet and the runner know; None if no sheet says which game it is."""
    system = known.system(at.who) if at.who else None
    if system is None:
        return None
    from ... import systems
    from ..play import OURS

    play = systems.step(system, at.step) if system in systems.GAMES else None
    return None if play is None else {*OURS, *(name for names in systems.takes(play) for name in names)}


def _about(lang: str, step: str, option: table.Option) -> str:
    own = f"help.option.{step}.{option.name}"
    return say(lang, own if has(lang, own) else f"help.option.{option.name}", words=_closed(lang, option))


def _closed(lang: str, option: table.Option) -> list[str]:
    return [say(lang, f"help.word.{option.words}.{key}") for key in WORDS.get(option.words, ())]


def _values(at: Place, option: table.Option, word: str, lang: str) -> Offers:
    """What an option or positional word can be."""
    if option.words:
        return fitting(word, [(one, "") for one in _closed(lang, option)])
    return VALUES.get(option.value, _nothing)(at, word)


def _nothing(at: Place, word: str) -> Offers:
    return Offers()


def _files(at: Place, word: str) -> Offers:
    return Offers(files=True)


def _who(at: Place, word: str) -> Offers:
    if "/" in word:
        return Offers(files=True)
    before, comma, last = word.rpartition(",")
    return _before(before + comma, fitting(last, known.characters(last)))


def _trait(at: Place, word: str) -> Offers:
    """A trait of the sheet, and after a + another, or what else of the sheet may be joined to it."""
    data = known.sheet(at.who) if at.who else {}
    whole = fitting(word, known.traits(data))
    before, plus, last = word.rpartition("+")
    if whole.pairs or not plus:
        return whole
    return _before(before + plus, fitting(last, [*known.traits(data), *known.named(data)]))


def _aspect(at: Place, word: str) -> Offers:
    owner, colon, rest = word.partition(":")
    found = fitting(word, known.aspects(known.sheet(at.who))) if at.who else Offers()
    if found.pairs or not colon:
        return found
    return _before(owner + colon, fitting(rest, known.aspects(known.sheet(owner))))


def _opposition(at: Place, word: str) -> Offers:
    """An opponent, then one of their traits."""
    owner, colon, rest = word.partition(":")
    if colon:
        return _before(owner + colon, _trait(replace(at, given={"who": [owner]}), rest))
    found = fitting(word, known.characters(word))
    return Offers(pairs=tuple((f"{name}:", hint) for name, hint in found.pairs), more=True)


def _stunt(at: Place, word: str) -> Offers:
    return fitting(word, known.named(known.sheet(at.who), ("stunts",))) if at.who else Offers()


VALUES: dict[str, Callable[[Place, str], Offers]] = {
    "who": _who,
    "trait": _trait,
    "aspect": _aspect,
    "opposition": _opposition,
    "stunt": _stunt,
    "path": _files,
}
"""By the value of an option in the table, what it can be."""


def fitting(word: str, pairs: Iterable[Pair]) -> Offers:
    """Those that begin with what was typed, letter for letter or at least but for case, accents and punctuation;
    if none does, the only one with such words in it."""
    every = {name: hint for name, hint in pairs if "\0" not in name}
    begun = [name for name in every if name.startswith(word)]
    if not begun and word[:1] != "-" and any(c.isalnum() for c in word):
        begun = [name for name in every if normal(name).startswith(normal(word))]
        inside = [] if begun else [name for name in every if has_words(word, name)]
        begun += inside if len(inside) == 1 else []
    return Offers(pairs=tuple((name, every[name]) for name in begun))


def _before(typed: str, found: Offers) -> Offers:
    """The same offers for the end of a word whose beginning is kept as it was typed."""
    if found.files:
        return Offers(files=True)
    return Offers(pairs=tuple((typed + name, hint) for name, hint in found.pairs), more=found.more)
