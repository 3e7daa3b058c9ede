"""The end point of the shells' completion: `fatecli _complete SHELL LINE`. It never fails and never writes a file."""

from __future__ import annotations

import sys

from ..core.value import TYPE_CHECKING
from . import tongue
from .completion.answer import records
from .completion.fit import Offers
from .completion.line import Line, cut
from .completion.offer import offers

if TYPE_CHECKING:
    from collections.abc import Sequence


def complete(argv: Sequence[str]) -> int:
    """Write what fits at the cursor. After the shell's name: its line up to the cursor; from bash also its word
    breaks and its COMP_TYPE; from PowerShell, which has no such line, the words themselves."""
    shell, *rest = argv or ("",)
    if shell == "powershell":
        line = Line(words=tuple(rest[:-1]), word="".join(rest[-1:]))
    else:
        text, breaks = (*rest, "", "")[:2]
        line = cut(text, shell, breaks)
    try:
        found = offers(line.words, line.word, tongue.early(list(line.words)))
    except Exception:
        from os import environ

        if environ.get("FATECLI_DEBUG"):
            raise
        found = Offers()
    answer = records(shell, line, found, "".join(rest[2:3]))
    sys.stdout.buffer.write(answer.encode("utf-8", "surrogateescape"))
    sys.stdout.flush()
    return 0
