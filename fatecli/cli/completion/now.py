"""What can be played now, as the game of the running scene has it: what waits for whom, and which steps wait for that.

It is the list that JSON shows as `pending`. Nothing is locked or written for it, and no dice are at hand.
"""

from __future__ import annotations

import os

from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Problem
from ...store import find
from ...text import say
from .. import table
from ..scan import is_word
from . import scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...core.waits import Entry
    from .known import Pair
    from .place import Place


@value
class Now:
    """The part that goes on in the running scene ("" if none does; None without a scene, `scene.UNCLEAR` among
    several), the scene and its game, the choices that wait, and the steps that are held up by them."""

    playing: str | None
    system: str = ""
    stage: scene.Scene | None = None
    pending: tuple[Entry, ...] = ()
    held: tuple[str, ...] = ()

    def has(self, step: str) -> bool:
        """Whether the game has a step at all; any has, where none is known."""
        from ...systems import GAMES, game

        return self.system not in GAMES or any(key.rpartition(".")[2] == step for key in game(self.system).STEPS)

    def steps(self, lang: str) -> Iterator[Pair]:
        """The steps that make a choice that waits, with what it is."""
        for one in self.pending:
            for line in _lines(one):
                if line[1] in table.STEPS:
                    yield line[1], say(lang, one["key"], **one["facts"])

    def words(self, at: Place, lang: str, *, owed: bool) -> Iterator[Pair]:
        """The words that can follow at the cursor in a line that makes a choice which is owed, or only waits."""
        typed = [word for option, _ in table.words(at.step) for word in at.given.get(option.name, ())]
        called = [word if self.stage is None else self.stage.person(word) or word for word in typed]
        for one in (one for one in self.pending if one["owed"] is owed):
            for made in (*one["options"], one):
                words = _positional(made["argv"], at.step)
                begun = words[: len(typed)]
                if begun in (typed, called) and len(words) > len(typed):
                    told = made if len(words) == len(typed) + 1 and "key" in made else one
                    yield words[len(typed)], say(lang, told["key"], **told["facts"])


def _lines(one: Entry) -> list[list[str]]:
    return [one["argv"], *(made["argv"] for made in one["options"])]


def _positional(line: list[str], step: str) -> list[str]:
    """The words of a line of this step that stand where they stand, up to the first that is to be filled in."""
    words = []
    for word in line[2:] if line[1] == step else ():
        if not is_word(word) or word.isupper():
            break
        words.append(word)
    return words


def now(word: str = "") -> Now:
    """What goes on in the scene that `word` names, else in the running one. A scene that cannot be read as its game
    would have it holds nothing up."""
    try:
        path = scene.path(word)
    except Problem:
        return Now(playing=scene.UNCLEAR)
    if path is None:
        return Now(playing=None)
    head = find.head(path)
    system = head.get("system", "")
    plain = Now(playing=head.get("playing", ""), system=system)
    try:
        return _asked(path, plain)
    except Exception:
        return plain


def _asked(path: str, plain: Now) -> Now:
    """What the game says, asked as any answer asks it."""
    from ... import systems
    from .glance import turn

    kind = systems.scene(plain.system)
    if kind is None:
        return plain
    seen = turn(os.getcwd())
    seen.enter(path, kind)
    waits = systems.pending(plain.system, seen)
    held = systems.held(plain.system, seen, waits)
    stage = scene.Scene(path=path, data=seen.files.open(path))
    return replace(plain, stage=stage, pending=tuple(waits), held=held)
