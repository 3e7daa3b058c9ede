"""What a character is made of when it begins, as it is typed: a stunt in one line, a pyramid of skills in one word.

`NAME: TRAIT +N ACTION,ACTION` or `NAME: TEXT` is a stunt; `fi/ath,not/dec,wi,dr/phy,cont,rap,stea` the skills from the
top rung down.
"""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import number
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Usage, Which
from . import names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


@value
class NewStunt:
    """A stunt as it was typed; `skill`, `bonus` and `on` where its text is of the form that says them."""

    name: str
    text: str
    skill: str = ""
    bonus: int = 0
    on: tuple[str, ...] = ()

    def written(self) -> dict[str, object]:
        """The table that a sheet keeps; what is empty is left out."""
        all_ = {"name": self.name, "text": self.text, "skill": self.skill, "bonus": self.bonus, "on": list(self.on)}
        return {key: one for key, one in all_.items() if one}


def stunt(spec: str, skill: Callable[[str], str]) -> NewStunt:
    """Read a stunt. `skill` finds the skill a word means, and raises Which where there is none."""
    name, colon, text = (part.strip() for part in spec.partition(":"))
    if not colon or not name or not text:
        raise Usage("usage.stunt_spec", found=spec)
    words = text.split()
    actions = _actions(words[-1])
    found = actions or ()
    head = words[:-1] if actions else words
    bonus = number(head[-1]) if head and head[-1][:1] == "+" else None
    trait = " ".join(head[:-1] if bonus is not None else head)
    if not trait or (bonus is None and not actions):
        return NewStunt(name=name, text=text)
    if bonus is None:
        try:
            return NewStunt(name=name, text=text, skill=skill(trait), on=found)
        except Which:
            return NewStunt(name=name, text=text)
    if not 0 < bonus <= 8:
        raise Usage("usage.stunt_spec", found=spec)
    return NewStunt(name=name, text=text, skill=skill(trait), bonus=bonus, on=found)


def _actions(word: str) -> tuple[str, ...] | None:
    """`attack,defend` as actions; None if one of them is no action."""
    found = tuple(core_names.translate(one, names.ACTIONS) or "" for one in word.split(",") if one.strip())
    return found if found and all(found) else None


def pyramid(text: str, top: int, skill: Callable[[str], str]) -> dict[str, int]:
    """The skills of a pyramid from the top rung down: a stroke between rungs, a comma between skills."""
    rungs = [[word.strip() for word in rung.split(",") if word.strip()] for rung in text.split("/")]
    if len(rungs) > top:
        raise Refused("fate_core_between.pyramid_high", rungs=len(rungs), top=top)
    rated: dict[str, int] = {}
    for place, words in enumerate(rungs):
        for word in words:
            found = skill(word)
            if found in rated:
                raise Refused("fate_core_between.skill_twice", skill=found)
            rated[found] = top - place
    return rated


def listed(word: str, *, french: bool, roles: Mapping[str, str]) -> str:
    """A skill of the game's list by a unique beginning, in the file's language before the other, and by what other
    tables call it last; one that the campaign plays by another name is written so."""
    for spellings in (_first(french), _first(not french), _others()):
        found = core_names.beginning(word, spellings)
        keys = list(dict.fromkeys(spellings[one] for one in found))
        if len(keys) == 1:
            own = names.SKILLS[keys[0]]
            return roles.get(keys[0]) or own[1 if french and len(own) > 1 else 0]
        if keys:
            raise Which("fate_core_between.skill_several", word=word, found=found)
    campaign = core_names.beginning(word, roles.values())
    if len(campaign) == 1:
        return campaign[0]
    known = [*_first(french), *_first(not french)]
    raise Which("fate_core_between.skill_none", word=word, near=core_names.near(word, known) or list(_first(french)))


def every(*, french: bool, roles: Mapping[str, str]) -> list[str]:
    """The skills of the game's list in a language, those that the campaign plays by another name by that."""
    return sorted((roles.get(key) or name for name, key in _first(french).items()), key=core_names.normal)


def _first(french: bool) -> dict[str, str]:
    """The key of each skill by its name in a language."""
    return {all_[1 if french and len(all_) > 1 else 0]: key for key, all_ in names.SKILLS.items()}


def _others() -> dict[str, str]:
    """The same by what other French tables call it."""
    return {one: key for key, all_ in names.SKILLS.items() for one in all_[2:]}


def counts(ratings: Iterable[int]) -> dict[int, int]:
    """How many skills stand at each rating from 1 up."""
    rated = [rating for rating in ratings if rating > 0]
    return {rank: rated.count(rank) for rank in range(1, max(rated, default=0) + 1)}


def broken(ratings: Iterable[int]) -> tuple[int, int, int] | None:
    """The first rung that holds more skills than the one below it (SRD, Skill Columns): rank, count, count below."""
    stand = counts(ratings)
    for rank, count in stand.items():
        if rank > 1 and count > stand[rank - 1]:
            return rank, count, stand[rank - 1]
    return None


def paid(costs: Iterable[int], free: int) -> int:
    """What stunts cost in refresh: each point beyond the free ones (SRD, Refresh)."""
    return max(0, sum(costs) - free)
