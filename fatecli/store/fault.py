"""Why a text is not TOML, in words of our own: the parser's are English and speak to programmers."""

from __future__ import annotations

from ..errors import Unreadable
from .find import told

REASONS = (
    ("Cannot overwrite", "twice"),
    ("Cannot declare", "table_twice"),
    ("Cannot mutate immutable", "table_twice"),
    ("Cannot redefine", "table_twice"),
    ("Duplicate inline", "twice"),
    ("Unterminated string", "open_string"),
    ('Expected "\'"', "open_string"),
    ("Illegal character '\\n'", "open_string"),
    ("Unclosed array", "open_array"),
    ("Unclosed inline", "open_inline"),
    ("Unescaped", "backslash"),
    ("Invalid hex value", "backslash"),
    ("Invalid value", "value"),
    ("Invalid date", "value"),
    ("Exceeds the limit", "value"),
    ("Expected newline or end of document", "value"),
)
CONFLICT = ("<<<<<<<", "=======", ">>>>>>>")
"""What git leaves in a file that two clones changed."""


def fault(said: str, text: str, shown: str, *, deep: bool) -> Unreadable:
    """The error for a text the parser refused, from what the parser said of it."""
    lines = text.split("\n")
    line = _line(said, text)
    words = lines[line - 1].strip() if line <= len(lines) else ""
    excerpt = told(words if len(words) <= 60 else words[:59] + "…")
    if deep:
        return Unreadable("store.too_deep", path=shown, line=_deepest(lines))
    if words.startswith(CONFLICT):
        return Unreadable("store.conflict", path=shown, line=line)
    key = _accented(words)
    if key:
        return Unreadable("store.bare_key", path=shown, line=line, name=key, cure=f'"{key}"')
    if said.startswith("Invalid value") and _in_list(said, lines, line):
        return Unreadable("store.open_array", path=shown, line=line, excerpt=excerpt)
    for beginning, name in REASONS:
        if said.startswith(beginning):
            return Unreadable(f"store.{name}", path=shown, line=line, excerpt=excerpt)
    return Unreadable("store.not_toml", path=shown, line=line, excerpt=excerpt)


def _in_list(said: str, lines: list[str], line: int) -> bool:
    """Whether a list that was left open waits for a value where the text ends, or where a line begins."""
    until = line if said.endswith("end of document)") else line - 1 if said.endswith("column 1)") else 0
    return "\n".join(lines[:until]).rstrip()[-1:] in ("[", ",")


def _line(said: str, text: str) -> int:
    _, found, rest = said.partition("(at line ")
    if found:
        return int(rest.partition(",")[0])
    if said.endswith("(at end of document)"):
        return len(text.rstrip().split("\n"))
    return _alone(said, text.split("\n"))


def _alone(said: str, lines: list[str]) -> int:
    """The line that says the same wrong thing by itself: a number or day that Python will not take has no line."""
    from tomllib import loads

    for number, line in enumerate(lines, 1):
        try:
            loads(line)
        except (ValueError, RecursionError) as wrong:
            if str(wrong) == said:
                return number
    return 1


def _deepest(lines: list[str]) -> int:
    return max(range(len(lines)), key=lambda n: lines[n].count("[") + lines[n].count("{")) + 1


def _accented(line: str) -> str | None:
    """The key of a line that stands without quotes and needs them, because a letter of it is not ASCII."""
    key = line.strip("[] ") if line.startswith("[") else line.partition("=")[0].strip()
    for part in key.split("."):
        part = part.strip()
        if part and not part.isascii() and part[0] not in "\"'#" and part.replace("-", "").replace("_", "").isalnum():
            return part
    return None
