"""The scripts themselves: each is read by its shell without a complaint, and lists what it offers with hints."""

from __future__ import annotations

import subprocess

import pytest

from fatecli.cli.completion.install import SCRIPTS

from .conftest import ROOT, Shell


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_a_script_is_sound(name: str) -> None:
    ran = subprocess.run([name, "-n", ROOT / "completions" / SCRIPTS[name]], capture_output=True, check=True)
    assert (ran.stdout, ran.stderr) == (b"", b"")


def test_several_offers_are_listed_with_their_hints(shell: Shell) -> None:
    """Two tabs list what there is; what was typed stays as it is, and nothing escapes to the terminal."""
    shell.screen = b""
    shell.press("fatecli roll nasty it --invoke \t\t", "trouble")
    assert shell.type("\x15\x0bfatecli done\r") == ["done"]
    shown = shell.screen.decode(errors="replace")
    assert "trouble" in shown and "high_concept" in shown
    assert "\x1b[31mred" not in shown
