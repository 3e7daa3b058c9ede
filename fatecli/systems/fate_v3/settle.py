"""settle: last call. The roll stands as it is, and what follows from it comes about."""

from __future__ import annotations

from ...core.numbers import number
from ...core.roll import Opposition
from ...core.value import TYPE_CHECKING, replace
from ...errors import Refused, Usage
from . import conclude, ladder, lying
from .reveal import sprung
from .scene import running
from .sotc import degrees

if TYPE_CHECKING:
    from ...core.roll import Roll
    from ...core.turn import Turn


def settle(
    turn: Turn,
    *,
    who: str = "",
    vs: tuple[str, ...] = (),
    consequence: str = "",
    buy_off: str = "",
    harm: int = 0,
    mental: bool = False,
    physical: bool = False,
    reveal: str = "",
    longer: int | None = None,
    spends: tuple[str, ...] = (),
) -> None:
    """Settle the open roll, with a difficulty if it comes this late.

    The backlash of a spell that failed ticks its box of mental stress, or is a `consequence` of this name by choice
    (L141) or need. Who is put out of action by it may `buy_off` another way of being so, for all points (L146). On
    equal results `harm` says what both take (L126). `reveal` shows a hidden aspect that somebody is caught in (L247);
    alone, also where no roll lies open. `longer` takes more time for it afterwards, and `spends` degrees that are not
    needed (SotC 8.2, 4.1).
    """
    if harm < 0:
        raise Usage("fate_v3.harm_number", found=harm)
    scene = running(turn)
    if reveal and scene is not None and lying.in_scene(scene) is None and not (who or vs or consequence or buy_off):
        sprung(turn, reveal)
        return
    sheet, on_table = lying.the_roll(turn, who)
    on_table = _opposed(on_table, vs)
    on_table = replace(on_table, kept={**on_table.kept, **track(mental=mental, physical=physical)})
    if longer is not None:
        on_table = degrees.longer(turn, on_table, longer)
    spent = degrees.wanted(turn, on_table, spends)
    conclude.settle(
        turn, sheet, on_table,
        conclude.Choices(consequence=consequence, buy_off=buy_off, harm=harm, reveal=reveal, spent=spent),
    )  # fmt: skip


def track(*, mental: bool, physical: bool) -> dict[str, str]:
    """The track that the game master names for the stress of a roll (L131 leaves it to what happens)."""
    if mental and physical:
        raise Refused("fate_v3.mental_and_physical")
    return {"track": "mental" if mental else "physical"} if mental or physical else {}


def _opposed(on_table: Roll, vs: tuple[str, ...]) -> Roll:
    """The difficulty may come after the throw; one that is there already is `amend`'s to change."""
    if not vs:
        return on_table
    if on_table.kept.get("purpose") == "block":
        raise Refused("fate_v3.simple_only", option="--vs")
    if on_table.passive or len(on_table.hands) > 1:
        raise Refused("fate_v3.opposed_already", next=(("amend", on_table.actor.id, "--vs", *vs),))
    passive = tuple(
        Opposition(value=ladder.must_read(word), word="" if number(word) is not None else word) for word in vs
    )
    return replace(on_table, passive=passive)
