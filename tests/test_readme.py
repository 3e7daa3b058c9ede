"""The README is true: each `fatecli` line of its console blocks is played and answers what stands under it, a screen
whole and letter for letter.

The commands that install are played by `.ci/run`, which reads them from there too.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from .cases.world import World
from .readme import README, Typed, matches, sessions
from .source import ROOT


def played(world: World, typed: Typed) -> None:
    """Play a line in the world, as a shell would at the top of a clone."""
    words = typed.line.split(" ")
    if words[0] == "cd":
        world.here = (world.here / words[1]).resolve()
        return
    if words[0] == "sed":
        subprocess.run(typed.line, shell=True, cwd=world.here, check=True)
    if words[0] != "fatecli":
        return
    kept = dict(world.environ)
    world.environ.update(typed.environ)
    answer = world.run(" ".join(words[1:]))
    world.environ = kept
    assert answer.status != 1, answer.said
    assert matches(typed.said, answer.said), f"{typed.line}\n{answer.said}"
    if "--pretty" in words:
        assert typed.said and "..." not in typed.said and "COLUMNS" in typed.environ, (
            f"not a whole screen: {typed.line}"
        )


def newcomer(root: Path) -> World:
    """A world where nobody has said which language to speak: a campaign's own comes first."""
    world = World(root)
    del world.environ["FATECLI_LANG"]
    world.environ["USER"] = "jo"
    return world


def test_every_block_of_the_readme_is_true(tmp_path: Path) -> None:
    for number, session in enumerate(sessions(README.read_text(encoding="utf-8"))):
        world = newcomer(tmp_path / str(number))
        shutil.copytree(ROOT / "examples", world.here / "examples")
        for typed in session:
            played(world, typed)


SAMPLE = """\
Text, `$ no command`.

```console
$ cd examples/fate-core/characters
$ fatecli roll zird Lore --vs 6 -d +0-+ -q
roll: Zird the Arcane, Lore, overcome; open
...
fate points: 3
$ FATECLI_LANG=fr fatecli roll -d \\
    0000
4dF : 0 0 0 0
résultat : 0
```
"""


def test_a_block_is_read_and_played(tmp_path: Path) -> None:
    (block,) = sessions(SAMPLE.replace(" :", "\u00a0:"))
    assert [typed.line for typed in block] == [
        "cd examples/fate-core/characters",
        "fatecli roll zird Lore --vs 6 -d +0-+ -q",
        "fatecli roll -d 0000",
    ]
    world = World(tmp_path)
    shutil.copytree(ROOT / "examples", world.here / "examples")
    for typed in block:
        played(world, typed)


def test_what_the_readme_shows_is_compared() -> None:
    assert matches([], "anything\n") and matches(["a", "..."], "a\nb\nc\n") and matches(["...", "c"], "a\nb\nc\n")
    assert not matches(["a"], "a\nb\n") and not matches(["a.c"], "abc\n") and not matches(["b", "..."], "a\nb\n")
    assert matches(["a", ""], "a  \n\n") and not matches([" a"], "a\n")
