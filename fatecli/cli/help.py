"""Help pages as plain text, drawn from the command table, the catalogue, and the signatures of the games' steps."""

from __future__ import annotations

from .. import systems
from ..core.value import TYPE_CHECKING
from ..text import has, say
from . import table
from .values import WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDTH = 80
LEFT = 26
"""How wide the column of option names may grow before its sentences begin on a line of their own."""

Rows = list[tuple[str, str]]


def page(lang: str, topic: str | None) -> str:
    """The page of a step or a verb, or the first page (None), at most 80 columns wide."""
    if topic is None:
        return _first(lang)
    if topic in table.STEPS:
        return _step(lang, topic)
    return _verb(lang, topic)


def _first(lang: str) -> str:
    commands = [
        (name, say(lang, f"help.verb.{name}" if steps else f"help.step.{name}"))
        for name, steps in table.verbs().items()
    ]
    inside = [name for name, step in table.STEPS.items() if step.verbs]
    return _joined(
        _usage(lang, "fatecli", say(lang, "help.first.words")),
        _wrapped(say(lang, "help.first.what")),
        _panel(say(lang, "help.title.commands"), commands),
        _wrapped(say(lang, "help.first.steps", steps=inside)) if inside else "",
        _lines(say(lang, "help.title.examples"), say(lang, "help.example.first")),
        _wrapped(say(lang, "help.first.more")),
    )


def _verb(lang: str, verb: str) -> str:
    steps = [(step, say(lang, f"help.step.{step}")) for step in table.verbs()[verb]]
    return _joined(
        _usage(lang, "fatecli", verb, say(lang, "help.verb.words")),
        _wrapped(say(lang, f"help.verb.{verb}")),
        _panel(say(lang, "help.title.steps"), steps),
        _wrapped(say(lang, "help.verb.more", verb=verb)),
    )


def _step(lang: str, step: str) -> str:
    words = [(_word(lang, option, often), _about(lang, step, option)) for option, often in table.words(step)]
    general, panels, games = sorted_options(step)
    common = [table.OPTIONS[name] for name in table.COMMON[table.STEPS[step].kind].split()]
    return _joined(
        _usage(lang, "fatecli", *_verbs(step), step, *(name for name, _ in words), say(lang, "help.step_options")),
        _wrapped(say(lang, f"help.step.{step}")),
        _wrapped(say(lang, "help.games_with", games=games)) if games else "",
        _panel(say(lang, "help.title.words"), words),
        _options(lang, step, say(lang, "help.title.options"), general),
        *(
            _options(lang, step, say(lang, "help.title.games", games=of), options)
            for of, options in panels.items()
        ),
        _options(lang, step, say(lang, "help.title.common"), common),
        _lines(say(lang, "help.title.examples"), _examples(lang, step)),
        _wrapped(say(lang, f"help.status.{table.STEPS[step].kind}")),
    )  # fmt: skip


def sorted_options(
    step: str,
) -> tuple[list[table.Option], dict[tuple[str, ...], list[table.Option]], tuple[str, ...]]:
    """The step's own options: those every game takes, and those some games take, by the games that do.

    Last the games that have the step, if others have not. What a game takes is the signature of its function; a
    step of files belongs to no game.
    """
    own = [table.OPTIONS[name] for name in table.STEPS[step].takes.split()]
    functions = {game: systems.step(game, step) for game in systems.GAMES}
    able = {game: sum(systems.takes(play), ()) for game, play in functions.items() if play is not None}
    general: list[table.Option] = []
    panels: dict[tuple[str, ...], list[table.Option]] = {}
    for option in own:
        takers = tuple(game for game, names in able.items() if option.name in names)
        if len(takers) in (0, len(able)):
            general.append(option)
        else:
            panels.setdefault(takers, []).append(option)
    shared_first = sorted(panels, key=lambda games: (-len(games), [*map(systems.GAMES.index, games)]))
    panels = {games: panels[games] for games in shared_first}
    return general, panels, tuple(able) if 0 < len(able) < len(systems.GAMES) else ()


def _verbs(step: str) -> Iterable[str]:
    """`[conflict]`: the verb before a step may be left out, where its scene runs."""
    verbs = table.STEPS[step].verbs
    return [f"[{'|'.join(verbs)}]"] if verbs else []


def _word(lang: str, option: table.Option, often: str) -> str:
    name = say(lang, f"help.value.{option.value}")
    return {"": name, "?": f"[{name}]", "+": _many(name), "*": f"[{_many(name)}]"}[often]


def _flags(lang: str, option: table.Option) -> str:
    """`-b, --bonus N...`: short spelling first, the value in the language's word, `...` if it may be repeated."""
    spelled = ", ".join(sorted(option.flags, key=lambda flag: flag.startswith("--")))
    if option.type == "flag":
        return spelled
    told = say(lang, f"help.value.{option.value}")
    told = f"[{told}]" if option.optional else told
    return f"{spelled} {_many(told) if option.many else told}"


def _many(told: str) -> str:
    """A value that may be given several times, unless it says so itself (`WHO,...`)."""
    return told if told.endswith("...") else f"{told}..."


def _about(lang: str, step: str, option: table.Option) -> str:
    """The sentence of an option: the step's own if it has one, else the option's; `words` is its closed list."""
    own = f"help.option.{step}.{option.name}"
    words = [say(lang, f"help.word.{option.words}.{key}") for key in WORDS.get(option.words, ())]
    return say(lang, own if has(lang, own) else f"help.option.{option.name}", words=words)


def _options(lang: str, step: str, title: str, options: Sequence[table.Option]) -> str:
    return _panel(title, [(_flags(lang, option), _about(lang, step, option)) for option in options])


def _examples(lang: str, step: str) -> str:
    key = f"help.example.{step}"
    return say(lang, key) if has(lang, key) else ""


def _usage(lang: str, *words: str) -> str:
    before = say(lang, "help.usage")
    return _wrapped(f"{before} {' '.join(words)}", hanging=len(before) + 1)


def _joined(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part) + "\n"


def _lines(title: str, text: str) -> str:
    return "\n".join([title, *(f"  {line}" for line in text.splitlines())]) if text else ""


def _panel(title: str, rows: Rows) -> str:
    """A title, and under it names with their sentences in a second column."""
    if not rows:
        return ""
    column = 2 + max((len(name) for name, _ in rows if len(name) <= LEFT), default=0) + 2
    lines = [title]
    for name, sentence in rows:
        told = _wrapped(" " * column + sentence, hanging=column)
        start = f"  {name}"
        if len(start) + 2 > column:
            lines += [start, told]
        else:
            lines.append(start.ljust(column) + told[column:])
    return "\n".join(lines)


def _wrapped(text: str, hanging: int = 0) -> str:
    """The text in lines of at most 80 columns, all but the first indented; no-break spaces are kept."""
    indent = text[: len(text) - len(text.lstrip(" "))]
    lines = [indent]
    for word in text.split(" "):
        if not word:
            continue
        bare = not lines[-1].strip(" ")
        if not bare and len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(" " * hanging + word)
        else:
            lines[-1] += word if bare else f" {word}"
    return "\n".join(lines)
