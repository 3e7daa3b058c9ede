"""A table between scenes: sheets in memory, a clock in `gm.toml` or on the sheet, dice that fail when touched."""

from __future__ import annotations

from typing import Any

from fatecli.core.dice import Cast, Throw
from fatecli.core.keys import examine
from fatecli.core.turn import Turn
from fatecli.errors import Unreadable
from fatecli.systems.fate_core.check import departures
from fatecli.systems.fate_core.sheet import Sheet

HEAD = {"schema": 1, "system": "fate-core"}
PYRAMID = {
    "Lore": 4, "Crafts": 3, "Rapport": 3, "Athletics": 2, "Will": 2, "Investigate": 2, "Fight": 1, "Resources": 1,
    "Contacts": 1, "Notice": 1,
}  # fmt: skip


class Hot:
    """Dice that fail when touched."""

    seed: int | None = None

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        raise AssertionError(f"thrown: {throws}")

    def told(self, throw: Throw) -> Cast | None:
        raise AssertionError(f"asked: {throw}")


class Memory:
    """Files that are dictionaries; with `gm` they belong to a campaign."""

    def __init__(self, sheets: dict[str, dict[str, Any]], gm: dict[str, Any] | None) -> None:
        self.sheets, self.gm = sheets, gm

    def locate(self, who: str) -> str:
        if who not in self.sheets:
            raise Unreadable("file.none", who=who)
        return who

    def open(self, path: str) -> dict[str, Any]:
        return self.sheets[path]

    def id(self, path: str) -> str:
        return path

    def shown(self, path: str) -> str:
        return path

    def line(self, path: str, at: tuple[str, ...]) -> int | None:
        return None

    def party(self) -> list[str]:
        return list(self.sheets)

    def campaign(self) -> bool:
        return self.gm is not None

    def game_master(self, *, make: bool = False) -> dict[str, Any] | None:
        return self.gm

    def open_roll(self, path: str) -> dict[str, Any] | None:
        return None

    def open_rolls(self) -> list[tuple[str, dict[str, Any]]]:
        return []


class Table:
    """Sheets that one command after the other plays on."""

    def __init__(self, *, gm: dict[str, Any] | None = None, house: dict[str, Any] | None = None, **sheets: Any) -> None:
        self.sheets = {name: {**HEAD, "name": name.title(), **data} for name, data in sheets.items()}
        self.gm = gm
        self.settings: dict[str, Any] = {"house": house or {}}

    def play(self, step: Any, **given: Any) -> Turn:
        """Play a step; nothing may be thrown."""
        turn = Turn(files=Memory(self.sheets, self.gm), dice=Hot(), settings=self.settings)  # type: ignore[arg-type]
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
