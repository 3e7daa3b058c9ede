"""absorb: the damage of a hit, what soaks it, and the marks it leaves (V20, damage)."""

from __future__ import annotations

from ....core.turn import D10, Throw
from ....core.value import TYPE_CHECKING, value
from ....errors import Refused
from .. import dice, house, tables
from ..scene import Scene, here, mention
from ..sheet import Sheet
from . import damage, health
from .events import DamageThrown, Fell, Harmed, MarksPushed, Soaked

if TYPE_CHECKING:
    from ....core.turn import Turn
    from .health import Marked


@value
class Harm:
    """The harm of a hit as it fell: pools, faces, what counts of them, and the levels that reach the chart."""

    pool: int
    dice: tuple[int, ...]
    damage: int
    soak_pool: int
    soak_dice: tuple[int, ...]
    soaked: int
    levels: int


def absorb(turn: Turn, *, ways_: tuple[str, ...] = (), auto: bool = False) -> None:
    """Throw the damage of the hit that waits and the target's soak, and mark what is left. WHO may be named: the one
    who was hit. There is nothing to choose, so `--auto` adds nothing."""
    scene = here(turn, "conflict")
    if scene.roll is None:
        raise Refused("storyteller.nothing_to_absorb", next=(("attack", "WHO", "TARGET"),))
    target = str(scene.roll["target"])
    for word in ways_:
        one = turn.sheet(word, Sheet)
        if one.seat != target:
            raise Refused(
                "storyteller.not_hit", who=one.name, target=mention(turn, scene, target), next=(("absorb", target),)
            )
    take(turn, scene)


def take(turn: Turn, scene: Scene) -> None:
    """Damage and soak, each success a level; neither botches, and 1s cancel unless the campaign says no."""
    hit = scene.roll or {}
    sheet = turn.sheet(str(hit["target"]), Sheet)
    kind = str(hit["kind"])
    ones = house.of(turn).damage_ones
    if not ones:
        turn.switch("damage_ones", False)
    pool = damage.damage_pool(int(hit["damage"]), int(hit["net"]))
    by = turn.sheet(str(hit["id"]), Sheet)
    (faces,) = dice.throw(turn, Throw(who=by.id, name=by.name, dice=((D10, pool),)))
    hurt = damage.counted(faces, ones=ones)
    turn.note(DamageThrown(id=by.id, who=mention(turn, scene, by.id), kind=kind, pool=pool, dice=faces, damage=hurt))
    soak = damage.soak_pool(sheet, kind) if hurt else 0
    soaking: tuple[int, ...] = ()
    if soak:
        (soaking,) = dice.throw(turn, Throw(who=sheet.id, name=sheet.name, dice=((D10, soak),)))
    soaked = min(hurt, damage.counted(soaking, ones=ones))
    levels = damage.levels(sheet.kind, kind, hurt, soaked)
    if hurt:
        turn.note(
            Soaked(
                id=sheet.id, who=mention(turn, scene, sheet.seat), kind=kind, pool=soak, dice=soaking, soaked=soaked,
                left=hurt - soaked, levels=levels, halved=levels != hurt - soaked,
            )
        )  # fmt: skip
    scene.roll = None
    found = Harm(pool=pool, dice=faces, damage=hurt, soak_pool=soak, soak_dice=soaking, soaked=soaked, levels=levels)
    _mark(turn, scene, sheet, hit, found)


def _mark(turn: Turn, scene: Scene, sheet: Sheet, hit: dict[str, object], harm: Harm) -> None:
    """Mark the levels, and say what became of the chart and of whom it is."""
    kind, before = str(hit["kind"]), sheet.condition
    done = health.mark(
        len(sheet.rows()), sheet.marks(), kind, harm.levels, being=sheet.kind, state=sheet.condition
    )  # fmt: skip
    write(sheet, done)
    who, wound = mention(turn, scene, sheet.seat), health.wounds(sheet)
    if done.upgraded:
        turn.note(MarksPushed(id=sheet.id, who=who, upgraded=done.upgraded, lost=0))
    if any(done.lost.values()):
        turn.note(MarksPushed(id=sheet.id, who=who, upgraded=0, lost=sum(done.lost.values())))
    down = bool(sheet.condition) or (wound is not None and wound.helpless)
    if down and scene.fighter(sheet.seat).out != "left":
        scene.fighter(sheet.seat).out = "taken_out"
    if sheet.condition != before:
        turn.note(Fell(id=sheet.id, who=who, state=sheet.condition))
    marks = sheet.marks()
    turn.note(
        Harmed(
            id=sheet.id, who=who, by=str(hit["id"]), by_name=mention(turn, scene, str(hit["id"])), kind=kind,
            pool=int(str(hit["pool"])), dodge_pool=int(str(hit["dodge_pool"])) if "dodge_pool" in hit else None,
            net=int(str(hit["net"])), damage_pool=harm.pool, damage_dice=harm.dice, damage=harm.damage,
            soak_pool=harm.soak_pool, soak_dice=harm.soak_dice, soaked=harm.soaked, levels=harm.levels,
            health={one: marks[one] for one in tables.DAMAGE}, row=wound.row if wound else None,
            penalty=wound.penalty if wound else 0, helpless=down, state=sheet.condition,
        )
    )  # fmt: skip


def write(sheet: Sheet, done: Marked) -> None:
    """Write the marks and the state that changed; a new mark ends the healing that had begun."""
    for kind in tables.DAMAGE:
        if getattr(sheet, kind) != done.marks[kind]:
            setattr(sheet, kind, done.marks[kind])
            if sheet.healing:
                sheet.healing = 0
    if sheet.condition != done.state:
        sheet.condition = done.state
