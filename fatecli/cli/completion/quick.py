"""A sheet read without a parser, for speed: `tomllib` alone takes longer than all the rest of a Tab.

Only the plainest TOML is read: tables, and one value a line. At anything else it gives up, and the parser is asked.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
BEYOND = frozenset("\\\x7f") | {chr(code) for code in range(32)}
"""What no plain string holds: escapes, and characters that TOML forbids."""


def tables(text: str) -> dict[str, Any] | None:
    """The data of a document, or None if it is not of the plainest kind. Arrays are left out."""
    data: dict[str, Any] = {}
    table = data
    for line in text.replace("\r\n", "\n").split("\n"):
        line = line.strip(" \t")
        if not line or (line[0] == "#" and BEYOND.isdisjoint(line.replace("\t", ""))):
            continue
        if line[0] == "[":
            found = _header(data, line)
            if found is None:
                return None
            table = found
            continue
        pair = _pair(line)
        if pair is None or pair[0] in table:
            return None
        table[pair[0]] = pair[1]
    return data


def _header(data: dict[str, Any], line: str) -> dict[str, Any] | None:
    """The table that a line like `[stunts.healer]` opens; None if there is anything unusual about it."""
    inside, bracket, rest = line[1:].partition("]")
    if not bracket or not _ended(rest):
        return None
    *before, last = inside.split(".")
    table = data
    for name in before:
        if not _bare(name) or not isinstance(table.setdefault(name, {}), dict):
            return None
        table = table[name]
    if not _bare(last) or last in table:
        return None
    table[last] = {}
    opened: dict[str, Any] = table[last]
    return opened


def _pair(line: str) -> tuple[str, Any] | None:
    """A key and its value. An array is read as None, and dropped by whoever looks for numbers and texts."""
    if line[0] == '"':
        key, quote, rest = line[1:].partition('"')
        if not quote or not BEYOND.isdisjoint(key):
            return None
        rest = rest.lstrip(" \t")
    else:
        key, equals, rest = line.partition("=")
        key, rest = key.rstrip(" \t"), equals + rest
        if not _bare(key):
            return None
    if rest[:1] != "=":
        return None
    rest = rest[1:].strip(" \t")
    if rest[:1] in ("'", '"'):
        found, quote, after = rest[1:].partition(rest[0])
        plain = quote and _ended(after) and BEYOND.isdisjoint(found)
        return (key, found) if plain else None
    if rest[:1] == "[":
        inside, bracket, after = rest[1:].rpartition("]")
        return (key, None) if bracket and _ended(after) and _plain_array(inside) else None
    word, _, after = rest.partition("#")
    word = word.strip(" \t")
    if after and not BEYOND.isdisjoint(after.replace("\t", "")):
        return None
    if word in ("true", "false"):
        return key, word == "true"
    digits = word[1:] if word[:1] in ("+", "-") else word
    number = digits.isascii() and digits.isdecimal() and (digits == "0" or digits[0] != "0") and len(digits) < 10
    return (key, int(word)) if number else None


def _plain_array(inside: str) -> bool:
    """Whether an array holds whole numbers and plain texts only."""
    outside, texts = inside.split('"')[::2], inside.split('"')[1::2]
    whole = len(outside) == len(texts) + 1 and set("".join(outside)) <= set("0123456789, ")
    return whole and BEYOND.isdisjoint("".join(texts))


def _bare(name: str) -> bool:
    return bool(name) and BARE.issuperset(name)


def _ended(rest: str) -> bool:
    """Whether nothing but a comment follows."""
    rest = rest.strip(" \t")
    return not rest or (rest[0] == "#" and BEYOND.isdisjoint(rest.replace("\t", "")))
