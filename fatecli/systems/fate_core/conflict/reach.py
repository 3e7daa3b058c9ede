"""Who reaches whom with what, and with what one defends (SRD, skill pages)."""

from __future__ import annotations

from ....core import names as core_names
from ....core import zones
from ....core.roll import Hand, Modifier
from ....core.value import TYPE_CHECKING
from ....errors import Refused
from .. import house, names, tables
from .. import scene as scenes
from ..hand import hand, split
from ..opposition import DEFENDS

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..scene import Scene
    from ..sheet import Sheet

RANGE = {"fight": 0, "shoot": 2}
"""How many zones away a skill reaches (SRD, Fight and Shoot)."""

DEFENCES = {"fight": ("fight", "athletics"), "shoot": ("athletics",), "provoke": ("will",)}
"""The skills that defend against an attack (SRD, skill pages)."""


def attacking(
    turn: Turn, scene: Scene, sheet: Sheet, aimed: list[Sheet], given: dict[str, Any]
) -> tuple[Hand, list[dict[str, Any]]]:
    """The attacker's hand: the trait given, or the best that reaches all targets; a mob adds its members, and who is
    the larger by steps of scale adds those."""
    trait = given["trait"] or _best_attack(scene, sheet, aimed)
    mine, notes = hand(
        turn, sheet, trait, "attack", stunt=given["stunt"], bonus=given["bonus"], team=split(tuple(given["team"]))
    )
    key = core_names.translate(mine.trait, names.SKILLS) or ""
    for one in aimed:
        away = distance(scene, sheet.seat, one.seat)
        if key in RANGE and (away is None or away > RANGE[key]):
            raise Refused(
                "fate_core.out_of_reach", who=sheet.name, target=one.name, trait=mine.trait,
                next=_nearer(scene, sheet, one, away),
            )  # fmt: skip
    return mine.plus(*mob(scene, sheet, mine.trait)), notes


def _best_attack(scene: Scene, sheet: Sheet, aimed: list[Sheet]) -> str:
    """The best-rated skill that attacks in this kind of conflict and reaches every target."""
    ways = [distance(scene, sheet.seat, one.seat) for one in aimed]
    skills = [
        sheet.word(role)
        for role, track in names.ATTACKS.items()
        if track == scene.conflict_kind
        and (role not in RANGE or all(away is not None and away <= RANGE[role] for away in ways))
    ]
    found = max(skills, key=sheet.rating, default="")
    nearer = [
        sheet.spelled(role) or "" for role, track in names.ATTACKS.items() if track == scene.conflict_kind
    ]  # fmt: skip
    best = max((one for one in nearer if one), key=sheet.rating, default="")
    if not found or (sheet.rating(found) < 1 <= sheet.rating(best)):
        one, away = next((pair for pair in zip(aimed, ways, strict=True) if pair[1] != 0), (aimed[0], ways[0]))
        raise Refused(
            "fate_core.out_of_reach", who=sheet.name, target=one.name, trait=best or ", ".join(sheet.skills),
            next=_nearer(scene, sheet, one, away),
        )  # fmt: skip
    return found


def _nearer(scene: Scene, sheet: Sheet, target: Sheet, away: int | None) -> tuple[tuple[str, ...], ...]:
    """The step that brings one to a target; none where no way leads there."""
    return () if away is None else (("move", sheet.seat, scene.person(target.seat).zone or "ZONE"),)


def distance(scene: Scene, here: str, there: str) -> int | None:
    """Zones between two participants; 0 where no zones are drawn, None where no way leads."""
    a, b = scene.person(here).zone, scene.person(there).zone
    if not a or not b or a == b:
        return 0
    way = zones.steps_between(scene, a, b)
    return None if way is None else len(way)


def mob(scene: Scene, sheet: Sheet, trait: str) -> list[Modifier]:
    """Teamwork of a mob: one for each member but the first, if they are rated at all (SRD, Mobs)."""
    if sheet.seat not in scene.everybody():
        return []
    count = scene.person(sheet.seat).count
    if count < 2 or sheet.rating(trait) < 1:
        return []
    return [Modifier(kind="teamwork", label=f"{sheet.name} \u00d7{count}", value=count - 1)]


def scale(turn: Turn, larger: Sheet, other: Sheet) -> list[Modifier]:
    """One for each step of scale by which one is larger, in attack or defence, under the switch `scale` (Toolkit,
    Scale)."""
    if not house.of(turn).scale:
        return []
    turn.switch("scale", True)
    steps = larger.scale - other.scale
    return [Modifier(kind="scale", label="", value=steps)] if steps > 0 else []


def defence(turn: Turn, scene: Scene, sheet: Sheet, against: str, with_: str, *, attack: bool = True) -> Hand:
    """The defender's hand: the trait given, or the best that may defend; +2 under full defence."""
    trait = with_ or best_defence(scene, sheet, against, attack=attack)
    mine, _ = hand(turn, sheet, trait, "defend")
    mine = mine.plus(*mob(scene, sheet, mine.trait))
    if sheet.seat in scene.everybody() and scenes.defends_fully(scene, sheet.seat):
        mine = mine.plus(Modifier(kind="full_defense", label="", value=tables.FULL_DEFENSE))
    return mine


def best_defence(scene: Scene, sheet: Sheet, against: str, *, attack: bool = True) -> str:
    """The best-rated skill that may defend: Athletics against any physical attack, Fight against Fight, Will against
    mental ones; against an advantage what suits the skill that makes it."""
    key = core_names.translate(against, names.SKILLS) or ""
    if attack:
        roles = DEFENCES.get(key, ("will",) if scene.conflict_kind == "mental" else ("athletics",))
    else:
        roles = DEFENDS.get(key, ("athletics", "will"))
    return max((sheet.word(role) for role in roles), key=sheet.rating)


def forgoes(word: str) -> bool:
    """Whether somebody chose not to defend at all: Mediocre (+0) (SRD, Resolving Attacks)."""
    return word.casefold() in ("none", "aucun", "aucune")
