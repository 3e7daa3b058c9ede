"""Typer, made from the table. It reads what the scan leaves to it: lines with `--`, and those nobody understands.

Every option is a text for Typer; numbers and closed lists are read by us, so that one message stands in both languages.
"""

from __future__ import annotations

import inspect

import typer
from typer.exceptions import TyperException

from ..core.value import TYPE_CHECKING
from ..errors import Usage
from . import table
from .scan import MANY, REQUIRED, Line, is_word, wants_value

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

MARK = "\0"
"""Put before a word like `-1`, which Typer would take for an option. No command line can hold it."""


def parse(line: Line) -> dict[str, object]:
    """What was typed, by name, still as text; Usage if Typer does not see it fit its step."""
    heard: list[dict[str, object]] = []
    app = build(line.verb, line.step, heard.append)
    try:
        app([*([line.verb] if line.verb else []), line.step, *_marked(line)], standalone_mode=False)
    except TyperException as refusal:
        raise Usage("usage.line", step=line.step) from refusal
    return {name: _unmarked(found) for name, found in heard[0].items() if found not in (None, False) and found != []}


def build(verb: str, step: str, play: Callable[[dict[str, object]], None]) -> typer.Typer:
    """An app with one step, under its verb if it has one. The other 40 are not built: that would take a while."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.callback()(lambda: None)
    home = app
    if verb:
        home = typer.Typer(rich_markup_mode=None)
        home.callback()(lambda: None)
        app.add_typer(home, name=verb)
    home.command(step, add_help_option=False)(_function(step, play))
    return app


def _function(step: str, play: Callable[[dict[str, object]], None]) -> Callable[..., None]:
    """A function whose signature is the step's words and options, as Typer reads it."""
    parameters = []
    for word, often in table.words(step):
        kind: Any = list[str] if often in MANY else str
        parameters.append(_parameter(word, kind, typer.Argument(... if often in REQUIRED else None)))
    for option in table.options(step):
        kind = bool if option.type == "flag" else list[str] if option.many else str
        parameters.append(_parameter(option, kind, typer.Option(False if kind is bool else None, *option.flags)))

    def run(**given: object) -> None:
        play(given)

    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _parameter(option: table.Option, kind: Any, default: object) -> inspect.Parameter:
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _marked(line: Line) -> list[str]:
    """The words as Typer should see them: `-1` marked, `-d=+0-+` written as two, `--boost` alone as `--boost=`."""
    flags = {flag: option for option in table.options(line.step) for flag in option.flags}
    words: list[str] = []
    for at, word in enumerate(line.words):
        flag, equals, found = word.partition("=")
        following = line.words[at + 1] if at + 1 < len(line.words) else "--"
        if word == "--":
            return words + list(line.words[at:])
        if equals and flag in flags and not flag.startswith("--"):
            words += [flag, found]
        elif word in flags and flags[word].optional and wants_value(following, flags):
            words.append(f"{word}=")
        else:
            words.append(MARK + word if is_word(word) and word[:1] == "-" else word)
    return words


def _unmarked(found: object) -> object:
    if isinstance(found, list):
        return [_unmarked(one) for one in found]
    return found.removeprefix(MARK) if isinstance(found, str) else found
