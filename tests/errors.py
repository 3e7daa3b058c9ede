"""The catalogue of errors: which the code can raise, and what provokes each in the cases and in a doctored world."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fatecli import systems, text

from . import doctored, source
from .cases.case import Case, every
from .cases.world import World

KINDS = {"Problem", "Usage", "Unreadable", "Refused", "Disk", "Which", "Choice"}
HOME = source.ROOT / "tests" / "cases" / "errors"
SHARED = ("choice", "event", "file", "refuse", "store", "usage", "which")
"""Topics that belong to no game: each of their errors has a case in both languages."""

HINTS = re.compile(r"^(?:next|suite\u00a0): .*\n", re.MULTILINE)


@dataclass(frozen=True)
class Provoked:
    """An error as a line provokes it, with what is said in each language the line is tried in."""

    key: str
    status: int
    line: str
    said: dict[str, str]
    case: str


@cache
def topics() -> tuple[str, ...]:
    paths = sorted((source.PACKAGE / "text" / "en").glob("*.py"))
    return tuple(path.stem for path in paths if path.stem != "__init__")


@cache
def known() -> frozenset[str]:
    """Every key of the catalogue."""
    return frozenset(f"{name}.{key}" for name in topics() for key in text.topic("en", name))


@cache
def raised() -> dict[str, str]:
    """The keys of errors that the code raises, each with the module that does; of a key made from parts every one
    that the catalogue holds."""
    found: dict[str, str] = {}
    for path in source.files():
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Call) and _name(node.func) in KINDS and node.args:
                for key in _keys(path, node.args[0]):
                    found.setdefault(key, source.name(path))
    for game in systems.GAMES:
        for key in systems.game(game).REFUSES.values():
            found.setdefault(key, systems.game(game).__name__)
    return {key: found[key] for key in sorted(found) if key in known()}


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _keys(path: Path, node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _keys(path, node.body)
        yield from _keys(path, node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[a-z_]+" for one in node.values]
        named = {f"{topic}.{word}" for topic in topics() for word in _words(path)}
        for key in known():
            wide = parts[0].replace("\\", "").rstrip(".") in topics() and not key.startswith("file.")
            if re.fullmatch("".join(parts), key) and "kind" not in key and (not wide or key in named):
                yield key


@cache
def _words(path: Path) -> frozenset[str]:
    """The texts of a module, of which keys may be made."""
    nodes = ast.walk(source.tree(path))
    return frozenset(str(one.value) for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str))


@cache
def provoked() -> dict[str, Provoked]:
    """By key the first line of the catalogue's cases, or the doctored world, that provokes it."""
    found: dict[str, Provoked] = {}
    for case in every():
        if case.path.parent == HOME and any(run.status for run in case.runs):
            for one in _of(case):
                if one.key not in found or len(one.said) > len(found[one.key].said):
                    found[one.key] = one
    for key in doctored.DOCTORED:
        found[key] = of_doctored(key)
    return dict(sorted(found.items()))


def _of(case: Case) -> Iterator[Provoked]:
    with TemporaryDirectory() as folder:
        world = World.of(case, Path(folder))
        for run in case.runs:
            spoken = run.line.startswith(("help", "--version")) or "--help" in run.line or "--times" in run.line
            before = () if "--json" in run.line or spoken and not run.status else ("--json",)
            answer = world.run(run.line, *before)
            if run.status and answer.out.startswith("{"):
                error = json.loads(answer.out.splitlines()[-1])["error"]
                if error is not None:
                    said = {lang: HINTS.sub("", told).strip() for lang, told in run.said.items()}
                    yield Provoked(key=error["key"], status=run.status, line=run.line, said=said, case=case.id)


def of_doctored(key: str) -> Provoked:
    """What a doctored world says, the folder it lies in left out."""
    one = doctored.DOCTORED[key]
    said = {}
    for lang in text.LANGUAGES:
        with TemporaryDirectory() as folder:
            world = doctored.world(Path(folder), lang)
            made = one.prepare(world)
            with made if hasattr(made, "__enter__") else nullcontext():
                answer = world.run(one.line)
            assert answer.status == one.status, (key, answer.said)
            said[lang] = HINTS.sub("", answer.said).strip().replace(folder, "")
    return Provoked(key=key, status=one.status, line=one.line, said=said, case=one.how)


@cache
def tried() -> frozenset[str]:
    """The errors that a case of a game, or a test of its wing, names."""
    tests = source.ROOT / "tests"
    paths = [*sorted((tests / "systems").rglob("*.py")), *sorted((tests / "cases").rglob("*.toml"))]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    return frozenset(key for key in raised() if f'"{key}"' in text)


def untried() -> list[str]:
    """The errors of the games that nothing provokes yet."""
    wanted = [key for key in raised() if key.partition(".")[0] not in SHARED]
    return [key for key in wanted if key not in provoked() and key not in tried()]


def page() -> str:
    """What doctored worlds say, to be kept and compared."""
    told = [provoked()[key] for key in sorted(doctored.DOCTORED)]
    return "".join(f"{one.key}: {one.case}\n  {one.said['en']}\n  {one.said['fr']}\n" for one in told)


def table() -> str:
    """The table of the README: each error with its status, a line that provokes it, and what is said."""
    rows = [
        f"| `{one.key}` | {one.status} | {_cell(one.said.get('en', ''))} | {_told(one)} |"
        for one in provoked().values()
    ]
    return "\n".join(["| key | status | for instance | when |", "|---|---|---|---|", *rows]) + "\n"


def _told(one: Provoked) -> str:
    if one.key in doctored.DOCTORED:
        return _cell(one.case)
    return f"`{_cell(one.line)}`" if "`" not in one.line else _cell(one.line)


def _cell(words: str) -> str:
    return " ".join(words.split()).replace("|", "\\|").replace("<", "&lt;")
