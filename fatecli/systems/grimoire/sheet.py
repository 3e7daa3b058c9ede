"""The Grimoire sheet: this *is* the file format, every key with its bounds and its default."""

from __future__ import annotations

from ...core import turn
from ...core.keys import REQUIRED, Document, Finding, Flag, Int, Ratings, Records, Table, Text, Texts
from ...core.value import TYPE_CHECKING
from . import tables

if TYPE_CHECKING:
    from typing import Any

FAR = tables.FARTHEST_MODIFIER
DICE = tuple(tables.DICE)
SCENE = "scene:"
"""What stands before the slot of an Avantage that the scene file keeps."""


class D4(Int):
    """The die of an item or an armour: 4, or 0 for none (seed L5)."""

    def wrong(self, found: object) -> Finding | None:
        wrong = super().wrong(found)
        if wrong is None and found not in (0, tables.DICE["item"]):
            return Finding(path=(), why="bounds", found=found, accepted=self.bounds(), fault=True)
        return wrong

    def bounds(self) -> str:
        return f"0, {tables.DICE['item']}"

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "enum": [0, tables.DICE["item"]]}


class Flags(Table):
    """A table of true and false by name."""

    def __init__(self, path: str) -> None:
        super().__init__(path, Flag(""))

    if TYPE_CHECKING:

        def __get__(self, doc: object, owner: object = None) -> dict[str, bool]: ...

    else:

        def __get__(self, doc, owner=None):
            return self if doc is None else dict(super().__get__(doc, owner) or {})


class Talent(Document):
    """A Talent: a modifier for one use of the Compétence it serves (seed L3)."""

    name = Text("name", "")
    text = Text("text", "")
    serves = Text("serves", "")
    modifier = Int("modifier", 0, low=-FAR, high=FAR)


class Item(Document):
    """An item or tool: a D4, a modifier, or both, for the Attributs and Compétences it serves (seed L5)."""

    name = Text("name", "")
    text = Text("text", "")
    die = D4("die", 0)
    modifier = Int("modifier", 0, low=-FAR, high=FAR)
    serves = Texts("serves")


class Weapon(Document):
    """A weapon: the modifier of its Puissance and its type of damage (wiki, Sévérité)."""

    name = Text("name", "")
    text = Text("text", "")
    modifier = Int("modifier", 0, low=-FAR, high=FAR)
    damage = Text("damage", "")


class Armour(Document):
    """A protection: its D4 in the Résistance roll, a modifier, where it covers, against which damage (none: all)."""

    name = Text("name", "")
    text = Text("text", "")
    die = D4("die", 0)
    modifier = Int("modifier", 0, low=-FAR, high=FAR)
    covers = Texts("covers")
    against = Texts("against")
    damaged = Flag("damaged", False)


class State(Document):
    """A state that lasts: a Handicap or a Facilité on a die, of one trait or of all; `active` while it holds."""

    text = Text("text", "")
    handicap = Text("handicap", "", words=DICE)
    ease = Text("ease", "", words=DICE)
    trait = Text("trait", "")
    active = Flag("active", True)


class Advantage(Document):
    """An Avantage Dynamique kept for later: one D8, once (seed L7). `difference` is how well it was created."""

    text = Text("text", "")
    on = Text("on", "")
    difference = Int("difference", 0)
    spent = Flag("spent", False)


class Sheet(turn.Sheet):
    """A character: a player's, or one of the game master's."""

    system = "grimoire"
    kept = ("name", "trauma", "advantages")

    schema = Int("schema", REQUIRED, low=1, high=1)
    system_ = Text("system", REQUIRED, words=("grimoire",))
    name = Text("name", REQUIRED)
    kind = Text("kind", "pc", words=("pc", "npc"))
    player = Text("player", "")
    concept = Text("concept", "")
    notes = Text("notes", "")
    trauma = Int("trauma", 0, low=0)
    attributes = Ratings("attributes", -FAR, FAR)
    skills = Flags("skills")
    talents = Records("talents", Talent)
    items = Records("items", Item)
    weapons = Records("weapons", Weapon)
    armour = Records("armour", Armour)
    states = Records("states", State)
    advantages = Records("advantages", Advantage)

    def known(self) -> list[str]:
        """The Compétences the character has."""
        return [name for name, has in self.skills.items() if has]

    def held(self) -> dict[str, Advantage]:
        """The Avantages Dynamiques the character has: those of the sheet, then those of the scene that goes on."""
        scene = self.playing_in
        found: dict[str, Any] = scene.look("advantages") or {} if scene is not None else {}
        own = {
            f"{SCENE}{slot}": scene.part(Advantage, "advantages", slot)
            for slot, one in found.items()
            if scene is not None and one.get("owner") == self.seat
        }
        return {**self.advantages, **own}

    def traits(self) -> list[str]:
        """What a roll may begin with."""
        return list(self.attributes)
