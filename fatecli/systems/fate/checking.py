"""What `check` looks for in the sheets of both Fate games. `topic` is the catalogue of the game."""

from __future__ import annotations

from ...core import names
from ...core.keys import Finding
from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def alike(topic: str, table: str, texts: Mapping[str, str]) -> Iterator[Finding]:
    """Texts that differ only in case, accents, punctuation or spaces: two words for one thing, or a slip."""
    before: list[str] = []
    for key, text in texts.items():
        same = [other for other in before if text.strip() and names.normal(other) == names.normal(text)]
        if same:
            yield Finding(path=(table, key), why=f"{topic}.alike", found=text, accepted=same[0])
        before.append(text)
