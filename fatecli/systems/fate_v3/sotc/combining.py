"""--combine: a second skill that bears on the one that is rolled (SotC 4.2; `combined`)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.roll import Modifier
from ....core.value import TYPE_CHECKING
from ....errors import Refused, Usage
from .. import names
from . import combined

if TYPE_CHECKING:
    from ..sheet import Sheet


def modifiers(sheet: Sheet, rolled: str, words: tuple[str, ...]) -> list[Modifier]:
    """What each `[HOW=]SKILL` adds to the skill that is rolled. However many bear on it, all of them together add no
    more than 1 and take no more than 1."""
    found: list[Modifier] = []
    for text in words:
        how, equals, word = text.rpartition("=")
        kind = core_names.translate(how, names.COMBINED) if equals else "modifies"
        if kind is None:
            raise Usage("fate_v3.combine_how", found=text)
        skill = sheet.skill(word.strip())
        if skill == rolled:
            raise Refused("fate_v3.combine_itself", skill=skill)
        change = combined(sheet.rating(rolled), sheet.rating(skill), kind)
        if any(one.value == change for one in found):
            change = 0
        found.append(Modifier(kind=kind, label=skill, value=change))
    return found
