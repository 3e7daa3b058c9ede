"""What is made from the code and kept in the repository: `python -m tests.generated` writes it anew.

The JSON Schemas in `examples/schemas/`, the table of errors in the README, and the list of a
game's errors that no test provokes yet. A test says when they are not current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fatecli import systems
from fatecli.cli import tools
from fatecli.core.events import SchemaPrinted
from fatecli.core.turn import Turn

from . import errors
from .readme import README
from .source import ROOT

SCHEMAS = ROOT / "examples" / "schemas"
BEGIN, END = "<!-- errors: made by python -m tests.generated -->", "<!-- errors: end -->"


def schema(game: str) -> str:
    """The schema of a game's sheets as `fatecli schema` prints it."""
    turn = Turn(files=None, dice=None, settings={})  # type: ignore[arg-type]
    tools.schema(None, turn, system=game)  # type: ignore[arg-type]
    (event,) = turn.events
    assert isinstance(event, SchemaPrinted)
    return json.dumps(event.schema, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made, with what should stand in it."""
    return {
        **{SCHEMAS / f"{game}.json": schema(game) for game in systems.GAMES},
        errors.HOME / "doctored.txt": errors.page(),
        README: readme(),
    }


def readme() -> str:
    """The README with its table of errors as it is now."""
    before, begin, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin and end, "the marks of the table are missing"
    return f"{before}{begin}\n{errors.table()}{end}{after}"


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
