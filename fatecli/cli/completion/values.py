"""What the value of an option, or a positional word, can be: by its kind in the table."""

from __future__ import annotations

from ... import systems
from ...core.value import TYPE_CHECKING, replace
from ...text import say
from .. import table
from ..values import WORDS
from . import between, growth, house, known, scene
from .fit import Offers, after, fitting
from .place import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .known import Pair


DIGITS = tuple("+-0123456789")


def closed(lang: str, option: table.Option) -> list[str]:
    """The words of a closed list, in the user's language."""
    return [say(lang, f"help.word.{option.words}.{key}") for key in WORDS.get(option.words, ())]


def values(at: Place, option: table.Option, word: str, lang: str) -> Offers:
    """What an option or positional word can be."""
    if option.words == "milestone":
        return growth.milestones(at, word)
    if option.words:
        return fitting(word, [(one, "") for one in closed(lang, option)])
    return VALUES.get(option.value, _nothing)(replace(at, option=option), word)


def _nothing(at: Place, word: str) -> Offers:
    return Offers()


def _files(at: Place, word: str) -> Offers:
    return Offers(files=True)


def _people(at: Place, word: str) -> list[Pair]:
    """Who takes part in the scene, then everybody."""
    stage = at.scene()
    return [*(scene.people(stage) if stage else ()), *known.characters(word)]


def _who(at: Place, word: str) -> Offers:
    if "/" in word:
        return Offers(files=True)
    cut = max(word.rfind(","), word.rfind("=")) + 1
    return after(word[:cut], fitting(word[cut:], _people(at, word[cut:])))


def _trait(at: Place, word: str) -> Offers:
    """A trait of the sheet, and after a + another, or what else of the sheet may be joined to it."""
    defends = at.option is not None and at.option.name == "defend_with"
    data = at.sheet("".join(at.given.get("target", [])[:1]) if defends else at.who)
    before, plus, last = word.rpartition("+")
    whole = fitting(word, known.traits(data))
    if not plus or any(plus in name for name, _ in whole.pairs):
        return whole
    return after(before + plus, fitting(last, [*known.traits(data), *known.named(data)]))


def _aspect(at: Place, word: str) -> Offers:
    """An aspect of the scene or of the sheet; after `ulm:` one of that sheet's. What is hidden is not offered."""
    if at.option is not None and at.option.name == "reveal":
        return Offers()
    owner, colon, rest = word.partition(":")
    stage = at.scene()
    found = fitting(word, _priced(at, stage))
    if found.pairs or not colon:
        return found
    return after(owner + colon, fitting(rest, known.aspects(at.sheet(owner))))


def _priced(at: Place, stage: scene.Scene | None) -> Iterator[Pair]:
    """In a scene each aspect with what it would cost now, outside with its slot."""
    id = stage.person(at.who) if stage and at.who else ""
    if stage is None or not (id or at.who in known.MASTER):
        yield from known.aspects(at.sheet(at.who))
    if stage is not None:
        yield from scene.aspects(stage, id, at.lang)


def _compelled(at: Place, word: str) -> Offers:
    """An aspect of the character, or in the open where he is, then by how much it makes the action harder."""
    if "=" in word:
        return Offers()
    stage = at.scene()
    there = scene.written(stage) if stage is not None and stage.person(at.who) else ()
    found = [(f"{text}=", hint) for text, hint in (*known.aspects(at.sheet(at.who)), *there)]
    return replace(fitting(word, found), more=True)


def _armour(at: Place, word: str) -> Offers:
    """The armour of the one who absorbs, who is named first if at all."""
    return fitting(word, known.worn(at.sheet("".join(at.given.get("ways_", [])[:1]))))


def _opposition(at: Place, word: str) -> Offers:
    """An opponent, then one of their traits; or a word of the ladder."""
    owner, colon, rest = word.partition(":")
    if colon:
        return after(owner + colon, _trait(replace(at, given={**at.given, "who": [owner]}), rest))
    found = fitting(word, _people(at, word))
    tab = systems.tab(at.system())
    rungs = fitting(word, tab.rungs(at.lang)).pairs if tab is not None and word[:1] not in DIGITS else ()
    return Offers(pairs=(*((f"{name}:", hint) for name, hint in found.pairs), *rungs), more=bool(found.pairs))


def _entry(name: str) -> Callable[[Place, str], Offers]:
    """An entry of one table of the sheet, by its name."""
    return lambda at, word: fitting(word, known.named(at.sheet(at.who), (name,)))


def _domain(at: Place, word: str) -> Offers:
    return fitting(word, known.domains(at.sheet(at.who)))


def _task(at: Place, word: str) -> Offers:
    stage = at.scene()
    return fitting(word, scene.tasks(stage)) if stage else Offers()


def _side_trait(at: Place, word: str) -> Offers:
    """A side of the scene, then a trait of somebody on it."""
    stage = at.scene()
    people = stage.people() if stage else {}
    side, equals, rest = word.partition("=")
    if not equals:
        sides = dict.fromkeys(str(one.get("side")) for one in people.values() if one.get("side"))
        return replace(fitting(word, [(f"{name}=", "") for name in sides]), more=True)
    sheets = [stage.sheet(id) for id, one in people.items() if stage and one.get("side") == side]
    return after(f"{side}=", fitting(rest, dict(pair for sheet in sheets for pair in known.traits(sheet)).items()))


def _of_side(at: Place, word: str) -> Offers:
    """A side of the scene, then another one whose trait is its difficulty, then that trait."""
    side, equals, rest = word.partition("=")
    other, colon, trait = rest.partition(":")
    if not equals:
        return _side_trait(at, word)
    found = _side_trait(at, f"{other}={trait}" if colon else other)
    if colon:
        ends = [(name.removeprefix(f"{other}="), hint) for name, hint in found.pairs]
        return Offers(pairs=tuple((f"{side}={other}:{name}", hint) for name, hint in ends), more=found.more)
    names = [name.removesuffix("=") for name, _ in found.pairs]
    return Offers(pairs=tuple((f"{side}={name}:", "") for name in names if name != side), more=True)


def _zone(at: Place, word: str) -> Offers:
    stage = at.scene()
    return fitting(word, scene.zones(stage)) if stage else Offers()


def _place(at: Place, word: str) -> Offers:
    """A zone or a participant."""
    stage = at.scene()
    return fitting(word, [*scene.people(stage), *scene.zones(stage)]) if stage else Offers()


def _scene(at: Place, word: str) -> Offers:
    return fitting(word, known.scenes())


VALUES: dict[str, Callable[[Place, str], Offers]] = {
    "who": _who,
    "target": _who,
    "team": _who,
    "people": _who,
    "side": _who,
    "share": _who,
    "task": _task,
    "side_trait": _side_trait,
    "of_side": _of_side,
    "damage": _trait,
    "zone": _zone,
    "place": _place,
    "scene": _scene,
    "trait": _trait,
    "aspect": _aspect,
    "opposition": _opposition,
    "difficulty": _opposition,
    "skill": _trait,
    "stunt": _entry("stunts"),
    "domain": _domain,
    "compel": _compelled,
    "want": growth.want,
    "armour": _armour,
    "talent": _entry("talents"),
    "item": _entry("items"),
    "weapon": _entry("weapons"),
    "path": _files,
    **between.VALUES,
    **house.VALUES,
}
"""By the value of an option in the table, what it can be."""
