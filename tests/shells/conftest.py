"""Real shells on a pseudo-terminal: keys go in, and what a command line became is read from the program it started."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 5.0
START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
READY = {
    "bash": "source {scripts}/fatecli.bash",
    "zsh": "autoload -Uz compinit && compinit -u -D && source {scripts}/_fatecli",
    "fish": "source {scripts}/fatecli.fish",
}
PROGRAM = """#!{python}
import json, sys
if sys.argv[1:2] == ["_complete"]:
    from fatecli.cli.run import main
    raise SystemExit(main())
with open({seen!r}, "a") as file:
    file.write(json.dumps(sys.argv[1:]) + "\\n")
"""


def _own_terminal() -> None:
    """Make the pseudo-terminal the shell's own, as fish insists."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Shell:
    """A shell that runs a stand-in for `fatecli`, which notes its arguments and completes like the real one."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.folder = name, folder
        self.seen = folder / "seen.jsonl"
        programs = folder / "bin"
        programs.mkdir()
        program = programs / "fatecli"
        program.write_text(PROGRAM.format(python=sys.executable, seen=str(self.seen)))
        program.chmod(0o755)
        home = folder / "home"
        home.mkdir()
        environment = {
            "PATH": f"{programs}:{os.environ['PATH']}",
            "HOME": str(home),
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
            "FATECLI_LANG": "en",
            "PYTHONPATH": str(ROOT),
            "PS1": "> ",
        }
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            START[name],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder / "campaign",
            env=environment,
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.screen = b""
        self.run(READY[name].format(scripts=ROOT / "completions"))
        self.type("fatecli ready\r")

    def run(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\r")

    def type(self, keys: str) -> list[str]:
        """Send keys that end in Enter, and the arguments of the `fatecli` they started."""
        before = self._count()
        os.write(self.master, keys.encode())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._drain()
            if self._count() > before:
                arguments: list[str] = json.loads(self.seen.read_text().splitlines()[-1])
                return arguments
        os.write(self.master, b"\x03")
        raise AssertionError(f"{self.name} started nothing after {keys!r}: {self.screen[-2000:]!r}")

    def press(self, keys: str, shows: str) -> None:
        """Send keys and wait for what they show: keys that are typed ahead end a shell's listing."""
        os.write(self.master, keys.encode())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and shows.encode() not in self.screen:
            self._drain()

    def _count(self) -> int:
        return self.seen.read_text().count("\n") if self.seen.exists() else 0

    def _drain(self) -> None:
        ready, _, _ = select.select([self.master], [], [], 0.02)
        if ready:
            self.screen += os.read(self.master, 65536)

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)


@pytest.fixture(scope="session", params=["bash", "zsh", "fish"])
def shell(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shell]:
    """Each of the three shells in a campaign whose names are as nasty as names can be."""
    name: str = request.param
    assert shutil.which(name), f"{name} has to be installed to test its completion"
    folder = tmp_path_factory.mktemp(name)
    shutil.copytree(Path(__file__).parent / "campaign", folder / "campaign")
    shell = Shell(name, folder)
    yield shell
    shell.close()
