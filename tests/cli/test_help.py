"""Help pages: whole, in both languages, no wider than a terminal, and true."""

from __future__ import annotations

import shlex
from collections.abc import Callable

import pytest

from fatecli import systems
from fatecli.cli import table
from fatecli.cli.help import WIDTH, page, sorted_options
from fatecli.cli.scan import understand
from fatecli.cli.values import WORDS
from fatecli.core.names import translate
from fatecli.text import LANGUAGES, say, topic

TOPICS: list[str | None] = [None, *table.STEPS, *(verb for verb, steps in table.verbs().items() if steps)]
ENGLISH = """
    the of and with is are not may be to this that it for from by what which who your its when where without at an
    has does if out one two roll rolls dice skill sheet game scene default words commands examples common exit
    done spends adds helps keeps name names number file
"""
"""Words of English sentences that no French one holds."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("of", TOPICS)
def test_a_page_fits_a_terminal_and_is_whole(lang: str, of: str | None) -> None:
    text = page(lang, of)
    assert text.endswith("\n") and not text.endswith("\n\n")
    for line in text.splitlines():
        assert len(line) <= WIDTH and line == line.rstrip()
        assert "{" not in line


@pytest.mark.parametrize("step", table.STEPS)
def test_a_page_names_all_that_may_be_typed(step: str) -> None:
    for lang in LANGUAGES:
        text = page(lang, step)
        for option in table.options(step):
            assert all(flag in text for flag in option.flags)
        for word, _ in table.words(step):
            assert say(lang, f"help.value.{word.value}") in text


@pytest.mark.parametrize("of", TOPICS)
def test_a_french_page_holds_no_english_word(of: str | None) -> None:
    prose = [line for line in page("fr", of).replace("\u00a0", " ").splitlines() if "fatecli " not in line]
    words = {word.strip("[](),.;:|").lower() for line in prose for word in line.replace("’", " ").split()}
    typed = {*table.STEPS, *table.verbs()}
    assert words & set(ENGLISH.split()) - typed == set()
    assert not any("'" in line or '"' in line for line in prose)


def test_every_row_of_the_table_is_told() -> None:
    used = {"step": set(table.STEPS), "option": set(), "value": set(), "word": set()}
    for step in table.STEPS:
        for option in (*table.options(step), *(word for word, _ in table.words(step))):
            used["option"].add(option.name)
            if option.type != "flag":
                used["value"].add(option.value)
            used["word"] |= {f"{option.words}.{key}" for key in WORDS.get(option.words, ())}
    used["verb"] = {verb for verb, steps in table.verbs().items() if steps}
    for lang in LANGUAGES:
        told = topic(lang, "help")
        for family, names in used.items():
            assert [name for name in names if f"{family}.{name}" not in told] == []


def test_nothing_is_told_that_is_not_in_the_table() -> None:
    every = {option.name: option for option in table.OPTIONS.values()}
    for key in topic("en", "help"):
        family, _, name = key.partition(".")
        if family == "option":
            step, _, own = name.rpartition(".")
            assert (own in every or own == "help") and (not step or step in table.STEPS), key
        elif family == "value":
            assert name in {option.value for option in every.values()}, key
        elif family == "word":
            words, _, word = name.partition(".")
            assert word in WORDS[words], key
        elif family in ("step", "example"):
            assert name == "first" or name in table.STEPS, key
        elif family == "game":
            assert name in systems.GAMES, key


def test_the_words_of_closed_lists_are_understood() -> None:
    for lang in LANGUAGES:
        for key, word in topic(lang, "help").items():
            family, _, rest = key.partition(".")
            if family == "word":
                of, _, english = rest.partition(".")
                assert translate(word, WORDS[of]) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_are_understood(lang: str) -> None:
    for key, lines in topic(lang, "help").items():
        if key.startswith("example."):
            for line in lines.splitlines():
                first, *words = shlex.split(line)
                command = understand(words)
                assert first == "fatecli"
                assert key in ("example.first", f"example.{command.step}")


def fate(*, who: str, trait: str, vs: str = "", bonus: str = "", invoke: str = "") -> None: ...
def tale(*, who: str, trait: str, bonus: str = "", difficulty: str = "", vs: str = "") -> None: ...


def test_options_of_one_game_stand_in_its_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    functions: dict[tuple[str, str], Callable[..., None]] = {
        ("fate-core", "roll"): fate,
        ("storyteller", "roll"): tale,
        ("fate-core", "undo"): fate,
    }
    monkeypatch.setattr(systems, "GAMES", ("fate-core", "storyteller"))
    monkeypatch.setattr(systems, "step", lambda game, step: functions.get((game, step)))
    row = table.Step(words="who? trait?", takes="vs bonus invoke difficulty times", kind="throws")
    monkeypatch.setitem(table.STEPS, "roll", row)
    general, panels, only = sorted_options("roll")
    assert [option.name for option in general] == ["vs", "bonus", "times"]
    assert {games: [option.name for option in options] for games, options in panels.items()} == {
        ("fate-core",): ["invoke"],
        ("storyteller",): ["difficulty"],
    }
    assert only == ()
    text = page("en", "roll")
    assert text.index("Options\n") < text.index("In Fate Core only\n  --invoke") < text.index("In Storyteller only\n  ")
    assert "A step of Fate Core; the other games have none such." in page("en", "undo")


def test_the_panels_follow_the_signatures() -> None:
    for step in table.STEPS:
        general, panels, _ = sorted_options(step)
        for games, options in panels.items():
            for game in systems.GAMES:
                play = systems.step(game, step)
                names = () if play is None else sum(systems.takes(play), ())
                assert all((option.name in names) == (game in games) for option in options)
        told = [option.name for option in (*general, *(one for options in panels.values() for one in options))]
        assert sorted(told) == sorted(table.STEPS[step].takes.split())


@pytest.mark.usefixtures("wide_table")
def test_a_verb_lists_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        told = topic(lang, "help")
        for step in table.verbs()["conflict"]:
            monkeypatch.setitem(told, f"step.{step}", f"About {step}.")
        monkeypatch.setitem(told, "verb.conflict", "About a fight.")
    lines = page("en", "conflict").splitlines()
    assert lines[0] == "Usage: fatecli conflict STEP [WORD...] [OPTION...]"
    steps = table.verbs()["conflict"]
    assert [line.split() for line in lines[5 : 5 + len(steps)]] == [[step, "About", f"{step}."] for step in steps]
