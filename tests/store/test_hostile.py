"""Files as they should not be: one clear message with file and line, the right status, no byte changed, no wait."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fatecli.errors import Disk, Problem, Unreadable, Usage
from fatecli.store.desk import Desk, hold
from fatecli.text import say

from .world import POINTS, World, as_somebody

BROKEN: dict[str, tuple[bytes, str, int]] = {
    "a key twice": (b'name = "Zird"\nrefresh = 3\nname = "Zoe"\n', "twice", 3),
    "a key twice, in a table": (b"[skills]\nLore = 1\n\nLore = 2\n", "twice", 4),
    "a table twice": (b"[skills]\nLore = 1\n[aspects]\n[skills]\nFight = 1\n", "table_twice", 4),
    "a key and a table": (b"stress = 1\n[stress]\nphysical = []\n", "twice", 2),
    "an open text": (b'name = "Zird\nrefresh = 3\n', "open_string", 1),
    "an open text at the end": (b'a = 1\ntext = """\nnever ends', "open_string", 3),
    "a text without quotes": (b"schema = 1\nname = Zird\n", "value", 2),
    "words behind a value": (b'name = "Zird" the Arcane\n', "value", 1),
    "an open list": (b"physical = [1, 2\nmental = []\n", "open_array", 2),
    "an open list without a value": (b"schema = 1\nphysical = [\n", "open_array", 2),
    "an open list behind a comma": (b"physical = [1,\nmental = []\n", "open_array", 2),
    "no value at the end": (b"schema = 1\nphysical =", "value", 2),
    "a backslash": (b'path = "C:\\zird"\n', "backslash", 1),
    "no equals sign": (b"schema = 1\n\nthis is no TOML\n", "not_toml", 3),
    "a conflict of git": (b"a = 1\n<<<<<<< HEAD\nfate_points = 2\n=======\n", "conflict", 2),
    "json": (b'{"name": "Zird"}\n', "not_toml", 1),
    "an accent without quotes": ("[attributs]\nForce = 3\nDextérité = 2\n".encode(), "bare_key", 3),
    "an accent in a header": ("[compétences]\nLore = 3\n".encode(), "bare_key", 1),
    "latin-1": ('name = "Zird"\ntrouble = "Dextérité"\n'.encode("latin-1"), "not_utf8", 2),
    "utf-16": ('name = "Zird"\n'.encode("utf-16"), "not_utf8", 1),
    "a NUL": (b'name = "Zird"\nx = "a\0b"\n', "nul", 2),
    "a carriage return alone": (b"a = 1\rb = 2\r", "value", 1),
    "nested too deep": (b"a = " + b"[" * 20_000 + b"]" * 20_000, "too_deep", 1),
    "a number without an end": (b"a = " + b"9" * 5000, "value", 1),
    "a day that is none": (b"a = 1\nb = 2026-02-30\n", "value", 2),
}


def spoken(wrong: Problem) -> None:
    """One line in each language, that names the file."""
    for lang in ("en", "fr"):
        told = say(lang, wrong.key, **wrong.facts)
        assert "\n" not in told and len(told) < 400
        if "path" in wrong.facts:
            assert str(wrong.facts["path"]) in told


def quickly(play: Callable[[], Any]) -> Problem:
    began = time.monotonic()
    with pytest.raises(Problem) as wrong:
        play()
    assert time.monotonic() - began < 1
    spoken(wrong.value)
    return wrong.value


def opening(world: World, path: Path | str) -> Callable[[], Any]:
    return lambda: world.run(lambda desk: desk.open(str(path)))


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_not_toml(world: World, name: str) -> None:
    raw, key, line = BROKEN[name]
    world.sheets[0].write_bytes(raw)
    wrong = quickly(opening(world, world.sheets[0]))
    assert (wrong.key, wrong.status) == (f"store.{key}", 3)
    assert wrong.facts["path"] == "characters/c00.toml"
    assert wrong.facts["line"] == line
    assert world.sheets[0].read_bytes() == raw


def test_the_cure_for_an_accent(world: World) -> None:
    world.sheets[0].write_text("[attributs]\nDextérité = 2\n")
    wrong = quickly(opening(world, world.sheets[0]))
    assert wrong.facts["cure"] == '"Dextérité"'
    assert "line 2: Dextérité needs quotes" in say("en", wrong.key, **wrong.facts)


def test_what_is_not_a_file(world: World) -> None:
    home = world.home
    os.mkfifo(home / "pipe.toml")
    (home / "folder.toml").mkdir()
    (home / "one.toml").symlink_to("two.toml")
    (home / "two.toml").symlink_to("one.toml")
    (home / "gone.toml").symlink_to("nowhere.toml")
    (home / "device.toml").symlink_to("/dev/zero")
    (home / "big.toml").write_bytes(b"#" * 50_000_000)
    expected = {
        "pipe": "not_file", "device": "not_file", "folder": "folder", "one": "loop", "gone": "missing",
        "big": "too_big", "c99": "missing_near", "way": "missing", "c00.toml/x": "missing",
        "a" * 300: "cannot_read", "with\0nul": "missing",
    }  # fmt: skip
    for name, key in expected.items():
        wrong = quickly(opening(world, home / f"{name}.toml"))
        assert (wrong.key.removesuffix("_near"), wrong.status) == (f"store.{key.removesuffix('_near')}", 3), name
    near = quickly(opening(world, home / "c0.toml")).facts["near"]
    assert isinstance(near, list) and {"characters/c00.toml", "characters/c01.toml"} <= set(near)


def test_names_in_such_a_folder_are_still_found(world: World) -> None:
    os.mkfifo(world.home / "pipe.toml")
    (world.home / "folder.toml").mkdir()
    (world.home / "one.toml").symlink_to("one.toml")
    (world.home / "bytes.toml").write_bytes(bytes(range(256)))
    assert world.run(lambda desk: desk.locate("C01"), writes=False) == str(world.sheets[1])


def test_no_permission(world: World) -> None:
    def ordinary() -> None:
        world.sheets[0].chmod(0)
        wrong = quickly(opening(world, world.sheets[0]))
        assert (wrong.key, wrong.status) == ("store.no_permission", 3)
        world.home.chmod(0)
        wrong = quickly(opening(world, world.sheets[0]))
        assert (wrong.key, wrong.status) == ("store.no_permission", 3)
        world.home.chmod(0o755)

    as_somebody(world.folder, ordinary)


@pytest.mark.parametrize(
    "name", ["two\nlines", "bytes \udcff", "a b", "-rf", "'; rm", "é" * 100, "con\x1b[31mred", "[bold]"]
)
def test_odd_names_of_files(world: World, name: str) -> None:
    """They can be used; what is said of them is one line without control characters."""
    path = world.home / f"{name}.toml"
    path.write_text("fate_points = 3\n")

    def play(desk: Desk) -> Any:
        desk.open(desk.locate(str(path)))["fate_points"] -= 1
        desk.keep_open_roll(str(path), {"total": 3})
        return desk.commit({"command": ["invoke", str(path)]})

    (change,) = world.run(play)
    assert path.read_text() == "fate_points = 2\n"
    assert change.path.isprintable()
    assert world.run(lambda desk: desk.open_roll(str(path)), writes=False) == {"total": 3}
    assert world.log()[0]["command"][1] == str(path)
    path.write_bytes(b"\xff")
    wrong = quickly(opening(world, path))
    assert str(wrong.facts["path"]).isprintable()


def test_a_name_with_broken_bytes(world: World) -> None:
    for word in ("\udcff", "zi\udcc3rd", "a\0b", "", " ", "\n"):
        quickly(lambda word=word: world.run(lambda desk: desk.locate(word)))  # type: ignore[misc]


def test_a_new_file_of_broken_text(world: World) -> None:
    wrong = quickly(lambda: world.run(lambda desk: desk.create("new.toml", 'name = "\udcff"\n')))
    assert (wrong.key, wrong.status) == ("store.not_text", 5)


def aspects(world: World, count: int) -> float:
    """The processor's seconds that a change takes in a sheet of so many aspects."""
    world.sheets[0].write_text("[aspects]\n" + "".join(f'a{n} = "Aspect {n}"\n' for n in range(count)))

    def play(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))["aspects"]["a5"] = f"New {count}"
        return desk.commit({"command": ["advance"]})

    began = time.process_time()
    world.run(play)
    return time.process_time() - began


def test_ten_thousand_aspects(world: World) -> None:
    """Ten times the aspects take about ten times as long: nothing grows with the square, whatever the machine."""
    aspects(world, 10)
    few, many = aspects(world, 1_000), aspects(world, 10_000)
    assert 'a5 = "New 10000"' in world.sheets[0].read_text()
    assert many < 25 * few


def test_keys_that_differ_by_case_stay_apart(world: World) -> None:
    world.sheets[0].write_text('[skills]\nFight = 1\nfight = 2\nFIGHT = 3\n"fight " = 4\n')

    def play(desk: Desk) -> Any:
        desk.open(str(world.sheets[0]))["skills"]["fight"] = 5
        return desk.commit({"command": ["advance"]})

    world.run(play)
    assert world.sheets[0].read_text() == '[skills]\nFight = 1\nfight = 5\nFIGHT = 3\n"fight " = 4\n'


def test_files_that_differ_by_case_are_not_guessed_between(world: World) -> None:
    for name in ("Zird", "ZIRD"):
        (world.home / f"{name}.toml").write_text("a = 1\n")
    with pytest.raises(Problem) as wrong:
        world.run(lambda desk: desk.locate("zird"))
    assert (wrong.value.key, wrong.value.status) == ("store.who_several", 6)
    assert world.run(lambda desk: desk.locate("ZIRD")) == str(world.home / "ZIRD.toml")


def test_broken_settings_are_named(world: World) -> None:
    (world.root / "fatecli.toml").write_text('system = "fate-core"\nlang = fr\n')
    wrong = quickly(lambda: world.run(lambda desk: desk.settings))
    assert (wrong.key, wrong.facts["path"], wrong.facts["line"]) == ("store.value", "fatecli.toml", 2)


def test_the_line_of_a_key(world: World) -> None:
    world.sheets[0].write_text(
        'schema = 1\n\n[skills] # mine\nLore = "4"\n\n[stress]\nphysical = [\n  1,\n  "x",\n]\n[stunts.a]\nname = 3\n'
    )

    def lines(desk: Desk) -> Any:
        path = str(world.sheets[0])
        desk.open(path)
        asked = (("schema",), ("skills", "Lore"), ("skills", "gone"), ("skills",), ("stress", "physical"),
                 ("stunts", "a", "name"), ("gone",))  # fmt: skip
        return [desk.line(path, at) for at in asked]

    assert world.run(lines, writes=False) == [1, 4, 3, 3, 7, 12, None]


def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """No home: reading goes on, a change is refused, a roll is only not kept."""
    sheet = tmp_path / "zird.toml"
    sheet.write_text(f"fate_points = {POINTS}\n")
    env = {"FATECLI_STATE": str(sheet / "no" / "folder")}

    def change(desk: Desk) -> Any:
        desk.open(str(sheet))["fate_points"] -= 1
        return desk.commit({"command": ["invoke"]})

    def roll(desk: Desk) -> Any:
        desk.open(str(sheet))
        desk.keep_open_roll(str(sheet), {})
        desk.commit({"command": ["roll"]})
        return [key for key, _ in desk.warnings]

    with pytest.raises(Disk):
        hold(str(tmp_path), env, change)
    assert sheet.read_text() == f"fate_points = {POINTS}\n"
    assert hold(str(tmp_path), env, roll) == ["store.not_kept"]


def test_files_of_two_campaigns(world: World, tmp_path: Path) -> None:
    other = World(tmp_path / "other", 1)
    for first, second in ((world, other), (other, world)):

        def both(desk: Desk, first: World = first, second: World = second) -> None:
            desk.open(str(first.sheets[0]))["fate_points"] -= 1
            desk.open(str(second.sheets[0]))["fate_points"] -= 1
            desk.commit({"command": ["attack"]})

        with pytest.raises(Usage) as wrong:
            hold(str(tmp_path), world.env, both, first=str(first.sheets[0]))
        assert (wrong.value.key, wrong.value.status) == ("store.two_campaigns", 2)
    assert world.points() == [POINTS, POINTS] and other.points() == [POINTS]


def test_a_lone_sheet_beside_a_campaign(world: World, tmp_path: Path) -> None:
    """It may be read in a command of the campaign; written it may not be."""
    alone = tmp_path / "ogre.toml"
    alone.write_text("fate_points = 3\n")

    def play(desk: Desk) -> None:
        desk.open(str(world.sheets[0]))["fate_points"] -= desk.open(str(alone))["fate_points"]
        desk.commit({"command": ["attack"]})

    world.run(play)
    assert world.points() == [POINTS - 3, POINTS]

    def spoil(desk: Desk) -> None:
        desk.open(str(alone))["fate_points"] = 0
        desk.commit({"command": ["attack"]})

    with pytest.raises(Usage) as wrong:
        world.run(spoil)
    assert wrong.value.key == "store.outside"
    with pytest.raises(Unreadable):
        world.run(lambda desk: desk.open("nobody.toml"))
