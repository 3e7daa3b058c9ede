"""What stands after `advance WHO`: the growth that the game knows, traits with the rungs they may reach, and the kinds
of a FATE v3 aspect."""

from __future__ import annotations

from ...core import names
from ...core.value import TYPE_CHECKING, replace
from ...text import say
from ..values import WORDS
from . import known, ladder
from .fit import Offers, after, fitting

if TYPE_CHECKING:
    from .place import Place

GROWS = {
    "fate-core": ("minor", "significant", "major"),
    "fate-v3": ("buy", "stunt", "aspect"),
    "grimoire": ("buy",),
    "storyteller": ("buy", "award"),
}
"""By game, the words that `advance` takes."""


def milestones(at: Place, word: str) -> Offers:
    """How a character of this game grows; every game's ways where no game is named."""
    keys = GROWS.get(at.system(), tuple(WORDS["milestone"]))
    return fitting(word, [(say(at.lang, f"help.word.milestone.{key}"), "") for key in keys])


def want(at: Place, word: str) -> Offers:
    """A trait to buy, in FATE v3 up to a rung (`Force=Superbe`); the kind of an aspect that is added."""
    key = names.translate("".join(at.given.get("milestone", [])[-1:]), WORDS["milestone"])
    ours = at.system() == "fate-v3"
    if key == "aspect" and ours:
        from ...systems.fate_v3.names import KINDS

        return fitting(word, [(say(at.lang, f"fate_v3.label.{kind}"), "") for kind in KINDS])
    if key != "buy":
        return Offers()
    trait, equals, rung = word.partition("=")
    if equals and ours:
        return after(f"{trait}=", fitting(rung, ladder.rungs("fate-v3", at.lang)))
    return replace(fitting(word, known.traits(at.sheet(at.who))), more=ours)
