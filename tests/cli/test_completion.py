"""`completion SHELL`: the script as it is shipped, printed or installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatecli.cli.completion.install import SCRIPTS, script
from fatecli.cli.run import main


@pytest.mark.parametrize("shell", SCRIPTS)
@pytest.mark.parametrize("mode", ["--plain", "-q"])
def test_a_script_is_printed_as_it_is(shell: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell, mode]) == 0
    assert capsys.readouterr().out == script(shell)


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_script_is_installed(
    shell: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "ZDOTDIR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert main(["completion", shell, "--install"]) == 0
    (written,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert written.read_text(encoding="utf-8") == script(shell)
    told = capsys.readouterr().out
    assert str(written) in told
    assert ("warning: " in told) == (shell != "fish"), "only fish looks there by itself"
