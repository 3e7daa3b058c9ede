"""What Tab knows of FATE v3: how a character grows, the kinds of aspects that are added, and the words of the ladder,
up to which a skill is bought (`Force=Superbe`)."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ..fate import tab
from . import names

if TYPE_CHECKING:
    from collections.abc import Iterator

GROWS = ("buy", "stunt", "aspect")
ADDS = {"aspect": tuple(f"fate_v3.label.{kind}" for kind in names.KINDS)}
UP_TO_A_RUNG = True
SPENT = names.SPENT


def rungs(lang: str) -> Iterator[tuple[str, str]]:
    """The rungs in the user's language, each with its number, highest first."""
    return tab.rungs(names.LADDER, lang)
