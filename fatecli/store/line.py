"""The line of a key in a text, for error messages only: the editor changes the value there, and the first line that
differs is the answer."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .edit import Path

SENTINEL = "fatecli looks for this line"


def line(raw: bytes, at: Path) -> int | None:
    """The line of the value at a path, from 1; of the table it should be in, if it is not there; or None."""
    try:
        text = raw.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None
    while at:
        found = _changed(text, at)
        if found is not None:
            return found
        at = at[:-1]
    return None


def _changed(text: str, at: Path) -> int | None:
    from tomlrt import Table, loads

    try:
        document = loads(text)
        node: Any = document
        for part in at[:-1]:
            node = node[part]
        if isinstance(at[-1], str) and at[-1] not in node:
            return None
        section = isinstance(node[at[-1]], Table) and not node[at[-1]].is_inline
        if section:
            del node[at[-1]]
        else:
            node[at[-1]] = SENTINEL
        drawn = document.render()
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        return None
    lines, others = text.split("\n"), drawn.split("\n")
    first = next((n for n, one in enumerate(lines) if others[n : n + 1] != [one]), None)
    if first is None:
        return None
    if section:  # a comment above it goes with it
        first = next((n for n in range(first, len(lines)) if lines[n].lstrip().startswith("[")), first)
    return first + 1
