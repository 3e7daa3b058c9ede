"""JSON, written without the `json` module: what any reader reads back."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from fatecli.errors import Refused
from fatecli.render import Answer, lines
from fatecli.render.json import dump

leaves = st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False)
things = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4))


@given(things)
def test_what_is_written_is_read_back(thing: object) -> None:
    told = dump(thing)
    assert json.loads(told) == thing
    assert "\n" not in told


def test_letters_stay_as_they_are_and_controls_do_not() -> None:
    assert dump("\u00c9rudition \U0001f525") == '"\u00c9rudition \U0001f525"'
    assert dump('a"\\\n\t\x00\x7f\u2028') == '"a\\"\\\\\\n\\t\\u0000\\u007f\\u2028"'
    lone = b"\xff".decode("utf-8", "surrogateescape")
    assert dump(lone) == '"\\udcff"'
    assert dump(lone).encode("utf-8")
    assert dump((1, 2)) == "[1, 2]"


def test_the_envelope_has_all_its_keys_whatever_happened() -> None:
    keys = "fatecli command system status seed result events files switches warnings next error".split()  # noqa: SIM905
    good = Answer(command="roll", system="fate-core", switches={}, seed=7)
    bad = Answer(command="roll", switches={}, problem=Refused("refuse.step", system="fate-core", step="roll"))
    for lang in ("en", "fr"):
        for answer in (good, bad):
            told = lines(answer, "json", lang, 80)
            assert told.count("\n") == 1 and list(json.loads(told)) == keys
    error = json.loads(lines(bad, "json", "fr", 80))["error"]
    assert (error["kind"], error["key"]) == ("refused", "refuse.step")
    assert error["facts"] == {"system": "fate-core", "step": "roll"}
