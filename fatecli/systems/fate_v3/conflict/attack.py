"""attack: one roll against the target's; whoever loses it takes the other's degree (L131-L133)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import conclude, names, throwing
from ..scene import seated
from ..settle import track as said_track
from ..sotc import blocks
from . import absorb, acting

if TYPE_CHECKING:
    from ....core.turn import Turn

ATTACKS = {
    "physical": ("armed_combat", "unarmed_combat", "ranged_combat"),
    "mental": ("intimidation", "deceit", "negotiation", "charm"),
}
"""The skills from whose best one attacks where none is named: what is usual, the text names no list."""

DEFENCES = {"physical": ("armed_combat", "unarmed_combat", "athletics", "acrobatics"), "mental": ("will",)}


def attack(
    turn: Turn,
    *,
    who: str,
    target: str,
    more: tuple[str, ...] = (),
    with_: str = "",
    defend_with: str = "",
    defend_invoke: tuple[str, ...] = (),
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
    mental: bool = False,
    physical: bool = False,
    settle: bool = False,
    auto: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Attack somebody, who defends. The track is the conflict's, or the one the game master names for this attack.

    A block that protects the target counts if it is better than the defence (SotC 4.3.4).
    A spell is an attack too: `vs` is its difficulty, and Volonté defends against one on the mind (L104). Settled at
    once, `auto` absorbs by the first way.
    """
    if more:
        raise Refused("fate_v3.no_split", next=(("attack", who, target),))
    chosen = said_track(mental=mental, physical=physical)
    scene, sheet = acting.begin(turn, who, out_of_turn=out_of_turn, part="conflict")
    aimed = seated(turn, target)
    if aimed is sheet:
        raise Refused("fate_v3.attack_self", who=sheet.mention)
    track = chosen.get("track", scene.kind)
    with_ = with_ or (sheet.word(names.SPELLS) if domain else acting.best(sheet, ATTACKS[track]))
    answer = defend_with or acting.best(aimed, DEFENCES[track])
    given = {
        "trait": with_, "vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": supplemental, "point": point, "compel": compel, "innate": innate, "effect": effect,
        "domain": domain, "defends": (f"{aimed.seat}:{answer}",), "invoke": invoke, "reroll": reroll,
        "defend_invoke": defend_invoke, "consequence": consequence, "combine": combine, "spin": spin,
        "past": (*blocks.past(turn, past), *blocks.protecting(turn, aimed.seat)),
    }  # fmt: skip
    kept = {"purpose": "attack", "target": aimed.seat, "track": track, "about": aimed.mention}
    said = ("attack", sheet.called, aimed.seat, "--with", with_)
    on_table = acting.cast(turn, sheet, given, kept, said, out_of_turn=out_of_turn)
    if auto:
        conclude.settle(turn, sheet, on_table)
        absorb.automatic(turn, scene)
    else:
        throwing.settled(turn, sheet, on_table, settle)
