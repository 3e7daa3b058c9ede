"""absorb: a box, a consequence, or out of action (L131-L153, L169). Also for stress the game master deals outside a
conflict, or without a scene."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING, value
from ....errors import Choice, Refused, Usage, Which
from .. import conclude, harm, hit, lying, names, stress
from .. import scene as scenes
from ..scene import Scene, running
from ..settle import track as said_track
from ..sheet import Sheet
from ..sotc import minions
from . import ways
from .events import Absorbed

if TYPE_CHECKING:
    from typing import Any

    from ....core.turn import Turn


@value
class Blow:
    """Stress to be absorbed: whose, how much, on which track, by whom, and where the scene keeps it."""

    sheet: Sheet
    stress: int
    track: str
    by: str = ""
    key: str = ""


def absorb(
    turn: Turn,
    *,
    ways_: tuple[str, ...] = (),
    consequence: str = "",
    armour: str = "",
    auto: bool = False,
    out: bool = False,
    buy_off: str = "",
    harm: int = 0,
    mental: bool = False,
    physical: bool = False,
) -> None:
    """Absorb the stress that waits, or `harm` the game master deals: `1` its box, `2` a consequence of these words.

    A consequence may be taken for any stress (L141); its severity follows the order (L144). `armour` softens it: same
    severity, sooner healed (L169). Whom a fourth puts out of action may `buy_off` another end with all points (L146).
    """
    who, way, text = _read(ways_)
    many = who or _struck(turn)
    if many and _minions(turn, _sheet(turn, many), harm, chosen=bool(way or consequence or armour or out or buy_off)):
        return
    blow = _blow(turn, who, harm, said_track(mental=mental, physical=physical))
    consequence = consequence or text
    argv = ("absorb", who or blow.sheet.called, *(("--harm", str(harm)) if harm else ()))
    if auto:
        consequence = consequence or _placeholder(turn, blow)
    elif way is None and not (consequence or out or buy_off):
        raise _ask(turn, blow, argv)
    if way == 1 and consequence:
        raise Usage("fate_v3.box_or_consequence")
    seen = hit.told(turn, blow.sheet.id, blow.stress, blow.track)
    if way == 1 and seen["box"] is None:
        raise Refused("fate_v3.no_box", who=seen["name"], stress=blow.stress, next=((*argv, "--consequence", "TEXT"),))
    if way == 2 and not consequence and seen["severity"] is not None:
        raise Choice("fate_v3.word_it", who=seen["name"], severity=seen["severity"], next=((*argv, "2", "TEXT"),))
    worn = _armour(blow.sheet, armour)
    if out or seen["severity"] is None and (way == 2 or buy_off and seen["box"] is None):
        does = {**_nothing(blow, seen), "out": True}
    else:
        does = _rehearsed(blow, consequence, argv)
    _take(turn, blow, does, worn, buy_off)


def _minions(turn: Turn, sheet: Sheet, dealt: int, *, chosen: bool) -> bool:
    """Minions take what the game master deals, or the open attack does, as it comes; they have nothing to choose
    (SotC 4.3.6)."""
    if minions.group(sheet) is None:
        return False
    scene = running(turn)
    lies = None if scene is None else lying.in_scene(scene)
    if chosen or dealt < 0 or not dealt and _struck(turn) != sheet.seat:
        raise Refused("fate_v3.minions_absorb", who=sheet.mention, next=(("absorb", sheet.seat, "--harm", "N"),))
    if dealt:
        minions.hit(turn, sheet, dealt)
    elif lies is not None:
        conclude.settle(turn, turn.sheet(lies.actor.id, Sheet), lies)
    _over(turn)
    return True


def _struck(turn: Turn) -> str:
    """The group that the open attack hits as it stands; "" if it hits none."""
    scene = running(turn)
    lies = None if scene is None else lying.in_scene(scene)
    hurt = None if lies is None else hit.of(turn, lies)
    return hurt[0] if hurt is not None and minions.group(turn.sheet(hurt[0], Sheet)) is not None else ""


def _nothing(blow: Blow, seen: dict[str, Any]) -> dict[str, Any]:
    return {
        "stress": blow.stress, "track": blow.track, "box": None, "forced": seen["forced"], "severity": None,
        "consequence": "",
    }  # fmt: skip


def _rehearsed(blow: Blow, consequence: str, argv: tuple[str, ...]) -> dict[str, Any]:
    return harm.rehearse(blow.sheet, blow.track, blow.stress, consequence, argv)


def _read(words: tuple[str, ...]) -> tuple[str, int | None, str]:
    """`garde1 2 Casque fendu` as who, the way, and the words of the consequence; each may be left out."""
    at = next((place for place, word in enumerate(words) if word.isdecimal()), None)
    if at is None:
        return (words[0] if words else ""), None, " ".join(words[1:])
    if at > 1 or words[at] not in ("1", "2"):
        raise Usage("fate_v3.ways", found=" ".join(words))
    return (words[0] if at else ""), int(words[at]), " ".join(words[at + 1 :])


def _blow(turn: Turn, who: str, dealt: int, track: dict[str, str]) -> Blow:
    """The stress that is meant: dealt now, waiting in the scene, or what the open attack does as it stands."""
    scene = running(turn)
    if dealt < 0:
        raise Usage("fate_v3.harm_number", found=dealt)
    if dealt:
        if not who:
            raise Choice("fate_v3.absorb_who", next=(("absorb", "WHO", "--harm", str(dealt)),))
        return Blow(sheet=_sheet(turn, who), stress=dealt, track=track.get("track", "physical"))
    if scene is None:
        raise Refused("fate_v3.nothing_to_absorb", next=(("absorb", who or "WHO", "--harm", "N"),))
    lies = lying.in_scene(scene)
    if lies is not None and hit.owed(turn, lies) is not None:
        conclude.settle(turn, turn.sheet(lies.actor.id, Sheet), lies)
    seat = _sheet(turn, who).seat if who else ""
    key = scene.waits(seat)
    if key is None:
        raise Refused("fate_v3.nothing_to_absorb", next=(("absorb", who or "WHO", "--harm", "N"),))
    one = scene.owed[key]
    return Blow(
        sheet=turn.sheet(one.who, Sheet), stress=one.stress, track=track.get("track", one.track), by=one.by, key=key
    )


def _sheet(turn: Turn, who: str) -> Sheet:
    sheet = turn.sheet(who, Sheet)
    if turn.scene is not None and sheet.seat and turn.scene.person(sheet.seat).out:
        raise scenes.out(turn.scene, sheet)
    return sheet


def _ask(turn: Turn, blow: Blow, argv: tuple[str, ...]) -> Choice:
    """The ways there are, to choose from."""
    options = ways.options(turn, blow.sheet.id, blow.stress, blow.track, argv)
    return Choice(
        "fate_v3.absorb_how", who=hit.told(turn, blow.sheet.id, blow.stress, blow.track)["name"], stress=blow.stress,
        track=blow.track, options=options, next=tuple(tuple(one["argv"][1:]) for one in options),
    )  # fmt: skip


def _armour(sheet: Sheet, word: str) -> str:
    """The armour that softens a consequence, by its name; the game master judges what it covers."""
    if not word:
        return ""
    worn = {one.name or slot: slot for slot, one in sheet.equipment.items() if one.armour}
    found = core_names.beginning(word, worn) or [one for one in worn if core_names.words(word, one)]
    if not worn:
        raise Refused("fate_v3.no_armour", who=sheet.mention)
    if len(found) != 1:
        raise Which("fate_v3.which_armour", word=word, found=found or list(worn))
    return found[0]


def _placeholder(turn: Turn, blow: Blow) -> str:
    """What a consequence is called that nobody words, if a box does not do."""
    seen = hit.told(turn, blow.sheet.id, blow.stress, blow.track)
    if seen["box"] is not None or seen["severity"] is None:
        return ""
    return names.UNNAMED[seen["severity"]][1 if turn.lang == "fr" else 0]


def _take(turn: Turn, blow: Blow, does: dict[str, Any], worn: str, buy_off: str) -> None:
    sheet = blow.sheet
    if worn and does["severity"] is None and not does["out"]:
        raise Refused("fate_v3.armour_box", who=sheet.mention)
    if buy_off:
        if not does["out"]:
            raise Refused("fate_v3.not_out", who=sheet.mention)
        if stress.buy_off(sheet.fate_points) is None:
            raise Refused("fate_v3.no_points", who=sheet.mention, price=1, left=0)
        sheet.fate_points = 0
    if blow.key:
        scene = running(turn)
        assert scene is not None
        scenes.paid(scene, blow.key)
    harm.mark(sheet, does, worn)
    turn.note(_absorbed(blow, does, worn, buy_off))
    if does["out"]:
        conclude.put_out(turn, sheet)
        if not buy_off and sheet.fate_points:
            turn.hint("fate_v3.hint.buy_off_absorb", "undo")
        _over(turn)


def _over(turn: Turn) -> None:
    from .. import flow

    scene = running(turn)
    if scene is not None:
        flow.say_if_over(turn, scene)


def _absorbed(blow: Blow, does: dict[str, Any], worn: str, buy_off: str) -> Absorbed:
    sheet = blow.sheet
    return Absorbed(
        id=sheet.id, who=sheet.mention,
        stress=does["stress"], track=does["track"], by=blow.by, box=None if does["out"] else does["box"],
        forced=does["forced"], severity=does["severity"], consequence=does["consequence"],
        softened=worn if does["severity"] else "", out=does["out"], bought_off=buy_off,
        ticked=tuple(sheet.stress(does["track"])), boxes=len(sheet.boxes(does["track"])),
    )  # fmt: skip


def automatic(turn: Turn, scene: Scene) -> None:
    """Absorb all that waits by the first way."""
    while scene.waits() is not None:
        absorb(turn, ways_=(scene.owed[str(scene.waits())].who,), auto=True)
