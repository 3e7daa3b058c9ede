"""The house rules: who may import whom, what start-up may cost, how large a room is, and one table for all steps."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fatecli import systems
from fatecli.cli import play, table, tools, values

from . import source

MAY: dict[str, tuple[str, ...]] = {
    "errors": (),
    "core": ("core", "errors"),
    "chance": ("core", "errors"),
    "systems": ("core", "errors"),
    "odds": ("core", "systems", "errors"),
    "store": ("store", "core", "errors"),
    "text": (),
    "render": ("render", "core", "text", "errors"),
    "cli": ("cli", "core", "chance", "systems", "odds", "store", "text", "render", "errors"),
    "": (),
    "__main__": ("cli",),
}
"""What each layer may import of ours. A game beside this its own wing, the two Fates also `systems.fate`."""

PURE = {"difflib", "unicodedata", "math", "hashlib"}
STANDARD: dict[str, set[str]] = {
    "errors": set(),
    "core": PURE,
    "systems": PURE,
    "odds": PURE,
    "chance": {"os"},
    "text": set(),
    "render": {"rich", "io", "os", "sys", "textwrap", "shutil", "json"},
}
"""What pure layers may import from elsewhere; `chance` only the system's random bytes."""

ONLY = {
    "typer": {"fatecli.cli.app"},
    "rich": {"fatecli.render"},
    "tomllib": {"fatecli.store"},
    "tomlrt": {"fatecli.store"},
    "tomli_w": {"fatecli.store"},
    "fcntl": {"fatecli.store"},
    "subprocess": set[str](),
    "random": set[str](),
}
"""Modules that only some rooms may import."""

HEAVY = {
    "typing", "re", "json", "dataclasses", "enum", "inspect", "collections", "pathlib", "random", "argparse",
    "contextlib", "functools", "itertools", "tomllib", "tomlrt", "tomli_w", "rich", "typer", "shutil", "textwrap",
    "difflib", "hashlib", "datetime", "subprocess", "tempfile", "importlib",
}  # fmt: skip
"""Modules that no module of ours imports before it needs them."""

HEAVY_ROOMS = {"fatecli.cli.app"}
"""Rooms that are themselves only entered when needed, and are made of what they import."""

LONGEST_FILE, LONGEST_FUNCTION = 250, 40

modules = pytest.mark.parametrize("path", source.files(), ids=source.name)


def layer(module: str) -> str:
    return (module.split(".") + [""])[1]


def wing(module: str) -> str:
    """The game whose room a module is; empty outside the games."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["systems"] and len(parts) > 2 else ""


def allowed(here: str, other: str) -> bool:
    if not other.startswith("fatecli"):
        return layer(here) not in STANDARD or other.split(".")[0] in STANDARD[layer(here)] | {"__future__"}
    if wing(here) and wing(other):
        return wing(other) == wing(here) or (wing(other) == "fate" and wing(here).startswith("fate_"))
    if layer(here) == "systems" and layer(other) == "systems":
        return not wing(other)
    return other == here or (other == "fatecli" and layer(here) == "cli") or layer(other) in MAY[layer(here)]


@modules
def test_a_room_imports_only_what_its_layer_may(path: Path) -> None:
    for_types = {
        inner
        for node in ast.walk(source.tree(path))
        if isinstance(node, ast.If) and source.is_type_checking(node)
        for one in node.body
        for inner in ast.walk(one)
    }
    for node in ast.walk(source.tree(path)):
        for other in source.imported(path, node):
            ours = other.startswith("fatecli")
            assert allowed(source.name(path), other) or (node in for_types and not ours), other
            rooms = ONLY.get(other.split(".")[0])
            assert rooms is None or node in for_types or any(source.name(path).startswith(room) for room in rooms)


@modules
def test_nothing_heavy_is_imported_before_it_is_needed(path: Path) -> None:
    found = {other.split(".")[0] for node in source.run_at_import(path) for other in source.imported(path, node)}
    assert source.name(path) in HEAVY_ROOMS or not found & HEAVY


@modules
def test_a_room_is_small(path: Path) -> None:
    words = source.name(path).startswith("fatecli.text.")
    assert words or len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
    for node in ast.walk(source.tree(path)):
        if isinstance(node, ast.FunctionDef):
            inner = [_lines(one) for one in ast.iter_child_nodes(node) if isinstance(one, ast.FunctionDef)]
            assert _lines(node) - sum(inner) <= LONGEST_FUNCTION, node.name


def _lines(node: ast.FunctionDef) -> int:
    """The lines of a function's body: a step's signature is its list of options, however long."""
    return (node.end_lineno or 0) - node.body[0].lineno + 1


@modules
def test_nothing_prints_and_only_the_store_opens_files(path: Path) -> None:
    calls = [node.func for node in ast.walk(source.tree(path)) if isinstance(node, ast.Call)]
    called = {one.id for one in calls if isinstance(one, ast.Name)}
    barred = {"print", "input", "eval", "exec"} | ({"open"} if layer(source.name(path)) != "store" else set())
    assert not called & barred


@modules
def test_a_room_says_what_it_is_for_and_its_public_names_what_they_do(path: Path) -> None:
    assert ast.get_docstring(source.tree(path))
    named = [node for node in source.tree(path).body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    assert [node.name for node in named if not node.name.startswith("_") and not ast.get_docstring(node)] == []


def functions() -> dict[str, tuple[str, ...]]:
    """What each step of a game, and each step of files, understands."""
    found = {
        f"{game}.{step}": sum(systems.takes(function), ())
        for game in systems.GAMES
        for step in systems.game(game).STEPS
        if (function := systems.step(game, step)) is not None
    }
    return found | {step: sum(systems.takes(function), ()) for step, function in tools.STEPS.items()}


@pytest.mark.parametrize("step", functions())
def test_what_a_step_understands_stands_in_the_table(step: str) -> None:
    name = step.rpartition(".")[2]
    row = [option.name for option in (*table.options("roll" if name == "bare" else name), *_words(name))]
    assert set(functions()[step]) <= {*row, "expression"}


def _words(step: str) -> list[table.Option]:
    return [option for option, _ in table.words("roll" if step == "bare" else step)]


@pytest.mark.parametrize("step", table.STEPS)
def test_what_stands_in_the_table_is_understood(step: str) -> None:
    bare = ("bare",) if step == "roll" else ()
    known = {name for of, names in functions().items() if of.rpartition(".")[2] in (step, *bare) for name in names}
    asked = [option.name for option in (*table.options(step), *_words(step))]
    assert [name for name in asked if name not in known and name not in play.OURS] == []


def test_every_closed_list_is_that_of_an_option() -> None:
    steps = [option for step in table.STEPS for option in _words(step)]
    assert {option.words for option in (*table.OPTIONS.values(), *steps)} - {""} == set(values.WORDS)


def test_an_option_that_tells_whose_dice_they_are_is_of_one_game() -> None:
    for option, game in systems.BARE.items():
        assert [one for one in systems.GAMES if option in functions().get(f"{one}.bare", ())] == [game]


def test_every_game_is_whole() -> None:
    assert tuple(values.GAMES) == systems.GAMES
    for game in systems.GAMES:
        assert game == systems.game(game).SYSTEM
        assert {step.rpartition(".")[2] for step in systems.game(game).STEPS} - {"bare"} <= set(table.STEPS)
        assert set(systems.game(game).REFUSES).isdisjoint(systems.game(game).STEPS)
        assert systems.sheet(game).system == game
