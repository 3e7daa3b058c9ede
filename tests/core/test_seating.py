"""Who comes into a scene: numbered copies never share a number, and a name outside is not one inside."""

from __future__ import annotations

from typing import Any

from fatecli.core import seating
from fatecli.core import turn as core
from fatecli.core.keys import Text
from fatecli.core.staged import Plain
from fatecli.core.turn import Turn


class Sheet(core.Sheet):
    """A sheet that holds a name."""

    system_ = Text("system", "")
    name = Text("name", "")


class Files:
    """Two sheets on a disk of paths."""

    def locate(self, who: str) -> str:
        return f"characters/{who}.toml"

    def id(self, path: str) -> str:
        return path.removeprefix("characters/").removesuffix(".toml")

    def open(self, path: str) -> dict[str, Any]:
        return {"system": "", "name": self.id(path).title()}

    def relative(self, path: str, other: str) -> str:
        return f"../{other}"

    def beside(self, path: str, other: str) -> str:
        return other.removeprefix("../")


def at_the_table() -> tuple[Turn, Plain]:
    files: Any = Files()
    dice: Any = None
    turn, scene = Turn(files=files, dice=dice, settings={}), Plain({})
    turn.scene = scene
    return turn, scene


def test_copies_take_the_numbers_that_are_free() -> None:
    turn, scene = at_the_table()
    thug = seating.outside(turn, "thug", Sheet)
    assert seating.copies(turn, scene, thug, 3, {"side": "foes"}) == ["thug1", "thug2", "thug3"]
    scene.drop("participants", "thug2")
    assert seating.copies(turn, scene, thug, 2, {"marks": {"light": 0}}) == ["thug2", "thug4"]
    assert [scene.called(id) for id in scene.everybody()] == ["Thug 1", "Thug 3", "Thug 2", "Thug 4"]
    assert scene.data["blocks"] == {"thug": {"sheet": "../characters/thug.toml"}}
    scene.put("participants", "thug2", "marks", "light", to=1)
    assert scene.look("participants", "thug4", "marks") == {"light": 0}


def test_who_is_there_comes_in_again_and_is_not_there_twice() -> None:
    turn, scene = at_the_table()
    ulm = seating.outside(turn, "ulm", Sheet)
    assert seating.there(turn, scene, ulm) is None
    assert seating.one(turn, scene, ulm, {"side": "foes"}) == ["ulm"]
    scene.put("participants", "ulm", "out", to="left")
    assert seating.there(turn, scene, ulm) == "ulm"
    assert seating.again(scene, "ulm", "heroes") == ["ulm"]
    assert scene.person("ulm").side == "heroes"
    assert not scene.person("ulm").out


def test_a_name_outside_is_that_of_a_file() -> None:
    turn, scene = at_the_table()
    scene.put("participants", "ulm", to={"sheet": "../characters/thug.toml", "name": "Ulm"})
    assert turn.sheet("ulm", Sheet).path == "characters/thug.toml"
    assert seating.outside(turn, "ulm", Sheet).path == "characters/ulm.toml"
    assert turn.scene is scene
