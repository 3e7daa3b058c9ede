"""show --watch: the scene drawn anew whenever a file of it changes, until Ctrl-C."""

from __future__ import annotations

import sys
from os import getcwd

from ..core.value import TYPE_CHECKING
from ..errors import Disk, Unreadable
from .play import play

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..render import Answer
    from .scan import Command

PAUSE = 0.5
"""Seconds between two looks at the files."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def watch(command: Command, words: list[str], write: Callable[[Answer], None]) -> int:
    """Draw, wait until a file has changed, and draw again. A file that somebody is just editing is waited for."""
    from time import sleep

    from ..store import find

    here = getcwd()
    seen: object = None
    while True:
        now = find.ages(here, find.campaign(here))
        if now != seen:
            seen = now
            _draw(command, words, write)
        sleep(PAUSE)


def _draw(command: Command, words: list[str], write: Callable[[Answer], None]) -> None:
    from ..render import Answer

    try:
        answers = play(command, words)
    except (Unreadable, Disk) as problem:
        answers = [Answer(command=command.step, switches={}, problem=problem)]
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
    for answer in answers:
        write(answer)
