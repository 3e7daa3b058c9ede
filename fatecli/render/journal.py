"""The log, a line a command, or as a page of Markdown; and the party, a line a character."""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import has, say
from .plain import quoted
from .sheet import FREE, TICKED
from .views import Row, View

if TYPE_CHECKING:
    from typing import Any

    Facts = dict[str, Any]

FATE = {-1: "-", 0: "0", 1: "+"}
BETWEEN = " \u00b7 "
MARKS = "\\`*_[]<>#|"
"""What Markdown would take for its own in a text."""


def log_shown(facts: Facts, lang: str) -> View:
    """The log, what came of each command on a line, and what hands changed since."""
    if facts["markdown"]:
        return View(raw="\n".join(_page(facts["entries"], lang)) + "\n")
    lines = [_outcome(one, lang) for one in facts["entries"]] or [say(lang, "event.log_empty")]
    lines += [say(lang, "event.log_by_hand", **_change(one)) for one in facts["by_hand"]]
    return View(prose=tuple(lines), said_prose=tuple(lines))


def undoable(facts: Facts, lang: str) -> View:
    """What can be taken back: each command as it was typed."""
    lines = tuple(_logged(one, lang) for one in facts["entries"]) or (say(lang, "event.log_empty"),)
    return View(prose=lines, said_prose=lines)


def _change(one: Facts) -> Facts:
    return {"file": one["file"], "key": one["key"], "before": _told(one["after"]), "after": _told(one["found"])}


def _outcome(one: Facts, lang: str) -> str:
    """What came of a command, in the sentences it was answered with; else, as in an older log, the command."""
    told = _said(one, lang)
    if not told:
        return _logged(one, lang)
    return f"{_signed(one, lang)}{told}{_thrown(one)}{_story(one)}"


def _logged(one: Facts, lang: str) -> str:
    """A command as it was typed, with its dice and what it changed."""
    values = _values(one, lang)
    changed = f" ({', '.join(values)})" if values else ""
    return f"{_signed(one, lang)}{_typed(one)}{_thrown(one)}{changed}{_story(one)}"


def _signed(one: Facts, lang: str) -> str:
    """When, and by whom."""
    at = str(one.get("at", ""))[:16].replace("T", " ")
    user = say(lang, "event.by", user=one["user"]) if one.get("user") else ""
    return f"{at}{user}{say(lang, 'event.colon')}"


def _thrown(one: Facts) -> str:
    return f" [{_dice(one)}]" if one.get("dice") else ""


def _story(one: Facts) -> str:
    return f" \u2014 {one['message']}" if one.get("message") else ""


def _said(one: Facts, lang: str) -> str:
    """The sentences of what happened, on one line; nothing where a line of another version lacks a fact of them."""
    told = []
    for event in one.get("events", ()):
        key = str(event.get("says", ""))
        if not has(lang, key):
            return ""
        try:
            told.append(say(lang, key, **{name: fact for name, fact in event.items() if name not in ("event", "says")}))
        except (KeyError, ValueError, TypeError, IndexError):
            return ""
    return " ".join(told).replace("\n", " ")


def _values(one: Facts, lang: str) -> list[str]:
    """What changed; of the roll that lies open in a scene the dice are told already."""
    return [
        say(lang, "event.log_value", key=value["key"], before=_told(value["before"]), after=_told(value["after"]))
        for value in one.get("values", ())
        if not value["key"].startswith("roll.")
    ]


def _dice(one: Facts) -> str:
    """Who threw what: `maren + 0 - +`."""
    throws = []
    for throw in one["dice"]:
        fate = "F" in str(throw.get("dice", ""))
        faces = [FATE.get(face, str(face)) if fate else str(face) for face in throw.get("faces", ())]
        total = throw.get("sum")
        throws.append(" ".join(part for part in (str(throw.get("who", "")), *(faces or [str(total)])) if part))
    return " / ".join(throws)


def _typed(one: Facts) -> str:
    """The command as it was typed, without the story line that is told after it."""
    argv = [str(word) for word in one.get("command", ()) if word != "fatecli"]
    if one.get("message") in argv:
        at = argv.index(one["message"])
        del argv[at - 1 : at + 1]
    return " ".join(map(quoted, argv))


def _told(thing: object) -> str:
    return "\u2205" if thing is None else str(thing)


def _page(entries: tuple[Facts, ...], lang: str) -> list[str]:
    """A page to be kept: a heading a session, an item a command, the story told in italics."""
    lines: list[str] = []
    session: tuple[object, object] | None = None
    for one in entries:
        clock = one.get("clock") or {}
        now = clock.get("scenario", 1), clock.get("session", 1)
        if now != session:
            session = now
            at = str(one.get("at", ""))[:10]
            lines += ["", say(lang, "event.log_session", scenario=now[0], session=now[1], at=at), ""]
        said = _said(one, lang)
        told = [marked(said) if said else f"`{_typed(one)}`" if "`" not in _typed(one) else f"`` {_typed(one)} ``"]
        told += [f"[{_dice(one)}]"] if one.get("dice") else []
        told += [marked(", ".join(_values(one, lang)))] if one.get("values") and not said else []
        words = f"*{marked(one['message'])}* \u2014 " if one.get("message") else ""
        lines.append(f"- {words}{BETWEEN.join(told)}")
    return [say(lang, "event.log_title"), *(lines or ["", say(lang, "event.log_empty")])]


def marked(text: str) -> str:
    """A text that Markdown shows as it is."""
    return "".join("\\" + c if c in MARKS else c for c in str(text)).replace("\n", " ")


def party_shown(facts: Facts, lang: str) -> View:
    """Points, stress and consequences of everybody, a line each."""
    rows = []
    for one in facts["people"]:
        if "fault" in one:
            told = said = say(lang, one["fault"], **one["facts"])
        else:
            told = BETWEEN.join(_item(item, lang, plain=False) for item in one["items"])
            said = ", ".join(_item(item, lang, plain=True) for item in one["items"])
        rows.append(Row(label=one["who"], detail=told, said=say(lang, "event.said.person", who=one["who"], told=said)))
    return View(title=say(lang, "event.party"), rows=tuple(rows))


def _item(item: Facts, lang: str, *, plain: bool) -> str:
    label = say(lang, item["label_key"]) if "label_key" in item else str(item.get("label", ""))
    if item["kind"] == "boxes":
        if not plain:
            return f"{label} " + "".join(f"{TICKED if box in item['ticked'] else FREE}{box}" for box in item["boxes"])
        free = [box for box in item["boxes"] if box not in item["ticked"]]
        parts = (("ticked", item["ticked"]), ("free", free))
        told = ", ".join(say(lang, f"event.said.{name}", boxes=boxes) for name, boxes in parts if boxes)
        return f"{label} {told}"
    if item["kind"] == "points":
        return f"{label} {item.get('value', item.get('text', ''))}"
    return f"{label} {item.get('value', '')}".rstrip() + f" {item['text']}"
