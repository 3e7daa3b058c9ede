"""What waits for whom: hints, refusals, status 7, JSON's `pending` and Tab are all drawn from one list of it.

An entry is plain data: the `choice`, the line that makes it or lists its `options`, each of them a line too, and the
sentence that tells it. `owed` says that play does not go on before it is made.
"""

from __future__ import annotations

from ..errors import Refused
from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .events import Hint

    Entry = dict[str, Any]


def waits(
    choice: str,
    *argv: str,
    key: str,
    facts: dict[str, Any] | None = None,
    options: list[Entry] | None = None,
    owed: bool = False,
    **more: Any,
) -> Entry:
    """An entry of the list. Without `argv` its line is that of its first option; without `options` its line is the
    only one. `key` and `facts` are those of its sentence."""
    line = ["fatecli", *argv] if argv or not options else options[0]["argv"]
    return {
        "choice": choice, "owed": owed, **more, "key": key, "facts": facts or {}, "argv": line,
        "options": options or [{"argv": line}],
    }  # fmt: skip


def lines_of(one: Entry) -> list[list[str]]:
    """The lines of an entry: the one that asks, and that of each option."""
    return [one["argv"], *(option["argv"] for option in one["options"])]


def refusal(one: Entry) -> Refused:
    """The refusal of a step that has to wait for what is owed, with the line that pays it, by its first option too."""
    lines = dict.fromkeys(tuple(argv[1:]) for argv in lines_of(one)[:2])
    return Refused(one["key"], **one["facts"], next=tuple(lines))


def hints(pending: list[Entry]) -> list[Hint]:
    """What must be played before anything else, as one can type it."""
    from .events import Hint

    return [Hint(argv=tuple(one["argv"][1:]), key=one["key"], facts=one["facts"]) for one in pending if one["owed"]]
