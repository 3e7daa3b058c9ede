"""A roll made ready: its hands without dice, the dice when they fall, and what may be typed while it lies open."""

from __future__ import annotations

from ...core.roll import Roll
from ...core.value import TYPE_CHECKING
from ...errors import Usage
from . import invoking, magic, opposition, receipts
from .hand import Given, hand
from .sheet import Sheet
from .sotc import blocks, degrees, must

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

GIVEN: dict[str, Any] = {
    "trait": "", "vs": (), "vs_bonus": (), "bonus": (), "stunt": (), "power": (), "supplemental": (), "point": False,
    "compel": (), "innate": "", "effect": "", "domain": "", "defends": (),
}  # fmt: skip
"""What a roll is made of, where nothing is said. In a contest each hand has `brought` its own things, by id; sorcery
meets no difficulty there, and so neither strain nor backlash."""


OWN = ("stunt", "power", "bonus", "supplemental", "point", "innate", "combine")
"""What of it stands in the hand of who acts."""


def prepared(turn: Turn, sheet: Sheet, given: dict[str, Any], said: tuple[str, ...] = ()) -> Roll:
    """A roll with all its hands and no die thrown yet. `defends` are opponents who answer an attack."""
    if given["innate"] and not given["effect"]:
        raise Usage("fate_v3.effect_missing")
    brought = given.get("brought", {})
    own = {**brought.get(sheet.id, {}), **{name: given[name] for name in OWN if given.get(name)}}
    if own.get("combine"):
        must(turn, "combined")
    mine, notes = hand(sheet, given["trait"], Given(**own))
    rolled = mine.modifiers[0].label
    contest = "brought" in given
    asked = (*said, *magic.faced(given)) if said else ()
    cast = None if contest else magic.domain(sheet, rolled, given["domain"], notes, given["effect"], asked)
    if given["effect"] and not given["innate"] and cast is None:
        raise Usage("fate_v3.effect_alone")
    facing = (*given["vs"], *given.get("defends", ()))
    passive, opponents, theirs = opposition.read(turn, mine, facing, brought, spell=cast is not None)
    barred, told = blocks.against(turn, mine, tuple(given.get("past", ())))
    extra = (*opposition.extra(given["vs_bonus"]), *opposition.compelled(turn, sheet, given["compel"]))
    kept: dict[str, Any] = {"notes": [*notes, *theirs, *told]}
    if given["innate"]:
        kept["effect"] = given["effect"]
    if cast is not None:
        kept.update(spell=cast, strain=0)
    return Roll(
        action="simple", hands=(mine, *opponents), passive=(*passive, *barred), extra=extra, given=given, kept=kept
    )  # fmt: skip


def offer(turn: Turn, sheet: Sheet, on_table: Roll) -> None:
    """What may be typed while the roll is open."""
    seen = receipts.verdict(turn, on_table)
    if seen is None and on_table.kept.get("purpose") == "block":
        turn.hint("fate_v3.hint.settle", "settle", sheet.called)
        return
    if seen is None:
        turn.hint("fate_v3.hint.vs", "settle", sheet.called, "--vs", "N")
        return
    behind = on_table.actor if not seen.succeeds or seen.outcome == "tie" else on_table.opponent
    free = "" if behind is None else invoking.held(turn, behind)
    if behind is not None and free:
        turn.hint("fate_v3.hint.free", "invoke", turn.sheet(behind.id, Sheet).called, free)
    if sheet.fate_points and behind is on_table.actor:
        if not free:
            turn.hint("fate_v3.hint.invoke", "invoke", sheet.called, "ASPECT")
        turn.hint("fate_v3.hint.point", "invoke", sheet.called, "--point")
    steps = degrees.enough(turn, on_table)
    if steps:
        turn.hint("fate_v3.hint.longer", "settle", sheet.called, "--longer", str(steps), steps=steps)
    hurt = receipts.hit(turn, on_table)
    if hurt is not None and "minions" not in hurt:
        return
    owed = receipts.backlash(turn, on_table) if "spell" in on_table.kept else 0
    if owed and sheet.seat:
        return
    turn.hint("fate_v3.hint.backlash" if owed else "fate_v3.hint.settle", "settle", sheet.called, stress=owed)
