"""A command table as large as the finished one, so that parsing and help are tried on more than stands there today."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fatecli.cli import table
from fatecli.cli.table import Option, Step

MORE_OPTIONS = (
    Option(name="target", value="who"),
    Option(name="aspect", value="aspect"),
    Option(name="zone", flags=("-z", "--zone"), many=True),
    Option(name="side", flags=("--side",), many=True),
    Option(name="task", flags=("-t", "--task"), many=True),
    Option(name="with_", flags=("-w", "--with"), value="trait"),
    Option(name="defend_with", flags=("--defend-with",), value="trait"),
    Option(name="for_", flags=("--for",), value="who"),
    Option(name="scene", flags=("--scene",), value="name"),
    Option(name="mental", flags=("--mental",), type="flag"),
    Option(name="paid", flags=("--paid",), type="flag"),
    Option(name="stress", flags=("--stress",), type="int", value="n"),
    Option(name="boost", flags=("--boost",), optional=True),
    Option(name="choice", value="text"),
)

MORE_STEPS = {
    "start": Step(
        verbs=("scene", "challenge", "contest", "conflict"),
        words="name who*",
        takes="side zone task mental",
        kind="writes",
    ),
    "attack": Step(verbs=("conflict",), words="who target+", takes="with_ defend_with zone bonus scene", kind="throws"),
    "absorb": Step(verbs=("conflict",), words="who? choice*", takes="stress scene", kind="writes"),
    "end": Step(verbs=("scene", "challenge", "contest", "conflict"), takes="scene", kind="writes"),
    "invoke": Step(words="who aspect+", takes="for_ paid", kind="throws"),
    "settle": Step(words="who?", takes="vs stress boost", kind="writes"),
    "treat": Step(verbs=("recover",), words="who choice", takes="with_ vs", kind="throws"),
}


@pytest.fixture(scope="module")
def wide_table() -> Iterator[None]:
    """The command table with the steps of scenes added, some in four verbs."""
    with pytest.MonkeyPatch.context() as patch:
        for option in MORE_OPTIONS:
            patch.setitem(table.OPTIONS, option.name, option)
        for name, step in MORE_STEPS.items():
            patch.setitem(table.STEPS, name, step)
        yield
