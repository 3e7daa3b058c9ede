"""Aspects, and how the user's words find one: by its slot, its whole text, or the beginnings of its words."""

from __future__ import annotations

from ...core import names
from ...core.value import TYPE_CHECKING, value
from ...errors import Which

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ...core.turn import Turn


@value
class Aspect:
    """An aspect: where it stands (`slot`), what it says, and whose it is (id and name; empty: nobody's).

    `place` is `scene` for one that the scene keeps, empty for one that stands on a sheet.
    """

    slot: str
    text: str
    owner: str = ""
    owner_name: str = ""
    place: str = ""


def find(word: str, aspects: Iterable[Aspect], first: str = "") -> Aspect:
    """The one aspect that `word` names; Which if none or several do.

    The slots of the one called `first` come before other people's, then a slot or a whole text beats the beginnings
    of words; words that fit two aspects are never guessed. Of two that say the same, the slot to the letter is one.
    """
    known = [one for one in aspects if one.text.strip()]
    owner, colon, rest = word.partition(":")
    if colon and not any(names.exact(word, (one.text,)) for one in known):
        of = [one for one in known if one.owner and names.beginning(owner.strip(), (one.owner, one.owner_name))]
        if of:
            known, word = of, rest.strip()
    own = [one for one in known if one.owner == first and names.exact(word, (one.slot,))]
    slots = [one for one in known if names.exact(word, (one.slot,))]
    letters = [one for one in known if one.text == word]
    texts = [one for one in known if names.exact(word, (one.text,))]
    words = [one for one in known if names.words(word, one.text)]
    found = next((some for some in (letters, own, texts, slots, words) if some), [])
    if len(found) > 1:
        found = [one for one in found if one.slot == word] or found
    if len(found) == 1:
        return found[0]
    if found:
        raise Which("which.aspect_several", word=word, found=_told(found, first))
    by_text = {one.text: one for one in known}
    close = names.near(word, by_text) or _by_words(word, by_text)
    raise Which("which.aspect_none", word=word, near=close or list(by_text))


def with_owner(turn: Turn, word: str, known: list[Aspect], of: type[Any]) -> list[Aspect]:
    """The known aspects, and those of the sheet an owner's prefix names (`ulm:brother`)."""
    owner, colon, _ = word.partition(":")
    if not colon or " " in owner or any(one.text == word for one in known):
        return known
    sheet = turn.sheet_if_any(owner, of)
    return known if sheet is None else list(dict.fromkeys([*known, *sheet.all_aspects()]))


def _told(found: list[Aspect], first: str) -> list[str]:
    """Each of several by its text, and by its slot where two say the same."""
    named = [_named(one, first) for one in found]
    return [one.slot if named.count(told) > 1 else told for one, told in zip(found, named, strict=True)]


def _named(one: Aspect, first: str) -> str:
    return one.text if one.owner in ("", first) else f"{one.text} ({one.owner_name})"


def _by_words(word: str, texts: Iterable[str]) -> list[str]:
    """The texts with a word spelled like one of the user's."""
    of = {part: text for text in texts for part in names.normal(text).split() if len(part) > 2}
    return list(dict.fromkeys(of[close] for part in word.split() for close in names.near(part, of, 1)))
