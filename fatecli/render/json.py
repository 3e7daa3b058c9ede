"""JSON: the whole answer on one line, in an envelope whose keys and values are English in every language.

Written without the `json` module, whose import costs more than half a bare start.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from ..text import say
from . import MOST_HINTS

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
        "result": _result(answer, lang),
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


def _result(answer: Answer, lang: str) -> dict[str, Any]:
    """The facts of the last event, with what a scene adds; of a choice that is wanted, what may be chosen."""
    if answer.problem is not None:
        pending = _wanted(answer.problem)
        return {"pending": [_told(one, lang) for one in pending]} if pending else {}
    if not answer.events:
        return {}
    result = answer.events[-1].facts()
    waits = [*result.get("pending", ()), *answer.pending, *answer.standing.get("pending", ())]
    return {**result, **answer.standing, "pending": [_told(one, lang) for one in waits]}


def _wanted(problem: Problem) -> list[dict[str, Any]]:
    """What a problem asks to be chosen: as the scene has it, else the lines that would do."""
    if problem.pending or problem.kind != "choice":
        return list(problem.pending)
    lines = [{"argv": ["fatecli", *argv]} for argv in problem.next]
    options = problem.facts.get("options") or lines
    return [{"choice": problem.key.partition(".")[2], "options": options}] if options else []


def _told(one: dict[str, Any], lang: str) -> dict[str, Any]:
    """A choice, or an option of one, with its sentence instead of the key and the facts of it."""
    told = {name: thing for name, thing in one.items() if name not in ("key", "facts")}
    if "key" in one:
        told["text"] = say(lang, one["key"], **one["facts"])
    if "options" in one:
        told["options"] = [_told(option, lang) for option in one["options"]]
    return told


def _next(answer: Answer, lang: str) -> list[dict[str, Any]]:
    if answer.problem is not None:
        options = [option["argv"] for one in _wanted(answer.problem) for option in one["options"]]
        lines = [["fatecli", *argv] for argv in answer.problem.next] or options[:MOST_HINTS]
        return [{"argv": argv, "text": say(lang, "screen.instead")} for argv in lines]
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
