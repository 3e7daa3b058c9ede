"""The log as a table reads it afterwards: on one line what came of a command, in its sentences and its language."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copyfile

import pytest

from tests.cases.world import World
from tests.source import ROOT

LINES = (
    "roll quill Investigate --vs 3 -d -0+0",
    "invoke quill question",
    "settle -m 'The clerk gives in'",
    "conflict start quay --side heroes=maren --side foes=ulm",
    "attack maren ulm -d ++00/0000",
    "absorb 1",
)
TOLD = {
    "en": (
        "Quill rolls Investigate: 2 against 3, a fail. [quill - 0 + 0]",
        "Quill invokes “I Cannot Leave a Question Alone” for a fate point: +2. Quill, Investigate: now 4 against 3, a"
        " success by 1.",
        "Quill, Investigate: settled, 4 against 3, a success by 1. — The clerk gives in",
        "quay, physical conflict. GM pool 1.",
        "Maren rolls Fight: 6 against 3, a success with style by 3. [maren + + 0 0 / ulm 0 0 0 0]",
        "Maren, Fight: settled, 6 against 3, a success with style by 3. Ulm ticks physical box 3. Ulm absorbs 3.",
    ),
    "fr": (
        "Quill lance Investigate : 2 contre 3, raté. [quill - 0 + 0]",
        "Quill invoque « I Cannot Leave a Question Alone » pour un point Fate : +2. Quill, Investigate : 4 désormais"
        " contre 3, réussi d’un cran.",
        "Quill, Investigate : jet conclu, 4 contre 3, réussi d’un cran. — The clerk gives in",
        "quay, conflit physique. Réserve du MJ 1.",
        "Maren lance Fight : 6 contre 3, réussi avec style de 3 crans. [maren + + 0 0 / ulm 0 0 0 0]",
        "Maren, Fight : jet conclu, 6 contre 3, réussi avec style de 3 crans. Ulm coche la case 3 (physique). Ulm"
        " absorbe 3 crans.",
    ),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> World:
    world = World(tmp_path_factory.mktemp("journal"))
    (world.here / "fatecli.toml").write_text('system = "fate-core"\n')
    (world.here / "characters").mkdir()
    for name in ("quill", "maren", "ulm"):
        sheet = f"characters/{name}.toml"
        copyfile(ROOT / "examples/fate-core" / sheet, world.here / sheet)
    for line in LINES:
        assert world.run(line).status == 0, line
    return world


@pytest.mark.parametrize("lang", TOLD)
def test_a_line_a_command_says_what_came_of_it(played: World, lang: str) -> None:
    lines = played.run(f"log --lang {lang}").out.replace("\u00a0", " ").splitlines()
    assert tuple(line.partition("maren: " if lang == "en" else "maren : ")[2] for line in lines) == TOLD[lang]


def test_a_page_tells_the_same(played: World) -> None:
    page = played.run("log --markdown").out
    assert "- Quill rolls Investigate: 2 against 3, a fail. · [quill - 0 + 0]" in page.splitlines()
    assert "- *The clerk gives in* — Quill, Investigate: settled" in page


def test_what_can_be_taken_back_is_told_as_it_was_typed(played: World) -> None:
    assert (
        played.run("undo --list").out.splitlines()[-1].endswith("roll quill Investigate --vs 3 -d -0+0 [quill - 0 + 0]")
    )


def test_everything_is_in_json(played: World) -> None:
    entries = json.loads(played.run("log --json").out)["result"]["entries"]
    assert [one["command"][1] for one in entries] == ["roll", "invoke", "settle", "conflict", "attack", "absorb"]
    assert entries[4]["events"][0]["against"]["total"] == 3 and entries[5]["values"]


def test_a_line_of_another_version_is_told_by_its_command(played: World, tmp_path: Path) -> None:
    log = played.here / ".fatecli/log.jsonl"
    kept = log.read_text("utf-8")
    first, second, *_ = kept.splitlines()
    broken = second.replace('"says":"', '"says":"no.')
    older = first.replace('"says":', '"said":')
    log.write_text(f"{older}\n{broken}\n", encoding="utf-8")
    try:
        old, other = played.run("log").out.splitlines()
    finally:
        log.write_text(kept, encoding="utf-8")
    assert old.endswith("roll quill Investigate --vs 3 -d -0+0 [quill - 0 + 0]")
    assert other.endswith(": invoke quill question (fate_points: 3 -> 2)")
