"""The shells' scripts: printed as they are, or put where the shell looks for them."""

from __future__ import annotations

import os

from ...core.value import TYPE_CHECKING
from ...errors import Disk
from ...store import read

if TYPE_CHECKING:
    from collections.abc import Mapping

SCRIPTS = {"bash": "fatecli.bash", "zsh": "_fatecli", "fish": "fatecli.fish", "powershell": "fatecli.ps1"}
"""The file of each shell's script."""

PLACES = {
    "bash": ("XDG_DATA_HOME", ".local/share", "bash-completion/completions/fatecli"),
    "zsh": ("ZDOTDIR", "", ".zfunc/_fatecli"),
    "fish": ("XDG_CONFIG_HOME", ".config", "fish/completions/fatecli.fish"),
    "powershell": ("XDG_CONFIG_HOME", ".config", "powershell/fatecli.ps1"),
}
"""Where each shell looks: the variable that names the folder, the folder under the home without it, and the rest."""


def script(shell: str) -> str:
    """The completion script of a shell."""
    path = os.path.join(os.path.dirname(__file__), "scripts", SCRIPTS[shell])
    raw, _ = read.content(path, SCRIPTS[shell])
    return read.decode(raw, SCRIPTS[shell])


def place(shell: str, environ: Mapping[str, str]) -> str:
    """The file a shell reads its completion of fatecli from."""
    variable, folder, rest = PLACES[shell]
    home = environ.get("HOME") or os.path.expanduser("~")
    return os.path.join(environ.get(variable) or os.path.join(home, folder), rest)


def install(shell: str, environ: Mapping[str, str]) -> str:
    """Put the script where the shell looks, and the path it has there; Disk if that cannot be written."""
    from ...store import disk

    path = place(shell, environ)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        disk.write(path + ".tmp", script(shell).encode(), durable=False)
        disk.rename(path + ".tmp", path)
    except OSError as wrong:
        raise Disk("store.failed", path=path, reason=wrong.strerror or str(wrong)) from None
    return path
