"""absorb: Puissance, then Résistance; the Sévérité goes onto the gauge of Trauma (wiki, Sévérité, Fiches de jeu)."""

from __future__ import annotations

from ....core.numbers import number
from ....core.value import TYPE_CHECKING, replace
from ....errors import Refused, Usage, Which
from .. import swings
from ..events import hand as told_hand
from ..hand import Hand, Modifier
from ..scene import Scene, here
from ..scene_events import Absorbed
from ..sheet import Sheet
from . import power as powers
from . import resistance as resistances
from . import severity
from .attack import blow

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Hit


def absorb(
    turn: Turn,
    *,
    ways_: tuple[str, ...] = (),
    weapon: str = "",
    power: tuple[str, ...] = (),
    resistance: str = "",
    damage: str = "",
    where: str = "",
    vital: int = 0,
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
    out: bool = False,
) -> None:
    """Throw the Puissance of the hit that waits and the Résistance of the one who is hit, or take typed ones.

    A Handicap or a Facilité falls on the Résistance of the one who is hit (`--handicap item`: damaged armour, seed
    L25) unless it names the attacker; the D8s are the Puissance's alone. `--out`: the game master takes them out.
    """
    scene, hit = _waiting(turn, ways_)
    target, attacker = turn.sheet(hit.target, Sheet), turn.sheet(hit.by, Sheet)
    told = blow(attacker, weapon=weapon, power=power, damage=damage, where=where, vital=vital)
    facts: dict[str, Any] = {**scene.look("hit"), **told}
    row = powers.of(hit.difference)
    resisted, struck = _asked(target, attacker, handicap, ease)
    with_ = powers.weapon(attacker, facts["weapon"])[0] if facts.get("weapon") else None
    mine = _typed(attacker, facts.get("power"))
    if mine is None:
        mine = powers.hand(attacker, hit.difference, with_, vital=int(facts.get("vital", 0)), asked=struck)
    kind, place = str(facts.get("damage", "")), str(facts.get("where", ""))
    theirs = _typed(target, _resistance(resistance))
    if theirs is None:
        theirs = resistances.hand(target, where=place, damage=kind, asked=resisted)
    mine, theirs = _thrown(turn, mine, theirs)
    found = severity.of(mine.total, theirs.total)
    before, after = target.trauma, severity.trauma(target.trauma, found)
    if after != before:
        target.trauma = after
    difference, falls = hit.difference, out and _out(scene, hit)
    scene.drop("hit")
    turn.note(
        Absorbed(
            id=target.id, who=target.name, by=attacker.id, attacker=attacker.name, difference=difference,
            power=mine.total, power_name=row.name, power_dice=row.notation, resistance=theirs.total, severity=found,
            damage=kind, before=before, trauma=after, hands=(told_hand(mine), told_hand(theirs)),
            unknown=_unknown(row.name, mine, theirs, found), out=out, falls=falls,
        )
    )  # fmt: skip


def _waiting(turn: Turn, ways: tuple[str, ...]) -> tuple[Scene, Hit]:
    """The hit that waits; refused if none does, or if it is somebody else's."""
    scene = here(turn, "conflict")
    hit = scene.owes()
    if hit is None:
        raise Refused("grimoire.nothing_waits", next=(("attack", "WHO", "TARGET"),))
    if len(ways) > 1:
        raise Usage("grimoire.absorb_who", found=list(ways))
    if ways and turn.sheet(ways[0], Sheet).seat != hit.target:
        who = turn.sheet(hit.target, Sheet)
        raise Refused("grimoire.other_hit", who=who.name, next=(("absorb", hit.target),))
    return scene, hit


def _asked(
    target: Sheet, attacker: Sheet, handicap: tuple[str, ...], ease: tuple[str, ...]
) -> tuple[tuple[swings.Asked, ...], tuple[swings.Asked, ...]]:
    """What was typed, for the Résistance and for the Puissance."""
    typed = swings.read(handicap, ease)
    for one in typed:
        if one.role not in ("item", "effect"):
            raise Which("grimoire.absorb_die", word=one.role, near=["item", "effect"])
    meant = tuple(replace(one, who=attacker.id) if one.role == "effect" and not one.who else one for one in typed)
    resisted, struck = swings.sort(meant, [target, attacker])
    return resisted, struck


def _resistance(text: str) -> int | None:
    if not text:
        return None
    found = number(text)
    if found is None:
        raise Usage("grimoire.resistance_number", found=text)
    return found


def _typed(sheet: Sheet, typed: int | None) -> Hand | None:
    """A Puissance or a Résistance that the game master typed: no die falls."""
    if typed is None:
        return None
    return Hand(
        id=sheet.id, who=sheet.name, trait="", parts=(), modifiers=(Modifier(kind="typed", label="", value=typed),)
    )


def _thrown(turn: Turn, mine: Hand, theirs: Hand) -> tuple[Hand, Hand]:
    """Both hands, first the Puissance; a hand without dice is not thrown."""
    throws = [one for one in (mine, theirs) if one.parts]
    casts = iter(turn.throw(*(one.throw() for one in throws)) if throws else ())
    fell = [one.fell(next(casts)) if one.parts else one for one in (mine, theirs)]
    return fell[0], fell[1]


def _out(scene: Scene, hit: Hit) -> bool:
    """Take the target out. Who acts at the same time as the attacker and has not yet, still does (seed L41: what one
    does to the other stops neither, *house rule*)."""
    target, by = scene.fighter(hit.target), scene.fighter(hit.by)
    if target.slot == by.slot and not target.done:
        target.falls = True
        return True
    target.out = "taken_out"
    return False


def _unknown(row: str, mine: Hand, theirs: Hand, found: int) -> tuple[str, ...]:
    """What no known text says of this blow, as keys: it is told, and the game master decides."""
    told = ["soft"] if row == "soft" else []
    told += ["bare_hands"] if mine.parts and not any(one.kind == "weapon" for one in mine.modifiers) else []
    told += ["unarmoured"] if not theirs.parts and not theirs.modifiers else []
    return (*told, *(["tenacity"] if found > 0 else []))
