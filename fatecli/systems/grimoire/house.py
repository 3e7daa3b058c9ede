"""The switches of `[house]` that a Grimoire campaign may set: mostly the tables that no known source settles."""

from __future__ import annotations

from ...core import names as core_names
from ...core.keys import Document, Int, Ratings, Text
from ...core.settings import switches, unusable
from ...core.value import TYPE_CHECKING
from . import names, tables

if TYPE_CHECKING:
    from ...core.keys import Finding
    from ...core.throwing import Throwing


class House(Document):
    """What the seed leaves to the table."""

    opposition = Ratings("opposition", -99, 99)
    """The whole ladder of passive Oppositions, word = number, instead of ours."""

    levels = Ratings("levels", 0, 99)
    """From which difference each level of success holds; what is not named stays."""

    initiative = Text("initiative", "each-turn", words=("each-turn", "once"))
    """Whether Initiative is thrown again each turn (wiki, Conflits, is cut there), or once a conflict."""

    advantage_ease = Int("advantage_ease", tables.PARTICULARLY_SUCCESSFUL, low=0, high=99)
    """From which difference a created Avantage Dynamique gives Facilité on its D8 (seed L25)."""

    def thresholds(self) -> dict[str, int]:
        """The levels with their thresholds, lowest first."""
        own = {core_names.translate(word, names.LEVELS): number for word, number in self.levels.items()}
        return {level: own.get(level, number) for level, number in tables.LEVELS.items()}


def standing() -> dict[str, dict[str, int]]:
    """The tables that hold where a campaign sets none, in the book's words."""
    return {
        "opposition": {names.OPPOSITIONS[word][0]: number for word, number in tables.OPPOSITIONS.items()},
        "levels": {names.LEVELS[word][0]: number for word, number in tables.LEVELS.items()},
    }


def of(turn: Throwing) -> House:
    """The campaign's switches; unreadable if one of them is none, or is set to what it cannot be."""
    found = switches(House, turn.settings)
    wrong = _unknown_level(found)
    if wrong is not None:
        raise unusable(wrong)
    return found


def _unknown_level(house: House) -> Finding | None:
    from ...core.keys import Finding

    known = [one for spelled in names.LEVELS.values() for one in spelled[:2]]
    for word in house.levels:
        if core_names.translate(word, names.LEVELS) is None:
            close = tuple(core_names.near(word, known, 1))
            return Finding(path=("house", "levels", word), why="word", found=word, accepted=known, near=close)
    return None
