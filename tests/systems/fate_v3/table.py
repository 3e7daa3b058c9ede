"""A table to play FATE v3 at, in memory: each step by its name."""

from __future__ import annotations

from typing import Any

from fatecli import text
from fatecli.errors import Problem
from fatecli.systems.fate_v3 import amend, compel, declare, invoke, new, roll, settle, show
from fatecli.systems.fate_v3.sheet import Sheet
from tests import memory
from tests.source import ROOT

EXAMPLES = ROOT / "examples" / "fate-v3"
STEPS: dict[str, Any] = {
    "roll": roll.roll, "invoke": invoke.invoke, "amend": amend.amend, "settle": settle.settle,
    "compel": compel.compel, "declare": declare.declare, "show": show.show,
}  # fmt: skip


class Table(memory.Table):
    """One command after another on the same sheets."""

    system = "fate-v3"

    def play(self, step: str, *dice: str, told: str = "", **given: Any) -> dict[str, Any]:
        """The facts of a step's last event, each of whose events has its sentence."""
        found = self.take(STEPS[step], *dice, told=told, **given)
        for event in self.now.events:
            for lang in text.LANGUAGES:
                assert "{" not in memory.sentence(event, lang)
        return found

    def roll(self, who: str, trait: str, *dice: str, **given: Any) -> dict[str, Any]:
        return self.play("roll", *dice, who=who, trait=trait, **given)

    def new(self, name: str) -> str:
        new.new(self.turn(), name=name)
        (made,) = self.files.made.values()
        return made

    def events(self) -> list[str]:
        return [event.event for event in self.now.events]

    def sheet(self, who: str) -> Sheet:
        return self.look(who, Sheet)

    def points(self, who: str) -> int:
        return self.sheet(who).fate_points

    def refused(self, key: str, step: str, **given: Any) -> Problem:
        return self.refuses(key, STEPS[step], **given)


def character(**tables: Any) -> dict[str, Any]:
    """A sheet with what a test needs and no more."""
    return {"schema": 1, "system": "fate-v3", "name": "Someone", "kind": "pc", "fate_points": 5} | tables
