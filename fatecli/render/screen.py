"""The screen: what a terminal shows. Colour repeats what stands there and never adds to it."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import NARROWEST
from .plain import command

if TYPE_CHECKING:
    from rich.console import Console

    from . import Answer
    from .views import Row, View

WIDEST = 80
LABEL = 11


def page(answer: Answer, lang: str, width: int) -> str:
    """The answer as a screen of at most 80 columns."""
    from io import StringIO

    from rich.console import Console

    from .views import choices, switch

    out = StringIO()
    console = Console(file=out, width=min(width, WIDEST), highlight=False, markup=False, emoji=False, **_colour())  # type: ignore[arg-type]
    if answer.problem is not None:
        _prose(console, say(lang, answer.problem.key, **answer.problem.facts), "bold red")
        for line in choices(answer.problem.key, answer.problem.facts, lang):
            console.print(line, soft_wrap=True)
        for argv in answer.problem.next:
            console.print("  " + command(argv, lang), soft_wrap=True)
    _events(console, answer, lang)
    for name, setting in answer.switches.items():
        console.print(f"{say(lang, 'screen.switch')} {switch(name, setting)}")
    for key, facts in answer.warnings:
        _prose(console, f"{say(lang, 'screen.warning')} {say(lang, key, **facts)}", "yellow")
    if answer.dry:
        for one in answer.files:
            if one["changed"]:
                console.print(say(lang, "screen.would_change", **one))
        console.print(say(lang, "screen.dry"), style="bold")
    _hints(console, answer, lang)
    return out.getvalue()


def _colour() -> dict[str, object]:
    """Colour for a terminal, or where FORCE_COLOR asks for it; never where NO_COLOR forbids it."""
    from os import environ
    from sys import stdout

    if environ.get("NO_COLOR"):
        return {"force_terminal": False, "color_system": None, "no_color": True}
    if environ.get("FORCE_COLOR") or stdout.isatty():
        return {"force_terminal": True}
    return {"force_terminal": False, "color_system": None}


def _height() -> int:
    """The rows of the terminal; 0 where there is none, and so no limit."""
    from os import environ, get_terminal_size
    from sys import stdout

    rows = environ.get("LINES", "")
    if rows.isdecimal():
        return int(rows)
    try:
        return get_terminal_size(1).lines if stdout.isatty() else 0
    except OSError:
        return 0


def _tells_commands(answer: Answer) -> bool:
    """Whether a board on the screen has said already what may be typed."""
    last = answer.events[-1] if answer.events else None
    return bool(getattr(last, "calls", ())) and answer.problem is None


def _events(console: Console, answer: Answer, lang: str) -> None:
    from .views import view

    for event in answer.events:
        seen = view(event, lang)
        if seen is None:
            _prose(console, say(lang, event.key, **event.facts()))
        else:
            _block(console, seen)


def _block(console: Console, seen: View) -> None:
    if seen.board is not None:
        for place, line in enumerate(seen.board(console.width, _height())):
            console.print(line, style="bold" if place == 0 else None, soft_wrap=True)
    if seen.raw:
        console.print(seen.raw.removesuffix("\n"), soft_wrap=True)
    if seen.title:
        _ends(console, seen.title, seen.remark, "bold")
    columns = [row for row in seen.rows if not row.kind]
    label = max([LABEL, *(_cells(row.label) for row in columns)])
    numbered = any(row.number is not None for row in columns)
    for row in seen.rows:
        _row(console, row, label, numbered)
    if seen.verdict:
        _ends(console, seen.verdict, seen.beside, "bold")
    for line in seen.prose:
        _prose(console, line)


def _row(console: Console, row: Row, label: int, numbered: bool) -> None:
    if row.kind == "head":
        _prose(console, row.label, "bold")
        return
    if row.kind == "note":
        _hanging(console, "  ", row.label)
        return
    padding = " " * (label - _cells(row.label))
    number = "" if row.number is None else "0" if row.number == 0 else f"{row.number:+}"
    middle = f"{minus(number):>5}" if numbered else ""
    _hanging(console, f"  {row.label}{padding}{middle}   ", row.detail)


def _hanging(console: Console, before: str, text: str) -> None:
    """Text after a beginning, its further lines under its first. `textwrap` never breaks at a no-break space."""
    from textwrap import wrap

    room = max(NARROWEST, console.width - _cells(before))
    lines = wrap(text, room, break_long_words=False, break_on_hyphens=False) or [""]
    for line in lines:
        console.print((before + line).rstrip(), soft_wrap=True)
        before = " " * _cells(before)


def _ends(console: Console, left: str, right: str, style: str) -> None:
    """A line with something at both ends; on two lines if both do not fit."""
    from rich.text import Text

    gap = console.width - 1 - _cells(left) - _cells(right)
    if not right or gap < 3:
        _prose(console, left, style)
        if right:
            console.print(right)
        return
    line = Text(left, style=style)
    line.append(" " * gap + right, style="not bold")
    console.print(line)


def _prose(console: Console, text: str, style: str = "") -> None:
    from textwrap import wrap

    for line in wrap(text, console.width, break_long_words=False, break_on_hyphens=False) or [""]:
        console.print(line, style=style or None, soft_wrap=True)


def _hints(console: Console, answer: Answer, lang: str) -> None:
    from . import MOST_HINTS

    hints = () if _tells_commands(answer) else answer.hints[:MOST_HINTS]
    if hints and answer.events:
        console.print()
    typed = [command(one.argv, lang) for one in hints]
    width = max((_cells(one) for one in typed), default=0)
    for line, one in zip(typed, hints, strict=True):
        before, told = f"  {line}{' ' * (width - _cells(line))}   ", say(lang, one.key, **one.facts)
        if _cells(before) > console.width // 2:
            console.print(f"  {line}", soft_wrap=True)
            before = " " * 6
        _hanging(console, before, told)


def _cells(text: str) -> int:
    from rich.cells import cell_len

    return cell_len(text)


def minus(text: str) -> str:
    """The typographic minus, for a screen only."""
    return text.replace("-", "\u2212")
