"""What every game shows: dice without a sheet, a sheet, findings, the log."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import journal
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]


def expression_rolled(facts: Facts, lang: str) -> View:
    """Each die with its faces, the bonus, the total."""
    rows = []
    for term in facts["terms"]:
        faces = [_face(term["dice"], face) for face in term["faces"]]
        told = " ".join(faces) or say(lang, "event.sum_told")
        rows.append(
            Row(
                label=term["dice"],
                detail=told.replace("-", "\u2212"),
                said=f"{term['dice']}{say(lang, 'event.colon')}{told}",
            )
        )
    if facts["bonus"]:
        said = say(lang, "event.said.bonus", value=facts["bonus"])
        rows.append(Row(label=say(lang, "event.bonus"), number=facts["bonus"], said=said))
    total = say(lang, "event.said.total", total=facts["total"])
    rows.append(Row(label=say(lang, "event.total"), number=facts["total"], said=total))
    verdict = ""
    if facts["outcome"] is not None:
        against = say(lang, "event.said.against", opposition=facts["opposition"])
        rows.append(Row(label=say(lang, "event.against"), number=facts["opposition"], said=against))
        verdict = say(lang, f"event.verdict.{facts['outcome']}", shifts=abs(facts["difference"]))
    return View(title=facts["expression"], rows=tuple(rows), verdict=verdict, said_verdict=verdict)


def _face(dice: str, face: int) -> str:
    return {-1: "-", 0: "0", 1: "+"}[face] if dice.endswith("dF") else str(face)


def undone(facts: Facts, lang: str) -> View:
    """A command that was taken back, and whose it was."""
    user = say(lang, "event.by", user=facts["user"]) if facts["user"] else ""
    files = f" ({', '.join(facts['files'])})" if facts["files"] else ""
    told = say(lang, "event.undone", command=facts["command"]) + user + files
    return View(prose=(told,), said_prose=(told,))


def file_made(facts: Facts, lang: str) -> View:
    """A new file."""
    told = say(lang, "event.file_made", **facts)
    return View(prose=(told,), said_prose=(told,))


def checked(facts: Facts, lang: str) -> View:
    """Every finding on a line of its own, `file:line: key: what`, then the count."""
    lines = tuple(_finding(one, lang) for one in facts["findings"])
    count = say(lang, "event.checked", **{name: facts[name] for name in ("files", "faults", "departures")})
    remarks = tuple(
        say(lang, one["why"], path=one["path"], count=one["found"], near=one["near"]) for one in facts["remarks"]
    )
    return View(prose=(*lines, count, *remarks), said_prose=(*lines, count, *remarks))


def _finding(one: Facts, lang: str) -> str:
    if "facts" in one:
        return say(lang, one["why"], **one["facts"])
    line = "" if one["line"] is None else f"{one['line']}:"
    return f"{one['path']}:{line} {finding(one, lang)}"


def finding(one: Facts, lang: str) -> str:
    """What is wrong, and the nearest spelling if there is one."""
    key = one["why"] if "." in one["why"] else f"check.{one['why']}"
    if key == "check.unknown" and one["fault"]:
        key = "check.stranger"
    facts = {name: one[name] for name in ("found", "accepted", "near")}
    close = say(lang, "check.near", near=one["near"]) if one["near"] and key.startswith("check.") else ""
    return f"{one['key']}{say(lang, 'event.colon')}{say(lang, key, **facts)}{close}"


def schema_printed(facts: Facts, lang: str) -> View:
    """The schema itself, to be redirected into a file."""
    from json import dumps

    return View(raw=dumps(facts["schema"], indent=2, ensure_ascii=False))


def script_printed(facts: Facts, lang: str) -> View:
    """The script itself, to be redirected into a file."""
    return View(raw=facts["script"])


VIEWS = {
    "script_printed": script_printed,
    "schema_printed": schema_printed,
    "expression_rolled": expression_rolled,
    "undone": undone,
    "log_shown": journal.log_shown,
    "undoable": journal.undoable,
    "party_shown": journal.party_shown,
    "file_made": file_made,
    "checked": checked,
}
