"""The ways to absorb a hit: at most one stress box and any number of free consequence slots (seed 000, stress and
consequences), or under `one_point_boxes` any number of boxes worth one each (FCon, Taking Harm).

Listed are the minimal ways: none in which a box or slot could be left out, or replaced by a smaller free one.
"""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from ..sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn


@value
class Way:
    """One way: the boxes ticked (numbers) and the slots filled, mildest first; `spare` is what it absorbs too much."""

    boxes: tuple[int, ...]
    slots: tuple[str, ...]
    spare: int


def ways(sheet: Sheet, hit: int, track: str) -> list[Way]:
    """All minimal ways of a character to absorb a hit, least lasting harm first; none: taken out."""
    if hit <= 0:
        return []
    slots = free_slots(sheet, track)
    boxes = [box for box in sheet.boxes(track) if box not in sheet.stress(track)]
    bundles = _bundles(boxes, sheet.one_point_boxes)
    found = []
    for chosen in _subsets(tuple(slots)):
        for bundle in bundles:
            way = _way(bundle, chosen, slots, hit, sheet.one_point_boxes)
            if way is not None and _minimal(way, boxes, slots, sheet.one_point_boxes):
                found.append(way)
    return sorted(found, key=lambda way: (sorted((slots[one] for one in way.slots), reverse=True), way.boxes))


def free_slots(sheet: Sheet, track: str) -> dict[str, int]:
    """The free consequence slots that take this kind of harm, with what each absorbs; the extreme is never among
    them: it is only chosen by hand."""
    other = "mental" if track == "physical" else "physical"
    return {
        slot: worth
        for slot, worth in sheet.slots().items()
        if not slot.startswith("extreme") and slot != f"mild_{other}" and worth and not sheet.consequence(slot).aspect
    }


def _subsets(slots: tuple[str, ...]) -> list[tuple[str, ...]]:
    every: list[tuple[str, ...]] = [()]
    for slot in slots:
        every += [(*chosen, slot) for chosen in every]
    return every


def _bundles(boxes: list[int], single: bool) -> list[tuple[int, ...]]:
    """The choices of boxes: none, one of them, or under one-point boxes the first so many."""
    if single:
        return [tuple(boxes[:count]) for count in range(len(boxes) + 1)]
    return [(), *((box,) for box in boxes)]


def worth(boxes: tuple[int, ...], single: bool) -> int:
    """The shifts that boxes absorb: their numbers, or where each is `single` one a box."""
    return len(boxes) if single else sum(boxes)


def _way(
    bundle: tuple[int, ...], chosen: tuple[str, ...], slots: dict[str, int], hit: int, single: bool
) -> Way | None:  # fmt: skip
    absorbed = worth(bundle, single) + sum(slots[slot] for slot in chosen)
    return Way(boxes=bundle, slots=chosen, spare=absorbed - hit) if absorbed >= hit else None


def _minimal(way: Way, boxes: list[int], slots: dict[str, int], single: bool) -> bool:
    """Whether nothing can be left out or replaced by something smaller that is free."""
    if single:
        if way.boxes and way.spare >= 1:
            return False
    elif way.boxes:
        smaller = [0, *(box for box in boxes if box < way.boxes[0])]
        if any(way.spare >= way.boxes[0] - box for box in smaller):
            return False
    for slot in way.slots:
        others = [0, *(slots[one] for one in slots if one not in way.slots and slots[one] < slots[slot])]
        if any(way.spare >= slots[slot] - other for other in others):
            return False
    return True


def options(turn: Turn, target: str, hit: int) -> list[dict[str, Any]]:
    """The ways as choices, each with its command; the last is to be taken out."""
    found = ways(turn.sheet(target, Sheet), hit, track_of(turn))
    out = {"out": True, "key": "fate_core.way.out", "facts": {}, "argv": ["fatecli", "absorb", target, "--out"]}
    return [*(_option(target, number, way) for number, way in enumerate(found, 1)), out]


def _option(target: str, number: int, way: Way) -> dict[str, Any]:
    told = {"boxes": list(way.boxes), "slots": list(way.slots)}
    kind = "both" if way.boxes and way.slots else "boxes" if way.boxes else "slots"
    return {
        "number": number, **told, "spare": way.spare, "key": f"fate_core.way.{kind}",
        "facts": {**told, "n": len(way.boxes)}, "argv": ["fatecli", "absorb", target, str(number)],
    }  # fmt: skip


def track_of(turn: Turn) -> str:
    """The kind of harm of the running conflict."""
    from ..scene import here

    return here(turn).conflict_kind
