"""Dice, and what was thrown with them. Where the faces come from is `chance`'s business, not ours."""

from __future__ import annotations

from .value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Protocol


@value
class Die:
    """A die by its name (`d10`, `dF`) and the numbers on its faces, lowest first."""

    name: str
    faces: tuple[int, ...]


FATE = Die(name="dF", faces=(-1, 0, 1))


def sided(sides: int) -> Die:
    """The die with faces 1 to `sides`."""
    return Die(name=f"d{sides}", faces=tuple(range(1, sides + 1)))


D10 = sided(10)


@value
class Throw:
    """Dice about to leave one hand together: who throws (id and name), and how many of which."""

    who: str
    name: str
    dice: tuple[tuple[Die, int], ...]

    def notation(self) -> str:
        return " + ".join(f"{count}{die.name}" for die, count in self.dice)

    def count(self) -> int:
        return sum(count for _, count in self.dice)


@value
class Cast:
    """What fell: the faces in the order of the throw's dice, and their sum. No faces: only the sum was told."""

    faces: tuple[int, ...]
    sum: int


def cast(faces: tuple[int, ...]) -> Cast:
    """Faces as a cast, with their sum."""
    return Cast(faces=faces, sum=sum(faces))


if TYPE_CHECKING:

    class Dice(Protocol):
        """A source of chance: `throw` gives a cast for each throw, in order, asked once for all that are known.

        `told` gives the cast that was typed for a throw, or None where none was; nothing is thrown for it.
        """

        seed: int | None

        def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]: ...
        def told(self, throw: Throw) -> Cast | None: ...
