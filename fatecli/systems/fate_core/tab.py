"""What Tab knows of Fate Core: how a character grows, and the words of the ladder."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import tab
from . import names

if TYPE_CHECKING:
    from collections.abc import Iterator

GROWS = ("minor", "significant", "major")


def rungs(lang: str) -> Iterator[tuple[str, str]]:
    """The rungs in the user's language, each with its number, highest first."""
    return tab.rungs(names.LADDER, lang)
