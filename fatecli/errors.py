"""Every error a user can meet. The class is the kind and the exit status; the instance is a key and facts.

No prose stands here: `text` turns the key and the facts into a sentence of the user's language.
"""

from __future__ import annotations


class Problem(Exception):
    """What a command could not do, and why: a catalogue key (`refuse.no_points`) and its facts.

    `next` holds command lines (without `fatecli`) that would do instead, shown under the message; `pending` what may be
    chosen, as entries of the list of what waits (`core.waits`).
    """

    kind = "internal"
    status = 1

    def __init__(
        self,
        key: str,
        /,
        *,
        next: tuple[tuple[str, ...], ...] = (),
        pending: tuple[dict[str, object], ...] = (),
        **facts: object,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
        self.next = next
        self.pending = pending


class Usage(Problem):
    """The command line cannot be understood."""

    kind = "usage"
    status = 2


class Unreadable(Problem):
    """A file is missing, or cannot be read as what it should be."""

    kind = "unreadable"
    status = 3


class Refused(Problem):
    """The rules of this game, or the state of play, do not allow it."""

    kind = "refused"
    status = 4


class Disk(Problem):
    """The disk stands in the way: changed under us, busy, read-only, full."""

    kind = "disk"
    status = 5


class Which(Problem):
    """A name fits several things, or nothing, in a file that was found."""

    kind = "which"
    status = 6


class Choice(Problem):
    """The table has to choose first; nothing was thrown, spent or written."""

    kind = "choice"
    status = 7
