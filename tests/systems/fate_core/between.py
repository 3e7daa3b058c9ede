"""A table between scenes: sheets in memory, a clock in `gm.toml` or on the sheet, dice that fail when touched."""

from __future__ import annotations

from typing import Any

from fatecli.core.dice import Cast, Throw
from fatecli.core.keys import examine
from fatecli.core.turn import Turn
from fatecli.systems.fate_core.check import departures
from fatecli.systems.fate_core.sheet import Sheet
from tests.memory import Hot, Memory

HEAD = {"schema": 1, "system": "fate-core"}
PYRAMID = {
    "Lore": 4, "Crafts": 3, "Rapport": 3, "Athletics": 2, "Will": 2, "Investigate": 2, "Fight": 1, "Resources": 1,
    "Contacts": 1, "Notice": 1,
}  # fmt: skip


class Untouched(Hot):
    """Dice that fail when asked for, too."""

    def told(self, throw: Throw) -> Cast | None:
        raise AssertionError(f"asked: {throw}")


class Table:
    """Sheets that one command after the other plays on."""

    def __init__(self, *, gm: dict[str, Any] | None = None, house: dict[str, Any] | None = None, **sheets: Any) -> None:
        self.sheets = {name: {**HEAD, "name": name.title(), **data} for name, data in sheets.items()}
        self.gm = gm
        self.settings: dict[str, Any] = {"house": house or {}}

    def play(self, step: Any, **given: Any) -> Turn:
        """Play a step; nothing may be thrown."""
        files: Any = Memory(self.sheets, self.gm)
        turn = Turn(files=files, dice=Untouched(), settings=self.settings)
        step(turn, **given)
        return turn

    def sheet(self, name: str) -> Sheet:
        found = Sheet(self.sheets[name], settings=self.settings)
        found.id = name
        return found

    def found(self, name: str) -> list[str]:
        """Everything `check` finds in a sheet, remarks left out."""
        data = self.sheets[name]
        return [one.why for one in (*examine(Sheet, data), *departures(self.sheet(name))) if not one.remark]
