"""The same through the command line: one clear line, the right status, no byte changed, no traceback."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tomllib import loads

import pytest

from fatecli.cli.run import main

from .crowd import crowd
from .test_hostile import BROKEN
from .world import World

HEAD = 'schema = 1\nsystem = "fate-core"\nname = "Zird"\nkind = "pc"\n'
SHEET = HEAD + 'fate_points = 60\nrefresh = 3\n\n[aspects]\ntrouble = "Rivals"\n\n[skills]\nFight = 1\n'

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A campaign with one sheet, and the shell in it."""
    root = World(tmp_path, 0).root
    (root / "characters" / "zird.toml").write_text(SHEET)
    monkeypatch.chdir(root)
    monkeypatch.setenv("FATECLI_STATE", str(tmp_path / "state"))
    for name in ("FATECLI_LANG", "LANG", "LC_ALL", "FATECLI_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return root


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def play(*words: str) -> tuple[int, str]:
        began = time.monotonic()
        status = main(words)
        assert time.monotonic() - began < 1
        told = capsys.readouterr()
        return status, told.out + told.err

    return play


def everything(root: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


FAULTY = {
    "a text for a skill": (HEAD + '[skills]\nFight = "4"\n', 6),
    "a fraction for a skill": (HEAD + "[skills]\nFight = 4.0\n", 6),
    "a flag for a skill": (HEAD + "[skills]\nLore = 1\nFight = true\n", 7),
    "negative points": (HEAD + "fate_points = -1\n", 5),
    "an unknown system": ('schema = 1\nsystem = "gurps"\nname = "Zird"\n', 2),
    "a newer schema": (HEAD.replace("schema = 1", "schema = 99"), 1),
}


@pytest.mark.parametrize("name", FAULTY)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_values(table: Path, run: Run, name: str, lang: str) -> None:
    text, line = FAULTY[name]
    (table / "characters" / "zird.toml").write_text(text)
    before = everything(table)
    status, told = run("roll", "zird", "Fight", "--lang", lang)
    assert status == 3 and told.count("\n") == 1
    assert f"characters/zird.toml, {'line' if lang == 'en' else 'ligne'} {line}" in told
    assert everything(table) == before


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_not_toml(table: Path, run: Run, name: str) -> None:
    raw, _, line = BROKEN[name]
    (table / "characters" / "zird.toml").write_bytes(raw)
    before = everything(table)
    status, told = run("roll", "characters/zird.toml", "Fight", "--lang", "fr")
    assert status == 3 and told.count("\n") == 1
    assert f"characters/zird.toml, ligne {line}" in told
    assert everything(table) == before


@pytest.mark.parametrize("name", ["pipe", "folder", "loop", "big", "gone", "two\nlines", "bytes\udcff"])
def test_what_is_not_a_sheet(table: Path, run: Run, name: str) -> None:
    path = table / "characters" / f"{name}.toml"
    if name == "pipe":
        os.mkfifo(path)
    elif name == "folder":
        path.mkdir()
    elif name == "loop":
        path.symlink_to(path.name)
    elif name == "big":
        path.write_bytes(b"#" * 50_000_000)
    status, told = run("roll", f"characters/{name}.toml", "Fight")
    assert status == 3 and told.count("\n") == 1 and "Traceback" not in told


def test_a_broken_name_in_argv_as_the_system_gives_it(table: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fatecli", "roll", b"zi\xffrd", "Fight"], cwd=table, capture_output=True, check=False
    )
    assert done.returncode == 3 and done.stderr.count(b"\n") == 1 and b"Traceback" not in done.stderr


def test_fifty_commands_at_once(table: Path) -> None:
    """Each spends a point on the same sheet; each is told the truth."""

    def declare() -> None:
        with open(os.devnull, "w") as sys.stdout:
            assert main(["declare", "zird", "A door", "trouble"]) == 0

    assert crowd([declare] * 50) == 50
    assert loads((table / "characters" / "zird.toml").read_text())["fate_points"] == 10
    assert len((table / ".fatecli" / "log.jsonl").read_text().splitlines()) == 50


def test_undo_of_commands(table: Path, run: Run) -> None:
    """Every command since the beginning, byte for byte."""
    sheet = table / "characters" / "zird.toml"
    lines = [
        ("declare", "zird", "A door", "trouble"),
        ("roll", "zird", "Fight", "-d", "0000"),
        ("invoke", "zird", "trouble"),
        ("settle", "zird", "--vs", "1"),
        ("compel", "zird", "trouble", "--accept"),
        ("new", "fate-core", "Ulm"),
    ]
    texts = []
    for words in lines:
        texts.append(everything(table / "characters"))
        status, told = run(*words)
        assert status == 0, told
    for text in reversed(texts):
        status, told = run("undo")
        assert status == 0, told
        assert everything(table / "characters") == text
    assert sheet.read_text() == SHEET
    status, _ = run("undo")
    assert status == 4


def test_a_folder_of_sheets_in_every_shape(table: Path, run: Run) -> None:
    """Each file's departures, in one line each, and the status says so."""
    shapes = [
        '[consequences]\nmild = "Bruise"\n',
        'consequences = ["Bruise"]\n',
        '[[consequences]]\nslot = "mild"\n',
        '[consequences.mild]\ntext = "Bruise"\n',
        "[consequences]\nmild = true\n",
        '[Consequences.mild]\naspect = "Bruise"\n',
        '[consequences.light]\naspect = "Bruise"\n',
        "[consequences.mild]\naspect = 3\n",
    ]
    for number, shape in enumerate(shapes):
        (table / "characters" / f"s{number}.toml").write_text(HEAD.replace("Zird", f"S{number}") + shape)
    status, told = run("check", "--plain")
    assert status == 3
    for number in range(len(shapes)):
        assert any(line.startswith(f"characters/s{number}.toml") for line in told.splitlines()), told


@pytest.mark.parametrize("line", ["declare zird 'A door' trouble", "declare zird 'A door' trouble --json", "help"])
def test_an_answer_that_nobody_gets(table: Path, line: str) -> None:
    """What was played stands, and one line says so; the status tells it where even that does not arrive."""
    typed = [sys.executable, "-m", "fatecli", *shlex.split(line)]
    with open("/dev/full", "w") as full:
        done = subprocess.run(typed, cwd=table, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == 5 and done.stderr.count("\n") == 1 and "No space" in done.stderr
        assert subprocess.run(typed, cwd=table, stdout=full, stderr=full, check=False).returncode == 5
    closed = subprocess.run(["sh", "-c", '"$@" >&- 2>&-', "sh", *typed], cwd=table, check=False)
    assert closed.returncode == 5
    spent = 0 if line == "help" else 3
    assert loads((table / "characters" / "zird.toml").read_text())["fate_points"] == 60 - spent
