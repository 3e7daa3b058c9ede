"""Numbers as people type them: `3`, `+2`, `-1`, the Unicode minus, and a number with its label, `high ground=2`."""

from __future__ import annotations

from ..errors import Usage

MINUS = "-\u2212\u2013"


def number(text: str) -> int | None:
    """The whole number, or None if the text is not one."""
    text = text.strip()
    if text[:1] in MINUS and text[1:]:
        text = "-" + text[1:]
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isdecimal() and digits.isascii() and len(digits) <= 6 else None


def labelled(text: str) -> tuple[str, int]:
    """`high ground=2` as its label and number; the label may be left out. Usage if there is no number."""
    label, _, told = text.rpartition("=")
    found = number(told)
    if found is None:
        raise Usage("usage.labelled", found=text)
    return label.strip(), found
