"""Reading plain documents without loading a parser, which costs more than all else a roll does.

It knows tables, lists of tables (`[[roll.hands]]`), and values that stand on one line: texts without escapes, whole
numbers, flags, and lists of these.
At the first sign of anything else, above all of a fault, it declines, and `tomllib` reads the document. What it
reads it must read as `tomllib` does: a test holds the two together on documents broken at random.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

SPACE = " \t"
BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
DIGITS = frozenset("0123456789")
UNFIT = frozenset(map(chr, (*range(9), *range(10, 32), 127)))
FLAGS = {"true": True, "false": False}
LONGEST_NUMBER = 18


class Declined(Exception):
    """This is for the parser."""


def quick(text: str) -> dict[str, Any] | None:
    """The data of a document, or None where it is not plain enough."""
    data: dict[str, Any] = {}
    table = data
    rows: list[list[Any]] = []
    try:
        for line in text.replace("\r\n", "\n").split("\n"):
            if not UNFIT.isdisjoint(line):
                return None
            line = line.lstrip(SPACE)
            if not line or line[0] == "#":
                continue
            if line[0] == "[":
                table = _header(data, line, rows)
                continue
            key, line = _key(line)
            if line[:1] != "=" or key in table:
                return None
            table[key], line = _value(line[1:].lstrip(SPACE))
            _end(line)
    except Declined:
        return None
    return data


def _header(data: dict[str, Any], line: str, rows: list[list[Any]]) -> dict[str, Any]:
    """The new table that a `[header]` opens, or one more of a list of tables; `rows` are the lists made so."""
    row = line[:2] == "[["
    line = line[2 if row else 1 :].lstrip(SPACE)
    parts = []
    while True:
        key, line = _key(line)
        parts.append(key)
        if line[:1] != ".":
            break
        line = line[1:].lstrip(SPACE)
    if not line.startswith("]]" if row else "]"):
        raise Declined
    _end(line[2 if row else 1 :].lstrip(SPACE))
    for part in parts[:-1]:
        data = data.setdefault(part, {})
        if isinstance(data, list) and any(data is one for one in rows):
            data = data[-1]
        if not isinstance(data, dict):
            raise Declined
    new: dict[str, Any] = {}
    if row:
        if parts[-1] not in data:
            rows.append(data.setdefault(parts[-1], []))
        found = data[parts[-1]]
        if not any(found is one for one in rows):
            raise Declined
        found.append(new)
    elif parts[-1] in data:
        raise Declined
    else:
        data[parts[-1]] = new
    return new


def _key(line: str) -> tuple[str, str]:
    """A key at the beginning of a line, and what stands behind it."""
    if line[:1] in ('"', "'"):
        key, line = _text(line)
        return key, line
    size = 0
    while size < len(line) and line[size] in BARE:
        size += 1
    if not size:
        raise Declined
    return line[:size], line[size:].lstrip(SPACE)


def _text(line: str) -> tuple[str, str]:
    mark = line[0]
    text, closed, rest = line[1:].partition(mark)
    if not closed or rest[:1] == mark or mark == '"' and "\\" in text:
        raise Declined
    return text, rest.lstrip(SPACE)


def _value(line: str) -> tuple[Any, str]:
    if line[:1] == "[":
        return _list(line[1:].lstrip(SPACE))
    return _single(line)


def _list(line: str) -> tuple[list[Any], str]:
    found: list[Any] = []
    while line[:1] != "]":
        one, line = _single(line)
        found.append(one)
        if line[:1] == ",":
            line = line[1:].lstrip(SPACE)
        elif line[:1] != "]":
            raise Declined
    return found, line[1:].lstrip(SPACE)


def _single(line: str) -> tuple[Any, str]:
    if line[:1] in ('"', "'"):
        return _text(line)
    size = 0
    while size < len(line) and line[size] not in " \t,]#":
        size += 1
    word, rest = line[:size], line[size:].lstrip(SPACE)
    if word in FLAGS:
        return FLAGS[word], rest
    digits = word[1:] if word[:1] in ("-", "+") else word
    if not digits or not DIGITS.issuperset(digits) or len(digits) > LONGEST_NUMBER:
        raise Declined
    if digits[0] == "0" and digits != "0":
        raise Declined
    return int(word), rest


def _end(line: str) -> None:
    if line and line[0] != "#":
        raise Declined
