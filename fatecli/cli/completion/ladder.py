"""The words of a game's ladder, with their numbers, for `--vs`. Of a game only its nouns and numbers are loaded."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .known import Pair


def rungs(system: str, lang: str) -> Iterator[Pair]:
    """The rungs in the user's language, each with its number, highest first."""
    draw = GAMES.get(system)
    if draw is not None:
        yield from draw(_room(system, "names"), lang)


def _room(system: str, name: str) -> Any:
    return __import__(f"fatecli.systems.{system.replace('-', '_')}.{name}", fromlist=[name])


def _fate(names: Any, lang: str) -> Iterator[Pair]:
    """English first, then the French spellings."""
    for number, spellings in names.LADDER.items():
        for word in spellings[1:] if lang == "fr" else spellings[:1]:
            yield word, f"{number:+}"


def _grimoire(names: Any, lang: str) -> Iterator[Pair]:
    """French first, then English; the numbers are those of the house table."""
    numbers = _room("grimoire", "tables").OPPOSITIONS
    for key, spellings in names.OPPOSITIONS.items():
        yield spellings[0 if lang == "fr" else 1], str(numbers[key])


def _storyteller(names: Any, lang: str) -> Iterator[Pair]:
    """English first, then the French spellings; the key is the number."""
    for number, spellings in names.DIFFICULTIES.items():
        yield spellings[1 if lang == "fr" else 0], str(number)


GAMES = {"fate-core": _fate, "fate-v3": _fate, "grimoire": _grimoire, "storyteller": _storyteller}
