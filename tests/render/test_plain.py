"""Plain lines: what is offered can be typed as it stands, and one fact stays one line."""

from __future__ import annotations

import shlex

from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.events import Hint
from fatecli.errors import Usage
from fatecli.render import MOST_HINTS, Answer, lines
from fatecli.render.plain import command, quoted

words = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


@given(st.lists(words, max_size=4))
def test_a_command_is_read_by_a_shell_as_it_was_meant(argv: list[str]) -> None:
    assert shlex.split(command(tuple(argv), "en")) == ["fatecli", *argv]


def test_only_what_needs_quotes_has_them() -> None:
    bare = ["zird", "--vs", "+0-+", "og:Fight", "side=ma,qu", "characters/zird.toml", "Trempe", "3xthug"]
    assert [quoted(word) for word in bare] == bare
    assert quoted("Hache de Guerre") == "'Hache de Guerre'"
    assert quoted("it's") == "'it'\\''s'"
    assert quoted("$(x)") == "'$(x)'" and quoted("") == "''" and quoted("a!b") == "'a!b'" and quoted("~ q") == "'~ q'"


def test_a_refusal_is_one_line_and_the_lines_that_would_do() -> None:
    problem = Usage("usage.command_near", next=(("roll", "zird", "Hache de Guerre"),), found="r\nol", near=["roll"])
    told = lines(Answer(command="", switches={}, problem=problem), "plain", "en", 80)
    assert told.splitlines() == [
        "There is no command \u201cr ol\u201d. Did you mean roll?",
        "next: fatecli roll zird 'Hache de Guerre'",
    ]


def test_at_most_three_hints_are_told() -> None:
    hint = Hint(argv=("undo",), key="screen.next", facts={})
    told = lines(Answer(command="roll", switches={"x": True}, hints=(hint,) * 5), "plain", "en", 80)
    assert told.splitlines() == ["house rule: x = True", *["next: fatecli undo"] * MOST_HINTS]


def test_what_is_to_be_filled_in_is_called_as_the_language_calls_it() -> None:
    argv = ("conflict", "start", "NAME", "--side", "heroes=WHO", "[NAME]", "O'NAME", "ulm")
    assert command(argv, "en") == "fatecli conflict start NAME --side heroes=WHO [NAME] 'O'\\''NAME' ulm"
    assert command(argv, "fr") == "fatecli conflict start NOM --side heroes=QUI [NOM] 'O'\\''NAME' ulm"
