"""Specialities: a word of the sheet under which 10s do more (Revised p.117; V20; a switch of the campaign)."""

from __future__ import annotations

from ...core import names as core_names
from ...core.turn import D10, Throw
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Which
from . import dice, house, judge, tables, traits
from .events import TensDoubled, ThrownAgain

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .pool import Pool
    from .sheet import Sheet


@value
class Speciality:
    """A speciality that serves a roll: its Trait, its words, and which edition's rule it follows."""

    trait: str
    text: str
    rule: str

    @property
    def doubles(self) -> bool:
        return self.rule == "v20"


def of(sheet: Sheet) -> list[tuple[str, str]]:
    """Every speciality of a sheet as its Trait and its words; a line may list several, with commas between."""
    return [
        (trait, text.strip())
        for trait, line in sheet.specialities.items()
        for text in line.split(",")
        if text.strip()
    ]  # fmt: skip


def named(turn: Turn, sheet: Sheet, rolled: tuple[str, ...], word: str) -> Speciality:
    """The speciality `word` names, by the beginnings of its words or by its Trait.

    Refused: one of a Trait that is not rolled, of a Trait under four dots (Revised p.117; switch `speciality_from`),
    or any where the campaign plays without them. Which if several fit, or none.
    """
    rules = house.of(turn)
    if rules.speciality == "off":
        turn.switch("speciality", "off")
        raise Refused("storyteller.speciality_off")
    trait, text = _find(sheet, word)
    base = traits.find(sheet, trait)
    if base.name not in rolled:
        raise Refused("storyteller.speciality_elsewhere", speciality=text, trait=base.name, rolled=list(rolled))
    if (base.rating < rules.speciality_from) != (base.rating < tables.SPECIALITY_FROM):
        turn.switch("speciality_from", rules.speciality_from)
    if base.rating < rules.speciality_from:
        raise Refused(
            "storyteller.speciality_low",
            who=sheet.name, speciality=text, trait=base.name, rating=base.rating, wanted=rules.speciality_from,
        )  # fmt: skip
    if rules.speciality != "revised":
        turn.switch("speciality", rules.speciality)
    return Speciality(trait=base.name, text=text, rule=rules.speciality)


def _find(sheet: Sheet, word: str) -> tuple[str, str]:
    known = of(sheet)
    found = [one for one in known if core_names.exact(word, (one[1],))]
    found = found or [one for one in known if core_names.words(word, one[1]) or core_names.exact(word, (one[0],))]
    texts = [text for _, text in known]
    if len(found) == 1:
        return found[0]
    if found:
        raise Which("storyteller.speciality_several", who=sheet.name, word=word, found=[text for _, text in found])
    raise Which("storyteller.speciality_none", who=sheet.name, word=word, near=core_names.near(word, texts) or texts)


def again(turn: Turn, pool: Pool, special: Speciality | None, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Revised: each 10 counts and is thrown again, as long as 10s fall, also one that a 1 cancels. V20: each 10
    counts two, nothing is thrown."""
    tens = judge.tens(faces)
    if special is None or not tens:
        return ()
    if special.doubles:
        turn.note(TensDoubled(id=pool.id, who=pool.who, speciality=special.text, tens=tens))
        return ()
    fell: tuple[int, ...] = ()
    more = tens
    while more:
        (now,) = dice.throw(turn, Throw(who=pool.id, name=pool.who, dice=((D10, more),)))
        fell += now
        more = judge.tens(now)
    if house.of(turn).speciality_ones:
        turn.switch("speciality_ones", True)
    turn.note(ThrownAgain(id=pool.id, who=pool.who, speciality=special.text, tens=tens, dice=fell))
    return fell
