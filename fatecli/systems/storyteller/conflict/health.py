"""The health chart: how marks stand on it, what they take away, and what lies past its last box."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from ..tables import DAMAGE, INCAPACITATED, LIVING, ROWS

if TYPE_CHECKING:
    from ..sheet import Sheet

Marks = dict[str, int]


@value
class Wound:
    """The lowest marked row, the dice it takes from every action, and whether it forbids them all."""

    row: str
    penalty: int
    helpless: bool


@value
class Marked:
    """What some levels of damage did: the marks now, how many lighter ones became lethal, how many fell off the end
    of the chart (by kind), and the state they led to."""

    marks: dict[str, int]
    upgraded: int
    lost: dict[str, int]
    state: str


def chart(rows: tuple[str, ...], marks: Marks) -> tuple[tuple[str, str], ...]:
    """Each box of the chart with its row and its mark (a kind, or empty): the gravest stand highest."""
    written = [kind for kind in reversed(DAMAGE) for _ in range(marks.get(kind, 0))][: len(rows)]
    return tuple(zip(rows, written + [""] * (len(rows) - len(written)), strict=True))


def wound(rows: tuple[str, ...], marks: Marks) -> Wound | None:
    """The penalty is that of the lowest marked box, not a sum (V20, Health); None if unhurt."""
    total = min(sum(marks.values()), len(rows))
    if not total:
        return None
    row = rows[total - 1]
    return Wound(row=row, penalty=ROWS[row], helpless=row == INCAPACITATED)


def wounds(sheet: Sheet) -> Wound | None:
    """What the sheet's own marks take away."""
    return wound(sheet.rows(), sheet.marks())


def forgotten(sheet: Sheet) -> bool:
    """Whether wounds take no dice from somebody in this turn of a scene, for a point of Willpower (V20)."""
    scene = sheet.playing_in
    return scene is not None and bool(scene.person(sheet.seat).look("unhurt"))


def mark(boxes: int, marks: Marks, kind: str, levels: int, *, being: str, state: str = "") -> Marked:
    """Mark so many levels of one kind on a chart of `boxes` boxes, one after another.

    Graver marks stand above lighter ones and push them down (V20). Past the last box: a vampire's lightest mark falls
    off, and normal damage means torpor, aggravated damage Final Death; a mortal whom bashing filled the chart is
    unconscious, further bashing turns marks into lethal ones, and anything graver kills.
    """
    now = {one: marks.get(one, 0) for one in DAMAGE}
    lost = dict.fromkeys(DAMAGE, 0)
    upgraded = 0
    for _ in range(levels):
        if sum(now.values()) < boxes:
            now[kind] += 1
            state = _filled(being, now, boxes, state)
        elif being in LIVING and kind == "bashing" and now["bashing"]:
            now["bashing"] -= 1
            now["lethal"] += 1
            upgraded += 1
            state = "dead" if state == "dead" else "unconscious"
        else:
            now[kind] += 1
            lightest = _lightest(now)
            lost[lightest] += 1
            now[lightest] -= 1
            state = _beyond(being, kind, state)
    return Marked(marks=now, upgraded=upgraded, lost=lost, state=state)


def _lightest(marks: Marks) -> str:
    return next(kind for kind in DAMAGE if marks[kind])


def _filled(being: str, marks: Marks, boxes: int, state: str) -> str:
    """A mortal whose last box bears a bashing mark is unconscious; a graver one leaves him Incapacitated."""
    fainted = being in LIVING and sum(marks.values()) == boxes and marks["bashing"]
    return "unconscious" if fainted and not state else state


def _beyond(being: str, kind: str, state: str) -> str:
    """What a level past the last box does, where no bashing mark is left to turn into a lethal one."""
    if being in LIVING:
        return "dead"
    return "destroyed" if kind == "aggravated" or state == "destroyed" else "torpor"
