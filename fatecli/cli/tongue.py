"""Which language an answer is in, and how it is drawn."""

from __future__ import annotations

from os import environ

from ..core.value import TYPE_CHECKING
from ..text import LANGUAGES
from .values import WORDS

if TYPE_CHECKING:
    from typing import TextIO

_campaign: list[str] = []


def settle_on(lang: object) -> None:
    """The campaign's language, once its `fatecli.toml` is read."""
    if isinstance(lang, str) and lang in LANGUAGES:
        _campaign[:] = [lang]


def spoken(given: dict[str, object]) -> str:
    """The language: `--lang`, then FATECLI_LANG, then the campaign's, then the locale's, then English."""
    asked = given.get("lang")
    if isinstance(asked, str):
        return asked
    wished = environ.get("FATECLI_LANG", "")
    if _known(wished):
        return _known(wished)
    if _campaign:
        return _campaign[0]
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return _known(locale[:2]) or "en"


def _known(word: str) -> str:
    from ..core.names import translate

    return translate(word, WORDS["lang"]) or "" if word else ""


def early(words: list[str]) -> str:
    """The language of an answer to a command line that was not understood."""
    given: dict[str, object] = {}
    for at, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option == "--lang":
            lang = _known(value if equals else "".join(words[at + 1 : at + 2]))
            if lang:
                given["lang"] = lang
    if not given and not environ.get("FATECLI_LANG") and not _campaign:
        from os import getcwd

        from ..store import find

        root = find.campaign(getcwd())
        if root:
            settle_on(find.head(f"{root}/{find.SETTINGS}").get("lang"))
    return spoken(given)


def mode(words: list[str], stream: TextIO | None) -> str:
    """json, plain or screen: as asked, else a screen on a terminal and plain lines into a pipe or file."""
    if "--json" in words:
        return "json"
    if "--plain" in words:
        return "plain"
    if "--pretty" in words or environ.get("FORCE_COLOR") or (stream is not None and stream.isatty()):
        return "screen"
    return "plain"


def width() -> int:
    """The columns of the terminal, 80 where there is none."""
    columns = environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) >= 20:
        return int(columns)
    from os import get_terminal_size

    try:
        return get_terminal_size(1).columns or 80
    except OSError:
        return 80
