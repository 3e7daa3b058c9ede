"""Each error that can be met has a line that provokes it, its message in both languages, and a row in the README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fatecli.errors import Choice, Disk, Problem, Refused, Unreadable, Usage, Which

from . import doctored, errors, generated
from .cases.world import World
from .readme import README

STATUS = {one.status for one in (Problem, Usage, Unreadable, Refused, Disk, Which, Choice)}


def test_no_shared_error_is_missing() -> None:
    """A case under tests/cases provokes it, or a doctored world."""
    wanted = [key for key in errors.raised() if key.partition(".")[0] in errors.SHARED]
    assert [key for key in wanted if key not in errors.provoked()] == []


def test_no_error_of_a_game_is_missing() -> None:
    """A case provokes it, or a test of its wing names it."""
    assert errors.untried() == []


def test_what_is_said_is_kept_in_both_languages() -> None:
    for key, one in errors.provoked().items():
        if key.partition(".")[0] in errors.SHARED:
            assert set(one.said) == {"en", "fr"} and all(one.said.values()), (key, one.case)


def test_a_doctored_world_says_what_it_said() -> None:
    """`python -m tests.generated` writes it anew: read what it wrote."""
    assert (errors.HOME / "doctored.txt").read_text(encoding="utf-8") == errors.page()


@pytest.mark.parametrize("key", doctored.DOCTORED)
def test_a_doctored_world_provokes_its_error(key: str, tmp_path: Path) -> None:
    """And leaves every document as it was."""
    world = doctored.world(tmp_path, "en")
    made = doctored.DOCTORED[key].prepare(world)
    before = documents(world)
    if hasattr(made, "__enter__"):
        with made:
            world.run(doctored.DOCTORED[key].line, "--json")
    else:
        world.run(doctored.DOCTORED[key].line, "--json")
    assert documents(world) == before


def documents(world: World) -> dict[str, bytes]:
    """The files, without what an accepted command laid beside them."""
    return {name: text for name, text in world.files().items() if not name.endswith(".fatecli-tmp")}


def test_every_status_is_met() -> None:
    assert {one.status for one in errors.provoked().values()} == STATUS


def test_the_table_of_the_readme_is_current() -> None:
    """`python -m tests.generated` writes it anew."""
    text = README.read_text(encoding="utf-8")
    assert generated.readme() == text
    keys = re.findall(r"^\| `([a-z_0-9.]+)` \|", text, re.MULTILINE)
    assert keys == list(errors.provoked())
