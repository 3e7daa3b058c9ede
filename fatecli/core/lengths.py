"""Lengths of time as people type them, `10min`, `8h`, `3d`, `2w`, `1mo`, for the games that count them."""

from __future__ import annotations

UNITS = {
    "min": 1, "h": 60, "d": 1_440, "j": 1_440, "w": 10_080, "sem": 10_080, "mo": 43_200, "mois": 43_200,
}  # fmt: skip
"""Minutes by unit: minutes, hours, days, weeks, months of thirty days; `j`, `sem` and `mois` in French."""


def minutes(text: str) -> int | None:
    """The minutes of a length of time, or None if the text is none."""
    word = text.strip().casefold()
    unit = word.lstrip("0123456789").strip()
    number = word[: len(word) - len(word.lstrip("0123456789"))]
    if unit not in UNITS or not number or len(number) > 6:
        return None
    return int(number) * UNITS[unit]
