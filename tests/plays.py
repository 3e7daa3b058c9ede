"""An example's `play.sh`, run by a shell in a language, through a `fatecli` that adds `--json` and keeps each answer.

A step that was kept is told on one line for who reviews it: what was typed, the numbers that came, and what changed.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .source import ROOT

TOOL = """\
#!{python}
import sys
from io import StringIO
from fatecli.cli.run import main
from fatecli.render.json import dump

def log():
    try:
        return open(".fatecli/log.jsonl", encoding="utf-8").read()
    except FileNotFoundError:
        return ""

before, out, sys.stdout = log(), sys.stdout, StringIO()
status = main(["--json", "--lang", {lang!r}, *sys.argv[1:]])
lines = [dump(sys.argv[1:]), dump(status), sys.stdout.getvalue().strip(), *log().removeprefix(before).splitlines()]
sys.stdout = out
open({kept!r}, "a", encoding="utf-8").write("\\n".join(lines) + "\\n\\n")
sys.exit(status)
"""

FACTS = (
    "dice", "total", "sides", "quality", "pool", "difficulty", "successes", "net", "opposition", "difference",
    "shifts", "outcome", "level", "degree", "winner", "takes", "suggestion", "victories", "score", "tallies", "gained",
    "hit", "box", "boxes", "slots", "severity", "trauma", "damage", "soaked", "levels", "power", "resistance", "out",
    "order", "tied", "initiative", "pools", "cost", "verified",
)  # fmt: skip
"""What of a result is told, in this order."""
PARTS = ("who", "shifts", "stress", "style")
"""What of a hit is told."""
PLAYED = ("pool", "count", "physical", "mental", "victories", "free", "trauma", "health", "consequences")
"""What of a scene file is told when it changes; of sheets and `gm.toml` everything is."""


@dataclass(frozen=True)
class Step:
    """A command of the play, with its exit status, its answer, and the lines it left in the log."""

    words: list[str]
    status: int
    answer: dict[str, Any]
    log: list[dict[str, Any]]

    @property
    def line(self) -> str:
        return shlex.join(self.words)

    def told(self) -> str:
        """The step on one line."""
        result = self.answer["result"]
        short = [(name, _short(result[name])) for name in FACTS if _tells(result.get(name))]
        facts = [f"{name}={fact}" for name, fact in short if fact]
        if self.answer["error"]:
            facts.append(f"status={self.status} {self.answer['error']['key']}")
        values = [value for line in self.log for value in line["values"]]
        changes = filter(None, map(_changed, values))
        return " | ".join(filter(None, [self.line, " ".join(facts), "; ".join(changes)]))


def play(game: str, lang: str, folder: Path) -> tuple[Path, list[Step]]:
    """The campaign after the play, and its steps."""
    tool, table, kept = folder / "bin" / "fatecli", folder / "table", folder / "kept.jsonl"
    tool.parent.mkdir(parents=True)
    table.mkdir()
    tool.write_text(TOOL.format(python=sys.executable, lang=lang, kept=str(kept)), encoding="utf-8")
    tool.chmod(0o755)
    environ = {
        "PATH": f"{tool.parent}{os.pathsep}{os.defpath}", "HOME": str(folder), "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    script = ROOT / "examples" / game / "play.sh"
    ended = subprocess.run(["sh", script, table], env=environ, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 0 and not ended.stderr, ended.stderr or kept.read_text("utf-8")[-900:]
    return table, [_step(*map(json.loads, step.splitlines())) for step in kept.read_text("utf-8").split("\n\n")[:-1]]


def _step(words: list[str], status: int, answer: dict[str, Any], *log: dict[str, Any]) -> Step:
    return Step(words=words, status=status, answer=answer, log=list(log))


def _tells(fact: Any) -> bool:
    return fact is not False and fact not in (None, "", [], {})


def _short(fact: Any) -> str:
    """A fact without spaces: faces and names with commas, what several people have as `who:number`."""
    if isinstance(fact, list):
        return ",".join(map(_short, fact))
    if not isinstance(fact, dict):
        return "yes" if fact is True else str(fact).replace(" ", "_")
    if "stress" in fact:
        return ",".join(f"{name}:{_short(fact[name])}" for name in PARTS if _tells(fact.get(name)))
    if "who" in fact:
        numbers = [str(fact[name]) for name in ("total", "net") if name in fact]
        return ":".join([fact.get("side") or _short(fact["who"]), *numbers])
    return ",".join(f"{name}:{_short(one)}" for name, one in fact.items() if _tells(one))


def _changed(value: dict[str, Any]) -> str:
    """A value that changed in a file, or "" for one that is of no interest here."""
    path, key = Path(value["file"]), value["key"].split(".")
    if path.parent.name == "scenes" and (key[0] == "roll" or not set(PLAYED) & set(key)):
        return ""
    before, after = (_plain(value[name]) for name in ("before", "after"))
    return f"{path.stem}.{value['key']} {before}>{after}"


def _plain(fact: Any) -> str:
    return "-" if fact is None else fact if isinstance(fact, str) else json.dumps(fact, ensure_ascii=False)
