"""A table to play at: sheets in memory, dice that fall as the test says, and the sentences in both languages."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

from fatecli import text
from fatecli.core.dice import Cast, Throw
from fatecli.core.dice import cast as fell
from fatecli.core.events import Event
from fatecli.core.turn import Turn
from fatecli.core.value import plain
from fatecli.errors import Problem, Unreadable
from fatecli.systems.fate_v3 import amend, compel, declare, invoke, new, roll, settle, show
from fatecli.systems.fate_v3.sheet import Sheet

EXAMPLES = Path(__file__).parents[3] / "examples" / "fate-v3"
FACES = {"-": -1, "0": 0, "+": 1}
STEPS: dict[str, Any] = {
    "roll": roll.roll, "invoke": invoke.invoke, "amend": amend.amend, "settle": settle.settle,
    "compel": compel.compel, "declare": declare.declare, "show": show.show,
}  # fmt: skip


def faces(dice: str) -> tuple[int, ...]:
    return tuple(FACES[one] for one in dice)


class Scripted:
    """Dice that fall as written, `+0-+`; what is left, missing or no Fate die fails the test."""

    seed: int | None = None

    def __init__(self, *throws: str, told: str = "") -> None:
        self.left = [faces(one) for one in throws]
        self.typed = told

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        return tuple(self.one(throw) for throw in throws)

    def told(self, throw: Throw) -> Cast | None:
        return fell(faces(self.typed)) if self.typed else None

    def one(self, throw: Throw) -> Cast:
        assert self.left, f"nobody wrote down {throw.notation()} for {throw.name}"
        assert throw.notation() == "4dF"
        return fell(self.left.pop(0))


class Hot(Scripted):
    """Dice that fail when touched."""

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        raise AssertionError(f"thrown: {throws}")


class Memory:
    """Files that are dictionaries, and open rolls beside them."""

    def __init__(self, sheets: dict[str, dict[str, Any]]) -> None:
        self.sheets, self.made = sheets, dict[str, str]()
        self.lying: dict[str, dict[str, Any]] = {}

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
        return deepcopy(self.lying.get(path))

    def open_rolls(self) -> list[tuple[str, dict[str, Any]]]:
        return list(reversed(self.lying.items()))

    def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None:
        self.lying.pop(path, None)
        if roll is not None:
            self.lying[path] = cast(dict[str, Any], plain(roll))


class Table:
    """One command after another on the same sheets. `lang` and `house` are the campaign's."""

    def __init__(self, *, lang: str = "en", house: dict[str, Any] | None = None, **sheets: dict[str, Any]) -> None:
        read = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in EXAMPLES.glob("characters/*.toml")}
        self.sheets = deepcopy(read | sheets)
        self.settings: dict[str, Any] = {"lang": lang, "house": house or {}}
        self.files = Memory(self.sheets)

    def turn(self, *dice: str, told: str = "") -> Turn:
        thrown = Scripted(*dice, told=told) if dice or told else Hot()
        lang = self.settings["lang"]
        self.now = Turn(files=cast(Any, self.files), dice=thrown, settings=self.settings, lang=lang)
        return self.now

    def play(self, step: str, *dice: str, told: str = "", **given: Any) -> dict[str, Any]:
        """The facts of a step's last event; every throw written down must have been made."""
        turn = self.turn(*dice, told=told)
        STEPS[step](turn, **given)
        assert isinstance(turn.dice, Scripted)
        assert not turn.dice.left
        for event in turn.events:
            for lang in text.LANGUAGES:
                assert "{" not in text.say(lang, event.key, **event.facts())
        return self.result()

    def roll(self, who: str, trait: str, *dice: str, **given: Any) -> dict[str, Any]:
        return self.play("roll", *dice, who=who, trait=trait, **given)

    def new(self, name: str) -> str:
        new.new(self.turn(), name=name)
        (made,) = self.files.made.values()
        return made

    def result(self) -> dict[str, Any]:
        found = plain(self.now.events[-1].facts())
        assert isinstance(found, dict)
        return found

    def events(self) -> list[str]:
        return [event.event for event in self.now.events]

    def sheet(self, who: str) -> Sheet:
        """A sheet as it is now, looked at without a step."""
        return Turn(files=cast(Any, self.files), dice=Hot(), settings=self.settings).sheet(who, Sheet)

    def points(self, who: str) -> int:
        return self.sheet(who).fate_points

    def refused(self, key: str, step: str, **given: Any) -> Problem:
        """A step that is refused under this key before a die is touched, leaves every sheet and open roll as they
        were, and is explained in both languages."""
        before, lying = deepcopy(self.sheets), deepcopy(self.files.lying)
        with pytest.raises(Problem) as caught:
            STEPS[step](self.turn(), **given)
        assert caught.value.key == key
        assert (self.sheets, self.files.lying) == (before, lying)
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
            assert problem.key.startswith("file."), problem.key


def character(**tables: Any) -> dict[str, Any]:
    """A sheet with what a test needs and no more."""
    return {"schema": 1, "system": "fate-v3", "name": "Someone", "kind": "pc", "fate_points": 5} | tables
