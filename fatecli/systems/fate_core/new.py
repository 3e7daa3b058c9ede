"""new: a commented sheet, as far filled in as the line says (SRD, Character Creation; Creating the Opposition)."""

from __future__ import annotations

from ...core.quote import named, quoted
from ...core.scene import slug
from ...core.value import TYPE_CHECKING
from ...errors import Refused
from . import creation, ladder, tables, template
from .events import SheetMade
from .sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...core.turn import Turn
    from .creation import NewStunt

QUALITIES = (1, 3)
"""Average to Good (SRD, Nameless NPCs)."""

PEAK = {"main": 6, "supporting": 6}
"""The best skill of a named character: two above the players' best (SRD, Creating the Opposition)."""


def new(
    turn: Turn,
    *,
    name: str,
    high_concept: str = "",
    trouble: str = "",
    aspect_: tuple[str, ...] = (),
    pyramid: str = "",
    stunt: tuple[str, ...] = (),
    kind: str = "pc",
    quality: str = "",
) -> None:
    """Write the sheet of a new character, every line explained, in the campaign's language; what is given is filled
    in, so that one line makes a playable character."""
    french = turn.lang == "fr"
    skills = _skills(turn, kind, pyramid, quality, french=french)
    roles = turn.settings.get("roles", {})

    def skill(word: str) -> str:
        return Sheet({"name": name, "skills": skills}, settings=turn.settings).skill(word) if skills else (
            creation.listed(word, french=french, roles=roles)
        )  # fmt: skip

    stunts = [creation.stunt(spec, skill) for spec in stunt]
    refresh = tables.REFRESH - creation.paid([1] * len(stunts), tables.FREE_STUNTS)
    if kind == "pc" and len(stunts) > tables.MOST_STUNTS:
        raise Refused("fate_core_between.many_stunts", found=len(stunts), highest=tables.MOST_STUNTS)
    path = turn.files.sheet_path(name)
    aspects = _aspects(kind, high_concept, trouble, aspect_)
    others = [one for one in creation.every(french=french, roles=roles) if one not in skills] if kind == "pc" else []
    text = written(name, kind, refresh, aspects, skills, stunts, french=french, others=others)
    turn.files.create(path, text)
    _tell(turn, path, name)


def _tell(turn: Turn, path: str, name: str) -> None:
    sheet = Sheet(turn.files.open(path), settings=turn.settings)
    stand = creation.counts(sheet.skills.values())
    boxes = {track: sheet.boxes(track) for track in ("physical", "mental") if sheet.boxes(track)}
    turn.note(
        SheetMade(
            path=turn.files.shown(path), name=name, kind=sheet.kind,
            aspects=sum(1 for one in sheet.aspects.values() if one), places=len(sheet.aspects),
            pyramid="-".join(str(stand[rank]) for rank in sorted(stand, reverse=True)), stunts=len(sheet.stunts),
            refresh=sheet.refresh if sheet.kind == "pc" else None, boxes=boxes, slots=list(sheet.slots()),
        )
    )  # fmt: skip
    turn.hint("event.hint.edit", "show", turn.files.id(path))
    turn.hint("event.hint.check", "check", "--creation")


def _skills(turn: Turn, kind: str, pyramid: str, quality: str, *, french: bool) -> dict[str, int]:
    """The skills of the pyramid: from the cap down for a player's character, from the peak for the others; a nameless
    one's best is its quality, and that is Fight if nothing else is said."""
    best = _quality(kind, quality)
    pyramid = pyramid or ("fight" if best else "")
    if not pyramid:
        return {}
    rungs = pyramid.count("/") + 1
    top = {"pc": _cap(turn), "nameless": best or min(rungs, QUALITIES[1])}.get(kind, min(rungs, PEAK.get(kind, rungs)))
    roles = turn.settings.get("roles", {})
    rated = creation.pyramid(pyramid, top, lambda word: creation.listed(word, french=french, roles=roles))
    wrong = creation.broken(rated.values())
    if kind == "pc" and wrong is not None and rungs == top:
        rank, count, below = wrong
        raise Refused("fate_core_between.new_columns", rank=rank, count=count, below=below, down=rank - 1)
    return rated


def _cap(turn: Turn) -> int:
    from . import house

    return house.of(turn).skill_cap


def _quality(kind: str, word: str) -> int:
    """The quality of a nameless character, as a number: Average, Fair or Good."""
    if not word:
        return 0
    if kind != "nameless":
        raise Refused(
            "fate_core_between.quality_kind", kind=kind, next=(("new", "fate-core", "NAME", "--kind", "nameless"),)
        )
    found = ladder.must_read(word)
    if not QUALITIES[0] <= found <= QUALITIES[1]:
        raise Refused("fate_core_between.quality", found=found)
    return found


def _aspects(kind: str, high_concept: str, trouble: str, more: tuple[str, ...]) -> dict[str, str]:
    """The aspects by slot, blank ones too: five for a player's and a main character, fewer for the others; of the
    nameless only those that were given, if any was."""
    places = {"pc": 3, "main": 3, "supporting": 1}.get(kind, 0)
    found = {} if kind == "nameless" and more and not high_concept else {"high_concept": high_concept}
    if kind != "nameless" or trouble:
        found["trouble"] = trouble
    for place in range(max(places, len(more))):
        found[f"phase_{place + 1}"] = more[place] if place < len(more) else ""
    return found


def written(
    name: str, kind: str, refresh: int, aspects: dict[str, str], skills: dict[str, int], stunts: list[NewStunt], *,
    french: bool, others: Iterable[str] = (),
) -> str:  # fmt: skip
    """The text of the sheet; `others` are skills that stand there commented out, each in its place for later."""
    at, nameless = int(french), kind == "nameless"
    quoted_kind = f"kind = {quoted(kind)}"
    parts = [template.HEAD[at].replace("NAME", quoted(name), 1).replace("kind = KIND", f"{quoted_kind:<29}")]
    if kind == "pc":
        parts.append(template.POINTS[at].replace("POINTS", str(refresh)))
    parts.append(template.ASPECTS[at])
    for slot, text in aspects.items():
        note = "" if text else template.NOTES.get(slot, ("", ""))[at]
        parts.append(f"{slot} = {quoted(text)}{note}\n")
    lines = [f"{named(skill)} = {rating}" for skill, rating in skills.items()]
    lines += [f"# {named(skill)} = 0" for skill in others]
    parts.append("\n".join(["", template.SKILLS[kind][at], *(lines or [template.NO_SKILLS[at]]), "", ""]))
    taken: list[str] = []
    for one in stunts:
        taken.append(slug(one.name, taken))
        parts.append(_stunt(taken[-1], one))
    if not stunts and not nameless:
        parts.append(template.NO_STUNTS[at])
    parts.append((template.ONE_TRACK if nameless else template.STRESS)[at])
    slots = {"nameless": (), "supporting": ("mild",)}.get(kind, tuple(template.SLOTS))
    parts += [template.SLOTS[slot][at] for slot in slots]
    if kind == "supporting":
        parts.append(template.MAYBE[at])
    if kind == "pc":
        parts.append(template.places((*aspects, *(skills or others)), french=french))
    return "".join(parts)


def _stunt(slot: str, one: NewStunt) -> str:
    lines = [
        f"[stunts.{named(slot)}]",
        f"name = {quoted(one.name)}",
        f"text = {quoted(one.text)}",
    ]
    if one.skill:
        lines.append(f"skill = {quoted(one.skill)}")
    if one.bonus:
        lines.append(f"bonus = {one.bonus}")
    if one.on:
        lines.append(f"on = [{', '.join(map(quoted, one.on))}]")
    return "\n".join([*lines, "", ""])
