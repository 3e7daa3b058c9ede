"""What Tab knows of Grimoire: how a character grows, and the words for an Opposition."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from . import names, tables

if TYPE_CHECKING:
    from collections.abc import Iterator

GROWS = ("buy",)


def rungs(lang: str) -> Iterator[tuple[str, str]]:
    """The words in the user's language, French first in the list, with the numbers of the house table."""
    for key, spellings in names.OPPOSITIONS.items():
        yield spellings[0 if lang == "fr" else 1], str(tables.OPPOSITIONS[key])
