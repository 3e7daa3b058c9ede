"""The sides of a contest: who of each throws with what, and what it brings beside its trait."""

from __future__ import annotations

from ...core import names as core_names
from ...core.scene import named
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Problem, Refused, Which
from . import points
from .hand import Given, hand, price
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Hand, Roll
    from ...core.turn import Turn
    from .hand import Note
    from .scene import Scene

    Ready = tuple[Hand, list[Note]]


def hands(before: Roll | None) -> dict[str, Hand]:
    """The hands of the sides that have thrown already."""
    return {} if before is None else dict(zip(before.kept["sides"], before.hands, strict=True))


def of(scene: Scene) -> list[str]:
    """The sides that have somebody there."""
    return [one for one in scene.camps if scene.team(one)]


def named_by(scene: Scene, word: str) -> str:
    """The side that `word` names: whole, or by a unique beginning."""
    found = core_names.beginning(word, of(scene))
    if len(found) != 1:
        raise Which("fate_v3.which_side", word=word, found=found or of(scene))
    return found[0]


def traits(scene: Scene, given: tuple[str, ...], with_: str, before: Roll | None) -> dict[str, str]:
    """With what each side throws now."""
    chosen: dict[str, str] = {}
    waiting = [side for side in of(scene) if side not in hands(before)]
    for text in given:
        label, word = named(text)
        side = named_by(scene, label)
        if side not in waiting:
            raise Refused("fate_v3.side_thrown", side=side)
        chosen[side] = word
    if given and not with_:
        return {side: chosen[side] for side in waiting if side in chosen}
    found = {side: chosen.get(side) or with_ or scene.camps[side].trait for side in waiting}
    unknown = [side for side, word in found.items() if not word]
    if unknown:
        raise Choice(
            "fate_v3.which_traits", sides=unknown,
            next=(("exchange", *(word for side in unknown for word in ("--trait", f"{side}=TRAIT"))),),
        )  # fmt: skip
    return found


def brought(
    scene: Scene, given: dict[str, tuple[str, ...]], wanted: dict[str, str]
) -> dict[str, dict[str, Any]]:  # fmt: skip
    """By side what it brings beside its trait (`--bonus SIDE=N`, `--power SIDE=STUNT`...), for who throws now."""
    found: dict[str, dict[str, Any]] = {}
    for name, texts in given.items():
        for label, word in map(named, texts):
            side = named_by(scene, label)
            if side not in wanted:
                raise Refused("fate_v3.side_thrown", side=side)
            own = found.setdefault(side, {})
            own[name] = word if name == "innate" else (*own.get(name, ()), word)
    return found


def ready(turn: Turn, scene: Scene, side: str, trait: str, given: dict[str, Any]) -> Ready:
    """The hand of the one of a side who is best at it, of those who can, and what is to be said of it."""
    made: list[Ready] = []
    problem: Problem | None = None
    for id in scene.team(side):
        try:
            made.append(hand(turn.sheet(id, Sheet), trait, Given(**given)))
        except Problem as wrong:
            problem = problem or wrong
    if problem is not None and not made:
        raise problem
    return max(made, key=lambda one: sum(each.value for each in one[0].modifiers))


def pay(turn: Turn, thrown: list[Hand]) -> None:
    """Pay for powered stunts and innate magic, if all can."""
    for one in thrown:
        points.afford(turn.sheet(one.id, Sheet), price(one))
    for one in thrown:
        points.spend(turn.sheet(one.id, Sheet), price(one))
