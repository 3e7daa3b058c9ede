"""What optional rules of a campaign ask for on a line: a second skill, a block, a spin, degrees to spend."""

from __future__ import annotations

from ... import systems
from ...core.value import TYPE_CHECKING, replace
from . import known, scene
from .fit import Offers, after, fitting

if TYPE_CHECKING:
    from .place import Place


def combine(at: Place, word: str) -> Offers:
    """A skill of the sheet, after how it bears on the one that is rolled."""
    how, equals, skill = word.rpartition("=")
    return after(how + equals, fitting(skill, known.traits(at.sheet(at.who))))


def block(at: Place, word: str) -> Offers:
    """A block that was made, by what it blocks, with its strength."""
    stage = at.scene()
    return fitting(word, scene.blocks(stage)) if stage else Offers()


def spin(at: Place, word: str) -> Offers:
    """What a spin may turn an action by."""
    return fitting(word, [("+1", ""), ("-1", "")])


def spends(at: Place, word: str) -> Offers:
    """What degrees are spent on; their number follows."""
    spent = getattr(systems.tab(at.system()), "SPENT", {})
    found = fitting(word, [(f"{words[1 if at.lang == 'fr' else 0]}=", "") for words in spent.values()])
    return replace(found, more=True)


VALUES = {"combine": combine, "block": block, "spin": spin, "spends": spends}
"""By the value of an option in the table, what it can be."""
