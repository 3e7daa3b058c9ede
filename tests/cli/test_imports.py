"""What is not imported: start-up is what people wait for."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {
    "typer",
    "rich",
    "typing",
    "re",
    "json",
    "dataclasses",
    "inspect",
    "collections",
    "enum",
    "argparse",
    "tomllib",
}
SHOW = "import sys; before = set(sys.modules); {}; print(*(set(sys.modules) - before))"
UNDERSTAND = "from fatecli.cli.scan import understand; understand(sys.argv[1:])"


def imported(code: str, *argv: str) -> set[str]:
    """The modules a fresh interpreter imports for `code`, without site customisation."""
    ran = subprocess.run(
        [sys.executable, "-S", "-c", SHOW.format(code), *argv],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    return set(ran.stdout.split())


@pytest.mark.parametrize(
    "line",
    [
        "roll zird Lore --vs 3 -d +0-+", "roll -1 --json", "roll zird Lore -nqd+0-+", "undo 3",
        "roll zird Lore --action defend --lang fr",
    ],
)  # fmt: skip
def test_a_plain_line_is_understood_without_anything_heavy(line: str) -> None:
    assert imported(UNDERSTAND, *line.split()) & HEAVY == set()


def test_words_after_two_dashes_go_to_typer() -> None:
    modules = imported(UNDERSTAND, "roll", "--", "-x")
    assert "typer" in modules and "rich" not in modules


@pytest.mark.parametrize("line", ["rol", "roll --vz 3", "roll a b c", "roll --vs"])
def test_a_fault_is_found_without_typer(line: str) -> None:
    code = f"exec('try:\\n {UNDERSTAND}\\nexcept Exception as e: assert e.status == 2')"
    assert imported(code, *line.split()) & {"typer", "rich", "dataclasses", "tomllib"} == set()


def test_a_page_of_help_needs_neither_typer_nor_rich() -> None:
    code = "from fatecli.cli.help import page; page('fr', 'undo')"
    assert imported(code) & {"typer", "rich", "tomllib", "dataclasses", "inspect"} == set()
