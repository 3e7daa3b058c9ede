"""Each example's `play.sh`, in both languages: the numbers of every step, every file at the end, and every sentence.

What should be stands in `played/`: `GAME/` holds the files, `GAME.txt` the steps, one a line: what was typed, the
numbers of the answer, and the values that changed. `PLAYED=write python -m pytest tests/test_play.py` writes it anew:
read it then.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fatecli.systems import GAMES
from fatecli.systems.fate_core.names import GAME_MASTER, ONESELF
from fatecli.text import LANGUAGES

from .plays import Step, play, shell, typed
from .source import ROOT

PLAYED = Path(__file__).parent / "played"
LEAST = {"fate-core": 75}
"""How many commands a play has; fifteen where nothing else is said."""
SALT, PRINT = "0123456789abcdef" * 2, "f" * 64
OF_THEIR_OWN = ("salt", "sha256")
"""What a secret draws anew each time."""
NAMED = {french: english for english, french in (GAME_MASTER, ONESELF)}
"""Names that a player is told in the language of who asks, as the names on a sheet are."""


def documents(folder: Path) -> dict[str, str]:
    """Every file of a campaign but its records, the salt and print of a secret put in their place."""
    return {
        str(path.relative_to(folder)): even(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".fatecli" not in path.parts
    }


def even(text: str) -> str:
    text = re.sub(r'^salt = "[0-9a-f]{32}"$', f'salt = "{SALT}"', text, flags=re.MULTILINE)
    return re.sub(r'^sha256 = "[0-9a-f]{64}"$', f'sha256 = "{PRINT}"', text, flags=re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_by_fixed_dice(game: str, tmp_path: Path) -> None:
    example = ROOT / "examples" / game
    before = documents(example)
    laid, lines = typed(game, tmp_path / "typed")
    (table, english), (french_table, french) = (play(laid, lines, lang, tmp_path / lang) for lang in LANGUAGES)
    assert documents(example) == before
    facts = "".join(f"{step.told()}\n" for step in english)
    if os.environ.get("PLAYED") == "write":
        write(game, documents(table), facts)
    assert documents(table) == documents(PLAYED / game)
    assert documents(french_table) == documents(PLAYED / game)
    assert facts == (PLAYED / f"{game}.txt").read_text("utf-8")
    assert len(english) >= LEAST.get(game, 15)
    for one, other in zip(english, french, strict=True):
        compare(one, other)


def write(game: str, found: dict[str, str], facts: str) -> None:
    shutil.rmtree(PLAYED / game, ignore_errors=True)
    for name, text in found.items():
        path = PLAYED / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (PLAYED / f"{game}.txt").write_text(facts, encoding="utf-8")


def compare(english: Step, french: Step) -> None:
    """The same facts in both languages, and sentences in each: nothing is said twice alike, nothing is left unsaid."""
    assert (english.words, english.status) == (french.words, french.status)
    assert plain(english.answer) == plain(french.answer), english.line
    for said, told in zip(sentences(english.answer), sentences(french.answer), strict=True):
        assert said.strip() and told.strip() and said != told, (english.line, said, told)


def sentences(answer: dict[str, Any]) -> Iterator[str]:
    """What an answer says in words."""
    for one in (*answer["events"], *answer["warnings"], *answer["next"]):
        yield one["text"]
    if answer["error"]:
        yield answer["error"]["message"]


def plain(thing: Any) -> Any:
    """An answer without its sentences."""
    if isinstance(thing, dict):
        left = {name: one for name, one in thing.items() if name not in ("message", *OF_THEIR_OWN)}
        if {"event", "argv", "facts", "choice"} & set(thing):
            left.pop("text", None)
        return {name: plain(one) for name, one in left.items()}
    return [plain(one) for one in thing] if isinstance(thing, list) else NAMED.get(str(thing), thing)


def test_a_play_as_a_shell_runs_it(tmp_path: Path) -> None:
    tool, table = tmp_path / "bin" / "fatecli", tmp_path / "table"
    tool.parent.mkdir()
    table.mkdir()
    tool.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m fatecli "$@"\n', encoding="utf-8")
    shell("fate-v3", table, tool)
    assert documents(table) == documents(PLAYED / "fate-v3")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_to_chance(game: str) -> None:
    text = (ROOT / "examples" / game / "play.sh").read_text("utf-8")
    assert not [line for line in text.splitlines() if line.startswith("fatecli ") and "--seed" in line]
