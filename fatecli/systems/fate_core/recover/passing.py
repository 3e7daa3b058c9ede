"""pass, refresh: what time does to stress, consequences and fate points (seed 000, recovery; SRD, Fate Points)."""

from __future__ import annotations

from ....core.lengths import minutes
from ....core.value import TYPE_CHECKING, facts, value
from ....errors import Refused, Usage
from ...fate.stress import clear
from .. import clock, house, names
from ..sheet import Sheet
from . import healing, treat
from .events import PointsRefreshed, TimePassed

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn
    from ..clock import Moment


@value
class Move:
    """How a clock moves: from where, to where, and how many times the span passes."""

    before: Moment
    after: Moment
    times: int


SPANS = ("scene", "session", "scenario")
MOST = 100


def pass_(turn: Turn, *, span: str, people_: tuple[str, ...] = (), to: int | None = None) -> None:
    """Let a scene, session or scenario end and the next begin, for all players' characters or those named.

    `to` says which one begins: where the clock stands there already nothing passes, so that it is safe to say twice.
    """
    if span not in SPANS:
        if span != "night" and minutes(span) is None:
            raise Usage("usage.span", found=span)
        raise Refused("fate_core_between.no_length", found=span, next=(("recover", "pass", "scene"),))
    if to is not None and to < 1:
        raise Refused("fate_core_between.to_low", found=to)
    if turn.scene is not None and turn.scene.state == "running":
        raise Refused("fate_core_between.scene_runs", title=turn.scene.title, next=(("end",),))
    people = party(turn, people_)
    for sheet in people:
        _times(clock.now(turn, sheet), span, to)
    treat.finish(turn)
    moves: dict[str, Move] = {}
    told = tuple(_passed(turn, sheet, span, _moved(turn, sheet, span, to, moves)) for sheet in people)
    longest = max(moves.values(), key=lambda move: move.times)  # lone sheets may stand at other moments
    now, times = longest.after, longest.times
    turn.note(
        TimePassed(
            span=span, times=times, scenario=now.scenario, session=now.session, scene=now.scene, people=told,
            fate_points={one["id"]: one["after"] for one in told},
        )
    )  # fmt: skip


def refresh(turn: Turn, *, people_: tuple[str, ...] = ()) -> None:
    """Lift fate points to the refresh, as a session's start does; more than that stays (SRD, Refresh)."""
    told: tuple[dict[str, Any], ...] = tuple(
        {"id": sheet.id, "who": sheet.name, **_points(sheet, "session")} for sheet in party(turn, people_)
    )
    turn.note(PointsRefreshed(people=told, fate_points={one["id"]: one["after"] for one in told}))


def party(turn: Turn, words: tuple[str, ...]) -> list[Sheet]:
    """The characters named (with commas or without), else all players' characters there are here."""
    named = [word.strip() for text in words for word in text.split(",") if word.strip()]
    if named:
        return list(dict.fromkeys(turn.sheet(word, Sheet) for word in named))
    found = [sheet for sheet in turn.party(Sheet) if sheet.kind == "pc"]
    if not found:
        raise Refused("fate_core_between.nobody")
    return found


def _times(before: Moment, span: str, to: int | None) -> int:
    """How many of the span pass: one, or as many as it takes to reach `to`."""
    times = 1 if to is None else max(0, to - before.count(span))
    if times > MOST:
        raise Refused("fate_core_between.to_far", found=to, highest=before.count(span) + MOST)
    return times


def _moved(turn: Turn, sheet: Sheet, span: str, to: int | None, known: dict[str, Move]) -> Move:
    """How the clock of a character moves: a campaign's once for all, a lone sheet's own for each."""
    place = "" if turn.files.campaign() else sheet.path
    if place not in known:
        before = after = clock.now(turn, sheet)
        times = _times(before, span, to)
        for _ in range(times):
            after = after.after(span)
        if times:
            clock.move(turn, sheet, after)
        known[place] = Move(before=before, after=after, times=times)
    return known[place]


def _passed(turn: Turn, sheet: Sheet, span: str, move: Move) -> dict[str, Any]:
    """What the time does to one character."""
    healed: list[dict[str, str]] = []
    ended = move.before
    for _ in range(move.times):
        healed += _heal(turn, sheet, ended, ended.after(span))
        ended = ended.after(span)
    stress = clear(sheet, names.TRACKS) if move.times else {}
    points = _points(sheet, span if move.times else "scene")
    stays = _stays(turn, sheet, move.after)
    return {"id": sheet.id, "who": sheet.name, "stress": stress, "healed": healed, "stays": stays, **points}


def _heal(turn: Turn, sheet: Sheet, ended: Moment, begun: Moment) -> list[dict[str, str]]:
    """Free the slots whose time has come. What was never treated stays; so does a severe one until the next major
    milestone under the switch `severe_major` (FCon, Recovery)."""
    gone = []
    for slot in sheet.slots():
        one = sheet.consequence(slot)
        since = clock.read(one.recovering)
        if not one.aspect or since is None or not healing.healed(slot, since, ended, begun):
            continue
        if healing.severity(slot) == "severe" and house.of(turn).severe_major:
            turn.switch("severe_major", True)
            continue
        gone.append({"slot": slot, "aspect": one.aspect, "waited": healing.WAITS[healing.severity(slot)]})
        free(sheet, slot)
    return gone


def free(sheet: Sheet, slot: str) -> None:
    """Wipe a consequence; its slot can be used again."""
    sheet.consequence(slot).aspect = ""
    for key in ("recovering", "tried", "replaces", "former"):
        if sheet.look("consequences", slot, key) is not None:
            sheet.drop("consequences", slot, key)


def _stays(turn: Turn, sheet: Sheet, now: Moment) -> list[dict[str, Any]]:
    """The consequences that are left, and why."""
    late = house.of(turn).severe_major
    found = []
    for slot in sheet.slots():
        one = sheet.consequence(slot)
        if one.aspect:
            why = healing.wait(slot, clock.read(one.recovering), now, severe_major=late)
            found.append({"slot": slot, "aspect": one.aspect, **facts(why)})
    return found


def _points(sheet: Sheet, span: str) -> dict[str, int]:
    """The start of a session lifts fate points to the refresh and never lowers them; the start of a scenario sets
    them to it (SRD, Refresh). Only what changes is written."""
    before = after = sheet.fate_points
    if span == "session":
        after = max(before, sheet.refresh)
    elif span == "scenario":
        after = sheet.refresh
    if after != before:
        sheet.fate_points = after
    return {"before": before, "after": after}
