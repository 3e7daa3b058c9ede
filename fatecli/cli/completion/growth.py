"""What stands after `advance WHO`: the growth that the game knows, traits with the rungs they may reach, and the kinds
of what is added."""

from __future__ import annotations

from ... import systems
from ...core import names
from ...core.value import TYPE_CHECKING, replace
from ...text import say
from ..values import WORDS
from . import known
from .fit import Offers, after, fitting

if TYPE_CHECKING:
    from .place import Place


def milestones(at: Place, word: str) -> Offers:
    """How a character of this game grows; every game's ways where no game is named."""
    keys = getattr(systems.tab(at.system()), "GROWS", WORDS["milestone"])
    return fitting(word, [(say(at.lang, f"help.word.milestone.{key}"), "") for key in keys])


def want(at: Place, word: str) -> Offers:
    """A trait to buy, in some games up to a rung; the kind of what is added."""
    key = names.translate("".join(at.given.get("milestone", [])[-1:]), WORDS["milestone"])
    tab = systems.tab(at.system())
    kinds, up_to = getattr(tab, "ADDS", {}).get(key), hasattr(tab, "UP_TO_A_RUNG")
    if kinds is not None:
        return fitting(word, [(say(at.lang, kind), "") for kind in kinds])
    if key != "buy":
        return Offers()
    trait, equals, rung = word.partition("=")
    if equals and tab is not None and up_to:
        return after(f"{trait}=", fitting(rung, tab.rungs(at.lang)))
    return replace(fitting(word, known.traits(at.sheet(at.who))), more=up_to)
