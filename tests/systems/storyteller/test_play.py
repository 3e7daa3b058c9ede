"""examples/storyteller/play.sh: run by a shell in both languages, each fact it promises, and every file at the end."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fatecli import text
from tests.cases.world import World
from tests.source import ROOT

EXAMPLE = ROOT / "examples" / "storyteller"
PLAYED = Path(__file__).parent / "played"
"""The documents as they are after the play."""


def documents(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.toml"))
        if ".fatecli" not in path.parts
    }


def steps() -> list[tuple[str, dict[str, str]]]:
    """Each command line of the play, as typed after `fatecli`, with the facts that the comment under it promises."""
    found: list[tuple[str, dict[str, str]]] = []
    for line in (EXAMPLE / "play.sh").read_text(encoding="utf-8").splitlines():
        if line.startswith("fatecli "):
            found.append((line.removeprefix("fatecli ").partition(" || ")[0], {}))
        elif line.startswith("#= "):
            found[-1][1].update(part.partition("=")[::2] for part in line[3:].split())
    return found


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_play_runs_in_a_shell_and_leaves_these_files(lang: str, tmp_path: Path) -> None:
    here, bin_ = tmp_path / "play", tmp_path / "bin"
    shutil.copytree(EXAMPLE, here, ignore=shutil.ignore_patterns(".fatecli", "scenes"))
    bin_.mkdir()
    (bin_ / "fatecli").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m fatecli "$@"\n', encoding="utf-8")
    (bin_ / "fatecli").chmod(0o755)
    done = subprocess.run(
        ["sh", "-e", str(here / "play.sh")],
        env={"PATH": f"{bin_}:/usr/bin:/bin", "HOME": str(tmp_path), "FATECLI_LANG": lang, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert documents(here) == {**documents(EXAMPLE), **documents(PLAYED)}


SPELLED = {"raw": "successes"}
"""Facts of the play that JSON calls otherwise."""


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_fact_of_the_play_is_in_the_answer(lang: str, tmp_path: Path) -> None:
    world = World(tmp_path, lang=lang)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli", "scenes"))
    played = steps()
    assert len(played) == 15
    for line, facts in played:
        answer = world.run(line, "--json")
        assert answer.status == int(facts.pop("status", "0")), line
        envelope = json.loads(answer.out)
        for name, wanted in facts.items():
            assert wanted in told(world, envelope, name), (line, name)


def told(world: World, envelope: dict[str, Any], name: str) -> set[str]:
    """What the answer says of a fact: in the result or in one of the events; Willpower and blood also on a sheet."""
    head, _, rest = name.partition(".")
    if head == "willpower":
        sheet = (world.here / "characters" / f"{rest}.toml").read_text(encoding="utf-8")
        return {re.findall(r"^left = (\d+)", sheet, re.MULTILINE)[0]}
    found = set()
    for facts in (envelope["result"], *envelope["events"]):
        key = SPELLED.get(head, head)
        if head in ("net", "outcome") and rest and facts.get("id") == rest:
            found.add(str(facts.get(head)))
        where = facts.get(key)
        for part in rest.split(".") if rest else ():
            where = where.get(part) if isinstance(where, dict) else None
        found.add(",".join(map(str, where)) if isinstance(where, list) else str(where))
    return found


def test_a_scene_in_the_middle_is_shown_as_the_play_left_it(tmp_path: Path) -> None:
    world = World(tmp_path)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".fatecli", "scenes"))
    before = world.files()
    for line, _ in steps():
        world.run(line)
    after = world.files()
    assert world.run("log").said.count("\n") == 14
    assert "experience: 15 -> 7, abilities.knowledges.Finance: 4 -> 5" in world.run("log").said
    while world.run("undo").status == 0:
        pass
    assert world.files() == before != after
