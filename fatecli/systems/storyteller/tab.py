"""What Tab knows of Storyteller: how a character grows, and the words for a difficulty."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import names

if TYPE_CHECKING:
    from collections.abc import Iterator

GROWS = ("buy", "award")


def rungs(lang: str) -> Iterator[tuple[str, str]]:
    """The words in the user's language, English first in the list; their key is the number."""
    for number, spellings in names.DIFFICULTIES.items():
        yield spellings[1 if lang == "fr" else 0], str(number)
