"""What a roll is up against: numbers and ladder words, or opponents who roll."""

from __future__ import annotations

from ...core import names as core_names
from ...core.numbers import labelled, number
from ...core.roll import Hand, Modifier, Opposition
from ...core.value import TYPE_CHECKING
from ...errors import Choice
from . import ladder
from .hand import hand
from .sheet import Sheet

if TYPE_CHECKING:
    from ...core.turn import Turn

DEFENDS = {
    "fight": ("fight", "athletics"),
    "shoot": ("athletics",),
    "provoke": ("will",),
    "deceive": ("empathy", "will"),
    "stealth": ("notice",),
    "rapport": ("will", "empathy"),
}
"""The skills that may defend against one (SRD, skill pages)."""


def read(turn: Turn, skill: str, action: str, vs: tuple[str, ...]) -> tuple[list[Opposition], list[Hand]]:
    """The passive oppositions and the opposing hands (without dice) that `--vs` names."""
    passive: list[Opposition] = []
    hands: list[Hand] = []
    for word in vs:
        who, colon, trait = word.partition(":")
        if colon:
            sheet = turn.sheet(who.strip(), Sheet)
            hands.append(_opposing(turn, sheet, trait.strip(), skill, action))
        else:
            passive.append(Opposition(value=ladder.must_read(word), word="" if number(word) is not None else word))
    return passive, hands


def named_bonus(bonus: tuple[str, ...]) -> tuple[Modifier, ...]:
    """Named changes to a hand, `--bonus high ground=1`."""
    return tuple(Modifier(kind="bonus", label=label, value=number) for label, number in map(labelled, bonus))


def extra(vs_bonus: tuple[str, ...]) -> tuple[Modifier, ...]:
    """Named changes to the opposition, `--vs-bonus fog=2`."""
    return tuple(
        Modifier(kind="opposition", label=label, value=number) for label, number in map(labelled, vs_bonus)
    )  # fmt: skip


def _opposing(turn: Turn, sheet: Sheet, trait: str, skill: str, action: str) -> Hand:
    if not trait:
        raise Choice("fate_core.defends_with", who=sheet.name, traits=suggested(sheet, skill))
    return hand(turn, sheet, trait, "defend" if action in ("attack", "advantage") else "oppose")[0]


def suggested(sheet: Sheet, skill: str) -> list[str]:
    """The sheet's skills that may defend against a skill, best first."""
    from .names import SKILLS

    key = core_names.translate(skill, SKILLS) or ""
    wanted = DEFENDS.get(key, ("athletics", "will"))
    spelled = [sheet.word(role) for role in wanted]
    return sorted(spelled, key=lambda one: -sheet.rating(one))
