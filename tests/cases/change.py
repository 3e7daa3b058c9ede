"""What changed between two states of a folder, as lines a person reads: the file's name, then its lines - and +."""

from __future__ import annotations

from difflib import unified_diff

from .world import Tree


def changes(before: Tree, after: Tree) -> str:
    """The changed lines of each changed file; a new or removed file is only named."""
    told: list[str] = []
    for name in sorted({*before, *after}):
        if name not in before:
            told.append(f"new: {name}\n")
        elif name not in after:
            told.append(f"gone: {name}\n")
        elif before[name] != after[name]:
            told += [f"{name}\n", *_lines(before[name], after[name])]
    return "".join(told)


def _lines(before: bytes, after: bytes) -> list[str]:
    old, new = (text.decode("utf-8").splitlines(keepends=True) for text in (before, after))
    lines = list(unified_diff(old, new, n=0))[2:]
    return [line if line.endswith("\n") else line + "\n\\ no newline at the end\n" for line in lines if line[0] != "@"]
