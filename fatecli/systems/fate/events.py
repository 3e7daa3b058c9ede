"""What both Fate games tell of a roll alike. Each game's own receipts are these with what its rules add."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any


@value
class Rolled(Event):
    """A roll as it fell, with every named number in it. `thrown` are faces that were thrown again, `passive` and
    `extra` what opposes; without an opposition it and its rung are None. A rung is that of the game's ladder."""

    id: str
    who: str
    trait: str
    action: str
    dice: tuple[int, ...]
    sum: int
    thrown: tuple[tuple[int, ...], ...]
    modifiers: tuple[dict[str, Any], ...]
    total: int
    rung: str
    passive: tuple[dict[str, Any], ...]
    extra: tuple[dict[str, Any], ...]
    opposition: int | None
    opposition_rung: str | None

    if TYPE_CHECKING:

        @property
        def told(self) -> str:
            """How the game tells the outcome; `alone` without one."""

    @property
    def key(self) -> str:
        return f"{self.topic}.rolled.{self.told}"


@value
class Stands(Event):
    """The open roll as it now stands."""

    roll: Rolled

    @property
    def key(self) -> str:
        return f"{self.topic}.stands.{self.roll.told}"

    def facts(self) -> dict[str, Any]:
        return self.roll.facts()


@value
class Invoked(Event):
    """An aspect invoked: +2, or the dice thrown again. `cost` is how it was paid, `helps` whose hand it helps;
    `points_left` None where no file counts them."""

    id: str
    who: str
    aspect: str
    owner: str
    effect: str
    cost: str
    helps: str
    points_left: int | None
    dice: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.topic}.invoked.{self.effect}.{self.cost}"
