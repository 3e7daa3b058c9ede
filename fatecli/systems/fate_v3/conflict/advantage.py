"""advantage: a manoeuvre that places an aspect, on somebody or in the scene (L246; SotC 4.3.4)."""

from __future__ import annotations

from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import house, judge, names, throwing
from .. import scene as scenes
from ..hand import read_trait
from ..scene import here, seated
from ..sheet import Sheet
from ..sotc import blocks
from . import acting, order
from .events import AspectPlaced

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled

DEFENDS = ("armed_combat", "unarmed_combat", "athletics", "acrobatics", "will")
"""The skills from whose best one resists where none is named: what is usual, the text names no list."""


def advantage(
    turn: Turn,
    *,
    who: str,
    text: str,
    with_: str,
    on: str = "",
    fragile: bool = False,
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
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Place an aspect. On somebody it takes a degree over the defence, which is Volonté against a spell (L104), and
    lasts longer than the scene: until used if it is `fragile`, else until something ends it. In the scene it is a
    simple action, and its first invocation is free for who placed it, as that of one discovered is (our reading)."""
    _, sheet = acting.begin(turn, who, out_of_turn=out_of_turn)
    aimed = seated(turn, on) if on else None
    defends: tuple[str, ...] = ()
    if aimed is None and (fragile or defend_with):
        raise Refused("fate_v3.on_nobody", option="--fragile" if fragile else "--defend-with")
    spell = sheet.plays(read_trait(sheet, with_)[0], names.SPELLS)
    if aimed is not None and aimed is not sheet and (defend_with or spell or not vs):
        resists = aimed.word(names.SPELL_DEFENCE) if spell else acting.best(aimed, DEFENDS)
        defends = (f"{aimed.seat}:{defend_with or resists}",)
    given = {
        "trait": with_, "vs": vs, "vs_bonus": vs_bonus, "bonus": bonus, "stunt": stunt, "power": power,
        "supplemental": supplemental, "point": point, "compel": compel, "innate": innate, "effect": effect,
        "domain": domain, "defends": defends, "invoke": invoke, "reroll": reroll, "defend_invoke": defend_invoke,
        "consequence": consequence, "combine": combine, "spin": spin, "past": blocks.past(turn, past),
    }  # fmt: skip
    target = aimed.seat if aimed else ""
    kept = {"purpose": "advantage", "about": text, "text": text, "on": target, "fragile": fragile}
    said = ("advantage", sheet.called, text, "--with", with_)
    on_table = acting.cast(turn, sheet, given, kept, said, out_of_turn=out_of_turn)
    throwing.settled(turn, sheet, on_table, settle)


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Place the aspect if the roll was won by a degree; a roll that met no difficulty places it too."""
    scene = here(turn)
    text, on, fragile = str(lies.kept["text"]), str(lies.kept["on"]), bool(lies.kept["fragile"])
    placed, free = _placed(turn, done, on), 0
    if placed and on:
        temporary(turn.sheet(on, Sheet), text, fragile)
    elif placed:
        scenes.add(scene, text, origin="placed", by=done.id, free=1)
        free = 1
    turn.note(
        AspectPlaced(
            roll=done, aspect=text, on=on, on_name=scenes.mention(turn, scene, on) if on else "", fragile=fragile,
            free=free, placed=placed,
        )
    )  # fmt: skip


def _placed(turn: Turn, done: Rolled, on: str) -> bool:
    if done.difference is None:
        return True
    if on or done.winner is not None:
        return order.placed(done.difference)
    return judge.simple(done.difference, house.of(turn).simple_tie).succeeds


def temporary(sheet: Sheet, text: str, fragile: bool) -> None:
    """Write a temporary aspect on a sheet (L246); that of a numbered copy stands in the scene."""
    written: dict[str, object] = {"aspect": text}
    if fragile:
        written["fragile"] = True
    sheet.put("temporary", slug(text, sheet.temporary), to=written)
