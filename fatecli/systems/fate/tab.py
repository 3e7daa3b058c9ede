"""What Tab knows of both Fates: how a ladder is told."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def rungs(ladder: Mapping[int, tuple[str, ...]], lang: str) -> Iterator[tuple[str, str]]:
    """Each rung's words with its number: English stands first, then every French spelling."""
    for number, spellings in ladder.items():
        for word in spellings[1:] if lang == "fr" else spellings[:1]:
            yield word, f"{number:+}"
