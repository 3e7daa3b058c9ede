"""Which modules a command never loads: start-up is what people wait for, and what they did not ask for costs them."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .source import ROOT

PLAY = """
import sys
from fatecli.cli.run import main
status = main(sys.argv[1:])
print("MODULES", *sys.modules, file=sys.stderr)
raise SystemExit(status)
"""

DRAWING = {"rich", "typer", "markdown_it", "pygments"}
EDITING = {"tomlrt", "tomli_w"}
PARSING = {"tomllib", "re", "typing", "datetime"}
NEVER = {"dataclasses", "argparse", "random", "asyncio", "logging", "importlib.metadata", "tempfile", "shutil"}
GUESSING = {"difflib"}
READING = DRAWING | EDITING | GUESSING | NEVER | {"inspect"}
LIGHT = {"enum", "collections", "pathlib", "contextlib", "functools", "itertools", "subprocess", "hashlib", "json"}
NOTHING = READING | PARSING | LIGHT

ABSENT: dict[str, set[str]] = {
    "roll --json": NOTHING,
    "roll --plain": NOTHING,
    "roll -1 --json --lang fr": NOTHING,
    "roll 1d10+1d6+2 --vs 9 --plain --lang fr": NOTHING,
    "roll 4dF+3 --dry-run --json": NOTHING,
    "roll 7d10 --difficulty 6 --json": NOTHING,
    "roll zird Lore --vs 6 -d +0-+ --json": READING,
    "roll zird Lore --vs 6 -d +0-+ --plain --lang fr": READING,
    "roll zird Lore --vs Good --seed 7 --dry-run": READING,
    "roll hall Perception+Finances --difficulty 7 --json": READING,
    "roll zird 'Lore+Scholar, Healer' --vs 6 -d +0-+ --json": READING,
    "roll zird Lore --invoke read --json": DRAWING | GUESSING | NEVER,
    "roll zird Lore --invoke read --plain": DRAWING | GUESSING | NEVER,
    "roll zird Lore --difficulty 6": READING,
    "show zird --json": READING,
    "check zird.toml --json": READING,
    "schema fate-core --json": READING | PARSING | LIGHT,
    "log --json": READING,
    "new fate-core Maren": DRAWING | GUESSING | NEVER,
    "help": NOTHING,
    "--help": NOTHING,
    "roll --help --lang fr": NOTHING,
    "--version": NOTHING,
    "rol zird Lore": DRAWING | EDITING | NEVER | {"tomllib", "json", "inspect"},
    "roll zird Lore --vz 3 --json": DRAWING | EDITING | NEVER | {"tomllib", "json", "inspect"},
    "roll zird Lor": READING,
    "roll zird Loer": DRAWING | EDITING | NEVER | {"json", "inspect"},
    "_complete fish 'fatecli ro'": NOTHING,
    "_complete fish 'fatecli roll z'": READING,
    "_complete fish 'fatecli roll zird L'": READING,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    here = tmp_path / "here"
    here.mkdir()
    for sheet in ("fate-core/characters/zird", "storyteller/characters/hall"):
        shutil.copy(ROOT / "examples" / f"{sheet}.toml", here)
    return here


def loaded(folder: Path, line: str, **environ: str) -> set[str]:
    """The modules in memory when the command has ended, in an interpreter without site customisation."""
    ran = subprocess.run(
        [sys.executable, "-S", "-c", PLAY, *shlex.split(line)],
        cwd=folder,
        capture_output=True,
        text=True,
        env={
            "PYTHONPATH": ":".join([str(ROOT), *sys.path]),
            "PYTHONUTF8": "1",
            "FATECLI_STATE": str(folder.parent / "state"),
            **environ,
        },
    )
    assert ran.returncode in (0, 2, 4, 6), ran.stderr
    *_, last = ran.stderr.splitlines()
    assert last.startswith("MODULES "), ran.stderr
    return set(last.split()[1:])


@pytest.mark.parametrize("line", ABSENT)
def test_a_command_loads_nothing_it_does_not_need(folder: Path, line: str) -> None:
    assert loaded(folder, line) & ABSENT[line] == set()


def test_a_screen_loads_rich_alone(folder: Path) -> None:
    modules = loaded(folder, "roll zird Lore --vs 6 -d +0-+", FORCE_COLOR="1")
    assert "rich" in modules
    assert modules & {"typer", "tomlrt", "tomli_w"} == set()


def test_what_a_write_needs_is_loaded(folder: Path) -> None:
    """The lists above would pass if nothing were played at all."""
    assert "tomlrt" in loaded(folder, "roll zird Lore --invoke read --json")
    assert "fatecli.systems.fate_core.roll" in loaded(folder, "roll zird Lore --json")
    assert "typer" in loaded(folder, "roll -- zird Lore")
