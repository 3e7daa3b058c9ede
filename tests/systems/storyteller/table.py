"""A table to play Storyteller at, in memory."""

from __future__ import annotations

from typing import Any

from fatecli.errors import Problem
from fatecli.systems.storyteller import new, roll, show
from fatecli.systems.storyteller.sheet import Sheet
from tests import memory


class Table(memory.Table):
    """One command after another on the same sheets."""

    system = "storyteller"

    def roll(self, who: str, trait: str, *dice: tuple[int, ...], **given: Any) -> dict[str, Any]:
        """The facts of the last event of a roll, which is final: none lies open."""
        found = self.take(roll.roll, *dice, who=who, trait=trait, **given)
        assert not self.files.lying
        return found

    def show(self, who: str) -> list[dict[str, Any]]:
        show.show(self.turn(), who=who)
        return [event.facts() for event in self.now.events]

    def new(self, name: str) -> str:
        new.new(self.turn(), name=name)
        (made,) = self.files.made.values()
        return made

    def said(self) -> list[str]:
        """What the last command says, in the language of the table."""
        return [memory.sentence(event, self.lang) for event in self.now.events]

    def sheet(self, who: str) -> Sheet:
        return self.look(who, Sheet)

    def refused(self, key: str, who: str, trait: str, **given: Any) -> Problem:
        return self.refuses(key, roll.roll, who=who, trait=trait, **given)


def character(**tables: Any) -> dict[str, Any]:
    """A sheet with what a test needs and no more."""
    return {"schema": 1, "system": "storyteller", "name": "Someone", "kind": "vampire"} | tables
