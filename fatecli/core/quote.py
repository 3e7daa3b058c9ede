"""A text and a key as TOML writes them, for the files that play makes."""

from __future__ import annotations


def quoted(text: str) -> str:
    """A text as a TOML string on one line."""
    told = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04X}" for c in told) + '"'


def named(key: str) -> str:
    """A key, quoted where it is not a bare one: TOML's bare keys are ASCII."""
    return key if key and all(c.isascii() and (c.isalnum() or c in "-_") for c in key) else quoted(key)
