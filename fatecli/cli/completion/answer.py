"""The answer to a Tab as each shell reads it: records that end in NUL, first the directives, then words and hints.

zsh and fish quote the words themselves. bash puts them on the line as they are, so they are quoted here; whatever a
file calls things, the shell reads one word and runs nothing.
"""

from __future__ import annotations

from os.path import commonprefix

from ...core.names import normal
from ...core.value import TYPE_CHECKING
from .line import Line

if TYPE_CHECKING:
    from .fit import Offers
    from .known import Pair

TAB = "\t"
SAFE = "_-./:=@%+,"
LISTING = "63"
"""bash's COMP_TYPE when it only lists what is possible."""
LONGEST_HINT = 70


def records(shell: str, line: Line, found: Offers, asked: str = "") -> str:
    """Everything the shell's script reads. `asked` is bash's COMP_TYPE."""
    directives = " ".join(name for name, on in (("files", found.files), ("more", found.more)) if on)
    if shell == "powershell":
        return _powershell(found)
    if shell == "bash":
        told = _listed(found.pairs) if asked == LISTING and len(found.pairs) > 1 else _for_bash(line, found.pairs)
        return "".join(f"{one}\0" for one in (directives, *told))
    if shell == "fish":
        told = [f"{name.replace(TAB, ' ')}\t{hint(about)}" for name, about in found.pairs]
        return "".join(f"{one}\0" for one in (directives, *told))
    told = [one for name, about in found.pairs for one in (name, hint(about))]
    return "".join(f"{one}\0" for one in (directives, *told))


def hint(text: str) -> str:
    """A hint on one line, without anything a terminal would obey."""
    bare = "".join(c if c.isprintable() else " " for c in text).strip()
    return bare if len(bare) <= LONGEST_HINT else bare[: LONGEST_HINT - 1].rstrip() + "…"


def _listed(pairs: tuple[Pair, ...]) -> list[str]:
    """What bash only shows: the words as they are, with their hints."""
    return [hint(name) + (f"  ({hint(told)})" if told else "") for name, told in pairs]


def _for_bash(line: Line, pairs: tuple[Pair, ...]) -> list[str]:
    """The words quoted for bash, without the part it keeps; so that what they share never undoes what was typed."""
    kept = len(line.kept)
    names = [name for name, _ in pairs if name[:kept].casefold() == line.kept.casefold()]
    quoted = [quote(name[kept:], line.quote) for name in names]
    shared = commonprefix(names)
    if len(names) > 1 and shared[:1] and not normal(shared).startswith(normal(line.word)) and shared != line.word:
        quoted = [one if at or not one[:1].isalnum() or line.quote else "\\" + one for at, one in enumerate(quoted)]
    return quoted


def quote(text: str, open_quote: str = "") -> str:
    """The text as bash must see it to read exactly this, after the quote that is already open.

    bash closes that quote itself, unless the text ends in the same mark: then it is closed here.
    """
    if not open_quote:
        return "".join(_bare(c) for c in text)
    mark = open_quote[-1]
    if open_quote == "$'":
        inside = _ansi(text)
    elif mark == "'":
        inside = "".join(c if c != "'" and c.isprintable() else _closed(c, mark) for c in text)
    else:
        inside = "".join(
            "\\" + c if c in '"\\$`' else c if c != "!" and c.isprintable() else _closed(c, mark) for c in text
        )
    return inside + mark if inside.endswith(mark) else inside


def _bare(c: str) -> str:
    if c.isalnum() or c in SAFE:
        return c
    return f"\\{c}" if c.isprintable() else f"$'{_ansi(c)}'"


def _closed(c: str, mark: str) -> str:
    """A character that cannot stand inside the open quotes: outside them, and the quotes opened again."""
    return mark + _bare(c) + mark


def _ansi(text: str) -> str:
    """Inside `$'...'`."""
    return "".join(c if c.isprintable() and c not in "'\\" else _code(c) for c in text)


def _code(c: str) -> str:
    if c in "'\\":
        return "\\" + c
    return "\\n" if c == "\n" else "\\t" if c == "\t" else f"\\U{ord(c):08x}"


def _powershell(found: Offers) -> str:
    """One JSON array on one line: what to put on the line, what to show, and the hint."""
    from json import dumps

    rows = []
    for name, told in found.pairs:
        bare = name and all(c.isalnum() or c in "_-./:=" for c in name)
        rows.append([name if bare else "'" + name.replace("'", "''") + "'", hint(name) or " ", hint(told) or " "])
    return dumps(rows) + "\n"
