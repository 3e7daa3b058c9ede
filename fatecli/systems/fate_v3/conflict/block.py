"""block: an action that keeps others from acting, or protects an ally (SotC 4.3.4; `block`)."""

from __future__ import annotations

from ....core.scene import slug
from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused
from .. import scene as scenes
from .. import sotc, throwing
from ..ready import GIVEN
from ..scene import here, seated
from ..sotc import blocks
from ..sotc.events import Blocked
from . import acting

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..conclude import Choices
    from ..events import Rolled


def block(
    turn: Turn,
    *,
    who: str,
    text: str = "",
    with_: str,
    for_: str = "",
    bonus: tuple[str, ...] = (),
    stunt: tuple[str, ...] = (),
    power: tuple[str, ...] = (),
    supplemental: tuple[str, ...] = (),
    point: bool = False,
    combine: tuple[str, ...] = (),
    spin: int | None = None,
    invoke: tuple[str, ...] = (),
    reroll: tuple[str, ...] = (),
    settle: bool = False,
    out_of_turn: bool = False,
) -> None:
    """Block an action: the result is the strength of the block until the start of the next own turn, and whoever does
    what is blocked has to beat it by a degree (`--past`). `for_` protects somebody: against every attack on that one
    the better of the own defence and the block counts."""
    sotc.must(turn, "block")
    _, sheet = acting.begin(turn, who, out_of_turn=out_of_turn, part="conflict")
    if not text and not for_:
        said = ("block", sheet.called)
        next = ((*said, "TEXT", "--with", with_), (*said, "--for", "WHO", "--with", with_))
        raise Choice("fate_v3.block_what", who=sheet.mention, next=next)
    ally = seated(turn, for_) if for_ else None
    if ally is sheet:
        raise Refused("fate_v3.block_self", who=sheet.mention, next=(("full-defense", sheet.called),))
    given = {
        **GIVEN, "trait": with_, "bonus": bonus, "stunt": stunt, "power": power, "supplemental": supplemental,
        "point": point, "combine": combine, "spin": spin, "invoke": invoke, "reroll": reroll,
    }  # fmt: skip
    protects = "" if ally is None else ally.seat
    about = text or ("" if ally is None else ally.mention)
    kept = {"purpose": "block", "about": about, "text": text, "for": protects}
    asked = ("block", sheet.called, *((text,) if text else ()), "--with", with_)
    on_table = acting.cast(turn, sheet, given, kept, asked, out_of_turn=out_of_turn)
    throwing.settled(turn, sheet, on_table, settle)


def concluded(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    """Let the block stand, in the place of the one its maker had before."""
    scene = here(turn)
    text, ally = str(lies.kept["text"]), str(lies.kept["for"])
    blocks.end(scene, done.id, older=False)
    facts = {"text": text, "by": done.id, "for": ally, "strength": done.total, "exchange": scene.exchange}
    key = slug(text or done.id, scene.blockings)
    scene.put("conflict", "blocks", key, to={name: one for name, one in facts.items() if one != ""})
    sotc.bears(turn)
    turn.note(
        Blocked(
            roll=done, block=key, what=text, ally=ally,
            ally_name=scenes.mention(turn, scene, ally) if ally else "", strength=done.total,
        )
    )  # fmt: skip
