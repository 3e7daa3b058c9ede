"""A hand: the dice of one roller and every named number beside them, before and after they fall."""

from __future__ import annotations

from ...core.roll import Modifier
from ...core.turn import Cast, Throw
from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Usage
from .dice import Part

if TYPE_CHECKING:
    from typing import Any

__all__ = ["Hand", "Modifier"]


@value
class Hand:
    """Who throws what: a Défi, a Contestation, a Puissance, a Résistance or an Initiative.

    `trait` is what was rolled as the file spells it; `notes` what is to be said of the hand; `advantage` the slot of
    the Avantage Dynamique it uses up; `told` the sum, where only that was told.
    """

    id: str
    who: str
    trait: str
    parts: tuple[Part, ...]
    modifiers: tuple[Modifier, ...] = ()
    notes: tuple[dict[str, Any], ...] = ()
    advantage: str = ""
    told: int | None = None

    def throw(self) -> Throw:
        """All its dice as one throw, each followed by its extra dice."""
        return Throw(who=self.id, name=self.who, dice=tuple((part.die, part.thrown) for part in self.parts))

    def fell(self, cast: Cast) -> Hand:
        """The hand with its faces. Usage if only a sum was told and a Handicap or a Facilité needs the faces."""
        if not cast.faces:
            if any(part.net for part in self.parts):
                raise Usage("grimoire.sum", name=self.who)
            return replace(self, told=cast.sum)
        faces, parts = list(cast.faces), []
        for part in self.parts:
            parts.append(replace(part, faces=tuple(faces[: part.thrown])))
            del faces[: part.thrown]
        return replace(self, parts=tuple(parts))

    @property
    def faces(self) -> tuple[int, ...]:
        """Every face that fell, in the order of the throw."""
        return tuple(face for part in self.parts for face in part.faces)

    @property
    def kept(self) -> dict[str, int]:
        """What counts of each die's function."""
        return {part.role: sum(part.kept) for part in self.parts if part.faces}

    @property
    def rolled(self) -> int:
        """The sum of the dice that count."""
        return sum(self.kept.values()) if self.told is None else self.told

    @property
    def total(self) -> int:
        """Dice and modifiers: the Qualité of a Défi (seed L9)."""
        return self.rolled + sum(one.value for one in self.modifiers)
