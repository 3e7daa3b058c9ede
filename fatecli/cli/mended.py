"""The line that would do: what a refusal offers where the step that refused names none."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from ..errors import Problem

ALIKE = 0.6
"""How alike two words must be for a line with the one to be offered for the other, from 0 to 1."""

BEGINNING = ("choice.missing", "store.nobody", "store.who_none", "usage.word_value")
"""Errors of who or what is not there yet, or was not said."""
SIDELESS = (".two_sides", ".fight_sides")
"""How the errors of every game end that ask for two sides."""
SIDES = ("heroes=WHO", "foes=WHO")


def mended(words: list[str], problem: Problem) -> tuple[tuple[str, ...], ...]:
    """The line with the word that was not found spelled as the name that is most like it, or as each that it fits."""
    if problem.key in BEGINNING or problem.key.endswith(SIDELESS):
        return _begun(words, problem)
    if problem.key == "store.scene_several":
        return _staged(words, problem)
    word, known = problem.facts.get("word", problem.facts.get("found")), problem.facts.get("near")
    several = problem.key.startswith("which.") and problem.key.endswith("_several")
    known = problem.facts.get("found") if several else known
    if not isinstance(word, str) or not isinstance(known, list) or not _once(words, word):
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
    """The line with a word in the place of another, which may stand in a list (`heroes=maren,iskar`)."""
    if word in words:
        return tuple(name if one == word else one for one in words)
    return tuple(_within(one, word, name) for one in words)


def _once(words: list[str], word: str) -> bool:
    """Whether a word stands in one place of a line, by itself or in a list."""
    return (words.count(word) or sum(_within(one, word, "") != one for one in words)) == 1


def _within(text: str, word: str, name: str) -> str:
    """A list with one of its words in the place of another."""
    for mark in "=,:":
        if mark in text:
            return mark.join(_within(part, word, name) for part in text.split(mark))
    return name if text == word else text


def _staged(words: list[str], problem: Problem) -> tuple[tuple[str, ...], ...]:
    """The line with each of the scenes that fit; what begins another has to end one of them first."""
    from ..render import MOST_HINTS

    found = problem.facts["found"]
    assert isinstance(found, list)
    found = [str(name) for name in found[:MOST_HINTS]]
    if "start" in words[:2]:
        return tuple(("end", "--scene", name) for name in found)
    return tuple((*words, "--scene", name) for name in found) if "--scene" not in words else ()


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
