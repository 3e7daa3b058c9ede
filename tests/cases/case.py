"""A case of a transcript: sheets to begin with, command lines as typed, and what must come of each.

    [[case]]
    name = "Landon fails, and invokes"      # what it is about
    source = "B04"                          # the published example whose numbers these are, if it is one
    lang = ["en", "fr"]                     # languages to play it in; left out: English
    files = ["landon", "fate_core/maren", "examples/zird.toml"]   # sheets from `sheets/` beside the case file, from
                                            # another game's, and by their path in the project
    campaign = '''system = "fate-core"'''   # a fatecli.toml; left out: lone sheets
    screen = true                           # a screen of 80 columns; left out: plain lines

    [case.written]                          # files beside those, written here
    "twice.toml" = '''...'''

    [[case.run]]
    line = "roll landon Crafts --vs 4 -d ++00"
    status = 0                              # left out: 0
    facts = { "result.total" = 3, "result.outcome" = "fail" }    # of the JSON answer; "null" is null
    en = '''...'''                          # what is printed, on standard error if the command fails
    fr = '''...'''
    files = '''...'''                       # the lines of files that change; left out: none

`python -m tests.bless` writes what is printed and which lines change; status and facts are always written by hand.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.source import ROOT

HOME = Path(__file__).parent
LANGUAGES = ("en", "fr")


@dataclass
class Run:
    """One command line, and what must come of it."""

    line: str
    status: int = 0
    facts: dict[str, Any] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    files: str = ""


@dataclass
class Case:
    """Command lines that follow each other in one folder."""

    path: Path
    name: str
    runs: list[Run]
    source: str = ""
    note: str = ""
    lang: tuple[str, ...] = ("en",)
    files: tuple[str, ...] = ()
    campaign: str | None = None
    screen: bool = False
    written: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}: {self.name}"

    def sheets(self) -> list[Path]:
        """The files it begins with."""
        return [_sheet(self.path.parent, name) for name in self.files]


def _sheet(folder: Path, name: str) -> Path:
    if name.endswith(".toml"):
        return ROOT / name
    game, _, stem = name.rpartition("/")
    return (HOME / game if game else folder) / "sheets" / f"{stem}.toml"


def paths() -> list[Path]:
    """All case files."""
    return sorted(path for path in HOME.rglob("*.toml") if "sheets" not in path.parts)


def read(path: Path) -> list[Case]:
    """The cases of a file; a key that is not known is a mistake."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    assert list(found) == ["case"], f"{path}: {list(found)}"
    return [_case(path, one) for one in found["case"]]


def _case(path: Path, data: dict[str, Any]) -> Case:
    runs = [_run(one) for one in data.pop("run")]
    tuples: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in data.items()}
    return Case(path=path, runs=runs, **tuples)


def _run(data: dict[str, Any]) -> Run:
    said = {lang: data.pop(lang) for lang in LANGUAGES if lang in data}
    return Run(said=said, **data)


def every() -> list[Case]:
    return [case for path in paths() for case in read(path)]
