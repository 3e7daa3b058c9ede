"""A task of a challenge, as it is typed in both Fate games."""

from __future__ import annotations


def read(text: str) -> tuple[str, str, str] | None:
    """`Calm the crowd=Rapport:3` as name, trait and difficulty, which may come later; None if it is not so written."""
    name, equals, rest = text.rpartition("=")
    trait, colon, word = (part.strip() for part in rest.rpartition(":"))
    if not colon:
        trait, word = word, ""
    return (name.strip(), trait, word) if equals and name.strip() and trait and bool(colon) == bool(word) else None
