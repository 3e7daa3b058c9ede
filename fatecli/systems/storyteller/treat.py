"""recover treat: a vampire's wounds close with blood (Revised); a mortal's with time, which is `pass`."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused, Usage
from . import names, recover, tables
from .between_events import Mended
from .conflict import health
from .scene import Scene
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

BLOOD = ("blood", "sang")


def treat(turn: Turn, *, who: str, ailment: str, spend: str = "") -> None:
    """Heal levels of one kind, `lethal` or `lethal=2`, with `--spend blood`: a point a level; an aggravated one five
    points and a day's rest, and each further one on that day a point of Willpower besides (Revised)."""
    sheet = turn.sheet(who, Sheet)
    word, equals, told = ailment.partition("=")
    kind = core_names.translate(word, names.DAMAGE)
    if kind is None:
        raise Usage("storyteller.damage_kind", found=word, accepted=list(tables.DAMAGE))
    levels = number(told) if equals else 1
    if levels is None or levels < 1:
        raise Usage("storyteller.levels", found=told)
    if spend and core_names.normal(spend) not in BLOOD:
        raise Usage("storyteller.spend", found=spend)
    _refuse(sheet, kind, levels)
    if not spend:
        argv = ("recover", "treat", sheet.called or sheet.id, ailment, "--spend", "blood")
        raise Choice("storyteller.how_heal", who=sheet.name, options=[{"argv": ["fatecli", *argv]}], next=(argv,))
    cost = recover.price(kind, levels)
    if sheet.blood < cost.blood:
        raise Refused("storyteller.no_blood", who=sheet.name, left=sheet.blood, wanted=cost.blood)
    if cost.willpower and sheet.willpower_left < cost.willpower:
        raise Refused("storyteller.no_willpower", who=sheet.name, left=sheet.willpower_left, rating=sheet.willpower)
    sheet.blood -= cost.blood
    if cost.willpower:
        sheet.willpower_left -= cost.willpower
    setattr(sheet, kind, getattr(sheet, kind) - levels)
    up(sheet)
    turn.note(
        Mended(
            id=sheet.id, who=sheet.name, kind=kind, levels=levels, spent=cost.blood, blood=sheet.blood,
            blood_max=sheet.blood_max, willpower=cost.willpower, rest=cost.rest, health=dict(sheet.marks()),
        )
    )  # fmt: skip


def _refuse(sheet: Sheet, kind: str, levels: int) -> None:
    """Refused: a mark that is not there, who is beyond healing, and a living being without a vampire's blood."""
    there = getattr(sheet, kind)
    if there < levels:
        raise Refused("storyteller.no_mark", who=sheet.name, kind=kind, there=there, levels=levels)
    if sheet.condition:
        raise Refused("storyteller.beyond", who=sheet.name, state=sheet.condition)
    if sheet.look("blood") is None:
        raise Refused(
            "storyteller.bloodless", who=sheet.name, next=(("recover", "pass", "8h", sheet.called or sheet.id),)
        )


def up(sheet: Sheet) -> None:
    """Who has a free box again can act again, and takes part in the fight again."""
    scene = sheet.playing_in
    wound = health.wounds(sheet)
    able = not sheet.condition and not (wound and wound.helpless)
    if able and isinstance(scene, Scene) and scene.fighter(sheet.seat).out == "taken_out":
        scene.drop("participants", sheet.seat, "out")
