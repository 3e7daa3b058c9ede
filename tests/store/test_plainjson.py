"""JSON read and written as the package `json` does."""

from __future__ import annotations

import datetime
import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fatecli.store.plainjson import read, write

DATA = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(),
    lambda inside: some.lists(inside) | some.dictionaries(some.text(), inside),
    max_leaves=8,
)


@settings(deadline=None)
@given(DATA)
def test_there_and_back(data: object) -> None:
    line = write(data)
    assert b"\n" not in line
    assert json.loads(line) == read(line) == data
    assert read(json.dumps(data).encode()) == data


def test_what_json_does_not_know() -> None:
    assert read(write({"day": datetime.date(2026, 1, 2), "t": (1, 2)})) == {"day": "2026-01-02", "t": [1, 2]}
    assert math.isnan(read(write(math.nan))) and read(write(-math.inf)) == -math.inf
    assert read(write("broken \udcff")) == "broken \udcff"


@pytest.mark.parametrize("line", [b"", b"{", b"[1] 2", b"nul", b"{'a': 1}", b"\xff", b'"\x01"', b"[1,]", b"01"])
def test_what_is_not_json(line: bytes) -> None:
    with pytest.raises(ValueError):
        read(line)
