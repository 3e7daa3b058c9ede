"""A value kept in a file, and what a hand may have made of it since."""

from __future__ import annotations

from typing import Any

import pytest

from fatecli.core.kept import Kept, Misfit, revive
from fatecli.core.keys import Document, Record, Text, examine
from fatecli.core.roll import Hand, Modifier, Roll
from fatecli.core.value import copy, plain

MAREN = Hand(
    id="maren", who="Maren", trait="Fight", dice=(1, 0, 0, -1), rolled=0, thrown=((0, 0, 0, 0),),
    modifiers=(Modifier(kind="trait", label="Fight", value=4),),
)  # fmt: skip
WHOLE = Roll(action="attack", hands=(MAREN,), given={"vs": ["2"]}, kept={"target": "ulm"})

BROKEN: dict[tuple[str | int, ...], tuple[object, str]] = {
    ("action",): (4, "type"),
    ("action", "x"): (1, "type"),
    ("stage",): ([], "type"),
    ("hands",): ({}, "type"),
    ("hands", 0): ("maren", "type"),
    ("hands", 0, "dice"): (7, "type"),
    ("hands", 0, "dice", 2): ("+", "type"),
    ("hands", 0, "rolled"): (True, "type"),
    ("hands", 0, "thrown", 0): (1, "type"),
    ("hands", 0, "modifiers", 0, "value"): ("4", "type"),
    ("hands", 0, "luck"): (1, "unknown"),
    ("hands", 0, "id"): (None, "missing"),
    ("kept",): ([], "type"),
    ("fate",): ({}, "unknown"),
}


class Sheet(Document):
    roll = Kept("roll", Roll)


def broken(path: tuple[str | int, ...], new: object) -> dict[str, Any]:
    """The roll as it was kept, with something else at one place, or nothing there."""
    data: Any = copy(plain(WHOLE))
    node = data
    for name in path[:-1]:
        if not isinstance(node[name], (dict, list)):
            node[name] = {}
        node = node[name]
    if new is None:
        del node[path[-1]]
    else:
        node[path[-1]] = new
    found: dict[str, Any] = data
    return found


def test_a_value_comes_back_as_it_was() -> None:
    data: Any = plain(WHOLE)
    assert revive(Roll, data) == WHOLE
    assert list(examine(Sheet, {"roll": data})) == []


@pytest.mark.parametrize("path", BROKEN)
def test_what_does_not_fit_is_named_by_its_place(path: tuple[str | int, ...]) -> None:
    new, why = BROKEN[path]
    at = tuple(map(str, path[:1] if path == ("action", "x") else path))
    data = broken(path, new)
    with pytest.raises(Misfit) as misfit:
        revive(Roll, data)
    assert (misfit.value.finding.path, misfit.value.finding.why) == (at, why)
    (found,) = examine(Sheet, {"roll": data})
    assert (found.path, found.why, found.fault) == (("roll", *at), why, True)


def test_a_table_that_is_one_document() -> None:
    class Chain(Document):
        kind = Text("kind", "simple", words=("simple", "double"))

    class Scene(Document):
        chain = Record("chain", Chain)

    assert list(examine(Scene, {"chain": {"kind": "double"}})) == []
    (found,) = examine(Scene, {"chain": {"kind": "triple"}})
    assert (found.path, found.why, found.fault) == (("chain", "kind"), "word", True)
    (found,) = examine(Scene, {"chain": 3})
    assert (found.path, found.why) == (("chain",), "type")
