"""A table to play Grimoire at, in memory, in French."""

from __future__ import annotations

from typing import Any

from fatecli import text
from fatecli.core.expression import parse
from fatecli.errors import Problem
from fatecli.render.views import View, view
from fatecli.systems.grimoire import bare, new, roll, show
from fatecli.systems.grimoire.sheet import Sheet
from tests import memory
from tests.source import ROOT

EXAMPLES = ROOT / "examples" / "grimoire"


class Table(memory.Table):
    """One command after another on the same sheets, each of which is told in both languages."""

    system = "grimoire"

    def __init__(self, *, lang: str = "fr", house: dict[str, Any] | None = None, **sheets: dict[str, Any]) -> None:
        super().__init__(lang=lang, house=house, **sheets)

    def roll(self, who: str, trait: str, *dice: tuple[int, ...], **given: Any) -> dict[str, Any]:
        found = self.take(roll.roll, *dice, who=who, trait=trait, **given)
        self.told()
        return found

    def bare(self, expression: str, dice: tuple[int, ...], **given: Any) -> dict[str, Any]:
        wanted = parse(expression)
        assert wanted is not None
        found = self.take(bare.bare, dice, expression=wanted, **given)
        self.told()
        return found

    def show(self, who: str) -> dict[str, Any]:
        found = self.take(show.show, who=who)
        self.told()
        return found

    def new(self, name: str) -> str:
        new.new(self.turn(), name=name)
        (made,) = self.files.made.values()
        return made

    def told(self) -> dict[str, list[str]]:
        """The plain lines of the last command in each language; each event also has its sentence. A roll is final:
        none lies open."""
        assert not self.files.lying
        lines: dict[str, list[str]] = {}
        for lang in text.LANGUAGES:
            lines[lang] = []
            for event in self.now.events:
                seen = view(event, lang)
                lines[lang] += seen.plain() if seen is not None else [memory.sentence(event, lang)]
                if event.topic == "grimoire":
                    assert memory.sentence(event, lang)
            for hint in self.now.hints:
                assert text.say(lang, hint.key, **hint.facts)
        return lines

    def view(self) -> View:
        """The last event as a screen draws it, in French."""
        seen = view(self.now.events[-1], "fr")
        assert seen is not None
        return seen

    def sheet(self, who: str) -> Sheet:
        return self.look(who, Sheet)

    def refused(self, key: str, who: str, trait: str, **given: Any) -> Problem:
        return self.refuses(key, roll.roll, who=who, trait=trait, **given)


def character(**tables: Any) -> dict[str, Any]:
    """A sheet with what a test needs and no more."""
    return {"schema": 1, "system": "grimoire", "name": "Quelqu’un", "kind": "pc"} | tables
