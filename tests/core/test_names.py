"""How a word finds a name: by the whole, by a beginning, never by a guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.names import beginning, exact, near, normal, translate, words

NORMAL = {
    "Hoch die Tassen!": "hoch die tassen",
    "No. 1 With a Bullet": "no 1 with a bullet",
    '"Quoted" \\ back': "quoted back",
    "a = [b] # c": "a b c",
    "Trailing space ": "trailing space",
    "~ quick": "quick",
    "\U0001f525 in the Hold": "\U0001f525 in the hold",
    "If I Haven\u2019t Been There": "if i haven t been there",
    "If I Haven't Been There": "if i haven t been there",
    "\u00c9rudition": "erudition",
    "E\u0301rudition": "erudition",
    "\u0152il de lynx": "oeil de lynx",
    "Stra\u00dfe": "strasse",
    "caf\u00e9\u00a0noir\u202f!": "cafe noir",
    "Ma\u00eetrise de soi": "maitrise de soi",
    "\u0130stanbul": "istanbul",
    "!": "!",
    "~": "~",
    "\u00ab \u00bb": "\u00ab \u00bb",
    "": "",
}


@pytest.mark.parametrize("name", NORMAL)
def test_a_name_has_one_normal_form(name: str) -> None:
    assert normal(name) == NORMAL[name]


@given(st.text(max_size=30))
def test_a_normal_form_is_its_own(text: str) -> None:
    assert normal(normal(text)) == normal(text)
    assert normal(text.upper().lower()) == normal(text.lower()) or not text.isascii()
    assert exact(text, [text]) == [text]


def test_the_letters_as_they_stand_beat_the_normal_form() -> None:
    names = ["Fight", "fight", "Fight "]
    assert exact("fight", names) == ["fight"]
    assert exact("Fight ", names) == ["Fight "]
    assert exact("FIGHT", names) == names
    assert exact("figh", names) == []


def test_a_beginning_finds_all_that_begin_so() -> None:
    names = ["Rapport", "Resources", "Lore", "R"]
    assert beginning("ra", names) == ["Rapport"]
    assert beginning("R", names) == ["R"]
    assert beginning("re", names) == ["Resources"]
    assert beginning("x", names) == []
    assert beginning("", ["Lore"]) == ["Lore"]
    assert beginning("combat a", ["Combat arm\u00e9", "Combat \u00e0 distance"]) == [
        "Combat arm\u00e9",
        "Combat \u00e0 distance",
    ]


WORDS = {
    ("wet cr", "Stacks of Wet Crates"): True,
    ("cr wet", "Stacks of Wet Crates"): True,
    ("stacks of wet crates", "Stacks of Wet Crates"): True,
    ("et", "Stacks of Wet Crates"): False,
    ("w w", "Stacks of Wet Crates"): False,
    ("w w", "Wizard at War"): True,
    ("wa w", "Wizard at War"): True,
    ("wa wa", "Wizard at War"): False,
    ("haven't", "If I Haven\u2019t Been There, I\u2019ve Read About It"): True,
    ("erud", "L\u2019\u00c9rudition avant tout"): True,
}


@pytest.mark.parametrize(("word", "text"), WORDS)
def test_the_beginnings_of_any_words(word: str, text: str) -> None:
    assert words(word, text) is WORDS[word, text]


def test_the_nearest_names_are_told() -> None:
    assert near("Loer", ["Lore", "Fight"]) == ["Lore"]
    assert near("erudtion", ["\u00c9rudition"]) == ["\u00c9rudition"]
    assert near("xyzzy", ["Lore", "Fight"]) == []
    assert len(near("a", [f"a{i}" for i in range(9)])) <= 3


def test_a_word_in_either_language_is_its_key() -> None:
    table = {"overcome": ("surmonter",), "defend": ("d\u00e9fendre", "d\u00e9fense")}
    assert translate("DEFENSE", table) == "defend"
    assert translate("overcome", table) == "overcome"
    assert translate("over", table) is None
