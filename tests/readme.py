"""The README's console blocks: what is typed after `$`, and the lines that must come of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .source import ROOT

README = ROOT / "README.md"
HEADING = re.compile(r"^#+ .*\n", re.MULTILINE)
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass
class Typed:
    """A command line of the README, and the lines under it; a line `...` stands for any number of lines."""

    line: str
    environ: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)


def sessions(text: str) -> list[list[Typed]]:
    """The commands of each console block, in their order. A block goes on where the one before it under the same
    heading ended, unless it begins with `cd`."""
    found: list[list[Typed]] = []
    for section in HEADING.split(text):
        for number, block in enumerate(map(_block, BLOCK.findall(section))):
            if number and not block[0].line.startswith("cd "):
                found[-1] += block
            else:
                found.append(block)
    return found


def _block(block: str) -> list[Typed]:
    found: list[Typed] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            words = line[2:].split(" ")
            set_first = {}
            while re.fullmatch(r"[A-Z_]+=\S*", words[0]):
                name, _, value = words.pop(0).partition("=")
                set_first[name] = value
            found.append(Typed(line=" ".join(words), environ=set_first))
        elif found and found[-1].line.endswith("\\"):
            found[-1].line = found[-1].line[:-1] + line.strip()
        else:
            assert found, f"a console block begins with its answer: {line}"
            found[-1].said.append(line)
    return found


def matches(said: list[str], text: str) -> bool:
    """Whether the answer is what the README shows, blanks at the ends of lines aside; nothing shown: whatever it is."""
    if not said:
        return True
    pattern = "".join("(?:.*\n)*" if line == "..." else re.escape(line) + " *\n" for line in said)
    return re.fullmatch(pattern, text) is not None
