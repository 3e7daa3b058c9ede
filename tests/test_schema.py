"""The JSON Schemas: what is shipped is what `schema` prints, and an editor that reads them sees what `check` sees."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from fatecli import systems
from fatecli.core.document import REQUIRED, Key
from fatecli.core.keys import Document

from . import generated
from .cases.world import World
from .source import ROOT

games = pytest.mark.parametrize("game", systems.GAMES)
TAPLO = Path(sys.executable).with_name("taplo")
WRONG: dict[str, object] = {"text": 3, "int": "three", "flag": "yes", "ints": ["one"], "texts": [1], "table": "x"}
"""By the kind of a key, what it cannot be."""


@games
def test_the_shipped_schema_is_the_printed_one(game: str, tmp_path: Path) -> None:
    """`python -m tests.generated` writes it anew."""
    shipped = (generated.SCHEMAS / f"{game}.json").read_text(encoding="utf-8")
    assert shipped == generated.schema(game)
    assert World(tmp_path).run(f"schema {game}").out == shipped
    assert json.loads(shipped)["$schema"] == "http://json-schema.org/draft-07/schema#"


def flagged(game: str, paths: list[Path]) -> dict[str, set[int]]:
    """The lines at which taplo, by the shipped schema, finds a fault, by file."""
    schema = (generated.SCHEMAS / f"{game}.json").as_uri()
    done = subprocess.run(
        [TAPLO, "check", "--no-auto-config", "--schema", schema, *map(str, paths)],
        capture_output=True, text=True, check=False, env={"RUST_LOG": "error", "NO_COLOR": "1"},
    )  # fmt: skip
    found: dict[str, set[int]] = {}
    for path, line in re.findall(r"┌─ (\S+?):(\d+):\d+", done.stderr):
        found.setdefault(Path(path).name, set()).add(int(line))
    assert bool(found) == bool(done.returncode), done.stderr
    return found


@games
def test_an_editor_accepts_the_examples(game: str) -> None:
    paths = sorted((ROOT / "examples" / game / "characters").glob("*.toml"))
    assert paths and flagged(game, paths) == {}


def broken(of: type[Document], data: dict[str, Any], at: tuple[str, ...] = ()) -> Iterator[tuple[str, dict[str, Any]]]:
    """The sheet with one thing wrong at a time: of a wrong type, out of bounds, no known word, missing."""
    for key in of.keys:
        path = (*at, *key.path)
        for name, value in _wrong(key):
            yield f"{'-'.join(path)}-{name}", _with(data, path, value)
        if key.default is REQUIRED:
            yield f"{'-'.join(path)}-missing", _without(data, path)
        if isinstance(key.of, Key):
            yield f"{'-'.join(path)}-inner", _with(data, (*path, "Fight"), WRONG[key.of.kind])
        elif key.of is not None:
            yield f"{'-'.join(path)}-inner", _with(data, (*path, "one"), 3)


def _wrong(key: Key) -> Iterator[tuple[str, object]]:
    yield "type", WRONG[key.kind]
    if key.kind == "int" and key.low is not None:
        yield "low", key.low - 1
    if key.kind == "int" and key.high is not None:
        yield "high", key.high + 1
    if key.kind == "ints" and key.low is not None:
        yield "low", [key.low - 1]
    if key.kind == "text" and key.words:
        yield "word", "nonsense"


def _with(data: dict[str, Any], path: tuple[str, ...], value: object) -> dict[str, Any]:
    made = copy.deepcopy(data)
    node = made
    for name in path[:-1]:
        node = node.setdefault(name, {})
    node[path[-1]] = value
    return made


def _without(data: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
    made = copy.deepcopy(data)
    node = made
    for name in path[:-1]:
        node = node[name]
    node.pop(path[-1], None)
    return made


def _on_one_line(text: str) -> str:
    """Lists as people write them, so that a list and what is in it have one line."""
    return re.sub(r"\[\n\s+([^\[\]]*?),\n\]", lambda found: "[" + re.sub(r",\n *", ", ", found[1]) + "]", text)


@games
def test_an_editor_flags_what_check_flags(game: str, tmp_path: Path) -> None:
    world = World(tmp_path)
    sheet = min((ROOT / "examples" / game / "characters").glob("*.toml"))
    data = tomllib.loads(sheet.read_text(encoding="utf-8"))
    for name, wrong in broken(systems.sheet(game), data):
        (world.here / f"{name}.toml").write_text(_on_one_line(tomli_w.dumps(wrong)), encoding="utf-8")
    told = json.loads(world.run("check . --json").out)["result"]["findings"]
    ours: dict[str, set[int]] = {}
    for one in told:
        if one["fault"]:
            ours.setdefault(one["path"], set()).add(one["line"] or 1)
    theirs = flagged(game, sorted(world.here.glob("*.toml")))
    paths = sorted(path.name for path in world.here.glob("*.toml"))
    assert sorted(ours) == paths
    missed = [name for name in paths if name not in theirs]
    assert missed == []
    assert {name for name in paths if "missing" not in name and not ours[name] & theirs[name]} == set()
