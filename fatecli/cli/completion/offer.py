"""What may stand where the cursor is, with a word of help beside each."""

from __future__ import annotations

from ...core.value import TYPE_CHECKING
from ...text import has, say
from .. import table
from ..scan import command_word, is_word
from . import known, scene
from .fit import Offers, after, fitting
from .now import Now, now
from .place import Place, place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .known import Pair


FREE = ("aspect", "trait", "text", "name")
"""The kinds of words that no choice spells out."""

SCENES = ("scene", "challenge", "contest", "conflict")
"""The verbs whose steps belong to a running scene."""


def offers(before: tuple[str, ...], word: str, lang: str) -> Offers:
    """All that fits at the cursor, after the finished words `before`."""
    first = command_word(before, 0)
    if first >= len(before) or before[first:] == ("help",):
        return fitting(word, _commands(lang))
    name = before[first]
    steps = table.verbs().get(name, [])
    second = command_word(before, first + 1)
    if second < len(before) and before[second] in steps:
        return _of_step(place(before[second], [*before[first + 1 : second], *before[second + 1 :]], lang), word, lang)
    if name in table.STEPS:
        return _of_step(place(name, before[first + 1 :], lang), word, lang)
    moment = now() if name in SCENES else Now(playing=None)
    waits = [pair for pair in moment.steps(lang) if pair[0] in steps]
    legal = [(step, say(lang, f"help.step.{step}")) for step in steps if _legal(moment, step, name)]
    return fitting(word, [*waits, *legal])


def _legal(moment: Now, step: str, verb: str = "") -> bool:
    """Whether a step of a verb can be played now: where nothing of the kind runs, it can only be started; while
    something is owed, nothing can that waits for it."""
    part, verbs = moment.playing, table.STEPS[step].verbs
    if part == scene.UNCLEAR or verb not in ("", *SCENES):
        return True
    if step in moment.held or not moment.has(step):
        return False
    if step == "start" or part is None:
        return step == "start" and bool(verb)
    return verb in ("", "scene", part) and ("scene" in verbs or part in verbs)


def _commands(lang: str) -> Iterator[Pair]:
    """What waits in the scene; verbs and commands; and the steps of a scene, which may be typed without their verb."""
    moment, verbs = now(), table.verbs()
    yield from moment.steps(lang)
    for name, steps in verbs.items():
        if name not in moment.held:
            yield name, say(lang, f"help.{'verb' if steps else 'step'}.{name}")
    for name in table.STEPS:
        if name not in verbs and _legal(moment, name):
            yield name, say(lang, f"help.step.{name}")
    yield "help", say(lang, "help.option.help")


def _of_step(at: Place, word: str, lang: str) -> Offers:
    from .values import values

    flag, equals, begun = word.partition("=")
    if at.option is not None and at.option.flags:
        return values(at, at.option, word, lang)
    if word[:1] == "-" and not at.ended:
        if not equals:
            return fitting(word, _options(at, lang))
        option = next((one for one in table.options(at.step) if flag in one.flags), None)
        return after(f"{flag}=", values(at, option, begun, lang)) if option is not None else Offers()
    if at.option is None:
        return Offers()
    found = values(at, at.option, word, lang)
    words = [(name, hint) for name, hint in found.pairs if at.ended or is_word(name)]
    owed, waits = _waiting(at, lang)
    pairs = fitting(word, [*owed, *((name, dict(words).get(name) or hint) for name, hint in waits)]).pairs
    known = [name for name, _ in pairs]
    rest = [pair for pair in words if pair[0] not in known]
    return Offers(pairs=(*pairs, *rest), files=found.files, more=found.more)


def _waiting(at: Place, lang: str) -> tuple[list[Pair], list[Pair]]:
    """What a line goes on with that makes a choice which is owed, and one that waits, for a step that plays in a
    scene. What is filled in freely is never among them."""
    if "scene" not in table.STEPS[at.step].takes.split() or at.option is None or at.option.value in FREE:
        return [], []
    moment = now("".join(at.given.get("scene", [])[:1]))
    return list(moment.words(at, lang, owed=True)), list(moment.words(at, lang, owed=False))


def _options(at: Place, lang: str) -> Iterator[Pair]:
    """The long spellings of what can still be given; only what the game of the sheet knows, where one is named."""
    understood = _understood(at)
    for option in table.options(at.step):
        if option.name in at.given and not option.many:
            continue
        if understood is None or option.name in understood:
            yield max(option.flags, key=len), _about(lang, at.step, option)
    yield "--help", say(lang, "help.option.help")


def _understood(at: Place) -> set[str] | None:
    """What the game of the sheet and the runner know; None if no sheet says which game it is."""
    system = known.system(at.who) if at.who else None
    stage = at.scene() if system is None else None
    if stage is not None:
        system = stage.data.get("system")
    if system is None:
        return None
    from ... import systems
    from ..play import OURS

    if system not in systems.GAMES:
        return None
    keys = [at.step, *(f"{verb}.{at.step}" for verb in table.STEPS[at.step].verbs)]
    plays = [play for key in keys if (play := systems.step(system, key)) is not None]
    taken = {name for play in plays for names in systems.takes(play) for name in names}
    return {*OURS, *taken} if plays else None


def _about(lang: str, step: str, option: table.Option) -> str:
    from .values import closed

    own = f"help.option.{step}.{option.name}"
    return say(lang, own if has(lang, own) else f"help.option.{option.name}", words=closed(lang, option))
