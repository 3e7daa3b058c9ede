"""Where the cursor stands in a step, and whose sheet and scene the line is about."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from .. import table
from ..scan import MANY, is_word
from . import known, scene

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


@value
class Place:
    """What was typed before the word at the cursor: the step, its values so far, and what the word stands for."""

    step: str
    given: dict[str, list[str]]
    option: table.Option | None
    ended: bool
    lang: str = "en"

    @property
    def who(self) -> str:
        """The character whose sheet the line is about, or ""."""
        return "".join(self.given.get("who", [])[:1])

    def scene(self) -> scene.Scene | None:
        """The scene the line is about: the one it names, else the running one."""
        return scene.running("".join(self.given.get("scene", [])[:1]))

    def system(self) -> str:
        """The game the line is played in: that of its scene, else of its character, else of the campaign."""
        stage = self.scene()
        found = known.game(stage.path) if stage else known.system(self.who) if self.who else None
        return found or known.campaign()

    def sheet(self, who: str) -> dict[str, Any]:
        """The sheet of a participant of the scene, else of a character."""
        stage = self.scene() if who else None
        id = stage.person(who) if stage else ""
        if stage and id:
            return stage.sheet(id)
        return known.sheet(who) if who else {}


def place(step: str, typed: Sequence[str], lang: str) -> Place:
    """Where the cursor stands in a step: at the value of an option, or at the next positional word."""
    flags = {flag: option for option in table.options(step) for flag in option.flags}
    slots = table.words(step)
    given: dict[str, list[str]] = {}
    waiting: table.Option | None = None
    ended = False
    for word in typed:
        if waiting is not None:
            given.setdefault(waiting.name, []).append(word)
            waiting = None
        elif not ended and word == "--":
            ended = True
        elif not ended and not is_word(word):
            flag, equals, found = word.partition("=")
            option = flags.get(flag)
            if option is not None:
                given.setdefault(option.name, []).extend([found] if equals else [])
                waiting = option if option.type != "flag" and not equals else None
        elif slots:
            given.setdefault(slots[0][0].name, []).append(word)
            if slots[0][1] not in MANY:
                slots.pop(0)
    slot = slots[0][0] if slots else None
    return Place(step=step, given=given, option=waiting or slot, ended=ended and waiting is None, lang=lang)
