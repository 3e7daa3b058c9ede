"""The making of a campaign is taken back whole, folders too, unless something was written or played there since."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatecli.errors import Disk, Refused
from fatecli.store.desk import Desk, hold, undo
from fatecli.store.undo import of_its_making

from .killing import Copies
from .world import World, dying, killed

CAMPAIGN = {
    "fatecli.toml": 'system = "fate-core"\n',
    ".gitignore": ".fatecli/*\n",
    "characters/.gitignore": "# kept\n",
    "scenes/.gitignore": "# kept\n",
}


def make(world: World) -> None:
    def play(desk: Desk) -> None:
        for name, text in CAMPAIGN.items():
            desk.create(f"heron/{name}", text)
        desk.commit({"command": ["new", "campaign", "heron"]})

    world.run(play)


def back(world: World) -> None:
    world.run(lambda desk: undo(desk))


def tree(folder: Path) -> dict[str, bytes | None]:
    """Every folder, and every file with its bytes."""
    found = sorted(folder.rglob("*"))
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in found}


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path, 1, campaign=False)


def test_files_and_folders_go(world: World) -> None:
    before = tree(world.root)
    make(world)
    assert {f"heron/{name}" for name in CAMPAIGN} <= tree(world.root).keys()
    back(world)
    assert tree(world.root) == before
    make(world)
    (world.root / "heron/scenes/.gitignore").unlink()
    (world.root / "heron/scenes").rmdir()
    back(world)
    assert tree(world.root) == before


def test_from_inside_the_folder_one_stands_in_stays(world: World) -> None:
    make(world)
    heron = world.root / "heron"
    for inside in (heron, heron / "characters"):
        assert of_its_making(str(inside), world.env)
    hold(str(heron), world.env, lambda desk: undo(desk), alone=True)
    assert tree(heron) == {} and heron.is_dir()
    assert not of_its_making(str(heron), world.env) and not of_its_making(str(world.root), world.env)


def test_a_folder_that_was_there_stays_with_what_lies_in_it(world: World) -> None:
    people = world.root / "heron/characters"
    people.mkdir(parents=True)
    (people / "maren.toml").write_text('name = "Maren"\n')
    before = tree(world.root)
    make(world)
    back(world)
    assert tree(world.root) == before


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("characters/maren.toml", "store.undo_more"),
        ("scenes/wharf.toml", "store.undo_more"),
        (".fatecli/log.jsonl", "store.undo_more"),
        ("notes.txt", "store.undo_more"),
        ("fatecli.toml", "store.undo_file"),
        ("characters/.gitignore", "store.undo_file"),
    ],
)
def test_refused_where_something_was_written_since(world: World, path: str, key: str) -> None:
    make(world)
    written = world.root / "heron" / path
    written.parent.mkdir(exist_ok=True)
    written.write_text("# by hand\n")
    before = tree(world.root)
    with pytest.raises(Disk) as wrong:
        back(world)
    assert wrong.value.key == key
    assert f"heron/{path}".startswith(str(wrong.value.facts["path"]))
    assert tree(world.root) == before


def test_a_campaign_that_was_played_in_has_its_own_commands_to_take_back(world: World) -> None:
    make(world)
    heron = str(world.root / "heron")

    def new(desk: Desk) -> None:
        desk.create("characters/maren.toml", 'name = "Maren"\n')
        desk.commit({"command": ["new", "fate-core", "Maren"]})

    hold(heron, world.env, new)
    assert not of_its_making(heron, world.env)
    hold(heron, world.env, lambda desk: undo(desk))
    assert not of_its_making(heron, world.env)
    with pytest.raises(Refused):
        hold(heron, world.env, lambda desk: undo(desk))


def test_killed_at_every_effect(tmp_path: Path) -> None:
    copies = Copies(tmp_path, 1, campaign=False)
    world = copies.world
    empty = tree(world.root)
    make(world)
    whole = tree(world.root)
    copies.keep()
    seen, at = set(), 1
    while killed(dying(lambda: back(world), at)):
        world.look()
        now = tree(world.root)
        assert now in (empty, whole), at
        seen.add(now == empty)
        world.spend()
        assert world.debris() == []
        copies.again()
        at += 1
    assert seen == {True, False} and at > 12
