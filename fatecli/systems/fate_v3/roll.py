"""roll: four Fate dice and a skill against a difficulty or somebody else's roll (L122-L126).

Everything is resolved, priced and refused before a die falls. What comes before the dice then happens: an accepted
compel, points, the strain of a spell. All hands are thrown together, re-rolls come first and the +2s after, and the
roll stays open.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage
from . import conclude, throwing
from . import reveal as hidden
from .hand import read_trait
from .settle import track
from .sheet import Sheet
from .sotc import blocks

if TYPE_CHECKING:
    from ...core.turn import Turn


def roll(
    turn: Turn,
    *,
    who: str,
    trait: str,
    vs: tuple[str, ...] = (),
    vs_bonus: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    point: bool = False,
    compel: tuple[str, ...] = (),
    innate: str = "",
    effect: str = "",
    domain: str = "",
    consequence: str = "",
    combine: tuple[str, ...] = (),
    past: tuple[str, ...] = (),
    spin: int | None = None,
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    reveal: str = "",
    settle: bool = False,
    harm: int = 0,
    mental: bool = False,
    physical: bool = False,
) -> None:
    """Roll a skill, and leave the roll open for invocations until it is settled.

    `reveal` searches for a hidden aspect of the scene, against its difficulty (L249). Settled at once, `harm` is what
    both take on equal results, if the game master says so (L126).
    """
    sheet = turn.sheet(who, Sheet)
    throwing.begin(turn, sheet)
    kept, against = hidden.search(turn, sheet, reveal) if reveal else ({}, ())
    given = {
        "trait": trait, "vs": vs or against, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": supplemental, "point": point, "compel": compel, "innate": innate, "effect": effect,
        "domain": domain, "defends": (), "combine": combine, "past": blocks.past(turn, past),
    }  # fmt: skip
    skill, joined = read_trait(sheet, trait)
    said = ("roll", sheet.called, "+".join((skill, *joined)))
    brought = throwing.Brought(invoke=invoke, reroll=reroll, consequence=consequence, spin=spin)
    harmful(harm, settle)
    kept |= track(mental=mental, physical=physical)
    on_table = throwing.cast(turn, sheet, given, kept, brought, said)
    throwing.settled(turn, sheet, on_table, settle, conclude.Choices(harm=harm, foreseen=True))


def harmful(harm: int, settle: bool) -> None:
    """Refuse a number for equal results that is none, or is said of a roll that stays open."""
    if harm and not settle:
        raise Refused("fate_v3.harm_settle", next=(("settle", "--harm", str(harm)),))
    if harm < 0:
        raise Usage("fate_v3.harm_number", found=harm)
