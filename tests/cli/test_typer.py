"""The scan and Typer read the same table the same way; what Typer refuses, we can word."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fatecli.cli import table
from fatecli.cli.app import parse
from fatecli.cli.scan import HelpAsked, Line, VersionAsked, scan, understand
from fatecli.cli.usage import fault
from fatecli.errors import Usage

pytestmark = pytest.mark.usefixtures("wide_table")

WORDS = ["zird", "Lore", "Combat armé", "-1", "+2", "- 1", "4dF-1", "", "-", "--0+", "----", "a=b", "=", "$(x)", "3"]
QUICK = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """A line of a step: its words and options in all their spellings, now and then one that does not fit."""
    step = draw(st.sampled_from(sorted(table.STEPS)))
    verb = draw(st.sampled_from(["", *table.STEPS[step].verbs]))
    word = st.one_of(st.sampled_from(WORDS), st.text(st.characters(exclude_characters="\0"), max_size=6))
    own = [(flag, option) for option in table.options(step) for flag in option.flags]
    words: list[str] = []
    for option, often in table.words(step):
        count = {"": 1, "?": 1, "+": 2, "*": 2}[often]
        words += [f"{option.name}{at}" for at in range(draw(st.integers(count - 1 if often else 1, count)))]
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(words)))
        words[at:at] = draw(spelled(own, word))
    if draw(st.integers(0, 3)) == 0:
        words.insert(draw(st.integers(0, len(words))), draw(st.one_of(word, st.sampled_from(["--", "--vz", "-x"]))))
    if draw(st.integers(0, 5)) == 0 and words:
        words.pop(draw(st.integers(0, len(words) - 1)))
    return Line(verb=verb, step=step, words=tuple(words))


@st.composite
def spelled(draw: st.DrawFn, own: list[tuple[str, table.Option]], word: st.SearchStrategy[str]) -> list[str]:
    """One option, or several short ones in a word."""
    flag, option = draw(st.sampled_from(own))
    short = [name[1] for name, one in own if one.type == "flag" and not name.startswith("--")]
    before = draw(st.lists(st.sampled_from(short), max_size=2)) if short and not flag.startswith("--") else []
    flag = "-" + "".join(before) + flag[1:] if before else flag
    if option.type == "flag":
        return [flag]
    found = draw(word)
    attached = flag + found if not flag.startswith("--") else f"{flag}={found}"
    return draw(st.sampled_from([[flag, found], [flag, found], [f"{flag}={found}"], [attached]]))


@QUICK
@given(lines())
def test_the_scan_answers_as_typer_or_declines(line: Line) -> None:
    typed = scan(line)
    if typed is not None:
        assert fault(line) is None
        assert typed == parse(line)


@QUICK
@given(lines())
def test_what_typer_refuses_is_worded_by_us(line: Line) -> None:
    wrong = fault(line)
    if wrong is None:
        parse(line)
    elif wrong.key != "usage.value_missing":
        with pytest.raises(Usage):
            parse(line)


@QUICK
@given(
    lines(), st.lists(st.sampled_from(["--json", "-n", "--lang=fr", "--vs", "-h", "conflict", "x", "--"]), max_size=2)
)
def test_no_line_breaks_us(line: Line, before: list[str]) -> None:
    try:
        understand([*before, *([line.verb] if line.verb else []), line.step, *line.words])
    except (Usage, HelpAsked, VersionAsked) as answer:
        assert getattr(answer, "key", "") != "usage.line"


def test_every_step_makes_a_typer_command() -> None:
    for step, row in table.STEPS.items():
        required = [option.name for option, often in table.words(step) if often in ("", "+")]
        for verb in ("", *row.verbs):
            assert list(parse(Line(verb=verb, step=step, words=tuple(required)))) == required
