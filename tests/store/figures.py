"""The reliability figures, measured: `python -m tests.store.figures [--fuzz N]` from the root of the project.

It takes some minutes, for nothing is left out that the test suite samples.
"""

from __future__ import annotations

import argparse
import errno
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from . import crowd, failing, fuzzing, killing, power
from .corpus import DOCUMENTS
from .test_hostile import BROKEN
from .world import no_waiting

FILES = (1, 2, 5, 20)


def measure(what: str, play: Callable[[Path], int]) -> None:
    """One line: how many, of what, and how long it took."""
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        count = play(Path(folder).resolve())
    print(f"| {what} | {count:,} | {time.monotonic() - began:.0f} s |", flush=True)


def crashes() -> None:
    for files in FILES:
        measure(f"effects killed, files: {files}", lambda folder, n=files: killing.once(folder, n))  # type: ignore[misc]
    for files in FILES[:2]:
        measure(
            f"effects killed, lone files: {files}",
            lambda folder, n=files: killing.once(folder, n, campaign=False),  # type: ignore[misc]
        )
    for files in FILES:
        measure(
            f"pairs killed, the second in the recovery, files: {files}",
            lambda folder, n=files: killing.twice(folder, n, stride=1 if n < 20 else 5),  # type: ignore[misc]
        )
    measure("effects of an undo killed, files: 5", lambda folder: killing.undoing(folder, 5))


def power_cuts() -> None:
    for files in FILES[:3]:
        measure(f"power cuts, files: {files}", lambda folder, n=files: power.every_cut(folder, n, 10))  # type: ignore[misc]
    measure("power cuts, lone files: 2", lambda folder: power.every_cut(folder, 2, 10, campaign=False))


def failures() -> None:
    for files in FILES:
        for on, said in ((False, "one fails"), (True, "all fail from one on")):
            measure(
                f"effects failed, {said}, files: {files}",
                lambda folder, n=files, on=on: failing.once(folder, n, on=on),  # type: ignore[misc]
            )
    measure("effects failed with EIO, files: 5", lambda folder: failing.once(folder, 5, on=False, code=errno.EIO))


def crowds() -> None:
    for files in (1, 5):
        measure(f"processes at once, files: {files}", lambda folder, n=files: crowd.spending(folder, 50, n))  # type: ignore[misc]
    measure("processes at once, lone files: 5", lambda folder: crowd.spending(folder, 50, 5, campaign=False))


def edits(fuzz: int) -> None:
    measure("documents in the corpus", lambda folder: len(DOCUMENTS))
    measure("edits of every kind on every document", lambda folder: sum(map(fuzzing.systematic, DOCUMENTS)))
    measure("random edits", lambda folder: fuzzing.fuzz(fuzz, seed=int(time.time())))
    measure("broken documents refused", lambda folder: len(BROKEN))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fuzz", type=int, default=100_000, metavar="N")
    chosen = parser.parse_args()
    print("| what was tried, without one loss | how many | time |\n|---|--:|--:|")
    with no_waiting():
        crashes()
        power_cuts()
        failures()
    crowds()
    edits(chosen.fuzz)
    return 0


if __name__ == "__main__":
    sys.exit(main())
