"""How facts are put into a sentence, in both languages."""

from __future__ import annotations

import pytest

from fatecli import text
from fatecli.text import has, say, typeset


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, str]]:
    """A topic of its own in both languages."""
    topics: dict[str, dict[str, str]] = {"en": {}, "fr": {}}
    for lang, sentences in topics.items():
        monkeypatch.setitem(text._loaded, (lang, "tried"), sentences)
    return topics


def put(told: dict[str, dict[str, str]], lang: str, sentence: str, **facts: object) -> str:
    told[lang]["it"] = sentence
    return say(lang, "tried.it", **facts)


@pytest.mark.parametrize(
    ("lang", "sentence", "number", "said"),
    [
        ("en", "{n} {n:point|points}", 0, "0 points"),
        ("en", "{n} {n:point|points}", 1, "1 point"),
        ("en", "{n} {n:point|points}", -1, "-1 point"),
        ("en", "{n} {n:point|points}", 2, "2 points"),
        ("fr", "{n} {n:point|points}", 0, "0 point"),
        ("fr", "{n} {n:point|points}", 1, "1 point"),
        ("fr", "{n} {n:point|points}", 2, "2 points"),
        ("en", "{n:none|one|# of them}", 0, "none"),
        ("en", "{n:none|one|# of them}", 1, "one"),
        ("en", "{n:none|one|# of them}", 7, "7 of them"),
        ("fr", "{n:rien|un|# en tout}", 0, "rien"),
        ("en", "{n:+}", 2, "+2"),
        ("en", "{n:+}", 0, "+0"),
        ("en", "{n:+}", -1, "-1"),
        ("en", "{n:said}", 2, "plus 2"),
        ("en", "{n:said}", -1, "minus 1"),
        ("en", "{n:said}", 0, "0"),
        ("fr", "{n:said}", 3, "plus 3"),
        ("fr", "{n:said}", -3, "moins 3"),
    ],
)
def test_a_number(told: dict[str, dict[str, str]], lang: str, sentence: str, number: int, said: str) -> None:
    assert put(told, lang, sentence, n=number) == said


@pytest.mark.parametrize(
    ("lang", "how", "names", "said"),
    [
        ("en", ":and", [], ""),
        ("en", ":and", ["a"], "a"),
        ("en", ":and", ["a", "b"], "a and b"),
        ("en", ":or", ["a", "b", "c"], "a, b or c"),
        ("fr", ":and", ("a", "b", "c"), "a, b et c"),
        ("fr", ":or", ["a", "b"], "a ou b"),
        ("en", ":numbered", ["a", "b"], "1 a, 2 b"),
        ("en", "", ["a", "b", 3], "a, b, 3"),
    ],
)
def test_a_list(told: dict[str, dict[str, str]], lang: str, how: str, names: list[object], said: str) -> None:
    assert put(told, lang, f"{{names{how}}}", names=names) == said


def test_a_text_in_quotation_marks(told: dict[str, dict[str, str]]) -> None:
    assert put(told, "en", "{a:q}", a="Steel First") == "\u201cSteel First\u201d"
    assert put(told, "fr", "{a:q}", a="Steel First") == "\u00ab\u00a0Steel First\u00a0\u00bb"


def test_a_text_of_the_user_is_never_read_as_a_sentence(told: dict[str, dict[str, str]]) -> None:
    for odd in ("{a}", "{", "}}", "%s", "{0.__class__}", "a:b|c"):
        assert put(told, "en", "{a}: {a:q}", a=odd) == f"{odd}: \u201c{odd}\u201d"


def test_another_sentence_of_a_family(told: dict[str, dict[str, str]]) -> None:
    told["en"].update({"kind.pc": "player", "kind.npc": "other", "rung.-1": "Poor", "flag.true": "yes"})
    assert put(told, "en", "{k:@tried.kind}", k="pc") == "player"
    assert put(told, "en", "{k:@tried.kind:or}", k=["pc", "npc"]) == "player or other"
    assert put(told, "en", "{k:@tried.rung}", k=-1) == "Poor"
    assert put(told, "en", "{k:@tried.flag}", k=True) == "yes"


def test_nothing_is_nothing_and_truth_is_a_word(told: dict[str, dict[str, str]]) -> None:
    assert put(told, "en", "[{a}] [{b}]", a=None, b=False) == "[] [false]"


def test_french_is_typeset() -> None:
    assert typeset("l'eau : \u00ab oui \u00bb ; non ! vrai ?") == (
        "l\u2019eau\u00a0: \u00ab\u00a0oui\u00a0\u00bb\u00a0; non\u00a0! vrai\u00a0?"
    )
    assert typeset("og:Combat, 10:30") == "og:Combat, 10:30"


def test_what_the_catalogue_holds() -> None:
    assert has("en", "screen.next") and not has("en", "screen.nothing") and not has("fr", "no_topic.next")
    with pytest.raises(KeyError):
        say("en", "screen.nothing")
    with pytest.raises(KeyError):
        say("en", "refuse.step")
