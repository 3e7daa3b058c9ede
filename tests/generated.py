"""What is made from the code and kept in the repository: `python -m tests.generated` writes it anew.

The JSON Schemas in `examples/schemas/`, and the table of errors in the README. A test says when they are not current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fatecli import systems
from fatecli.cli import tools
from fatecli.core.events import SchemaPrinted
from fatecli.core.turn import Turn

from .source import ROOT

SCHEMAS = ROOT / "examples" / "schemas"


def schema(game: str) -> str:
    """The schema of a game's sheets as `fatecli schema` prints it."""
    turn = Turn(files=None, dice=None, settings={})  # type: ignore[arg-type]
    tools.schema(None, turn, system=game)  # type: ignore[arg-type]
    (event,) = turn.events
    assert isinstance(event, SchemaPrinted)
    return json.dumps(event.schema, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made, with what should stand in it."""
    return {SCHEMAS / f"{game}.json": schema(game) for game in systems.GAMES}


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
