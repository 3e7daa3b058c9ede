"""Every case under `cases/`: what is printed, what a script reads, what changes, and what must not."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from fatecli.cli import table
from fatecli.cli.scan import HelpAsked, VersionAsked, understand
from fatecli.errors import Usage

from .cases.case import LANGUAGES, Case, every
from .cases.change import changes
from .cases.world import Answer, World
from .test_catalogue import ENGLISH

CASES = every()
REFUSALS = (2, 3, 4, 5, 6, 7)
cases = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
spoken = pytest.mark.parametrize(
    ("case", "lang"), [pytest.param(case, lang, id=f"{case.id} [{lang}]") for case in CASES for lang in case.lang]
)


def test_names_are_unlike() -> None:
    names = [case.id for case in CASES]
    assert len(names) == len(set(names))
    assert all(set(case.lang) <= set(LANGUAGES) for case in CASES)


@spoken
def test_a_command_prints_and_changes_what_it_should(case: Case, lang: str, tmp_path: Path) -> None:
    world = World.of(case, tmp_path, lang=lang, screen=case.screen)
    for run in case.runs:
        before = world.files()
        answer = world.run(run.line)
        assert answer.said == run.said.get(lang), run.line
        assert answer.status == run.status, run.line
        assert changes(before, world.files()) == run.files, run.line


@spoken
def test_what_is_said_in_french_holds_no_english(case: Case, lang: str) -> None:
    """Only what the user's own files and words hold."""
    if lang != "fr":
        return
    theirs = " ".join([*(path.read_text(encoding="utf-8") for path in case.sheets()), *case.written.values()])
    for run in case.runs:
        told = "\n".join(line for line in run.said["fr"].splitlines() if line[:1] != "{" and "fatecli " not in line)
        english = _words(told) & ENGLISH - _words(theirs) - _words(" ".join(one.line for one in case.runs))
        assert english == set(), run.line


def _words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", re.sub(r"--[a-z-]+", "", text).lower()))


@spoken
def test_a_screen_is_no_wider_than_a_terminal(case: Case, lang: str) -> None:
    """A command to copy stays on its line, however long it is."""
    for run in case.runs if case.screen else ():
        lines = [line for line in run.said[lang].splitlines() if not line.startswith("  fatecli ") or "   " in line]
        assert [line for line in lines if cell_len(line) > 80] == []


@cases
def test_a_script_reads_the_facts_and_a_refusal_leaves_every_byte_and_die(case: Case, tmp_path: Path) -> None:
    """Only dice that were typed wrong are found out when they fall."""
    world = World.of(case, tmp_path)
    for run in case.runs:
        before, whole = world.files(), world.everything()
        answer = world.run(run.line, *_json(run.line))
        assert answer.status == run.status, answer.said
        assert changes(before, world.files()) == run.files, run.line
        if not _speaks_json(run.line):
            continue
        envelope = _envelope(answer, run.status)
        assert {path: _at(envelope, path) for path in run.facts} == run.facts, run.line
        if answer.status in REFUSALS:
            assert world.everything() == whole, run.line
            key = str(_at(envelope, "error.key"))
            assert answer.throws == 0 or key.startswith("usage.dice") or key.endswith(".sum"), run.line


def _speaks_json(line: str) -> bool:
    return not line.startswith(("help", "--version")) and "--help" not in line and "--times" not in line


def _json(line: str) -> tuple[str, ...]:
    return ("--json",) if _speaks_json(line) and "--json" not in line else ()


def _envelope(answer: Answer, status: int) -> dict[str, Any]:
    """The answer of JSON mode: one line, nothing on standard error, its status that of the command."""
    assert answer.err == ""
    assert answer.out.endswith("\n") and answer.out.count("\n") == 1
    found: dict[str, Any] = json.loads(answer.out)
    assert found["fatecli"] == 1
    refused = status in REFUSALS and found["command"] != "check"
    assert (found["error"] is not None) == (found["status"] == "error") == refused
    return found


def _at(thing: Any, path: str) -> object:
    """What stands at a dotted path; "null" for null, "absent" if nothing does."""
    for name in path.split("."):
        if isinstance(thing, list):
            thing = thing[int(name)]
        elif isinstance(thing, dict) and name in thing:
            thing = thing[name]
        else:
            return "absent"
    return "null" if thing is None else thing


@cases
def test_a_dry_run_writes_nothing_and_answers_alike(case: Case, tmp_path: Path) -> None:
    world = World.of(case, tmp_path)
    for run in case.runs:
        if _may_be_rehearsed(run.line):
            before = world.everything()
            dry = world.run(run.line, "--dry-run")
            assert world.everything() == before, run.line
            assert dry.status in (run.status, 0 if run.status in (10, 11, 12) else run.status), dry.said
        world.run(run.line)


def _may_be_rehearsed(line: str) -> bool:
    """Whether the line is understood, and is of a step that throws or writes."""
    try:
        return table.STEPS[understand(shlex.split(line)).step].kind != "reads"
    except (Usage, HelpAsked, VersionAsked):
        return False
