"""Words: every degree, level and die has its own in both languages, and what is shown may be typed."""

from __future__ import annotations

import pytest

from fatecli import systems, text
from fatecli.systems.grimoire import names, tables


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


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_step_the_game_has_not_is_refused_in_a_sentence(lang: str) -> None:
    for key in systems.game("grimoire").REFUSES.values():
        assert text.say(lang, key)
