"""Avantages Dynamiques: one D8 for a Défi that profits from one (seed L7), once."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused
from . import house, tables
from .dice import Part, Swing
from .traits import Trait

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .sheet import Sheet


def part(
    turn: Turn, sheet: Sheet, named: Trait | None, *, applies: bool, first: str = ""
) -> tuple[list[Part], str]:  # fmt: skip
    """The D8 and the slot of the advantage it uses up, or nothing.

    A named one must still be there. Where one only applies (`--advantage`), it is the `first` of a chain, else the
    one that sheet and scene keep; if they keep several, Choice; if none, the game master grants the die and no file
    knows of it.
    """
    if named is None and not applies:
        return [], ""
    held = sheet.held()
    if named is None:
        ready = [slot for slot, one in held.items() if not one.spent and (not first or slot == first)]
        texts = list(dict.fromkeys(held[slot].text or slot for slot in ready))
        if len(texts) > 1:
            raise Choice("grimoire.which_advantage", who=sheet.name, found=texts)
        if not ready:
            return [Part(role="effect")], ""
        named = Trait(name=held[ready[0]].text or ready[0], kind="advantage", slot=ready[0])
    kept = held[named.slot]
    if kept.spent:
        raise Refused("grimoire.advantage_spent", who=sheet.name, advantage=named.name)
    eased = (Swing(kind="ease", why=named.name),) if eases(kept.difference, house.of(turn).advantage_ease) else ()
    return [Part(role="effect", label=named.name, swings=eased)], named.slot


def created(difference: int) -> bool:
    """Whether a creation outside a chain succeeds (*house rule*: as any Défi, from 0; the seed asks for Payant only
    in the Enchaînement Tactique, L35)."""
    return difference >= 0


def eases(difference: int, threshold: int = tables.PARTICULARLY_SUCCESSFUL) -> bool:
    """Whether a creation was so successful that its D8 has Facilité (seed L25; the threshold is a house table)."""
    return difference >= threshold


def threshold(turn: Turn) -> int:
    """From which difference a creation is particularly successful here; another than ours is told as a switch."""
    found = house.of(turn).advantage_ease
    if found != tables.PARTICULARLY_SUCCESSFUL:
        turn.switch("advantage_ease", found)
    return found
