"""JSON without the package `json`, whose import costs as much as reading a sheet: it wants regular expressions.

The two functions below use the same C code as `json` does; where it is not built in, they are `json`.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def write(data: object) -> bytes:
    """Data on one line. What JSON does not know is written as text; what UTF-8 cannot write is escaped."""
    try:
        from _json import encode_basestring, encode_basestring_ascii
    except ImportError:
        from json.encoder import encode_basestring, encode_basestring_ascii
    try:
        return _written(data, encode_basestring).encode("utf-8")
    except UnicodeEncodeError:
        return _written(data, encode_basestring_ascii).encode("ascii")


def _written(data: object, text: Callable[[str], str]) -> str:
    if isinstance(data, str):
        return text(data)
    if data is None or data is True or data is False:
        return "null" if data is None else "true" if data else "false"
    if isinstance(data, int):
        return int.__repr__(data)
    if isinstance(data, float):
        return "NaN" if data != data else float.__repr__(data).replace("inf", "Infinity")
    if isinstance(data, dict):
        return "{" + ",".join(f"{text(str(key))}:{_written(one, text)}" for key, one in data.items()) + "}"
    if isinstance(data, (list, tuple)):
        return "[" + ",".join(_written(one, text) for one in data) + "]"
    return text(str(data))


class _Usual:
    """How `json` reads when it is told nothing."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int = float, int
    parse_constant = float


def read(raw: bytes) -> Any:
    """The data of one line, or ValueError."""
    line = raw.decode("utf-8").strip(" \t\r\n")
    try:
        from _json import make_scanner
    except ImportError:
        from json import loads

        return loads(line)
    try:
        data, end = make_scanner(_Usual)(line, 0)  # type: ignore[arg-type]
    except StopIteration:
        raise ValueError("no JSON") from None
    if end != len(line):
        raise ValueError("more than one value")
    return data
