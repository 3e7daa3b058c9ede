"""The two catalogues: the same keys and fields, none that nothing uses, and French as it is set."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from fatecli import systems, text
from fatecli.core.scene import PARTS
from fatecli.systems.storyteller import (
    between_events,
    events,
    names,
    scene_events,
    tables,
)
from fatecli.systems.storyteller.challenge import events as work
from fatecli.systems.storyteller.conflict import events as fight
from fatecli.systems.storyteller.contest import events as race
from fatecli.systems.storyteller.scene import TASK_STATES

ROOMS = Path(systems.__file__).parent / "storyteller"
RENDER = Path(text.__file__).parents[1] / "render"
SPELLED = "\n".join(path.read_text("utf-8") for path in (*ROOMS.rglob("*.py"), *RENDER.glob("storyteller*.py")))
TOLD = (events, scene_events, work, race, fight, between_events)
EVENTS = {one.__name__ for module in TOLD for one in vars(module).values() if isinstance(one, type)}
FAMILIES = {
    "rolled", "resisted", "together", "modified", "difficulty", "degree", "label", "state", "being", "section", "row",
    "on", "shown", "task", "botch", "length", "passed_span",
}  # fmt: skip


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_keys_and_fields() -> None:
    english, french = (text.topic(lang, "storyteller") for lang in text.LANGUAGES)
    assert list(english) == list(french)
    assert [key for key in english if fields(english[key]) != fields(french[key])] == []


def test_no_sentence_is_unused() -> None:
    keys = [key for key in text.topic("en", "storyteller") if key.partition(".")[0] not in FAMILIES]
    told = {"".join(part.title() for part in key.partition(".")[0].split("_")): key for key in keys}
    assert {"WillpowerSpent", "Attempted", "Harmed"} <= told.keys() & EVENTS
    silent = [key for key in keys if "".join(part.title() for part in key.partition(".")[0].split("_")) not in EVENTS]
    by_part = {f"no_{part}" for part in PARTS} | {f"task_{state}" for state in TASK_STATES}
    assert {key for key in silent if f"storyteller.{key}" not in SPELLED} <= by_part


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_member_of_a_family_is_there(lang: str) -> None:
    wanted = [
        *(f"difficulty.{number}" for number in range(tables.LOWEST, tables.HIGHEST + 1)),
        *(f"degree.{one}" for one in tables.DEGREES),
        *(f"label.{one}" for one in (*tables.ROWS, *tables.DAMAGE)),
        *(f"state.{one}" for one in tables.STATES),
        *(f"being.{one}" for one in tables.BEINGS),
    ]
    assert [key for key in wanted if not text.has(lang, f"storyteller.{key}")] == []


def test_the_words_of_difficulties_are_those_that_may_be_typed() -> None:
    for number, words in names.DIFFICULTIES.items():
        for lang, word in zip(text.LANGUAGES, words, strict=False):
            assert text.say(lang, f"storyteller.difficulty.{number}") == f"{number} ({word})"


def test_french_is_set_as_french() -> None:
    for key, sentence in text.topic("fr", "storyteller").items():
        bare = "".join(before for before, *_ in Formatter().parse(sentence))
        assert "'" not in bare, key
        assert not any(f" {mark}" in bare for mark in ";:!?\u00bb"), key
        assert not any(f"{mark} " in bare for mark in "\u00ab"), key


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_step_the_game_has_not_is_refused_in_a_sentence(lang: str) -> None:
    for key in systems.game("storyteller").REFUSES.values():
        assert text.say(lang, key)
