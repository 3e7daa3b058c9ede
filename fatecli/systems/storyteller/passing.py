"""recover pass: what time gives back (V20, injury chart; Revised, Willpower; seed L55)."""

from __future__ import annotations

from ...core.lengths import minutes
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage
from . import house, recover, tables, treat
from .between_events import TimePassed
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn

SPANS = ("scene", "session", "scenario", "night")


def pass_(turn: Turn, *, span: str, people_: tuple[str, ...] = ()) -> None:
    """Let time pass for those named, or for everybody here. A length heals the living, one level after another; a
    night is a night and a day of it; a new session spares everybody a botch again, where the campaign does; the end
    of a story gives Willpower back."""
    length = tables.DAY if span == "night" else minutes(span)
    if length is None and span not in SPANS:
        raise Usage("usage.span", found=span)
    people = party(turn, people_)
    told = tuple(_passed(turn, sheet, span, length) for sheet in people)
    turn.note(TimePassed(span=span if span in SPANS else "length", length=span, minutes=length or 0, people=told))


def party(turn: Turn, words: tuple[str, ...]) -> list[Sheet]:
    """The characters named (with commas or without), else those of the running scene, else all there are here."""
    named = [word.strip() for text in words for word in text.split(",") if word.strip()]
    if turn.scene is not None and not named:
        named = list(turn.scene.in_play())
    everybody = not named or named in (["all"], ["tous"])
    found = turn.party(Sheet) if everybody else list(dict.fromkeys(turn.sheet(word, Sheet) for word in named))
    if not found:
        raise Refused("storyteller.nobody")
    return found


def _passed(turn: Turn, sheet: Sheet, span: str, length: int | None) -> dict[str, Any]:
    """What the time did for one: marks healed by kind, Willpower, and whether a botch may be spared again."""
    before, points = sheet.marks(), sheet.willpower_left
    if length is not None:
        _heal(sheet, length)
    if span == "night" and house.of(turn).willpower_nightly and sheet.willpower_left < sheet.willpower:
        turn.switch("willpower_nightly", True)
        sheet.willpower_left = recover.night(sheet.willpower_left, sheet.willpower)
    if span == "scenario" and sheet.willpower_left < sheet.willpower:
        sheet.willpower_left = sheet.willpower
    spared = span in ("session", "scenario") and sheet.botch_forgiven
    if spared:
        sheet.botch_forgiven = False
    after = sheet.marks()
    return {
        "id": sheet.id,
        "who": sheet.name,
        "healed": {kind: before[kind] - after[kind] for kind in tables.DAMAGE if before[kind] > after[kind]},
        "health": {kind: after[kind] for kind in tables.DAMAGE},
        "next": recover.next_level(sheet.rows(), after) if length is not None and heals(sheet) else None,
        "waited": sheet.healing,
        "willpower": sheet.willpower_left - points,
        "left": sheet.willpower_left,
        "spared": spared,
    }


def heals(sheet: Sheet) -> bool:
    """Whether time heals somebody: the living, and only as long as they live."""
    return sheet.living and sheet.condition != "dead"


def _heal(sheet: Sheet, length: int) -> None:
    """A living being's levels heal one after another; what is left of the time counts for the next one."""
    if not heals(sheet):
        return
    healed = recover.mend(sheet.rows(), sheet.marks(), length + sheet.healing)
    waited = 0 if healed.wanted is None else length + sheet.healing - healed.used
    for kind in tables.DAMAGE:
        if getattr(sheet, kind) != healed.marks[kind]:
            setattr(sheet, kind, healed.marks[kind])
    if sheet.healing != waited:
        sheet.healing = waited
    if sheet.condition and sum(healed.marks.values()) < len(sheet.rows()):
        sheet.condition = ""
    treat.up(sheet)
