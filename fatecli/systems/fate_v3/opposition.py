"""What a roll is up against: numbers and words of this ladder, opponents who roll, and what changes them by name."""

from __future__ import annotations

from ...core.numbers import labelled, number
from ...core.roll import Hand, Modifier, Opposition
from ...core.value import TYPE_CHECKING
from ...errors import Choice, Refused, Usage
from . import ladder, names, reveal, scene
from .conflict import order
from .hand import Given, hand
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.roll import Roll
    from ...core.turn import Turn
    from .hand import Note

BEST = 3
"""How many traits are named to who does not say with what to oppose."""


def read(
    turn: Turn, actor: Hand, vs: tuple[str, ...], brought: dict[str, Any], *, spell: bool
) -> tuple[list[Opposition], list[Hand], list[Note]]:
    """The difficulties and the opposing hands (without dice) that `--vs` names, and what is to be said of these;
    nobody opposes twice, or himself."""
    passive: list[Opposition] = []
    hands: list[Hand] = []
    notes: list[Note] = []
    for word in vs:
        who, colon, trait = word.partition(":")
        if not colon:
            passive.append(Opposition(value=ladder.must_read(word), word="" if number(word) is not None else word))
            continue
        sheet = turn.sheet(who.strip(), Sheet)
        if sheet.id == actor.id or any(one.id == sheet.id for one in hands):
            raise Refused("fate_v3.opposes_twice", who=sheet.mention)
        if not trait.strip():
            raise Choice("fate_v3.opposes_with", who=sheet.mention, traits=suggested(sheet, actor.trait, spell=spell))
        answer, said = hand(sheet, trait.strip(), Given(**brought.get(sheet.id, {})))
        if scene.defends_fully(turn.scene, sheet.seat):
            answer = answer.plus(Modifier(kind="full_defence", label="", value=order.defence(full=True), by=sheet.id))
        hands.append(answer)
        notes += said
    return passive, hands, notes


def suggested(sheet: Sheet, skill: str, *, spell: bool) -> list[str]:
    """With what one might oppose: Volonté against a spell (L104), else the same skill and the best others."""
    if spell:
        return [sheet.word(names.SPELL_DEFENCE)]
    same = [skill] if skill in sheet.skills else []
    return list(dict.fromkeys([*same, *sheet.traits()[:BEST]])) or [skill]


def extra(vs_bonus: tuple[str, ...]) -> list[Modifier]:
    """Named changes to the difficulty: an element that is absent (L90), an elf in his woods (L60)."""
    return [Modifier(kind="opposition", label=label, value=number) for label, number in map(labelled, vs_bonus)]


def compelled(turn: Turn, sheet: Sheet, compel: tuple[str, ...]) -> list[Modifier]:
    """Compels that are accepted and make the action harder (L269): each `ASPECT=N`, by a number of 1 or more that the
    game master says. They never touch the dice."""
    found: list[Modifier] = []
    for text in compel:
        word, harder = labelled(text)
        if harder < 1 or not word:
            raise Usage("fate_v3.compel_how", found=text)
        aspect, _ = reveal.compelling(turn, sheet, word)
        if any((one.source, one.owner) == (aspect.slot, aspect.owner) for one in found):
            raise Refused("fate_v3.compelled_already", aspect=aspect.text)
        found.append(
            Modifier(kind="compel", label=aspect.text, value=harder, owner=aspect.owner, source=aspect.slot)
        )  # fmt: skip
    return found


def faced(roll: Roll) -> int | None:
    """The number to beat, or None while nothing is named: what makes a difficulty harder is none by itself."""
    return roll.opposition if roll.passive or len(roll.hands) > 1 else None


def difficulty(roll: Roll) -> int | None:
    """The difficulty the game master set, with all that makes it harder or easier; None if there is only an
    opponent."""
    set_ = [one.value for one in roll.passive if one.word != scene.BLOCK]
    return max(set_) + sum(one.value for one in roll.extra) if set_ else None


def blocked(roll: Roll) -> bool:
    """Whether it is a block that a roll has to beat: by a degree, then, whatever counts on a tie (SotC 4.3.4)."""
    highest = max((one.value for one in roll.passive), default=0)
    return any(one.word == scene.BLOCK and one.value == highest for one in roll.passive)
