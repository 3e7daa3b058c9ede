"""Whatever a hand makes of one value in a file of a game that goes on, the next commands play on or say what is wrong
with it: none trips, and none that fails changes a byte.

Every value of the running scene and of one sheet is replaced, each by another kind of value, at a moment when much
lies open.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from .cases.world import World
from .plays import play, typed

MOMENTS = {
    "fate-core": ("attack ma th cor", "", ("show", "invoke ma topp -n", "split th=3 cor=6 -n", "end -n")),
    "fate-v3": ("attack scorpion garde1", "", ("show", "invoke scorpion x -n", "settle -n", "end -n")),
    "grimoire": ("attack guy zlangh", "", ("show", "absorb --auto -n", "roll guy Physique -n", "end -n")),
    "storyteller": ("attack hall chasseur1", "--settle", ("show", "absorb -n", "next -n", "end -n")),
}
"""The first line of this beginning, played without one of its words; and what is typed after a hand was at it."""

JUNK: tuple[Any, ...] = (-3, "", "x", True, 1.5, [], ["x"], {}, {"x": 1}, 10**20, "[red]\x1b[31m\n", None)
"""None is a value that is gone."""


@pytest.mark.parametrize("game", MOMENTS)
def test_a_hand_in_the_files(game: str, tmp_path: Path) -> None:
    moment, but, lines = MOMENTS[game]
    world, scene = at(game, moment.split(), but, tmp_path)
    sheet = sorted((world.here / "characters").iterdir())[0]
    tried, failed, tripped = 0, 0, []
    for path in (scene, sheet):
        right = path.read_bytes()
        data = tomllib.loads(right.decode())
        for at_ in places(data):
            path.write_text(tomli_w.dumps(changed(data, at_, JUNK[tried % len(JUNK)])), encoding="utf-8")
            before = path.read_bytes()
            for line in ("check", lines[tried % len(lines)]):
                answer = world.run(line)
                if answer.status in (1, 5):
                    tripped.append((path.name, at_, JUNK[tried % len(JUNK)], line, answer.said))
                failed += answer.status == 3
            assert path.read_bytes() == before
            tried += 1
        path.write_bytes(right)
    assert tripped == []
    assert tried > 50 and failed > 50, "the moment is not as rich as it should be"


def at(game: str, moment: list[str], but: str, folder: Path) -> tuple[World, Path]:
    """The game as it stands after the moment, and its running scene."""
    laid, words = typed(game, folder / "typed")
    last = next(n for n, line in enumerate(words) if line[: len(moment)] == moment)
    words[last] = [word for word in words[last] if word != but]
    played, _ = play(laid, words[: last + 1], "fr", folder / "played")
    world = World(folder / "hand", lang="fr")
    shutil.copytree(played, world.here, dirs_exist_ok=True)
    (running,) = [path for path in (world.here / "scenes").iterdir() if b'\nstate = "running"' in path.read_bytes()]
    return world, running


def places(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where a value stands in a document, those of tables and arrays too."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, one in inside:
        yield (*at, name)
        yield from places(one, (*at, name))


def changed(data: Any, at: tuple[str | int, ...], new: Any) -> Any:
    """The document with something else at one place."""
    if not at:
        return new
    name, *rest = at
    copied: Any = dict(data) if isinstance(data, dict) else list(data)
    if rest or new is not None:
        copied[name] = changed(data[name], tuple(rest), new)
    else:
        del copied[name]
    return copied
