"""The example `examples/grimoire/play.sh`: every fact that it promises comes out, in both languages."""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cases.world import World

from .table import EXAMPLES

LANGUAGES = ("en", "fr")
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


def test_the_script_types_nothing_a_shell_would_change() -> None:
    for line, _ in commands():
        assert shlex.split(line)
