"""Which refusals no transcript provokes: `python -m tests.uncovered`. What the disk does is tried in `tests/store`."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import source
from tests.cases.case import every
from tests.cases.world import World

ERRORS = {"Usage", "Unreadable", "Refused", "Disk", "Which", "Choice"}


def raised() -> dict[str, str]:
    """The whole keys that the code raises, and where."""
    found: dict[str, str] = {}
    for path in source.files():
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in ERRORS:
                texts = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {one: source.name(path) for one in texts if isinstance(one, str) and one.partition(".")[2]}
    return found


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def provoked() -> Iterator[str]:
    """The keys of the errors that the transcripts end in."""
    for case in every():
        with TemporaryDirectory() as folder:
            world = World.of(case, Path(folder))
            for run in case.runs:
                for line in world.run(run.line, "--json").out.splitlines():
                    error = json.loads(line).get("error") if line.startswith("{") else None
                    if error:
                        yield error["key"]


def main() -> int:
    seen = set(provoked())
    left = {key: where for key, where in sorted(raised().items()) if key not in seen}
    for key, where in left.items():
        print(f"{key:40} {where}")
    print(f"{len(left)} without a case", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
