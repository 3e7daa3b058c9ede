"""invoke, amend: what is done to an exchange before last call (seed 000, contests; SRD, Invoking Aspects)."""

from __future__ import annotations

from ....core.roll import Modifier
from ....core.value import TYPE_CHECKING, plain, replace
from ....errors import Choice, Refused
from ...fate import lying, throwing
from .. import invoking
from ..scene import NOBODY, here
from . import receipt
from . import side as sides
from .start import oppose
from .team import team

if TYPE_CHECKING:
    from ....core.roll import Hand, Roll
    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet

INVOKED = ("invoke", "reroll")


def invoke(
    turn: Turn,
    payer: Sheet,
    on_table: Roll,
    aspects: tuple[str, ...],
    *,
    rethrow: bool,
    paid: bool,
    for_: str,
    against: str,
) -> None:
    """Invoke aspects for the roll of the payer's side, or of the side that `for_` names; against the environment also
    to raise what the side of `against` is up against."""
    scene = here(turn)
    if for_ and against:
        raise Refused("fate_core.for_and_against")
    side = sides.find(scene, against) if against else _helped(scene, payer, on_table, for_)
    helped = next((one for one in on_table.hands if on_table.kept["sides"][one.id] == side), None)
    if helped is None or (against and scene.contest_mode == "direct"):
        others = [one.id for one in on_table.hands if helped is None or one.id != helped.id]
        next_ = tuple(("invoke", payer.called, *aspects, "--for", id) for id in others)
        why = "forfeits_roll" if helped is None else "not_raised"
        raise Refused(f"fate_core_contest.{why}", who=side, next=next_)
    if rethrow and (against or len(aspects) > 1):
        raise Refused("fate_core.rethrow_passive" if against else "fate_core.rethrow_one")
    known = invoking.known_aspects(turn, payer, [one.id for one in on_table.hands])
    if against:
        on_table = _against(on_table, side, helped)
    aim = on_table if against else helped
    priced = invoking.price(turn, payer, aim, known, aspects, "reroll" if rethrow else "invoke", paid=paid)
    invoking.afford(payer, priced)
    on_table = invoking.apply(turn, payer, on_table, None if against else helped, priced)
    if against:
        raised = {**on_table.kept.get("raised", {}), side: [plain(one) for one in on_table.extra]}
        kept = {name: one for name, one in on_table.kept.items() if name != "raises"}
        on_table = replace(on_table, extra=(), kept={**kept, "raised": raised})
    lying.keep_in_scene(scene, on_table)
    receipt.told(turn, scene, on_table)


def _against(on_table: Roll, side: str, aimed: Hand) -> Roll:
    """The roll as one whose own opposition is raised: what raised this side's before, and who is meant."""
    before = tuple(Modifier(**one) for one in receipt.raised(on_table, side))
    return replace(on_table, extra=before, kept={**on_table.kept, "raises": aimed.id})


def _helped(scene: Scene, payer: Sheet, on_table: Roll, for_: str) -> str:
    """The side that an invocation helps: that of `for_`, else the payer's; the game master's is the one that no
    player leads."""
    if for_:
        return sides.find(scene, for_)
    own = sides.side_of(scene, payer.seat)
    if own:
        return own
    masters = [one for one in on_table.hands if not scene.participants[one.id].player]
    if payer.seat == NOBODY and len(masters) == 1:
        return str(on_table.kept["sides"][masters[0].id])
    raise Choice(
        "fate_core_contest.whose_roll", who=payer.name,
        next=tuple(("invoke", payer.called, "ASPECT", "--for", one.id) for one in on_table.hands),
    )  # fmt: skip


def amend(
    turn: Turn,
    scene: Scene,
    on_table: Roll,
    who: str,
    *,
    with_: str,
    vs: tuple[str, ...],
    bonus: tuple[str, ...],
    other: dict[str, object],
) -> Roll:
    """Correct the roll of a side: another trait or bonus, a difficulty, typed dice; the dice and invocations stay."""
    for name, one in other.items():
        if one:
            raise Refused("fate_core_contest.only_twist", option=f"--{name.replace('_', '-')}")
    if vs and scene.contest_mode == "direct":
        raise Refused("fate_core_contest.direct_difficulty")
    oppose(scene, vs)
    if not who:
        if with_ or bonus:
            raise Choice("fate_core_contest.whose_roll", who=sides.order(scene)[0])
        return on_table
    side = sides.find(scene, who)
    old = next((one for one in on_table.hands if on_table.kept["sides"][one.id] == side), None)
    if old is None:
        raise Refused("fate_core_contest.forfeits_roll", who=side)
    new = old
    if with_ or bonus:
        ready = team(turn, scene, side, with_ or scene.camps[side].trait, bonus)
        if ready.hand is None:
            raise Refused("fate_core_contest.forfeits_roll", who=side)
        kept = tuple(one for one in old.modifiers if one.kind in INVOKED)
        new = replace(ready.hand, dice=old.dice, rolled=old.rolled, thrown=old.thrown).plus(*kept)
        scene.put("sides", side, "trait", to=ready.trait)
        notes = {**on_table.kept["notes"], side: [*ready.notes]}
        on_table = replace(on_table, kept={**on_table.kept, "notes": notes})
    told = turn.told(throwing.of(new))
    if told is not None:
        new = throwing.fell(new, told)
    return _put(on_table, old, new)


def _put(on_table: Roll, old: Hand, new: Hand) -> Roll:
    """The roll with a side's hand replaced, even by that of another leader."""
    hands = tuple(new if one is old else one for one in on_table.hands)
    kept = dict(on_table.kept)
    for name in ("sides", "teams"):
        kept[name] = {(new.id if id == old.id else id): one for id, one in kept[name].items()}
    return replace(on_table, hands=hands, kept=kept)
