"""exchange: one roll a side, together or one after the other; then invocations until last call (seed 000, contests)."""

from __future__ import annotations

from ....core.kept import revive
from ....core.numbers import number
from ....core.roll import Roll
from ....core.scene import named
from ....core.value import TYPE_CHECKING, plain
from ....errors import Choice, Refused, Usage
from ...fate import lying
from ...fate.throwing import thrown
from .. import flow, parts
from . import closing, receipt
from . import side as sides
from .start import oppose
from .team import Team, team

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..scene import Scene


def exchange(
    turn: Turn,
    *,
    trait_: tuple[str, ...] = (),
    with_: str = "",
    vs: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    settle: bool = False,
) -> None:
    """Throw for the sides: with the trait of `with_` for all, or of `--trait SIDE=TRAIT` for those named, who alone
    throw then. Without either all who have not thrown do, with the traits of the exchange before.

    `--vs SIDE=N` changes a difficulty from now on, `--bonus SIDE=N` adds to one roll. When the last side has thrown
    the exchange lies open.
    """
    scene = parts.playing(turn, "contest")
    flow.finish(turn, scene)
    refuse(scene)
    if vs and scene.contest_mode == "direct":
        raise Refused("fate_core_contest.direct_difficulty")
    oppose(scene, vs)
    wanted = traits(scene, trait_, with_)
    extra = bonuses(scene, bonus)
    ready = [team(turn, scene, side, trait, extra.get(side, ())) for side, trait in wanted.items()]
    fall(turn, scene, ready)
    if waiting(scene):
        turn.note(receipt.partial(scene, waiting(scene)))
        for side in waiting(scene):
            turn.hint("fate_core_contest.hint.side", "exchange", "--trait", f"{side}=TRAIT", side=side)
        return
    on_table = gathered(scene)
    scene.drop("contest", "thrown")
    if settle and on_table.hands:
        turn.note(receipt.exchanged(scene, on_table))
    if settle or not on_table.hands:
        closing.settle(turn, scene, on_table)
        return
    lying.keep_in_scene(scene, on_table)
    receipt.told(turn, scene, on_table)


def refuse(scene: Scene) -> None:
    """Refuse an exchange after somebody won, or with fewer than two sides left."""
    won = sides.winner(scene)
    if won is not None:
        raise Refused("fate_core_contest.won_already", side=won, next=(("end",),))
    left = [side for side, ids in sides.teams(scene).items() if ids]
    if len(left) < 2:
        raise Refused("fate_core_contest.two_sides", found=left, next=(("end",),))


def waiting(scene: Scene) -> list[str]:
    """The sides that have still to throw in this exchange."""
    lies = lying.in_scene(scene)
    if lies is not None and lies.action == "contest":
        return []
    return [side for side, ids in sides.teams(scene).items() if ids and side not in (scene.thrown or {})]


def traits(scene: Scene, given: tuple[str, ...], with_: str) -> dict[str, str]:
    """With what each side throws now, in the order in which the sides stand."""
    chosen: dict[str, str] = {}
    for text in given:
        label, trait = named(text)
        side = sides.find(scene, label)
        if side not in waiting(scene):
            raise Refused("fate_core_contest.thrown", side=side)
        chosen[side] = trait
    if given and not with_:
        return {side: chosen[side] for side in waiting(scene) if side in chosen}
    found = {side: chosen.get(side) or with_ or scene.camps[side].trait for side in waiting(scene)}
    unknown = [side for side, trait in found.items() if not trait]
    if unknown:
        raise Choice(
            "fate_core_contest.which_trait", sides=unknown, n=len(unknown),
            next=(("exchange", "--with", "TRAIT"), ("exchange", "--trait", f"{unknown[0]}=TRAIT")),
        )  # fmt: skip
    return found


def bonuses(scene: Scene, given: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """`--bonus heroes=1` by side."""
    found: dict[str, tuple[str, ...]] = {}
    for text in given:
        label, word = named(text)
        if number(word) is None:
            raise Usage("usage.labelled", found=text)
        side = sides.find(scene, label)
        found[side] = (*found.get(side, ()), word)
    return found


def fall(turn: Turn, scene: Scene, ready: list[Team]) -> None:
    """Throw the hands of the sides that are ready, all together, and keep them until all sides have thrown."""
    hands = [one.hand for one in ready if one.hand is not None]
    fell = iter(thrown(turn, Roll(action="contest", hands=tuple(hands), given={}, kept={})).hands if hands else ())
    for one in ready:
        scene.put("sides", one.side, "trait", to=one.trait)
        kept = {"notes": [*one.notes], "forfeits": [*one.forfeits]}
        if one.hand is not None:
            kept["hand"] = plain(next(fell))
        scene.put("contest", "thrown", one.side, to=lying.written(kept))


def gathered(scene: Scene) -> Roll:
    """The roll of the exchange: a hand for each side that throws."""
    teams = sides.teams(scene)
    kept = {side: one for side, one in (scene.thrown or {}).items() if teams.get(side)}
    order = [side for side in sides.order(scene) if "hand" in kept.get(side, {})]
    hands = [kept[side]["hand"] for side in order]
    return revive(Roll, {
        "action": "contest", "hands": hands, "passive": (), "extra": (), "given": {},
        "kept": {
            "purpose": "exchange",
            "sides": {hand["id"]: side for hand, side in zip(hands, order, strict=True)},
            "teams": {kept[side]["hand"]["id"] if side in order else side: ids for side, ids in teams.items()},
            "notes": {side: one.get("notes", []) for side, one in kept.items()},
            "forfeits": {side: one.get("forfeits", []) for side, one in kept.items()},
        },
    })  # fmt: skip
