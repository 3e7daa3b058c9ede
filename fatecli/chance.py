"""The only source of chance: seeded dice by a documented map, and dice typed in from the table.

The map, so that any program can repeat a throw: the seed (0 to 2**48 - 1) starts SplitMix64 (Steele, Lea and Flood,
2014). For a die with n faces the next 64-bit output x is taken, and thrown away while x >= 2**64 - 2**64 % n, so that
every face is equally likely; the face is number x % n, counted from 0, lowest first. Dice are thrown one after the
other, in the order of the hands.
"""

from __future__ import annotations

from .core.dice import Cast, Die, Throw, cast
from .core.names import beginning
from .core.numbers import MINUS, number
from .core.value import TYPE_CHECKING
from .errors import Usage

if TYPE_CHECKING:
    from collections.abc import Iterable

SEED_BITS = 48
MASK = 2**64 - 1


def draw() -> int:
    """A fresh 48-bit seed from the operating system."""
    from os import urandom

    return int.from_bytes(urandom(SEED_BITS // 8), "big")


class Seeded:
    """Dice that all follow from one seed."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 2**SEED_BITS:
            raise Usage("usage.seed", found=seed, highest=2**SEED_BITS - 1)
        self.seed: int | None = seed
        self.state = seed

    def word(self) -> int:
        """The next 64 bits of SplitMix64."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def face(self, die: Die) -> int:
        sides = len(die.faces)
        limit = 2**64 - 2**64 % sides
        x = self.word()
        while x >= limit:
            x = self.word()
        return die.faces[x % sides]

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        return tuple(cast(tuple(self.face(die) for die, count in throw.dice for _ in range(count))) for throw in throws)

    def told(self, throw: Throw) -> Cast | None:
        return None


class Typed:
    """Dice that fell on the table: faces (`--dice`), or only sums (`--sum`), taken in the order thrown."""

    seed: int | None = None

    def __init__(self, dice: Iterable[str] = (), sums: Iterable[str] = ()) -> None:
        self.named: list[tuple[str, str]] = []
        self.plain: list[str] = []
        for part in (part.strip() for text in dice for part in text.split("/")):
            name, equals, faces = part.partition("=")
            if equals and not _is_die(name):
                self.named.append((name.strip(), faces.strip()))
            else:
                self.plain.append(part)
        self.sums = [part.strip() for text in sums for part in text.split("/")]
        if self.sums and (self.named or self.plain):
            raise Usage("usage.dice_and_sum")

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        return tuple(self.one(throw) for throw in throws)

    def told(self, throw: Throw) -> Cast | None:
        """The faces typed for this thrower by name, or the next ones typed without a name."""
        named = any(_names(name, throw) for name, _ in self.named)
        return self.one(throw) if named or self.plain or self.sums else None

    def one(self, throw: Throw) -> Cast:
        if self.sums:
            return _told(throw, self.sums.pop(0))
        for at, (name, faces) in enumerate(self.named):
            if _names(name, throw):
                del self.named[at]
                return cast(parse(throw, faces))
        if not self.plain:
            raise Usage("usage.dice_missing", name=throw.name, dice=throw.notation())
        return cast(parse(throw, self.plain.pop(0)))

    def finish(self) -> None:
        """Refuse dice that nobody threw."""
        left = [f"{name}={faces}" for name, faces in self.named] + self.plain + self.sums
        if left:
            raise Usage("usage.dice_left", found=" / ".join(left))


class Rehearsal(Exception):
    """Raised instead of throwing: the throws that would have come."""

    def __init__(self, throws: tuple[Throw, ...]) -> None:
        self.throws = throws


class Withheld:
    """Dice that stay in the hand, for `--dry-run`: the first throw ends the play."""

    seed: int | None = None

    def throw(self, throws: tuple[Throw, ...]) -> tuple[Cast, ...]:
        raise Rehearsal(throws)

    def told(self, throw: Throw) -> Cast | None:
        return None


def _names(name: str, throw: Throw) -> bool:
    return name == throw.who or bool(beginning(name, [throw.name]))


def _is_die(name: str) -> bool:
    return name[:1] in "dD" and name[1:].isdecimal()


def parse(throw: Throw, text: str) -> tuple[int, ...]:
    """The faces of one throw as typed, in the order of its dice; Usage if they cannot have fallen."""
    words = _words(throw, text)
    wanted = [die for die, count in throw.dice for _ in range(count)]
    if len(words) != len(wanted):
        raise Usage(
            "usage.dice_count",
            name=throw.name, found=text, count=len(words), wanted=len(wanted), dice=throw.notation(),
        )  # fmt: skip
    return tuple(_face(throw, die, word) for die, word in zip(wanted, words, strict=True))


def _words(throw: Throw, text: str) -> list[str]:
    if "=" in text:
        return _labelled(throw, text)
    apart = text.replace(",", " ").split()
    if len(apart) > 1 or len(throw.dice) != 1 or throw.dice[0][0].name != "dF":
        return apart
    whole = apart[0] if apart else ""
    if throw.count() == 1 and len(whole) > 1:
        return [whole]
    return list(whole)


def _labelled(throw: Throw, text: str) -> list[str]:
    """`d10=9,4 d6=5,2`: the faces die by die. Usage unless each die has as many as are thrown of it."""
    told: dict[str, list[str]] = {}
    for part in text.split():
        name, _, faces = part.partition("=")
        told.setdefault(name.lower(), []).extend(faces.split(","))
    words: list[str] = []
    for die, count in throw.dice:
        of = told.get(die.name.lower(), [])
        words += of[:count]
        del of[:count]
    if len(words) != throw.count() or any(told.values()):
        raise Usage("usage.dice_label", name=throw.name, found=text, dice=throw.notation())
    return words


def _face(throw: Throw, die: Die, word: str) -> int:
    face = number(word)
    if face is None and die.name == "dF":
        face = {"+": 1, "0": 0}.get(word, -1 if word in MINUS else None)
    if face is None or face not in die.faces:
        raise Usage("usage.dice_face", name=throw.name, found=word, die=die.name, faces=list(die.faces))
    return face


def _told(throw: Throw, word: str) -> Cast:
    told = number(word)
    lowest = sum(die.faces[0] * count for die, count in throw.dice)
    highest = sum(die.faces[-1] * count for die, count in throw.dice)
    if told is None or not lowest <= told <= highest:
        raise Usage("usage.dice_sum", name=throw.name, found=word, dice=throw.notation(), low=lowest, high=highest)
    return Cast(faces=(), sum=told)
