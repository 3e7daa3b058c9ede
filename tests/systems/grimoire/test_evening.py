"""The example `examples/grimoire/play.sh`: run by a shell, in both languages; every fact comes out, and every file."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cases.world import World

from .table import EXAMPLES

PLAYED = Path(__file__).parent / "played"
LANGUAGES = ("en", "fr")
SALT, PRINT = "0123456789abcdef" * 2, "f" * 64
SPELLED = {"tasks": "count", "status": ""}
"""What the script's facts call otherwise than the answer."""


def commands() -> list[tuple[str, dict[str, str]]]:
    """The lines of the script, each with the facts after its `#=`."""
    found: list[tuple[str, dict[str, str]]] = []
    for line in (EXAMPLES / "play.sh").read_text("utf-8").splitlines():
        if line.startswith("fatecli "):
            found.append((line.removeprefix("fatecli ").partition(" || ")[0], {}))
        elif line.startswith("#= "):
            found[-1][1].update((name, fact) for name, _, fact in (one.partition("=") for one in line[3:].split()))
    return found


def at(result: Any, path: str) -> object:
    for name in path.split("."):
        result = result[name]
    return ",".join(result) if isinstance(result, list) else int(result) if isinstance(result, bool) else result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_the_script_comes_out(lang: str, tmp_path: Path) -> None:
    world = World(tmp_path, lang=lang)
    shutil.copytree(EXAMPLES, world.here, dirs_exist_ok=True)
    lines = commands()
    assert len(lines) == 15
    for line, facts in lines:
        answer = world.run(line, "--json")
        assert answer.status == int(facts.get("status", 0)), answer.out
        result = json.loads(answer.out)["result"]
        told = {name: str(at(result, SPELLED.get(name, name))) for name in facts if name != "status"}
        assert told == {name: fact for name, fact in facts.items() if name != "status"}, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_runs_and_leaves_these_files(lang: str, tmp_path: Path) -> None:
    """Salt and print of the note are its own each time: they are put in the place of those kept here."""
    here = tmp_path / "here"
    here.mkdir()
    environ = {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "HOME": str(tmp_path),
        "FATECLI_STATE": str(tmp_path / "state"), "FATECLI_LANG": lang, "LANG": "C.UTF-8",
    }  # fmt: skip
    played = subprocess.run(
        ["sh", EXAMPLES / "play.sh", here], env=environ, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stdout + played.stderr
    assert len(played.stderr.splitlines()) == 2, played.stderr  # the second Défi of the broken chain
    assert ("rompu" in played.stderr) == (lang == "fr")
    left = {str(path.relative_to(here)): path.read_text("utf-8") for path in here.rglob("*.toml")}
    left = {name: even(text) for name, text in left.items()}
    kept = {str(path.relative_to(PLAYED)): path.read_text("utf-8") for path in PLAYED.rglob("*.toml")}
    assert left == kept


def even(text: str) -> str:
    text = re.sub(r'^salt = "[0-9a-f]{32}"$', f'salt = "{SALT}"', text, flags=re.M)
    return re.sub(r'^sha256 = "[0-9a-f]{64}"$', f'sha256 = "{PRINT}"', text, flags=re.M)


def test_the_script_types_nothing_a_shell_would_change() -> None:
    for line, _ in commands():
        assert shlex.split(line)
