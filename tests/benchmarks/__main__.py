"""`python -m tests.benchmarks [--runs N]`: what each kind of command costs, against its goal.

F is the CPU time of `python -c pass` with the interpreter of the installed command, measured anew beside each
command; each figure is the median of the ratios over all runs. The command is installed, not editable, in a fresh
environment that is made here; everything is run once before anything is measured, or it would measure compilation.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PASS = ["-c", "pass"]


@dataclass(frozen=True)
class Way:
    """A path through the program: what it is called, the goal in F, the line, and what surrounds it; a `fight` is a
    scene in which a hit waits."""

    name: str
    goal: float
    line: str
    screen: bool = False
    status: int = 0
    fight: bool = False


PATHS = (
    Way("bare roll, --json", 1.5, "roll 4dF+3 --json"),
    Way("bare roll, --plain", 1.5, "roll --plain"),
    Way("sheet roll, --json, Fate Core", 3.5, "roll zird Lore --vs 6 -d +0-+ --json"),
    Way("sheet roll, --plain, Fate Core, French", 3.5, "roll zird Lore --vs 6 --plain --lang fr"),
    Way("sheet roll, --json, Storyteller", 3.5, "roll hall Perception+Finances --json"),
    Way("step that writes, --json, Fate Core", 7, "roll cynere Fight --vs 4 --invoke sword --json"),
    Way("step that writes, --plain, Storyteller", 7, "roll veronica Perception --willpower --plain"),
    Way("table, sheet roll", 6.5, "roll zird Lore --vs 6 -d +0-+", screen=True),
    Way("table, show", 6.5, "show zird", screen=True),
    Way("help", 7, "help"),
    Way("help of a step", 7, "roll --help"),
    Way("usage error", 7, "roll zird Lore --vz 3", status=2),
    Way("short options in one word", 3.5, "roll zird Lore -nq"),
    Way("words after --", 7, "roll -n -- zird Lore"),
    Way("Tab, a command", 2.5, "_complete fish 'fatecli ro'"),
    Way("Tab, a character", 2.5, "_complete fish 'fatecli roll z'"),
    Way("Tab, a trait", 2.5, "_complete fish 'fatecli roll zird L'"),
    Way("Tab, an aspect", 2.5, "_complete fish 'fatecli invoke zird w'"),
    Way("Tab in a fight, a command", 2.5, "_complete fish 'fatecli '", fight=True),
    Way("Tab in a fight, a way to absorb", 2.5, "_complete fish 'fatecli absorb ulm '", fight=True),
    Way("Tab in a fight, an aspect", 2.5, "_complete fish 'fatecli invoke maren s'", fight=True),
)

CYNERE = """\
schema = 1
system = "fate-core"
name = "Cynere"
fate_points = 100000

[aspects]
high_concept = "Infamous Girl With Sword"

[skills]
Fight = 3
"""


def installed(folder: Path) -> Path:
    """A fresh environment with the project installed as a user would, and its `bin`."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    bin = folder / "venv" / "bin"
    subprocess.run([bin / "pip", "install", "-q", "--disable-pip-version-check", ROOT], check=True)
    return bin


def campaign(folder: Path) -> Path:
    """Lone sheets of both games, with points enough for every run."""
    here = folder / "sheets"
    here.mkdir()
    for sheet in ("fate-core/characters/zird", "storyteller/characters/hall", "storyteller/characters/veronica"):
        shutil.copy(ROOT / "examples" / f"{sheet}.toml", here)
    (here / "cynere.toml").write_text(CYNERE, encoding="utf-8")
    return here


def fight(folder: Path, bin: Path) -> Path:
    """A campaign of Fate Core, in whose running conflict a hit waits."""
    here = folder / "fight"
    shutil.copytree(ROOT / "examples" / "fate-core", here)
    for line in ("conflict start quay --side heroes=maren,iskra --side foes=ulm", "attack maren ulm -d ++00/0000"):
        subprocess.run([bin / "fatecli", *line.split()], cwd=here, check=True, stdout=subprocess.DEVNULL)
    return here


class Clock:
    """Runs commands and takes their CPU time, their children's included."""

    def __init__(self, bin: Path, here: Path, fight: Path, state: Path) -> None:
        self.bin, self.here, self.fight = bin, here, fight
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.environ = {**kept, "LANG": "C.UTF-8", "FATECLI_STATE": str(state), "COLUMNS": "80"}

    def cost(self, argv: list[str], *, screen: bool = False, status: int = 0, fight: bool = False) -> float:
        environ = {**self.environ, **({"FORCE_COLOR": "1"} if screen else {})}
        with open(os.devnull, "r+b") as nothing:
            here = self.fight if fight else self.here
            running = subprocess.Popen(argv, cwd=here, env=environ, stdin=nothing, stdout=nothing, stderr=nothing)
            _, ended, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(ended)
        if running.returncode != status:
            raise SystemExit(f"{shlex.join(argv)} ended with {running.returncode}, not {status}")
        return used.ru_utime + used.ru_stime

    def start(self) -> float:
        """F."""
        return self.cost([str(self.bin / "python"), *PASS])

    def command(self, path: Way) -> float:
        fresh = self.here / "veronica.toml"
        shutil.copy(ROOT / "examples" / "storyteller" / "characters" / fresh.name, fresh)
        return self.cost(
            [str(self.bin / "fatecli"), *shlex.split(path.line)],
            screen=path.screen, status=path.status, fight=path.fight,
        )  # fmt: skip


def measured(clock: Clock, runs: int) -> dict[Way, float]:
    """The median ratio of each path, F measured before each."""
    ratios: dict[Way, list[float]] = {path: [] for path in PATHS}
    for at in range(runs + 1):
        for path in PATHS:
            start, cost = clock.start(), clock.command(path)
            if at:
                ratios[path].append(cost / start)
    return {path: median(of) for path, of in ratios.items()}


def main() -> int:
    asked = ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    asked.add_argument("--runs", type=int, default=15)
    runs: int = asked.parse_args().runs
    with TemporaryDirectory() as name:
        folder = Path(name)
        bin = installed(folder)
        clock = Clock(bin, campaign(folder), fight(folder, bin), folder / "state")
        found = measured(clock, runs)
        print(f"F = {1000 * median(clock.start() for _ in range(runs)):.1f} ms CPU, {runs} paired runs, medians")
    for path, ratio in found.items():
        print(f"{path.name:40} {ratio:5.2f} F  goal {path.goal:4.1f}  {'' if ratio <= path.goal else 'OVER'}".rstrip())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
