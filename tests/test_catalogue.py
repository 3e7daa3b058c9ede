"""The catalogue: the same in both languages, all of it used, all that is used in it, and no word in the wrong one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

from fatecli import text
from fatecli.core.events import Event

from . import source

SHARED = {"fate": ("fate_core", "fate_v3")}
"""Topics whose sentences are those of others, under whose names they are asked for."""

FILES = {path.stem for path in (source.PACKAGE / "text" / "en").glob("*.py")}
TOPICS = sorted(FILES - SHARED.keys() - {"__init__"})
ENGLISH_WORDS = """
    the of and with is are not may be been to it this that these those for from by what which who whose has have had
    there does did was were will would can could its they them their your you at an any each if than then when where
    nothing nobody somebody already only into without again needs takes must should
"""
"""Words that hold an English sentence together and mean nothing in French."""

FRENCH_WORDS = "le la les des une est sont pas pour dans avec qui que sur par au aux ce cette il elle"
ENGLISH = set(ENGLISH_WORDS.split())
PROSE = ENGLISH | set(FRENCH_WORDS.split())

SAID_OTHERWISE = {"fate_core_conflict.full_defense": {"who"}}
"""Facts that French says with a word for them: `jusqu'à son tour`."""

PARSED = Formatter().parse
ERRORS = {"Problem", "Usage", "Unreadable", "Refused", "Disk", "Which", "Choice"}
KEY = re.compile(rf"({'|'.join(TOPICS)})(\.[a-z0-9_-]+)+")

topics = pytest.mark.parametrize("name", TOPICS)


@cache
def sentences(lang: str) -> dict[str, str]:
    """All sentences of a language by their whole key."""
    return {f"{name}.{key}": told for name in TOPICS for key, told in text.topic(lang, name).items()}


def fields(sentence: str) -> dict[str, set[str]]:
    """The facts a sentence takes, each with the ways it is put."""
    found: dict[str, set[str]] = {}
    for _, field, spec, _ in PARSED(sentence):
        if field is not None:
            found.setdefault(field, set()).add(spec or "")
    return found


def bare(sentence: str) -> str:
    """A sentence without its facts, but with the words they may be put in."""
    parts: list[str] = []
    for literal, field, spec, _ in PARSED(sentence):
        parts.append(literal)
        if field is not None:
            parts.append(f" {spec} " if spec and "|" in spec else " 0 ")
    return "".join(parts)


@topics
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_language_knows_the_same_keys(name: str, lang: str) -> None:
    assert text.topic("en", name).keys() == text.topic(lang, name).keys()


@pytest.mark.parametrize("shared", SHARED)
def test_what_games_say_alike_stands_once(shared: str) -> None:
    told = {lang: text.topic(lang, shared) for lang in text.LANGUAGES}
    own = [[_module(lang, name).MESSAGES for lang in text.LANGUAGES] for name in SHARED[shared]]
    assert all(shared == _module(lang, name).SHARES for lang in text.LANGUAGES for name in SHARED[shared])
    assert all(one.keys() == told["en"].keys() for one in told.values())
    for mine in own:
        assert not told["en"].keys() & mine[0].keys()
        others = [one for one in own if one is not mine]
        said = {key: [one[key] for one in mine] for key in mine[0]}
        assert not [key for key in said for other in others if [one.get(key) for one in other] == said[key]]


def _module(lang: str, name: str) -> ModuleType:
    return import_module(f"fatecli.text.{lang}.{name}")


@topics
@pytest.mark.parametrize("lang", text.LANGUAGES[1:])
def test_every_language_tells_the_same_facts(name: str, lang: str) -> None:
    for key, english in text.topic("en", name).items():
        told = set(fields(english)) - SAID_OTHERWISE.get(f"{name}.{key}", set())
        assert told == set(fields(text.topic(lang, name)[key])), key


@topics
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_way_to_put_a_fact_is_known(name: str, lang: str) -> None:
    for key, told in text.topic(lang, name).items():
        for spec in set().union(*fields(told).values()):
            family, _, join = spec.removeprefix("@").rstrip("?").partition(":")
            if spec.startswith("@"):
                assert join in ("", "numbered", *text.JOIN[lang]), key
                assert any(one.startswith(f"{family}.") for one in sentences(lang)) or family in TOPICS, key
            elif "|" in spec:
                assert spec.count("|") in (1, 2), key
            else:
                assert spec in ("", "+", "said", "q", *text.JOIN[lang], "numbered", "written"), key


@topics
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_sentence_cites_what_its_readers_have_not(name: str, lang: str) -> None:
    """Numbers of lines and of sources are for docstrings."""
    told = text.topic(lang, name).items()
    assert [key for key, sentence in told if re.search(r"\b(seed|source|digest)\W*\d|\bL\d+\b", sentence)] == []


@topics
def test_a_french_sentence_is_no_english_one(name: str) -> None:
    for key, french in text.topic("fr", name).items():
        assert not set(re.findall(r"[^\W\d_]+", _untyped(bare(french)).lower())) & ENGLISH, key
        same = text.typeset(text.topic("en", name)[key]) == french
        assert not same or len(re.findall(r"[^\W\d_]{2,}", _untyped(bare(french)))) <= 3, key


def _untyped(sentence: str) -> str:
    """A sentence without what is typed as it stands: command lines and options."""
    return re.sub(r"fatecli .*|--[a-z-]+", "", sentence)


@topics
def test_french_is_set_as_french_is(name: str) -> None:
    for key, french in text.topic("fr", name).items():
        told = bare(french)
        assert "'" not in told, key
        assert re.search(r"(?<!\u00a0)[;!?\u00bb]", told) is None, key
        assert re.search(r"(?<!\u00a0):(?=\s|$)", told) is None, key
        assert re.search(r"\u00ab(?!\u00a0)", told) is None, key
        assert told.count('"') == bare(text.topic("en", name)[key]).count('"'), key


def strings() -> Iterator[str]:
    """Every text the code holds; docstrings and the catalogue are left out."""
    for path in source.files():
        if source.name(path).startswith("fatecli.text."):
            continue
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in _silent()[path]:
                yield node.value


@cache
def _silent() -> dict[Path, set[ast.AST]]:
    """The texts of each module that are docstrings, or only a part of one made from parts."""
    found: dict[Path, set[ast.AST]] = {}
    for path in source.files():
        inside = found.setdefault(path, set())
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.JoinedStr):
                inside.update(node.values)
            body = getattr(node, "body", None)
            for one in body if isinstance(body, list) else ():
                if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
                    inside.add(one.value)
    return found


@cache
def patterns() -> set[tuple[str, ...]]:
    """The texts made from parts: their fixed parts, with an empty one where a fact comes first or last."""
    found: set[tuple[str, ...]] = set()
    for path in source.files():
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.JoinedStr):
                parts = [""]
                for one in node.values:
                    if isinstance(one, ast.Constant):
                        parts[-1] += str(one.value)
                    else:
                        parts.append("")
                found.add(tuple(parts))
    return found


@cache
def literals() -> frozenset[str]:
    return frozenset(strings())


def made(key: str) -> bool:
    """Whether the code puts a key together from parts."""
    topic, _, rest = key.partition(".")
    ends = [key.removeprefix(one) for one in literals() if one.endswith(".") and key.startswith(one)]
    if any(end in literals() or end.partition("_")[0] in literals() for end in ends):
        return True
    for first, *others in patterns():
        if not others or not _fits((first, *others), key):
            continue
        if (first, *others) in ((f"{topic}.", ""), ("", ".", "")):
            if rest in literals() or any(head and _fits((head, *more), rest) for head, *more in patterns() if more):
                return True
        elif not first:
            if len(others) == 1 and others[0] and key.removesuffix(others[0]) in literals():
                return True
            if re.match(r"\.[a-z]+", others[0]) and filled((topic + others[0], *others[1:]), key):
                return True
        elif first.startswith(f"{topic}.") and filled((first, *others), key):
            return True
    return False


def filled(parts: tuple[str, ...], key: str) -> bool:
    """Whether what stands between the fixed parts of a key is made of words that the code holds, or is a number."""
    fixed = (parts[0], *(one for one in parts[1:-1] if one), parts[-1])
    found = re.fullmatch("(.+?)".join(map(re.escape, fixed)), key)
    return found is not None and all(
        one in literals() or all(_is_word(part) for part in re.split(r"[._]", one)) for one in found.groups()
    )


def _is_word(part: str) -> bool:
    return part.lstrip("-").isdigit() or not literals().isdisjoint((part, f"{part}_", f"_{part}"))


def _fits(parts: tuple[str, ...], text: str) -> bool:
    """Whether a text may be made of these fixed parts with something between them."""
    return re.fullmatch(".+".join(map(re.escape, parts)), text) is not None


def every_event() -> Iterator[type[Event]]:
    for path in source.files():
        if "text" not in path.parts:
            __import__(source.name(path))
    waiting = [Event]
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        yield one


@cache
def told_of_events() -> frozenset[str]:
    """The keys of events that do not choose their sentence: topic and name."""
    found = set()
    for one in every_event():
        if one.key is Event.key and one is not Event:
            snake = re.sub(r"(?<!^)(?=[A-Z])", "_", one.__name__).lower()
            found.add(f"{one.topic}.{snake}")
    return frozenset(found)


def put(key: str) -> bool:
    """Whether another sentence puts this one into itself, as one of a family."""
    specs = {spec for told in sentences("en").values() for one in fields(told).values() for spec in one}
    families = {spec[1:].rstrip("?").partition(":")[0] for spec in specs if spec.startswith("@")}
    return any(key.startswith(f"{family}.") for family in families)


@topics
def test_no_sentence_is_unused(name: str) -> None:
    keys = [f"{name}.{key}" for key in text.topic("en", name)]
    unused = [key for key in keys if not (key in literals() or made(key) or key in told_of_events() or put(key))]
    assert unused == []


def test_every_key_that_is_named_is_there() -> None:
    known = sentences("en")
    families = {key[: at.start()] for key in known for at in re.finditer(r"\.", key)}
    named = {one for one in literals() if KEY.fullmatch(one)} - families
    assert {one for one in named if one not in known} == set()
    assert {key for key in told_of_events() if key not in known and not drawn(key)} == set()


def drawn(key: str) -> bool:
    """Whether an event is only ever drawn from its facts, as a sheet is."""
    return key.partition(".")[2] in {"shown", "checked", "schema_printed", "log_shown"}


def test_every_key_made_from_parts_can_be_one() -> None:
    known = sentences("en")
    for parts in patterns():
        if len(parts) > 1 and KEY.match(parts[0] + "x") and " " not in "".join(parts):
            assert any(re.fullmatch(".+".join(map(re.escape, parts)), key) for key in known), parts


def calls() -> Iterator[tuple[str, ast.Call]]:
    """The calls that name a key and give its facts."""
    for path in source.files():
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                at = 1 if name == "say" else 0
                if name in ERRORS | {"say", "warn", "hint"} and len(node.args) > at:
                    key = node.args[at]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        yield key.value, node


def test_every_fact_a_sentence_tells_is_given() -> None:
    for key, call in calls():
        given = {one.arg for one in call.keywords}
        if None not in given and key in sentences("en"):
            for lang in text.LANGUAGES:
                assert set(fields(sentences(lang)[key])) <= given, key


QUOTING = ("fatecli.store.fault", "fatecli.cli.table")
"""Rooms that know sentences of others, to recognise them, and the table, which lists names."""

TEMPLATES = ".template"
"""A game's commented sheet is a document, not an answer."""

LAYERS = ("core", "systems", "store", "render", "errors", "chance", "odds", "cli")


@pytest.mark.parametrize("layer", LAYERS)
def test_only_the_catalogue_holds_prose(layer: str) -> None:
    for path in source.files():
        name = source.name(path)
        if name.split(".")[1:2] != [layer] or name in QUOTING or name.endswith(TEMPLATES):
            continue
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in _silent()[path]:
                words = node.value.lower().split()
                assert len(words) < 6 or not set(words) & PROSE, (source.name(path), node.value)
