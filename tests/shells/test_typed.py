"""No spelling of ours needs quotes but where it holds a space: lines arrive in each shell word for word."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from fatecli.text import LANGUAGES, topic

from .conftest import ROOT, Shell

WRITTEN = (Path(__file__).parent / "lines.txt").read_text(encoding="utf-8").splitlines()


def readme() -> list[str]:
    """The command lines of the README's blocks; where some are typed at a prompt, the others are answers."""
    blocks = re.findall(r"^```[a-z]*\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    typed = [(block.splitlines(), "$ " in block) for block in blocks]
    lines = [line.strip().removeprefix("$ ") for block, at in typed for line in block if not at or line[:2] == "$ "]
    return [line.partition("  #")[0] for line in lines if line.startswith("fatecli ") and not line.endswith("\\")]


def helped() -> list[str]:
    """The examples of the help pages."""
    keys = [(lang, key) for lang in LANGUAGES for key in topic(lang, "help") if key.startswith("example.")]
    return [line for lang, key in keys for line in topic(lang, "help")[key].splitlines()]


@pytest.mark.parametrize("source", [lambda: WRITTEN, readme, helped], ids=["written", "readme", "help"])
def test_every_line_arrives_word_for_word(shell: Shell, source: object) -> None:
    assert callable(source)
    for line in dict.fromkeys(source()):
        if not any(mark in line for mark in (" | ", " && ", " || ", " > ", ";", "$(")):
            assert shell.type(line + "\r") == shlex.split(line)[1:]
