"""A newcomer's first ten minutes: what the README types, in an empty folder, with the mistakes one makes.

What cannot be done says what would, and what it says can be typed as it stands, capitals (`WHO`, `NAME`) filled in.
"""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path

import pytest

from fatecli.systems import GAMES
from fatecli.text import LANGUAGES

from .cases.world import Answer, World
from .readme import HEADING, README, Typed, sessions

WITHOUT_TRAITS = ("fate-core", "fate-v3")
"""Games whose new sheet names no trait yet."""
FIRST = "### The first ten minutes\n"
HOPS = 3
"""How many lines in a row may be told until one does what was wanted."""
FILLED = {
    "WHO": "ulm", "TARGET": "ulm", "NAME": "jo", "TRAIT": "Notice", "ASPECT": "harbour", "OPPOSITION": "Great",
    "heroes=WHO": "heroes=maren", "foes=WHO": "foes=ulm",
}  # fmt: skip
"""What a newcomer puts in the place of a word in capitals."""

MISTAKES = {
    "new campaign": (
        "roll maren Notice", "show", "show maren", "new", "new Maren", "new fate-cor Maren", "new fate-core", "rol 4dF",
        "roll 4dF --vs Godo",
    ),
    "cd": ("roll maren Notice", "show", "new", "new Maren", "new fate-core", "new fate-core Maren Rook"),
    "roll": (
        "roll marne Notice", "roll maren Notce", "roll maren Combt", "roll maren notice --vs Excelent",
        "roll maren Notice --vz 3", "roll maren", "roll maren Notice --vs", "settle maren", "invoke maren harbour",
        "Roll maren Notice", "conflict start",
    ),
    "invoke": ("invoke maren", "invoke maren habour", "invoke maren harbor", "invoke mraen harbour", "invoke"),
    "conflict start": (
        "attack maren ulm", "conflict start pier", "conflict start pier --side heroes=maren",
        "conflict strat pier",
    ),
    "attack": (
        "attack maren", "attack ulm maren", "attack maren olm", "attack maren ulm --with Figth", "conflict start pier",
    ),
    "end": ("attack maren ulm", "recover treat ulm"),
}  # fmt: skip
"""Before which step of the session they are made."""


def session() -> list[Typed]:
    """The README's section."""
    text = README.read_text(encoding="utf-8")
    section = HEADING.split(text[text.index(FIRST) :], maxsplit=2)[1]
    (found,) = sessions(section)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_readme_types_runs_in_an_empty_folder(lang: str, tmp_path: Path) -> None:
    world = World(tmp_path / "first", lang=lang)
    made, left = set(), {step: list(lines) for step, lines in MISTAKES.items()}
    for typed in session():
        words = typed.line.split(" ")
        step = next((step for step in left if f"{typed.line} ".removeprefix("fatecli ").startswith(f"{step} ")), "")
        for number, mistake in enumerate(left.pop(step, ())):
            mended(copied(world, tmp_path / f"{len(left)} {number}"), mistake)
        made.add(words[1])
        if words[0] == "cd":
            world.here /= words[1]
        else:
            answered(world.run(" ".join(words[1:])))
    assert not left
    assert {"new", "roll", "invoke", "settle", "undo", "show", "check", "conflict", "attack", "absorb", "end"} <= made


def answered(answer: Answer) -> None:
    """A command of the README does what it is there for, or says what would."""
    assert answer.said.strip() and answer.status != 1, answer
    assert answer.status in (0, 3) or "fatecli " in answer.said, answer


def copied(world: World, root: Path) -> World:
    """The same folders elsewhere, so that a mistake and its mending leave no trace."""
    other = World(root, lang=world.environ["FATECLI_LANG"])
    for mine, its in ((world.here, other.here), (world.state, other.state)):
        if mine.exists():
            shutil.copytree(mine, its, dirs_exist_ok=True)
    return other


def mended(world: World, line: str) -> None:
    """Type the mistake, then what is told, until it works."""
    told = [line]
    for _ in range(HOPS + 1):
        answer = json.loads(world.run(told[-1], "--json").out)
        if answer["status"] == "ok":
            assert len(told) > 1, f"no mistake: {line}"
            return
        lines = [one["argv"] for one in answer["next"]]
        assert answer["error"]["kind"] != "internal" and lines, (told, answer["error"]["message"])
        told.append(shlex.join(FILLED.get(word, word) for word in lines[0][1:] if word != "--json"))
    raise AssertionError(told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_sheet_of_each_game_can_be_played_at_once(game: str, lang: str, tmp_path: Path) -> None:
    """Also one whose name has a space and accents, which nobody needs to type."""
    world = World(tmp_path / "first", lang=lang)
    assert world.run(f"new {game} 'Élodie Légère'").status == 0
    for line in ("show ELODIE", "show 'elodie legere'", "check", "help new"):
        assert world.run(line).status == 0, line
    mended(world, "show elodei")
    mended(copied(world, tmp_path / "roll"), "roll elodie")
    assert (game in WITHOUT_TRAITS) == ("check --creation" in world.run("roll elodie").said)
    assert world.run("undo").status == 0
    assert not world.files()
