"""The comments of a TOML text, found without being fooled by strings."""

from __future__ import annotations


def comments(text: str) -> list[str]:
    """All comments, sorted: the bag that an edit must leave as it is."""
    found = []
    at, size = 0, len(text)
    while at < size:
        mark = text[at]
        if mark == "#":
            end = text.find("\n", at)
            end = size if end < 0 else end
            found.append(text[at:end].rstrip())
            at = end
        elif mark in "\"'":
            at = _behind(text, at, mark)
        else:
            at += 1
    return sorted(found)


def _behind(text: str, at: int, mark: str) -> int:
    """The place behind the string that begins here."""
    if text.startswith(mark * 3, at):
        at += 3
        while at < len(text) and not text.startswith(mark * 3, at):
            at += 2 if text[at] == "\\" and mark == '"' else 1
        at += 3
        while at < len(text) and text[at] == mark:  # up to two quotation marks may stand before the closing three
            at += 1
        return at
    at += 1
    while at < len(text) and text[at] != mark and text[at] != "\n":
        at += 2 if text[at] == "\\" and mark == '"' else 1
    return at + 1
