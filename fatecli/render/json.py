"""JSON: the whole answer on one line, in an envelope whose keys and values are English in every language.

Written without the `json` module, whose import costs more than half a bare start.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say

if TYPE_CHECKING:
    from typing import Any

    from . import Answer

VERSION = 1
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def document(answer: Answer, lang: str) -> str:
    """The envelope."""
    problem = answer.problem
    events = [
        {"event": one.event, **one.facts(), "text": say(lang, one.key, **one.facts())} for one in answer.events
    ]  # fmt: skip
    result: dict[str, Any] = {}
    if answer.events and problem is None:
        result = {**answer.events[-1].facts()}
        pending = [*result.get("pending", ()), *answer.pending, *answer.standing.get("pending", ())]
        result = {**result, **answer.standing, "pending": pending}
    envelope = {
        "fatecli": VERSION,
        "command": answer.command,
        "system": answer.system,
        "status": "ok" if problem is None else "error",
        "seed": answer.seed,
        **({} if answer.index is None else {"index": answer.index}),
        "result": result,
        "events": events,
        "files": list(answer.files),
        "switches": answer.switches,
        "warnings": [{"key": key, "text": say(lang, key, **facts), "facts": facts} for key, facts in answer.warnings],
        "next": [
            {"argv": ["fatecli", *one.argv], "text": say(lang, one.key, **one.facts)} for one in answer.hints
        ],
        "error": None,
    }  # fmt: skip
    if answer.dry:
        envelope["dry_run"] = True
    if problem is not None:
        envelope["error"] = {
            "kind": problem.kind,
            "key": problem.key,
            "message": say(lang, problem.key, **problem.facts),
            "facts": problem.facts,
        }
        envelope["next"] = [{"argv": ["fatecli", *argv], "text": ""} for argv in problem.next]
        if "options" in problem.facts:
            envelope["result"] = {
                "pending": [{"choice": problem.key.partition(".")[2], "options": problem.facts["options"]}]
            }
    return dump(envelope)


def dump(thing: Any) -> str:
    """Plain data as JSON on one line: UTF-8 as it is, controls and lone surrogates escaped."""
    if thing is None:
        return "null"
    if thing is True or thing is False:
        return "true" if thing else "false"
    if isinstance(thing, str):
        return text(thing)
    if isinstance(thing, (int, float)):
        return repr(thing)
    if isinstance(thing, dict):
        return "{" + ", ".join(f"{text(str(name))}: {dump(one)}" for name, one in thing.items()) + "}"
    if isinstance(thing, (list, tuple)):
        return "[" + ", ".join(map(dump, thing)) + "]"
    return text(str(thing))


def text(words: str) -> str:
    """A JSON string."""
    if words.isprintable() and '"' not in words and "\\" not in words:
        return f'"{words}"'
    return '"' + "".join(map(_escaped, words)) + '"'


def _escaped(c: str) -> str:
    if c in ESCAPES:
        return ESCAPES[c]
    if c < " " or c == "\x7f" or "\ud800" <= c <= "\udfff" or c in "\u2028\u2029":
        return f"\\u{ord(c):04x}"
    return c
