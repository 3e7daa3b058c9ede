"""The dice of a hand: each of its function, with what a Handicap or a Facilité does to it."""

from __future__ import annotations

from ...core.turn import Die, sided
from ...core.value import value
from . import tables


@value
class Swing:
    """A Handicap (`handicap`) or a Facilité (`ease`) on a die, and why: a state's text; nothing: the table says so."""

    kind: str
    why: str = ""


@value
class Part:
    """The dice of one function: `attribute`, `skill`, `item`, `effect` or `initiative`; what gave them (`label`), how
    many count, what lies on them, and the faces once they have fallen."""

    role: str
    label: str = ""
    count: int = 1
    swings: tuple[Swing, ...] = ()
    faces: tuple[int, ...] = ()

    @property
    def die(self) -> Die:
        return sided(tables.DICE[self.role])

    @property
    def net(self) -> int:
        """How many Facilités (over 0) or Handicaps (under 0) are left when one of each has cancelled the other."""
        return sum(1 if one.kind == "ease" else -1 for one in self.swings)

    @property
    def thrown(self) -> int:
        """How many dice leave the hand: one more of the same type for each Handicap or Facilité (seed L27)."""
        return self.count + abs(self.net)

    @property
    def kept(self) -> tuple[int, ...]:
        """The faces that count."""
        return kept(self.faces, self.net, self.count)


def kept(faces: tuple[int, ...], net: int, count: int = 1) -> tuple[int, ...]:
    """The lowest under a Handicap, the highest under a Facilité, as many as count; only one of dice thrown for one
    (seed L27). Several of a kind bring as many extra dice; one of each cancel (digest G8, B28)."""
    if not net:
        return faces
    return tuple(sorted(faces, reverse=net > 0)[:count])
