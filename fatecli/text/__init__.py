"""Words: the only prose of the project, in English and French.

A sentence stands under a key, `topic.name`, in `en/topic.py` and `fr/topic.py`, in a dict MESSAGES. A topic may name
one whose sentences it SHARES. A sentence's fields are the facts of an event or error, and a field may say how it is to
be put:

    {count:point|points}     the word for that many; French counts 0 and 1 as one
    {count:none|one|# of}    the same with a form for 0; # is the number
    {value:+}                a signed number, +2 or -1
    {value:said}             a number for a listener: plus 2, minus 1
    {text:q}                 in the language's quotation marks
    {names:and} {names:or}   a list, the last two joined by the word
    {names:then}             a list in an order: this, then that
    {names:numbered}         a list with numbers, 1 so, 2 so
    {names:and|nobody|# too} the same with a form for an empty list, and one for the others; # is the list
    {found:written}          as a TOML file would write it
    {rung:@fate_v3.rung}     another sentence, here `fate_v3.rung.` and the value
    {system:@system?}        the same, or the value in quotation marks if there is none
"""

from __future__ import annotations

LANGUAGES = ("en", "fr")
LONGEST = 60
"""Of a longer text found in a file only the beginning is told."""
NO_BREAK = "\u00a0"
QUOTES = {"en": ("\u201c", "\u201d"), "fr": ("\u00ab\u00a0", "\u00a0\u00bb")}
JOIN = {"en": {"and": "and", "or": "or", "then": "then"}, "fr": {"and": "et", "or": "ou", "then": "puis"}}
SAID = {"en": ("plus", "minus"), "fr": ("plus", "moins")}

_loaded: dict[tuple[str, str], dict[str, str]] = {}


def topic(lang: str, name: str) -> dict[str, str]:
    """All sentences of one topic in one language."""
    if (lang, name) not in _loaded:
        module = __import__(f"{__name__}.{lang}.{name}", fromlist=["MESSAGES"])
        messages: dict[str, str] = module.MESSAGES
        if hasattr(module, "SHARES"):
            messages = topic(lang, module.SHARES) | messages
        if lang == "fr":
            messages = {key: typeset(sentence) for key, sentence in messages.items()}
        _loaded[lang, name] = messages
    return _loaded[lang, name]


def typeset(sentence: str) -> str:
    """French spacing: no break before ; : ! ? » nor after «, and the typographic apostrophe."""
    for mark in ";:!?\u00bb":
        sentence = sentence.replace(" " + mark, NO_BREAK + mark)
    return sentence.replace("\u00ab ", "\u00ab" + NO_BREAK).replace("'", "\u2019")


def say(lang: str, key: str, /, **facts: object) -> str:
    """The sentence under a key, with its facts put in."""
    name, _, rest = key.partition(".")
    return topic(lang, name)[rest].format_map({field: _worded(lang, fact) for field, fact in facts.items()})


def has(lang: str, key: str) -> bool:
    """Whether a key is in the catalogue."""
    name, _, rest = key.partition(".")
    try:
        return rest in topic(lang, name)
    except ModuleNotFoundError:
        return False


def _worded(lang: str, fact: object) -> object:
    if isinstance(fact, bool):
        return _Word(lang, str(fact).lower(), fact)
    if isinstance(fact, int):
        return _Number(lang, fact)
    if isinstance(fact, (list, tuple)):
        return _List(lang, [str(one) for one in fact], fact)
    return _Word(lang, "" if fact is None else str(fact), fact)


def _written(fact: object) -> str:
    """A value as a TOML file would write it on one line."""
    if isinstance(fact, bool):
        return str(fact).lower()
    if isinstance(fact, str):
        fact = _short(fact)
        return '"' + fact.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(fact, (list, tuple)):
        return _short(f"[{', '.join(map(_written, fact))}]")
    if isinstance(fact, dict):
        return _short(f"{{ {', '.join(f'{name} = {_written(one)}' for name, one in fact.items())} }}") if fact else "{}"
    return str(fact)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "\u2026"


class _Number:
    def __init__(self, lang: str, number: int) -> None:
        self.lang, self.number = lang, number

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            *none, one, many = spec.split("|")
            if none and not self.number:
                return none[0]
            single = self.number in (0, 1, -1) if self.lang == "fr" else self.number in (1, -1)
            return (one if single else many).replace("#", str(self.number))
        if spec == "said":
            plus, minus = SAID[self.lang]
            return f"{plus if self.number > 0 else minus} {abs(self.number)}" if self.number else "0"
        if spec == "q":
            return str(self.number).join(QUOTES[self.lang])
        if spec.startswith("@"):
            return say(self.lang, f"{spec[1:]}.{self.number}")
        return format(self.number, "" if spec == "written" else spec)


class _Word:
    def __init__(self, lang: str, word: str, fact: object = "") -> None:
        self.lang, self.word, self.fact = lang, word, fact

    def __format__(self, spec: str) -> str:
        if spec == "written":
            return _written(self.fact)
        if spec == "q":
            return self.word.join(QUOTES[self.lang])
        if spec.startswith("@"):
            key = f"{spec[1:].rstrip('?')}.{self.word}"
            return say(self.lang, key) if spec[-1] != "?" or has(self.lang, key) else format(self, "q")
        return format(self.word, spec)


class _List:
    def __init__(self, lang: str, words: list[str], fact: object = "") -> None:
        self.lang, self.words, self.fact = lang, words, fact

    def __format__(self, spec: str) -> str:
        if spec == "written":
            return _written(self.fact)
        if "|" in spec:
            join, none, some = spec.split("|")
            return some.replace("#", format(self, join)) if self.words else none
        if spec.startswith("@"):
            family, _, join = spec[1:].partition(":")
            return format(_List(self.lang, [say(self.lang, f"{family}.{word}") for word in self.words]), join)
        if spec == "numbered":
            return ", ".join(f"{number} {word}" for number, word in enumerate(self.words, 1))
        if spec == "then":
            return f", {JOIN[self.lang][spec]} ".join(self.words)
        if spec in ("and", "or") and len(self.words) > 1:
            return f"{', '.join(self.words[:-1])} {JOIN[self.lang][spec]} {self.words[-1]}"
        return ", ".join(self.words)
