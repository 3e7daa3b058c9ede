"""A table in memory: sheets that are dictionaries, dice that fall as a test says, and sentences in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeVar

import pytest

from fatecli import text
from fatecli.core.dice import Cast, Throw, cast
from fatecli.core.events import Event
from fatecli.core.turn import Sheet, Turn
from fatecli.core.value import plain
from fatecli.errors import Problem, Unreadable

from .source import ROOT

FATE = {"-": -1, "0": 0, "+": 1}
S = TypeVar("S", bound=Sheet)
Fall = tuple[int, ...] | str
"""The faces of a throw; those of Fate dice also as `+0-+`."""


def faces(fall: Fall) -> tuple[int, ...]:
    return tuple(FATE[one] for one in fall) if isinstance(fall, str) else fall


class Scripted:
    """Dice that fall as written; what is left, missing or not a face of the die fails the test. `told` is what was
    typed for a throw made before."""

    seed: int | None = None

    def __init__(self, *throws: Fall, told: str = "") -> None:
        self.left, self.typed = [faces(one) for one in throws], told

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        return tuple(self.one(throw) for throw in throws)

    def told(self, throw: Throw) -> Cast | None:
        return cast(faces(self.typed)) if self.typed else None

    def one(self, throw: Throw) -> Cast:
        assert self.left, f"nobody wrote down {throw.notation()} for {throw.name}"
        fell = self.left.pop(0)
        assert len(fell) == throw.count(), f"{throw.notation()} for {throw.name}, not {fell}"
        wanted = [die for die, count in throw.dice for _ in range(count)]
        assert all(face in die.faces for face, die in zip(fell, wanted, strict=True)), fell
        return cast(fell)


class Hot(Scripted):
    """Dice that fail when touched."""

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        raise AssertionError(f"thrown: {throws}")


class Summed(Scripted):
    """Dice of which only the sums are told."""

    def one(self, throw: Throw) -> Cast:
        return Cast(faces=(), sum=self.left.pop(0)[0])


class Memory:
    """Files that are dictionaries, and open rolls beside them. With `gm` they belong to a campaign."""

    def __init__(self, sheets: dict[str, dict[str, Any]], gm: dict[str, Any] | None = None) -> None:
        self.sheets, self.gm, self.made = sheets, gm, dict[str, str]()
        self.lying: dict[str, Any] = {}

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

    def party(self) -> list[str]:
        return list(self.sheets)

    def campaign(self) -> bool:
        return self.gm is not None

    def game_master(self, *, make: bool = False) -> dict[str, Any] | None:
        return self.gm

    def game_master_path(self) -> str:
        return "gm"

    def open_roll(self, path: str) -> dict[str, Any] | None:
        return deepcopy(self.lying.get(path))

    def open_rolls(self) -> list[tuple[str, dict[str, Any]]]:
        return list(reversed(self.lying.items()))

    def keep_open_roll(self, path: str, roll: dict[str, Any] | None) -> None:
        self.lying.pop(path, None)
        if roll is not None:
            self.lying[path] = plain(roll)


class Table:
    """One command after another on the sheets of a game's examples, and on others. `house` is the campaign's."""

    system = ""

    def __init__(self, *, lang: str = "en", house: dict[str, Any] | None = None, **sheets: dict[str, Any]) -> None:
        folder = ROOT / "examples" / self.system / "characters"
        read = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}
        self.sheets = deepcopy(read | sheets)
        self.lang = lang
        self.settings: dict[str, Any] = {"lang": lang, "house": house or {}}
        self.files = Memory(self.sheets)

    def turn(self, *dice: Fall, told: str = "") -> Turn:
        thrown = Scripted(*dice, told=told) if dice or told else Hot()
        files: Any = self.files
        self.now = Turn(files=files, dice=thrown, settings=self.settings, lang=self.lang)
        return self.now

    def take(self, step: Callable[..., None], *dice: Fall, told: str = "", **given: Any) -> dict[str, Any]:
        """The facts of a step's last event; every throw written down must have been made."""
        turn = self.turn(*dice, told=told)
        step(turn, **given)
        assert isinstance(turn.dice, Scripted)
        assert not turn.dice.left
        return self.result()

    def result(self) -> dict[str, Any]:
        facts = plain(self.now.events[-1].facts())
        assert isinstance(facts, dict)
        return facts

    def look(self, who: str, of: type[S]) -> S:
        """A sheet as it is now, without a step."""
        files: Any = self.files
        return Turn(files=files, dice=Hot(), settings=self.settings).sheet(who, of)

    def refuses(self, key: str, step: Callable[..., None], **given: Any) -> Problem:
        """A step that is refused under this key before a die is touched, leaves every sheet and open roll as they
        were, and is explained in both languages."""
        before, lying = deepcopy(self.sheets), deepcopy(self.files.lying)
        with pytest.raises(Problem) as caught:
            step(self.turn(), **given)
        assert caught.value.key == key
        assert (self.sheets, self.files.lying) == (before, lying)
        explained(caught.value)
        return caught.value


def sentence(event: Event, lang: str) -> str:
    return text.say(lang, event.key, **event.facts())


def explained(problem: Problem) -> None:
    """The problem has a sentence in both languages, all of whose fields are among its facts. What is wrong with a file
    is told by the command line."""
    for lang in text.LANGUAGES:
        if text.has(lang, problem.key):
            assert "{" not in text.say(lang, problem.key, **problem.facts)
        else:
            assert problem.key.startswith("file."), problem.key
