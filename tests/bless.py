"""Write down what the commands of the transcripts print and change today: `python -m tests.bless [CASE FILE...]`.

Status and facts are never touched: they are what the rules say. Look at the difference before it is committed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cases.case import LANGUAGES, Case, Run, paths, read
from tests.cases.change import changes
from tests.cases.world import World


def main(words: list[str]) -> int:
    if os.environ.get("CI"):
        print("Nothing is blessed in CI.", file=sys.stderr)
        return 2
    for path in [Path(word).resolve() for word in words] or paths():
        cases = read(path)
        for case in cases:
            play(case)
        head = "".join(_comment(path.read_text(encoding="utf-8")))
        path.write_text(head + "\n".join(map(written, cases)), encoding="utf-8")
    return 0


def play(case: Case) -> None:
    """Run a case in each language and keep what came."""
    for run in case.runs:
        run.said.clear()
    for lang in case.lang:
        with TemporaryDirectory() as folder:
            world = World.of(case, Path(folder), lang=lang, screen=case.screen)
            for run in case.runs:
                before = world.files()
                answer = world.run(run.line)
                if answer.status == 1:
                    raise SystemExit(f"{case.id}: {run.line}: a fault is never blessed: {answer.said}")
                run.said[lang] = answer.said
                run.files = changes(before, world.files())


def _comment(text: str) -> list[str]:
    """The comment a file begins with."""
    lines = text.splitlines(keepends=True)
    end = next((at for at, line in enumerate(lines) if line.startswith("[")), len(lines))
    return lines[:end]


def written(case: Case) -> str:
    """A case as TOML."""
    lines = ["[[case]]", f"name = {quoted(case.name)}"]
    lines += [f"{name} = {quoted(text)}" for name in ("source", "note") if (text := getattr(case, name))]
    lines += [f"lang = {_list(case.lang)}"] if case.lang != ("en",) else []
    lines += [f"files = {_list(case.files)}"] if case.files else []
    lines += [f"campaign = {quoted(case.campaign)}"] if case.campaign is not None else []
    lines += ["screen = true"] if case.screen else []
    if case.written:
        lines += ["", "[case.written]", *(f"{quoted(name)} = {quoted(text)}" for name, text in case.written.items())]
    return "\n".join([*lines, *map(_run, case.runs)]) + "\n"


def _run(run: Run) -> str:
    lines = ["", "[[case.run]]", f"line = {quoted(run.line)}"]
    lines += [f"status = {run.status}"] if run.status else []
    pairs = [f"{quoted(path)} = {_value(fact)}" for path, fact in run.facts.items()]
    inline = f"facts = {{ {', '.join(pairs)} }}"
    table = len(inline) > 120
    lines += [inline] if pairs and not table else []
    lines += [f"{lang} = {quoted(run.said[lang])}" for lang in LANGUAGES if lang in run.said]
    lines += [f"files = {quoted(run.files)}"] if run.files else []
    lines += ["", "[case.run.facts]", *pairs] if table else []
    return "\n".join(lines)


def _value(fact: object) -> str:
    if isinstance(fact, bool):
        return str(fact).lower()
    if isinstance(fact, list):
        return f"[{', '.join(map(_value, fact))}]"
    if isinstance(fact, dict):
        return f"{{ {', '.join(f'{quoted(name)} = {_value(one)}' for name, one in fact.items())} }}"
    return quoted(fact) if isinstance(fact, str) else str(fact)


def _list(words: tuple[str, ...]) -> str:
    return f"[{', '.join(map(quoted, words))}]"


def quoted(text: str) -> str:
    """A text as it reads best: lines between ''' if it has several, else in quotes."""
    if "\n" in text and "'''" not in text and not any(c < " " and c != "\n" for c in text):
        return f"'''\n{text}'''"
    if "'" not in text and ('"' in text or "\\" in text) and text.isprintable():
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
