"""A table to play at: sheets in memory, dice that fall as the test says, and the sentences in both languages."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fatecli import text
from fatecli.core.dice import Cast, Throw, cast
from fatecli.core.events import Event
from fatecli.core.turn import Turn
from fatecli.core.value import plain
from fatecli.errors import Problem, Unreadable
from fatecli.systems.storyteller import new, roll, show
from fatecli.systems.storyteller.sheet import Sheet

EXAMPLES = Path(__file__).parents[3] / "examples" / "storyteller"


class Scripted:
    """Dice that fall as written; what is left, missing or not a face of the die fails the test."""

    seed: int | None = None

    def __init__(self, *throws: tuple[int, ...]) -> None:
        self.left = list(throws)

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        return tuple(self.one(throw) for throw in throws)

    def told(self, throw: Throw) -> Cast | None:
        return None

    def one(self, throw: Throw) -> Cast:
        assert self.left, f"nobody wrote down {throw.notation()} for {throw.name}"
        faces = self.left.pop(0)
        assert len(faces) == throw.count(), f"{throw.notation()} for {throw.name}, not {faces}"
        wanted = [die for die, count in throw.dice for _ in range(count)]
        assert all(face in die.faces for face, die in zip(faces, wanted, strict=True)), faces
        return cast(faces)


class Hot(Scripted):
    """Dice that fail when touched."""

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        raise AssertionError(f"thrown: {throws}")


class Memory:
    """Files that are dictionaries."""

    def __init__(self, sheets: dict[str, dict[str, Any]]) -> None:
        self.sheets, self.made = sheets, dict[str, str]()

    def locate(self, who: str) -> str:
        if who not in self.sheets:
            raise Unreadable("file.none", who=who)
        return who

    def open(self, path: str) -> dict[str, Any]:
        return self.sheets[path]

    def id(self, path: str) -> str:
        return path

    def shown(self, path: str) -> str:
        return f"{path}.toml"

    def line(self, path: str, at: tuple[str, ...]) -> int | None:
        return None

    def create(self, path: str, text: str) -> None:
        self.made[path] = text

    def sheet_path(self, name: str) -> str:
        return f"{name.casefold()}.toml"

    def open_roll(self, path: str) -> dict[str, Any] | None:
        return None

    def open_rolls(self) -> list[tuple[str, dict[str, Any]]]:
        return []

    def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None:
        raise AssertionError("a roll of Storyteller is final")


class Table:
    """One command after another on the same sheets. `lang` and `house` are the campaign's."""

    def __init__(self, *, lang: str = "en", house: dict[str, Any] | None = None, **sheets: dict[str, Any]) -> None:
        read = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in EXAMPLES.glob("characters/*.toml")}
        self.sheets = deepcopy(read | sheets)
        self.settings: dict[str, Any] = {"lang": lang, "house": house or {}}
        self.files: Any = Memory(self.sheets)

    def turn(self, *dice: tuple[int, ...]) -> Turn:
        self.now = Turn(files=self.files, dice=Scripted(*dice) if dice else Hot(), settings=self.settings)
        return self.now

    def roll(self, who: str, trait: str, *dice: tuple[int, ...], **given: Any) -> dict[str, Any]:
        """The facts of the last event of a roll; every throw written down must have been made."""
        turn = self.turn(*dice)
        roll.roll(turn, who=who, trait=trait, **given)
        assert isinstance(turn.dice, Scripted)
        assert not turn.dice.left
        return self.result()

    def show(self, who: str) -> list[dict[str, Any]]:
        show.show(self.turn(), who=who)
        return [event.facts() for event in self.now.events]

    def new(self, name: str) -> str:
        new.new(self.turn(), name=name)
        made: str
        (made,) = self.files.made.values()
        return made

    def result(self) -> dict[str, Any]:
        facts = plain(self.now.events[-1].facts())
        assert isinstance(facts, dict)
        return facts

    def said(self) -> list[str]:
        """What the last command says, in the language of the table."""
        return [sentence(event, self.settings["lang"]) for event in self.now.events]

    def sheet(self, who: str) -> Sheet:
        return self.turn().sheet(who, Sheet)

    def refused(self, key: str, who: str, trait: str, **given: Any) -> Problem:
        """A roll that is refused under this key before a die is touched, leaves every sheet as it was, and is
        explained in both languages."""
        before = deepcopy(self.sheets)
        with pytest.raises(Problem) as caught:
            roll.roll(self.turn(), who=who, trait=trait, **given)
        assert caught.value.key == key
        assert self.sheets == before
        explained(caught.value)
        return caught.value


def sentence(event: Event, lang: str) -> str:
    return text.say(lang, event.key, **event.facts())


def explained(problem: Problem) -> None:
    """The problem has a sentence in both languages, all of whose fields are among its facts."""
    for lang in text.LANGUAGES:
        if text.has(lang, problem.key):
            assert "{" not in text.say(lang, problem.key, **problem.facts)
        else:
            assert not problem.key.startswith("storyteller."), problem.key


def character(**tables: Any) -> dict[str, Any]:
    """A sheet with what a test needs and no more."""
    head = {"schema": 1, "system": "storyteller", "name": "Someone", "kind": "vampire"}
    return head | tables
