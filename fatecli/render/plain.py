"""Plain lines: one fact a line, no boxes, colours or glyphs, numbers said with plus and minus."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import has, say

if TYPE_CHECKING:
    from . import Answer


def page(answer: Answer, lang: str, width: int) -> str:
    """The answer's facts, one a line, whatever the width: lines are for `grep`, a terminal wraps them itself."""
    from . import MOST_HINTS
    from .views import choices, switch

    told = [line for event in answer.events for line in _lines(event, lang)]
    if answer.problem is not None:
        told.append(say(lang, answer.problem.key, **answer.problem.facts))
        told += choices(answer.problem.key, answer.problem.facts, lang)
        told += [f"{say(lang, 'screen.next')} {command(argv, lang)}" for argv in answer.problem.next]
    told += [f"{say(lang, 'screen.switch')} {switch(name, setting)}" for name, setting in answer.switches.items()]
    told += [f"{say(lang, 'screen.warning')} {say(lang, key, **facts)}" for key, facts in answer.warnings]
    if answer.dry:
        told += [say(lang, "screen.would_change", **one) for one in answer.files if one["changed"]]
        told.append(say(lang, "screen.dry"))
    told += [
        f"{say(lang, 'screen.next')} {command(one.argv, lang)}" for one in answer.hints[:MOST_HINTS]
    ]  # fmt: skip
    return "".join(line.replace("\n", " ") + "\n" for line in told)


def _lines(event: object, lang: str) -> list[str]:
    from .views import view

    seen = view(event, lang)
    if seen is None:
        return [say(lang, event.key, **event.facts())]  # type: ignore[attr-defined]
    return seen.plain()


def command(argv: tuple[str, ...], lang: str) -> str:
    """A command line as one types it, with the quotes a shell needs, and what is still to be filled in called as the
    language calls it."""
    return " ".join(("fatecli", *(quoted(_placed(word, lang)) for word in argv)))


def _placed(word: str, lang: str) -> str:
    """`WHO`, `[NAME]` and `heroes=WHO` as the language has them: QUI, [NOM], heroes=QUI."""
    before, equals, last = word.rpartition("=")
    key = f"screen.place.{last.strip('[]')}"
    if not last.isupper() or not has(lang, key):
        return word
    return before + equals + last.replace(last.strip("[]"), say(lang, key))


def quoted(word: str) -> str:
    """A word in single quotes if a shell would not take it as it is."""
    if word[:1] == "[" and word[-1:] == "]" and word[1:-1].isalpha() and word.isupper():
        return word  # a place to fill in, `[NAME]`
    safe = all(c.isalnum() or c in "-_./:=+,@%^" for c in word)
    return word if word and safe else "'" + word.replace("'", "'\\''") + "'"
