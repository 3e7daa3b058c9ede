"""Where a new `[table]` goes: behind the last one of its family, where a person would look for it; and a new key:
behind its own commented-out line, if its table has one.

Git takes two tables that two branches wrote at one place for a conflict. So a family may keep places: lines that hold
nothing but `# family.name`, in the order of the alphabet. A new table goes where its name belongs among them, and
two with other names do not meet.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from .edit import dotted
from .pen import at, put

if TYPE_CHECKING:
    from typing import Any

    from .edit import Edit, Path

MARK = "fatecli_new_section_here"


def open_section(text: str, edit: Edit) -> str:
    """The text with one new section in it."""
    from tomlrt import loads

    document = loads(text)
    behind = _last_of_family(document, edit[1])
    put(document, edit)
    kept = _at_place(text, edit)
    if kept is not None and loads(kept).to_dict() == document.to_dict():
        return kept
    drawn = document.render()
    if behind is None or not drawn.startswith(text):
        return drawn
    block = drawn[len(text) :]
    marked = loads(text)
    at(marked, behind)[MARK] = 0
    return _spliced(text, block, marked.render()) or drawn


def own_line(text: str, edit: Edit) -> str:
    """The text with one new key in it, behind the commented-out line of that key in its table."""
    from tomlrt import loads

    document, fresh = loads(text), loads("")
    put(document, edit)
    *above, name = edit[1]
    put(fresh, ("set", (name,), edit[2]))
    lines = text.splitlines(keepends=True)
    place, here = None, ""
    for n, line in enumerate(lines):
        if line.startswith("["):
            here = line.partition("#")[0].strip()
        elif line.startswith(f"# {dotted((str(name),))} = ") and here == (
            f"[{dotted(tuple(map(str, above)))}]" if above else ""
        ):
            place = n + 1
    if place is not None:
        drawn = "".join((*lines[:place], fresh.render(), *lines[place:]))
        if loads(drawn).to_dict() == document.to_dict():
            return drawn
    return document.render()


def _at_place(text: str, edit: Edit) -> str | None:
    """The new section before the first place or sister whose name comes later, at the latest before the last place;
    None if nobody keeps places for its family."""
    from tomlrt import loads

    (family, *below), new = edit[1], edit[2]
    for name in reversed(below):
        new = {name: new}
    lines = text.splitlines(keepends=True)
    told = {n: _place(line, f"# {family}.") for n, line in enumerate(lines) if _place(line, f"# {family}.")}
    if len(new) != 1 or not told:
        return None
    first, last = min(told), max(told)
    sisters = {n: _place(lines[n], f"[{family}.").rstrip("]") for n in range(first, last)}
    told.update({n: name for n, name in sisters.items() if name})
    place = next((n for n in sorted(told) if told[n] > next(iter(new))), last)
    fresh = loads("")
    put(fresh, ("set", (family,), new))
    apart = "\n" if place and lines[place - 1].strip() else ""
    return "".join((*lines[:place], apart, fresh.render().strip("\n"), "\n\n", *lines[place:]))


def _place(line: str, begins: str) -> str:
    """What stands behind the beginning of a line, if it is one word to its end."""
    rest = line[len(begins) :].strip() if line.startswith(begins) else ""
    return "" if " " in rest else rest


def _last_of_family(document: Any, path: Path) -> Path | None:
    """The section that ends the family: below the same parent, the last, and below that the last again."""
    if len(path) < 2:
        return None
    behind, table = path[:-1], at(document, path[:-1])
    found = None
    while (name := _last_section(table)) is not None:
        behind, table = (*behind, name), table[name]
        found = behind
    return found


def _last_section(table: Any) -> str | int | None:
    from tomlrt import AoT, Table

    if isinstance(table, AoT):
        return len(table) - 1 if len(table) else None
    names = [
        name
        for name, one in table.items()
        if isinstance(one, AoT) or isinstance(one, Table) and not one.is_inline and table.has_header(name)
    ]
    return names[-1] if names else None


def _spliced(text: str, block: str, marked: str) -> str | None:
    """The block put where the mark stands, behind the comments that belong to the lines above it."""
    lines = text.splitlines(keepends=True)
    place = next((n for n, line in enumerate(marked.splitlines(keepends=True)) if MARK in line), None)
    if place is None or place >= len(lines):
        return None
    end = place
    while end < len(lines) and lines[end].lstrip().startswith("#"):
        end += 1
    if end < len(lines) and not lines[end].strip():
        place = end
    apart = "\n" if _apart(lines[:place]) else ""
    return "".join((*lines[:place], apart, block.strip("\n"), "\n", *lines[place:]))


def _apart(lines: list[str]) -> bool:
    """Whether the section that ends here stands behind a blank line, so that the new one should too."""
    for n in range(len(lines) - 1, 0, -1):
        if lines[n].lstrip().startswith("["):
            while n > 0 and lines[n - 1].lstrip().startswith("#"):
                n -= 1
            return not lines[n - 1].strip()
    return True
