"""A folder to play in: commands run in this process, with nothing of the user's own around them."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from fatecli import chance
from fatecli.cli import tongue
from fatecli.cli.run import main
from fatecli.core.dice import Cast, Throw

from .case import Case

Tree = dict[str, bytes]


@dataclass
class Answer:
    """What a command printed, and how often dice were thrown."""

    status: int
    out: str
    err: str
    throws: int

    @property
    def said(self) -> str:
        """What it printed; a command prints on one of the two."""
        assert not (self.out and self.err), (self.out, self.err)
        return self.out or self.err


class World:
    """A folder with files, and a place for the records of lone sheets."""

    def __init__(self, root: Path, *, lang: str = "en", screen: bool = False) -> None:
        self.here, self.state, self.home = root / "here", root / "state", root / "home"
        for folder in (self.here, self.home):
            folder.mkdir(parents=True)
        self.environ = {
            "HOME": str(self.home), "USER": "maren", "PATH": os.defpath, "LANG": "C.UTF-8", "COLUMNS": "80",
            "FATECLI_LANG": lang, "FATECLI_STATE": str(self.state), "FATECLI_LOCK_TIMEOUT": "2",
            **({"FORCE_COLOR": "1", "NO_COLOR": "1"} if screen else {}),
        }  # fmt: skip

    @classmethod
    def of(cls, case: Case, root: Path, *, lang: str = "en", screen: bool = False) -> World:
        """The world a case begins in."""
        world = cls(root, lang=lang, screen=screen)
        folder = world.here
        if case.campaign is not None:
            (world.here / "fatecli.toml").write_text(case.campaign, encoding="utf-8")
            folder = world.here / "characters"
            folder.mkdir()
        for sheet in case.sheets():
            shutil.copyfile(sheet, folder / sheet.name)
        for name, text in case.written.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        return world

    def run(self, line: str, *before: str) -> Answer:
        """Play one command line as it would be typed after `fatecli`; `before` are options put in front."""
        out, err = StringIO(), StringIO()
        with self._around(out, err), counted() as throws:
            status = main([*before, *shlex.split(line)])
        return Answer(status=status, out=out.getvalue(), err=err.getvalue(), throws=len(throws))

    def result(self, line: str, status: int = 0) -> dict[str, Any]:
        """The result of one command line for a script, or its error if it has to end with a status."""
        answer = self.run(line, "--json")
        assert answer.status == status, answer.said
        found: dict[str, Any] = json.loads(answer.out)["error" if status else "result"]
        return found

    @contextmanager
    def _around(self, out: StringIO, err: StringIO) -> Iterator[None]:
        environ, here, streams = dict(os.environ), os.getcwd(), (sys.stdout, sys.stderr)
        os.environ.clear()
        os.environ.update(self.environ)
        os.chdir(self.here)
        sys.stdout, sys.stderr = out, err
        tongue._campaign.clear()
        try:
            yield
        finally:
            sys.stdout, sys.stderr = streams
            os.chdir(here)
            os.environ.clear()
            os.environ.update(environ)
            tongue._campaign.clear()

    def files(self) -> Tree:
        """The documents, with their bytes."""
        return _tree(self.here, records=False)

    def everything(self) -> Tree:
        """Every file there is, records and open rolls too."""
        return {**_tree(self.here), **{f"state/{name}": text for name, text in _tree(self.state).items()}}


def _tree(folder: Path, *, records: bool = True) -> Tree:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and (records or ".fatecli" not in path.parts)
    }


@contextmanager
def counted() -> Iterator[list[Throw]]:
    """The throws that fall meanwhile, from whatever source of chance."""
    fell: list[Throw] = []
    kept = chance.Seeded.throw, chance.Typed.throw

    def seeded(self: chance.Seeded, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        fell.extend(throws)
        return kept[0](self, throws)

    def typed(self: chance.Typed, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        fell.extend(throws)
        return kept[1](self, throws)

    chance.Seeded.throw, chance.Typed.throw = seeded, typed  # type: ignore[method-assign]
    try:
        yield fell
    finally:
        chance.Seeded.throw, chance.Typed.throw = kept  # type: ignore[method-assign]
