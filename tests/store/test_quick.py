"""The quick reader reads as the parser does, or not at all."""

from __future__ import annotations

import random
from tomllib import TOMLDecodeError, loads

import pytest

from fatecli.store.edit import same
from fatecli.store.quick import quick

from .corpus import DOCUMENTS, SHEET

PLAIN = SHEET.replace('owes = { Cynere = 2, "Old Landon" = 5 } # silver\n', "")
ROWS = """\
title = "x"
[participants.maren]
sheet = "a.toml"
[roll]
extra = []
[[roll.hands]]
id = "maren"
dice = [1, 0, -1, 0]
[[roll.hands.modifiers]]
value = 4
[[roll.hands.modifiers]]
value = 2
[roll.hands.of]
a = 1
[[roll.hands]]
id = "ulm"
[[roll.hands.modifiers]]
value = 3
[roll.kept]
notes = []
[[roll.kept.after]]
stage = "open"
"""
MARKS = list("abé\"'[]{}=#.,\\\n\r\t \0\x7f\u00a0\u2028-+_0123456789") + [
    '"""',
    "'''",
    "[[",
    "]]",
    "\r\n",
    "true",
    "[a]\n",
]


def agree(text: str) -> bool:
    """Whether the quick reader took the text; what it says then is what the parser says."""
    found = quick(text)
    if found is None:
        return False
    try:
        said = loads(text)
    except (TOMLDecodeError, ValueError) as wrong:
        raise AssertionError(f"read, and should not have been: {text!r}") from wrong
    assert same(found, said) and str(found) == str(said), text
    return True


def test_a_usual_sheet_is_read() -> None:
    assert agree(PLAIN) and agree(PLAIN.replace("\n", "\r\n")) and agree("") and agree(DOCUMENTS["scene"].decode())
    assert agree(ROWS)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_corpus(name: str) -> None:
    agree(DOCUMENTS[name].decode("utf-8").removeprefix("\ufeff"))


@pytest.mark.parametrize(
    "start", [PLAIN, ROWS, DOCUMENTS["scene"].decode(), DOCUMENTS["quoted keys"].decode().replace('\\"', "")]
)
def test_documents_broken_at_random(start: str) -> None:
    chance = random.Random(7)
    taken = 0
    for _ in range(3000):
        text = start
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice([chance.choice(MARKS), ""]) + text[at + chance.choice([0, 1, 1, 5]) :]
        taken += agree(text)
    assert taken > 300


def test_headers_of_all_kinds() -> None:
    """Tables and lists of tables in every order, also where one may not follow the other."""
    chance = random.Random(9)
    names = ("a", "b", "a.b", "a.c", "a.b.c", "b.a")
    lines = [*(f"[{one}]\n" for one in names), *(f"[[{one}]]\n" for one in names), "a = []\n", "b = 1\n", "c = [1]\n"]
    taken = sum(agree("".join(chance.choices(lines, k=chance.randint(1, 7)))) for _ in range(20_000))
    assert taken > 500


def test_short_lines_of_all_kinds() -> None:
    """Every line of up to five pieces."""
    chance = random.Random(8)
    pieces = ["a", "b-c", '"q r"', "'l'", "=", " = ", ".", "[", "]", "1", "-0", "+7", "007", "1_0", "1.5", "true", ",", "#", "\n", '"', "{", "}", "é"]  # fmt: skip  # noqa: E501
    taken = sum(agree("".join(chance.choices(pieces, k=chance.randint(1, 8)))) for _ in range(60_000))
    assert taken > 500
