"""A scene: who takes part, on which side, in which zone; the aspects in play; whose turn it is.

What any scene of any game has. A game's own scene adds its keys and calls these functions; nothing here knows a game.
"""

from __future__ import annotations

from ..errors import Usage, Which
from . import names
from .document import Document
from .keys import REQUIRED, Flag, Int, Raw, Records, Text
from .value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

PARTS = ("challenge", "contest", "conflict")
OUT = ("", "conceded", "taken_out", "left")
MOST_COPIES = 100


class Participant(Document):
    """Somebody in the scene: from a sheet, or a numbered copy or a mob (`count`) made of a stat block.

    `slot` is the place in the order of turns, from 1; `done` says that the turn of this exchange is over.
    """

    sheet = Text("sheet", "")
    block = Text("block", "")
    name = Text("name", "")
    side = Text("side", "")
    zone = Text("zone", "")
    count = Int("count", 1, low=0, high=1000)
    out = Text("out", "", words=OUT)
    slot = Int("slot", 0, low=0)
    done = Flag("done", False)


class Block(Document):
    """A stat block that several participants are copies of."""

    sheet = Text("sheet", "")


class Zone(Document):
    """A part of the place: who stands in one zone can touch."""

    name = Text("name", "")


class Border(Document):
    """A border between two zones; with an aspect that hinders, it takes a roll to cross."""

    a = Text("a", "")
    b = Text("b", "")
    aspect = Text("aspect", "")


class SceneAspect(Document):
    """What the scene is like, in words. `on` is a participant's or a zone's id (empty: the scene)."""

    text = Text("text", "")
    on = Text("on", "")


class Note(Document):
    """A secret note to the game master: its print alone; text and salt come here when it is revealed."""

    who = Text("who", "")
    turn = Int("turn", 0, low=0)
    sha256 = Text("sha256", "")
    revealed = Flag("revealed", False)
    salt = Text("salt", "")
    text = Text("text", "")


class Scene(Document):
    """The scene file. `playing` is the part that goes on in it, and `part_title` what that is called if not like the
    scene; `alone` says that the scene ends with that part."""

    system = ""
    path = ""

    schema = Int("schema", REQUIRED, low=1, high=1)
    system_ = Text("system", REQUIRED)
    state = Text("state", "prepared", words=("prepared", "running", "ended"))
    title = Text("title", "")
    playing = Text("playing", "", words=("", *PARTS))
    part_title = Text("part_title", "")
    alone = Flag("alone", False)
    blocks = Records("blocks", Block)
    zones = Records("zones", Zone)
    borders = Records("borders", Border)
    aspects = Records("aspects", SceneAspect)
    secrets = Records("secrets", Note)
    lying = Raw("roll")

    @property
    def heading(self) -> str:
        """What is played is called: the part, where it has a name of its own, else the scene."""
        return (self.part_title if self.playing else "") or self.title

    @property
    def moment(self) -> int:
        """The exchange or turn of the conflict that is fought, from 1; 0 where none is."""
        if self.playing != "conflict":
            return 0
        return int(self.look("conflict", "exchange") or self.look("conflict", "turn") or 1)

    @property
    def roll(self) -> dict[str, Any] | None:
        """The open roll, as it was kept."""
        found: dict[str, Any] | None = self.look("roll")
        return found

    @roll.setter
    def roll(self, kept: dict[str, Any] | None) -> None:
        if kept is None:
            self.drop("roll")
        else:
            self.put("roll", to=kept)

    def person(self, id: str) -> Participant:
        """A participant by id."""
        return self.part(Participant, "participants", id)

    def everybody(self) -> dict[str, Participant]:
        """All participants by id, those who are out too."""
        return {id: self.person(id) for id in self.look("participants") or {}}

    def in_play(self) -> dict[str, Participant]:
        """The participants who are not out."""
        return {id: one for id, one in self.everybody().items() if not one.out}

    def team(self, side: str) -> list[str]:
        """Who is on a side and not out of the scene."""
        return [id for id, one in self.everybody().items() if one.side == side and not one.out]

    def forget(self, *names: str) -> None:
        """Take from everybody what lasts no longer."""
        for id, one in self.everybody().items():
            for name in names:
                if one.look(name) is not None:
                    self.drop("participants", id, name)

    def sides(self) -> list[str]:
        """The sides, in the order in which they came."""
        return list(dict.fromkeys(one.side for one in self.everybody().values() if one.side))

    def fighting(self) -> list[str]:
        """The sides of those who are not out."""
        return list(dict.fromkeys(one.side for one in self.in_play().values()))

    def sheet_of(self, id: str) -> str:
        """The sheet's path as the scene file gives it."""
        one = self.person(id)
        return self.part(Block, "blocks", one.block).sheet if one.block else one.sheet

    def called(self, id: str) -> str:
        """What a participant is called where the file gives a name of its own."""
        return self.person(id).name or id


def match(scene: Scene, word: str) -> str | None:
    """The id of the participant that `word` names, whole or by a unique beginning; None if nobody is called so."""
    people = scene.everybody()
    if word in people:
        return word
    called = {id: (id, scene.called(id)) for id in people}
    whole = [id for id, spellings in called.items() if names.exact(word, spellings)]
    found = whole or [id for id, spellings in called.items() if names.beginning(word, spellings)]
    still = [id for id in found if not people[id].out]
    if len(found) > 1 and len(still) == 1:
        return still[0]
    if len(found) > 1:
        raise Which("which.participant_several", word=word, found=found)
    return found[0] if found else None


def only_part(scene: Scene, **tables: str) -> str:
    """The part whose table, called like it or as `tables` says, stands in a file that does not say what is played;
    empty if there are several or none."""
    found = [part for part in PARTS if scene.look(tables.get(part, part)) is not None]
    return found[0] if len(found) == 1 else ""


def slug(text: str, taken: Iterable[str]) -> str:
    """A key made of a text: `Toppled Crates` becomes `toppled_crates`, with a number if that is taken."""
    stem = "_".join(names.normal(text).split())[:40].strip("_") or "x"
    known, number = set(taken), 2
    key = stem
    while key in known:
        key, number = f"{stem}_{number}", number + 1
    return key


@value
class Entry:
    """One entry of `--side heroes=maren,3xthug,thugs=6xthug`: whom it names, how many, and the mob's name if it is."""

    who: str
    count: int = 0
    mob: str = ""


def entries(text: str) -> list[Entry]:
    """The people named with commas between them: `maren`, three copies `3xthug`, one mob `thugs=6xthug`."""
    found = []
    for part in text.split(","):
        mob, equals, who = part.strip().rpartition("=")
        number, x, block = who.partition("x")
        if x and number.isdecimal() and block:
            if not 1 <= int(number) <= MOST_COPIES:
                raise Usage("usage.copies", found=who, highest=MOST_COPIES)
            found.append(Entry(who=block.strip(), count=int(number), mob=mob.strip()))
        elif who and not equals:
            found.append(Entry(who=who.strip()))
        else:
            raise Usage("usage.people", found=part)
    return found


def named(text: str) -> tuple[str, str]:
    """`heroes=maren,iskra` as its name and the rest."""
    name, equals, rest = text.partition("=")
    if not equals or not name.strip() or not rest.strip():
        raise Usage("usage.named", found=text)
    return name.strip(), rest.strip()
