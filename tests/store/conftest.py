"""A campaign to break, and how long to fuzz."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))  # tests share helpers, also when pytest is not run as a module

from tests.store.world import World  # noqa: E402


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz", type=int, default=10_000, metavar="N", help="random edits to try (tests/store)")


@pytest.fixture
def fuzz(request: pytest.FixtureRequest) -> int:
    edits = request.config.getoption("--fuzz", 10_000)
    assert isinstance(edits, int)
    return edits


@pytest.fixture
def world(tmp_path: Path) -> World:
    """A campaign of two characters."""
    return World(tmp_path, files=2)


@pytest.fixture
def lone(tmp_path: Path) -> World:
    """Two lone sheets in one folder."""
    return World(tmp_path, files=2, campaign=False)
