"""absorb: a hit is absorbed whole, by one box and consequences, or the target is taken out (seed 000, absorbing)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Choice, Refused
from ...fate import lying
from .. import conclude, flow, harm, owing, tables
from .. import scene as scenes
from ..sheet import Sheet
from . import volley
from .events import Absorbed
from .marks import consequence, take_out, tick, unnamed
from .ways import Way, free_slots, ways, worth

if TYPE_CHECKING:
    from ....core.roll import Roll
    from ....core.turn import Turn
    from ..scene import Scene


def absorb(
    turn: Turn,
    *,
    ways_: tuple[str, ...] = (),
    box: tuple[str, ...] = (),
    mild: str = "",
    moderate: str = "",
    severe: str = "",
    extra_mild: str = "",
    extreme: str = "",
    replaces: str = "",
    auto: bool = False,
    out: bool = False,
) -> None:
    """Absorb the hit that waits: by the number of a way with names for its consequences, or by hand.

    `ways_` are WHO, the number, and names from mild to severe, in this order; without any the ways are listed.
    """
    scene = flow.fighting(turn)
    lies = _hit(turn, scene, ways_)
    hit = harm.pending(turn, lies)
    sheet = turn.sheet(str(lies.kept["target"]), Sheet)
    number, given = _read(turn, sheet, ways_)
    if out:
        _out(turn, scene, sheet, lies)
        return
    by_hand = {"mild": mild, "moderate": moderate, "severe": severe, "extreme": extreme}
    by_hand[f"mild_{scene.conflict_kind}"] = extra_mild
    chosen = {slot: text for slot, text in by_hand.items() if text}
    if box or chosen:
        way = _by_hand(turn, scene, sheet, hit, box, chosen, replaces)
        texts = list(chosen.values())
    elif number or auto:
        found = ways(sheet, hit, scene.conflict_kind)
        if not found and auto:
            _out(turn, scene, sheet, lies)
            return
        if not 1 <= (number or 1) <= len(found):
            raise Refused("fate_core.no_way", number=number, ways=len(found), next=(("absorb",), ("absorb", "--out")))
        way, texts = found[(number or 1) - 1], given
    else:
        raise _asked(turn, sheet, lies, hit)
    _take(turn, scene, sheet, lies, hit, way, texts, replaces)


def _hit(turn: Turn, scene: Scene, words: tuple[str, ...]) -> Roll:
    """The hit to be absorbed: last call is over for the attack, and for what was thrown with it and owes nothing."""
    if words and not words[0].isdecimal():
        volley.bring_up(scene, flow.seated(turn, words[0]).seat)
    lies = lying.in_scene(scene)
    while lies is not None and lies.stage == "open" and lies.action == "attack":
        must = harm.must_absorb(turn, lies)
        if not must and not lies.kept.get("after"):
            break
        conclude.settle(turn, scene, lies)
        lies = lying.in_scene(scene)
    if lies is None or lies.stage != "hit":
        owing.refuse(turn, scene)
        raise Refused("fate_core.nothing_to_absorb")
    return lies


def _read(turn: Turn, sheet: Sheet, words: tuple[str, ...]) -> tuple[int, list[str]]:
    """The number of the way and the names; what stands before the number is WHO, and must be the one who was hit."""
    at = next((place for place, word in enumerate(words) if word.isdecimal()), None)
    before = words[:at] if at is not None else words
    if before:
        who = turn.sheet(before[0], Sheet)
        if who is not sheet:
            raise Refused("fate_core.not_hit", who=who.name, target=sheet.name)
    return (0, []) if at is None else (int(words[at]), list(words[at + 1 :]))


def _asked(turn: Turn, sheet: Sheet, lies: Roll, hit: int) -> Choice:
    scene = scenes.here(turn)
    found = ways(sheet, hit, scene.conflict_kind)
    free = list(free_slots(sheet, scene.conflict_kind))
    may = [slot for slot, text in sheet.aspects.items() if text and slot != "high_concept"]
    extreme = sheet.kind == "pc" and not sheet.consequence("extreme").aspect and bool(may)
    listed = [
        {"number": number, "boxes": list(way.boxes), "slots": list(way.slots), "spare": way.spare,
         "worth": [sheet.slots()[slot] for slot in way.slots], "left": [slot for slot in free if slot not in way.slots]}
        for number, way in enumerate(found, 1)
    ]  # fmt: skip
    return Choice(
        "fate_core_conflict.absorb_ways", who=sheet.name, hit=hit, track=scene.conflict_kind, attacker=lies.actor.who,
        ways=listed, free=free, extreme=extreme, pending=tuple(owing.of(turn, scene)),
    )  # fmt: skip


def _by_hand(
    turn: Turn, scene: Scene, sheet: Sheet, hit: int, stress: tuple[str, ...], chosen: dict[str, str], replaces: str
) -> Way:
    """The mix chosen by hand, refused if it is not free or does not absorb the whole hit."""
    track = scene.conflict_kind
    boxes = tuple(int(word) for word in stress if word.isdecimal())
    free = [box for box in sheet.boxes(track) if box not in sheet.stress(track)]
    if len(boxes) != len(stress) or any(box not in free for box in boxes):
        raise Refused("fate_core.box_taken", who=sheet.name, track=track, box=", ".join(stress), free=free)
    if len(boxes) > 1 and not sheet.one_point_boxes:
        raise Refused("fate_core.one_box")
    slots = free_slots(sheet, track)
    if "extreme" in chosen:
        slots["extreme"] = _extreme(sheet, replaces)
    for slot in chosen:
        if slot not in slots:
            raise Refused("fate_core.slot_taken", who=sheet.name, slot=slot, free=list(slots))
    absorbed = worth(boxes, sheet.one_point_boxes) + sum(slots[slot] for slot in chosen)
    if absorbed < hit:
        raise Refused("fate_core.not_enough", absorbed=absorbed, hit=hit)
    return Way(boxes=boxes, slots=tuple(chosen), spare=absorbed - hit)


def _extreme(sheet: Sheet, replaces: str) -> int:
    """An extreme consequence is a player's, once between two major milestones, and takes the place of an aspect other
    than the high concept (seed 000, extreme consequence)."""
    if sheet.kind != "pc":
        raise Refused("fate_core.extreme_player", who=sheet.name)
    if sheet.consequence("extreme").aspect:
        raise Refused("fate_core.extreme_once", who=sheet.name)
    if replaces not in sheet.aspects or not sheet.aspects[replaces] or replaces == "high_concept":
        open_to = [slot for slot, text in sheet.aspects.items() if text and slot != "high_concept"]
        raise Refused("fate_core.extreme_replaces", found=replaces, free=open_to)
    return tables.SLOTS["extreme"]


def _take(
    turn: Turn, scene: Scene, sheet: Sheet, lies: Roll, hit: int, way: Way, texts: list[str], replaces: str
) -> None:
    """Tick the box and write the consequences; each gives the attacker's side a free invocation."""
    for box in way.boxes:
        tick(turn, sheet, scene.conflict_kind, box)
    for place, slot in enumerate(way.slots):
        text = texts[place] if place < len(texts) else unnamed(turn, slot)
        consequence(turn, scene, sheet, slot, text, lies.actor.id)
        if slot == "extreme":
            sheet.consequence("extreme").replaces = replaces
            sheet.consequence("extreme").former = sheet.aspects[replaces]
            sheet.put("aspects", replaces, to=text)
    conclude.close(scene, lies)
    turn.note(
        Absorbed(
            id=sheet.id, who=sheet.name, hit=hit, boxes=way.boxes, slots=way.slots, spare=way.spare, by=lies.actor.id
        )
    )


def automatic(turn: Turn, scene: Scene) -> None:
    """Absorb by the first way, if a hit waits."""
    lies = lying.in_scene(scene)
    if lies is not None and lies.stage == "hit":
        absorb(turn, auto=True)


def _out(turn: Turn, scene: Scene, sheet: Sheet, lies: Roll) -> None:
    conclude.close(scene, lies)
    take_out(turn, scene, sheet, lies.actor.id)
