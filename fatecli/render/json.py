"""JSON: the whole answer on one line, in an envelope whose keys and values are English in every language.

Written without the `json` module, whose import costs more than half a bare start.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say

if TYPE_CHECKING:
    from typing import Any

    from ..errors import Problem
    from . import Answer

VERSION = 1
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def document(answer: Answer, lang: str) -> str:
    """The envelope."""
    envelope = {
        "fatecli": VERSION,
        "command": answer.command,
        "system": answer.system,
        "status": "ok" if answer.problem is None else "error",
        "seed": answer.seed,
        **({} if answer.index is None else {"index": answer.index}),
        "result": _result(answer),
        "events": [
            {"event": one.event, **one.facts(), "text": say(lang, one.key, **one.facts())} for one in answer.events
        ],
        "files": list(answer.files),
        "switches": answer.switches,
        "warnings": [{"key": key, "text": say(lang, key, **facts), "facts": facts} for key, facts in answer.warnings],
        "next": _next(answer, lang),
        "error": None if answer.problem is None else _error(answer.problem, lang),
        **({"dry_run": True} if answer.dry else {}),
    }
    return dump(envelope)


def _result(answer: Answer) -> dict[str, Any]:
    """The facts of the last event, with what a scene adds; of a choice that is wanted, what may be chosen."""
    if answer.problem is not None:
        options = answer.problem.facts.get("options")
        choice = answer.problem.key.partition(".")[2]
        return {"pending": [{"choice": choice, "options": options}]} if options else {}
    if not answer.events:
        return {}
    result = answer.events[-1].facts()
    pending = [*result.get("pending", ()), *answer.pending, *answer.standing.get("pending", ())]
    return {**result, **answer.standing, "pending": pending}


def _next(answer: Answer, lang: str) -> list[dict[str, Any]]:
    if answer.problem is not None:
        return [{"argv": ["fatecli", *argv], "text": say(lang, "screen.instead")} for argv in answer.problem.next]
    return [{"argv": ["fatecli", *one.argv], "text": say(lang, one.key, **one.facts)} for one in answer.hints]


def _error(problem: Problem, lang: str) -> dict[str, Any]:
    return {
        "kind": problem.kind,
        "key": problem.key,
        "message": say(lang, problem.key, **problem.facts),
        "facts": problem.facts,
    }


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
