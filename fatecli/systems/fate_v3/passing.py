"""recover pass: what time does (L135, L155-L163)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.lengths import minutes
from ...core.value import TYPE_CHECKING
from ...errors import Refused, Usage
from ..fate.stress import clear
from . import house, names, recover, tables
from .between_events import TimePassed
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def pass_(
    turn: Turn, *, span: str, people_: tuple[str, ...] = (), no_rest: bool = False, no_pause: bool = False
) -> None:
    """Let time pass: a pause between two scenes, a night, a length, or the time between two sessions; for those named,
    else for all players' characters.

    `no_rest`: one scene follows upon the other, and nothing heals. `no_pause`: no game time between two sessions, so
    that at the start of the adventure every consequence drops a level (L161).
    """
    length = recover.SPANS.get(span) or minutes(span)
    if not length:
        raise Usage("usage.span", found=span)
    named = span in recover.SPANS
    if no_rest and span != "scene":
        raise Refused("fate_v3.no_rest_scene")
    if no_pause and span not in ("session", "scenario"):
        raise Refused("fate_v3.no_pause_session")
    if turn.scene is not None and turn.scene.state == "running":
        raise Refused("fate_v3.scene_runs", title=turn.scene.title, next=(("end",),))
    people = party(turn, people_)
    told = tuple(_passed(turn, sheet, span, length, rest=not no_rest, pause=not no_pause) for sheet in people)
    turn.note(
        TimePassed(span=span if named else "length", length=span, minutes=0 if no_pause else length,
                   rest=not (no_rest or no_pause), people=told, fate_points={one["id"]: one["after"] for one in told},
            stress={one["id"]: [box for ticked in one["stress"].values() for box in ticked] for one in told},)
    )  # fmt: skip


def party(turn: Turn, words: tuple[str, ...]) -> list[Sheet]:
    """The characters named (with commas or without), else all players' characters there are here."""
    named = [word.strip() for text in words for word in text.split(",") if word.strip()]
    if named and named not in (["all"], ["tous"]):
        return list(dict.fromkeys(turn.sheet(word, Sheet) for word in named))
    found = [sheet for sheet in turn.party(Sheet) if sheet.kind == "pc"]
    if not found:
        raise Refused("fate_v3.nobody_here")
    return found


def carried(sheet: Sheet) -> dict[str, recover.Carried]:
    """The consequences on a sheet, as the rules of recovery see them; a stunt of one's own shortens too (L163)."""
    found = {}
    for slot in sheet.carried():
        one = sheet.consequence(slot)
        shortened = one.shortened or bool(shortening(sheet, slot))
        found[slot] = recover.Carried(
            aspect=one.aspect, softened=bool(one.softened), shortened=shortened, waited=one.waited
        )  # fmt: skip
    return found


def shortening(sheet: Sheet, slot: str) -> str:
    """The stunt of one's own that shortens the recovery from a consequence: from those it names by their severity, in
    either language, else from all."""
    for key, stunt in sheet.stunts.items():
        about = [one for one in tables.CARRIED if any(_says(stunt.shortens, word) for word in names.SEVERITIES[one])]
        if stunt.shortens and stunt.activation == "always" and (slot in about or not about):
            return stunt.name or key
    return ""


def _says(text: str, word: str) -> bool:
    """Whether a text holds a word, of one or of several."""
    one = core_names.normal(word)
    return not {one, f"{one}s"}.isdisjoint(core_names.normal(text).split())


def _passed(turn: Turn, sheet: Sheet, span: str, length: int, *, rest: bool, pause: bool) -> dict[str, Any]:
    """What the time does to one character. Only what changes is written."""
    before = carried(sheet)
    aspects = {slot: one.aspect for slot, one in before.items()}
    passed = recover.passes(before, length, rest=rest) if pause else recover.no_pause(before)
    healed = [{"severity": slot, "aspect": aspects[slot]} for slot in passed.healed]
    lowered = _write(sheet, before, passed.left)
    cleared = clear(sheet, names.TRACKS) if passed.stress_clears else {}
    points = sheet.fate_points
    switch = house.of(turn).refresh
    after = recover.refreshed(points, switch) if span == "session" else points
    if after != points:
        turn.switch("refresh", switch)
        sheet.fate_points = after
    stays = [
        {"severity": slot, "aspect": one.aspect, "minutes": recover.wanted(slot, one),
         "at": tables.CARRIED[recover.step(slot, one)]}
        for slot, one in carried(sheet).items()
    ]  # fmt: skip
    return {
        "id": sheet.id, "who": sheet.name, "cleared": cleared, "healed": healed, "lowered": lowered, "stays": stays,
        "before": points, "after": after, "stress": {track: sheet.stress(track) for track in names.TRACKS},
    }  # fmt: skip


def _write(
    sheet: Sheet, before: dict[str, recover.Carried], left: dict[str, recover.Carried]
) -> list[dict[str, str]]:  # fmt: skip
    """Write the consequences that are left where they stand now; those that dropped a level."""
    lowered = []
    softened = {one.aspect: sheet.consequence(slot).softened for slot, one in before.items()}
    for place, slot in enumerate(tables.CARRIED):
        now, was = left.get(slot), before.get(slot)
        if now == was:
            continue
        if now is not None and was is not None and now.aspect == was.aspect:
            if now.waited:
                sheet.consequence(slot).waited = True
            continue
        for key in ("softened", "shortened", "waited"):
            if sheet.look("consequences", slot, key) is not None:
                sheet.drop("consequences", slot, key)
        sheet.consequence(slot).aspect = "" if now is None else now.aspect
        if now is not None:
            lowered.append({"severity": slot, "aspect": now.aspect, "from": tables.CARRIED[place + 1]})
            if softened[now.aspect]:
                sheet.consequence(slot).softened = softened[now.aspect]
    return lowered
