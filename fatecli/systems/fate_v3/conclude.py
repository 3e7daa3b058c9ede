"""How a roll ends: the backlash of a spell is taken, and what the roll was for comes about."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from . import harm, hit, lying, receipts, stress
from . import scene as scenes
from .events import Settled, TakenOut
from .sheet import Sheet
from .sotc import degrees, minions, spinning

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .events import Rolled


@value
class Choices:
    """What was said at last call: the consequence that takes a backlash, another way of being out, what both take on
    equal results (`foreseen` before the dice, when it only counts if they are equal), the hidden aspect that comes to
    light, and the degrees that are spent."""

    consequence: str = ""
    buy_off: str = ""
    harm: int = 0
    foreseen: bool = False
    reveal: str = ""
    spent: dict[str, int] | None = None


DEFAULTS = Choices()

PURPOSES = {
    "search": "reveal:found",
    "attempt": "challenge:concluded",
    "advantage": "conflict.advantage:concluded",
    "treat": "treat:concluded",
    "exchange": "contest:concluded",
    "aid": "sotc.boxes:concluded",
    "block": "conflict.block:concluded",
}
"""What a roll was for, and the function that brings it about: `(turn, roll, receipt, choices)`."""


def settle(turn: Turn, sheet: Sheet, lies: Roll, choices: Choices = DEFAULTS) -> None:
    """End a roll. Who an attack hurt owes to absorb it; so do both on equal results, if the game master says so."""
    blow = _backlash(turn, sheet, lies, choices)
    hurt = _harm(turn, lies, choices)
    if blow["out"] and choices.buy_off:
        sheet.fate_points = 0
        turn.note(TakenOut(id=sheet.id, who=sheet.mention, bought_off=choices.buy_off))
    else:
        harm.apply(turn, sheet, blow)
    if blow["out"]:
        put_out(turn, sheet)
    done = receipts.rolled(turn, replace(lies, stage="settled"))
    lying.keep_roll(turn, sheet, None)
    turn.note(Settled(roll=done, absorbed=blow if blow["stress"] else None))
    spinning.keep(turn, lies, done)
    degrees.spend(turn, done, choices.spent or {})
    owes(turn, lies, done, hurt)
    _purpose(turn, lies, done, choices)
    if choices.reveal:
        from . import reveal

        reveal.sprung(turn, choices.reveal)
    if blow["out"] and stress.buy_off(sheet.fate_points) is not None:
        turn.hint("fate_v3.hint.buy_off", "undo")


def _purpose(turn: Turn, lies: Roll, done: Rolled, choices: Choices) -> None:
    module, _, name = PURPOSES.get(str(lies.kept.get("purpose", "")), "").partition(":")
    if name:
        room: Any = __import__(f"{__package__}.{module}", fromlist=[name])
        getattr(room, name)(turn, lies, done, choices)


def _backlash(turn: Turn, sheet: Sheet, lies: Roll, choices: Choices) -> dict[str, Any]:
    """What the backlash of a failed spell will do (L94); refused if nobody is put out whom one could buy off."""
    owed = receipts.backlash(turn, lies) if "spell" in lies.kept else 0
    blow = harm.rehearse(sheet, "mental", owed, choices.consequence, ("settle", sheet.called))
    if choices.buy_off and not blow["out"]:
        raise Refused("fate_v3.not_out", who=sheet.mention)
    if choices.buy_off and stress.buy_off(sheet.fate_points) is None:
        raise Refused("fate_v3.no_points", who=sheet.mention, price=1, left=0)
    return blow


def _harm(turn: Turn, lies: Roll, choices: Choices) -> list[tuple[str, int]]:
    """Who is hurt: the loser of an attack, or both on equal results by the game master's number (L126)."""
    if choices.harm:
        seen = receipts.verdict(turn, lies)
        other = lies.opponent
        if seen is not None and seen.winner == "both" and other is not None:
            return [(one.id, choices.harm) for one in (lies.actor, other)]
        if not choices.foreseen:
            raise Refused("fate_v3.harm_tie")
    found = hit.of(turn, lies)
    return [] if found is None else [found]


def owes(turn: Turn, lies: Roll, done: Rolled, hurt: list[tuple[str, int]]) -> None:
    """Let those who are hurt owe it to the scene; outside one it is only said how they absorb it. Minions fall at
    once."""
    track = str(lies.kept.get("track", "physical"))
    for who, much in hurt:
        sheet = turn.sheet(who, Sheet)
        scene = scenes.running(turn)
        if scene is not None and minions.hit(turn, sheet, much, done):
            from . import flow

            flow.say_if_over(turn, scene)
            continue
        if scene is None or not sheet.seat:
            side = ("--mental",) if track == "mental" else ()
            turn.hint("fate_v3.hint.absorb", "absorb", sheet.called, "--harm", str(much), *side)
            continue
        by = next((hand.id for hand in lies.hands if hand.id != who), "")
        scenes.owe(scene, sheet.seat, much, track, by)


def put_out(turn: Turn, sheet: Sheet) -> None:
    """Somebody is out of action: in the scene too. Armour may have spared the life (L169): the one who words it is
    reminded."""
    scene = scenes.running(turn)
    if scene is not None and sheet.seat:
        scene.fighter(sheet.seat).out = "taken_out"
        for key in [key for key, one in scene.owed.items() if one.who == sheet.seat]:
            scenes.paid(scene, key)
    worn = [one.name or slot for slot, one in sheet.equipment.items() if one.armour]
    if worn:
        turn.warn("fate_v3.armour_spares", who=sheet.mention, armour=worn)
