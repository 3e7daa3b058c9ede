"""How a word the user typed finds a name of a file: by the whole, by a beginning, never by a guess."""

from __future__ import annotations

from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss"}


def normal(text: str) -> str:
    """The form in which names are compared: case, accents, ligatures, punctuation and kinds of space do not matter.

    A name made of nothing else (`!`, `~`) stands for itself.
    """
    folded = text.casefold()
    if not folded.isascii():
        folded = _letters(_letters(folded))
    words = "".join(" " if _separates(c) else c for c in folded).split()
    return " ".join(words) or text.strip()


def _letters(text: str) -> str:
    """Ligatures spelled out, accents and other forms of letters taken off. A form taken off may uncover another
    (`\U0001f110`, a capital A in brackets), so that once is not always enough."""
    from unicodedata import combining, normalize

    for ligature, letters in LIGATURES.items():
        text = text.replace(ligature, letters)
    return "".join(c for c in normalize("NFKD", text) if not combining(c)).casefold()


def _separates(c: str) -> bool:
    if c.isalnum():
        return False
    if c.isascii():
        return True
    from unicodedata import category

    return category(c)[0] in "PZC"


def exact(word: str, names: Iterable[str]) -> list[str]:
    """The names that are `word`: letter for letter if one is, else in their normal form."""
    names = list(names)
    if word in names:
        return [word]
    wanted = normal(word)
    return [name for name in names if normal(name) == wanted]


def beginning(word: str, names: Iterable[str]) -> list[str]:
    """The names that are `word`, else those that begin with it."""
    names = list(names)
    wanted = normal(word)
    return exact(word, names) or [name for name in names if normal(name).startswith(wanted)]


def words(word: str, text: str) -> bool:
    """Whether each word of `word` begins a word of `text`, and no word of `text` serves twice."""
    left = normal(text).split()
    for part in sorted(normal(word).split(), key=len, reverse=True):
        found = next((one for one in left if one.startswith(part)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def near(word: str, names: Iterable[str], count: int = 3) -> list[str]:
    """The names spelled most like `word`, best first. For messages only, never to act upon."""
    from difflib import get_close_matches

    by_form: dict[str, str] = {}
    for name in names:
        by_form.setdefault(normal(name), name)
    return [by_form[form] for form in get_close_matches(normal(word), list(by_form), count, 0.5)]


def translate(word: str, table: Mapping[str, tuple[str, ...]]) -> str | None:
    """The key of `table` one of whose spellings, or itself, is the whole `word`."""
    wanted = normal(word)
    for key, spellings in table.items():
        if any(normal(one) == wanted for one in (key, *spellings)):
            return key
    return None
