"""Throwing: the dice and the receipts of one command, without sheets or scenes. All that dice without a sheet need."""

from __future__ import annotations

from .value import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .dice import Cast, Dice, Throw
    from .events import Event, Hint


class Throwing:
    """Dice to throw and receipts to write. `settings` is the campaign's `fatecli.toml`."""

    def __init__(self, *, dice: Dice, settings: dict[str, Any]) -> None:
        self.dice = dice
        self.settings = settings
        self.events: list[Event] = []
        self.hints: list[Hint] = []
        self.pending: list[dict[str, Any]] = []
        self.warnings: list[tuple[str, dict[str, object]]] = []
        self.switches: dict[str, Any] = {}
        self.casts: list[tuple[Throw, Cast]] = []

    def throw(self, *throws: Throw) -> tuple[Cast, ...]:
        """Throw all dice that are known to be thrown now, in order."""
        casts = self.dice.throw(throws)
        self.casts.extend(zip(throws, casts, strict=True))
        return casts

    def told(self, throw: Throw) -> Cast | None:
        """The dice that were typed for a throw made earlier; None where none were, and nothing is thrown."""
        cast = self.dice.told(throw)
        if cast is not None:
            self.casts.append((throw, cast))
        return cast

    def note(self, event: Event) -> None:
        """Write a receipt."""
        self.events.append(event)

    def hint(self, key: str, *argv: str, **facts: Any) -> None:
        """Offer something to type next."""
        from .events import Hint

        self.hints.append(Hint(argv=argv, key=key, facts=facts))

    def warn(self, key: str, **facts: object) -> None:
        """Say something that stops nothing."""
        self.warnings.append((key, facts))

    def switch(self, name: str, setting: object) -> None:
        """Record that a house rule bore on the answer."""
        self.switches[name] = setting
