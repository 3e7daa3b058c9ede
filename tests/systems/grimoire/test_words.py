"""The two catalogues: the same keys and fields, none that nothing uses, and French as it is set."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from fatecli import systems, text
from fatecli.systems.grimoire import names, tables

ROOMS = Path(systems.__file__).parent / "grimoire"
DRAWING = Path(text.__file__).parents[1] / "render" / "grimoire.py"
SPELLED = "\n".join(path.read_text("utf-8") for path in [*ROOMS.rglob("*.py"), DRAWING])
FAMILIES = {
    "rolled", "dice_rolled", "advanced", "level", "opposition", "die", "swing", "detail", "row", "said",
    "verdict", "chain", "note", "hint", "kind", "section", "label", "mark",
}  # fmt: skip
COMPOSED = {"advantage_used", "trauma_treated", "one_attribute", "one_skill", "one_talent", "one_advantage"}


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_keys_and_fields() -> None:
    english, french = (text.topic(lang, "grimoire") for lang in text.LANGUAGES)
    assert list(english) == list(french)
    assert [key for key in english if fields(english[key]) != fields(french[key])] == []


def test_no_sentence_is_unused() -> None:
    keys = [key for key in text.topic("en", "grimoire") if key.partition(".")[0] not in FAMILIES]
    assert [key for key in keys if f"grimoire.{key}" not in SPELLED and key not in COMPOSED] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_member_of_a_family_is_there(lang: str) -> None:
    wanted = [
        *(f"{family}.{level}" for family in ("level", "verdict") for level in ("failure", *tables.LEVELS)),
        *(f"opposition.{degree}" for degree in tables.OPPOSITIONS),
        *(f"die.{role}" for role in tables.DICE),
    ]
    assert [key for key in wanted if not text.has(lang, f"grimoire.{key}")] == []


def test_the_words_of_degrees_and_levels_are_those_that_may_be_typed() -> None:
    for lang, at in (("fr", 0), ("en", 1)):
        for key, words in names.OPPOSITIONS.items():
            assert text.say(lang, f"grimoire.opposition.{key}") == words[at]
    for key, words in names.LEVELS.items():
        assert text.say("fr", f"grimoire.level.{key}") == words[0]


def test_no_word_means_two_dice_degrees_or_levels() -> None:
    for table in (names.DICE, names.OPPOSITIONS, names.LEVELS, names.ATTRIBUTES):
        every = [word.casefold() for words in table.values() for word in set(words)]
        assert len(every) == len(set(every))


def test_the_tables_and_their_names_have_the_same_keys() -> None:
    assert list(names.OPPOSITIONS) == list(tables.OPPOSITIONS)
    assert list(names.LEVELS) == list(tables.LEVELS)
    assert list(names.DICE) == list(tables.DICE)


def test_french_is_set_as_french() -> None:
    for key, sentence in text.topic("fr", "grimoire").items():
        bare = "".join(before for before, *_ in Formatter().parse(sentence))
        assert "'" not in bare, key
        assert not any(f" {mark}" in bare for mark in ";:!?\u00bb"), key


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_step_the_game_has_not_is_refused_in_a_sentence(lang: str) -> None:
    for key in systems.game("grimoire").REFUSES.values():
        assert text.say(lang, key)
