"""Initiative: a D12 each, the highest first; equal scores act simultaneously (seed L25, L41; wiki, Conflits)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from .. import swings
from ..dice import Part
from ..hand import Hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..sheet import Sheet
    from ..swings import Asked


def hand(sheet: Sheet, asked: tuple[Asked, ...] = ()) -> Hand:
    """The D12 of one roller, under the states that last and what was typed ("un effet de surprise", seed L25). No
    modifier is known (*house rule*: none)."""
    laid = (*swings.lasting(sheet, "initiative", []), *swings.typed(asked, "initiative"))
    return Hand(id=sheet.id, who=sheet.name, trait="", parts=(Part(role="initiative", swings=laid),))


def order(scores: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """Who acts when: groups of ids, the highest score first; those of one group act at the same time (seed L41: what
    one does to the other stops neither, *house rule*)."""
    return tuple(
        tuple(who for who, score in scores.items() if score == rank)
        for rank in sorted(set(scores.values()), reverse=True)
    )


def tied(scores: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """The groups of equal scores, whose actions may be handed in as secret notes (seed L41)."""
    return tuple(group for group in order(scores) if len(group) > 1)


def again(switch: str, *, exchange: int) -> bool:
    """Whether Initiative is thrown in this exchange: in each, or only in the first (*house table* `initiative`)."""
    return exchange == 1 or switch == "each-turn"
