"""Pools: the Traits of a roll and everything that adds dice to them or takes some away, each by its name."""

from __future__ import annotations

from ...core.numbers import labelled
from ...core.value import TYPE_CHECKING, value
from ...errors import Refused, Usage
from . import house, tables, traits
from .conflict import actions as several
from .conflict import health
from .difficulty import held

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .sheet import Sheet


@value
class Modifier:
    """A named number: `trait Perception +3`, `wound hurt -1`. `on` is what it changes: the pool, the difficulty, or
    the successes. A `label` that no file spells is a stable word, and `label_key` the catalogue's key for it."""

    kind: str
    label: str
    value: int
    on: str = "pool"
    label_key: str = ""


@value
class Pool:
    """Dice about to be thrown by somebody, and the difficulty they meet."""

    id: str
    who: str
    traits: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    difficulty: int

    @property
    def size(self) -> int:
        return sum(one.value for one in self.modifiers if one.on == "pool")

    @property
    def trait(self) -> str:
        """`Perception+Finance`, as the file spells them."""
        return "+".join(self.traits)

    @property
    def hand(self) -> str:
        """Who throws what: `Veronica, Perception 2 + Finance 4`."""
        own = [one for one in self.modifiers if one.kind in ("trait", "bonus", "dice")]
        said = "".join(_said(one) for one in own).removeprefix(" + ")
        return f"{self.who}, {said}" if self.who else said


def _said(one: Modifier) -> str:
    if one.kind == "dice":
        return one.label
    label = "" if one.label_key else f"{one.label} "
    return f" {'-' if one.value < 0 else '+'} {label}{abs(one.value)}"


@value
class Asked:
    """How a pool is asked for: named extra dice and difficulty, actions declared and which of them this is; whether
    the roll is reflexive, whether the Storyteller lets an unknown Knowledge be tried; how often it was begun again, for
    each of which it is 1 harder (Revised p.193); and how often a full defence has dodged before, each time with one die
    less (a fan page of combat rules). `unhurt`: wounds take no dice (V20, Willpower)."""

    bonus: tuple[str, ...] = ()
    vs_bonus: tuple[str, ...] = ()
    actions: int | None = None
    index: int | None = None
    reflexive: bool = False
    untrained: bool = False
    tries: int = 0
    dodges: int = 0
    unhurt: bool = False


def build(turn: Turn, sheet: Sheet, expression: str, difficulty: int, asked: Asked) -> Pool:
    """The pool of an expression: one die a dot (seed L25), named bonuses, then what wounds and several actions take,
    and no more than 10 dice for a living human being (seed L29). Refused if nobody could throw it."""
    found = traits.read(sheet, expression)
    modifiers = [Modifier(kind="trait", label=one.name, value=one.rating) for one in found]
    modifiers += [_named("bonus", text) for text in asked.bonus]
    if not asked.reflexive:
        hurt = wounded(sheet)
        modifiers += [] if asked.unhurt or health.forgotten(sheet) else hurt
        modifiers += divided(asked.actions, asked.index)
        modifiers += [_fixed("dodges", "dodges", -asked.dodges)] if asked.dodges else []
    modifiers += limited(sheet, sum(one.value for one in modifiers))
    harder = untrained(turn, sheet, found, allowed=asked.untrained)
    harder += [_named("difficulty", text, "difficulty") for text in asked.vs_bonus]
    if asked.tries:
        harder.append(_fixed("retry", "retry", asked.tries, "difficulty"))
    wanted = difficulty + sum(one.value for one in harder)
    if held(wanted) != wanted:
        harder.append(_fixed("held", "range", held(wanted) - wanted, "difficulty"))
    made = Pool(
        id=sheet.id,
        who=sheet.name,
        traits=tuple(one.name for one in found),
        modifiers=(*modifiers, *harder),
        difficulty=held(wanted),
    )
    if made.size <= 0:
        raise Refused("storyteller.pool_empty", who=sheet.name, trait=made.trait, pool=made.size)
    return made


def _named(kind: str, text: str, on: str = "pool") -> Modifier:
    label, number = labelled(text)
    if label:
        return Modifier(kind=kind, label=label, value=number, on=on)
    return _fixed(kind, "bonus", number, on)


def _fixed(kind: str, label: str, number: int, on: str = "pool") -> Modifier:
    return Modifier(kind=kind, label=label, value=number, on=on, label_key=f"storyteller.label.{label}")


def wounded(sheet: Sheet) -> list[Modifier]:
    """The dice wounds take from an action; Incapacitated and worse cannot act (V20, Health)."""
    if sheet.condition:
        raise Refused("storyteller.down", who=sheet.name, state=sheet.condition)
    wound = health.wounds(sheet)
    if wound is None:
        return []
    if wound.helpless:
        raise Refused("storyteller.incapacitated", who=sheet.name)
    return [_fixed("wound", wound.row, wound.penalty)] if wound.penalty else []


def divided(actions: int | None, index: int | None) -> list[Modifier]:
    """The dice several actions in one turn take from this one, the first unless another is named (seed L32)."""
    if actions is None and index is None:
        return []
    if actions is None or actions < tables.FEWEST_ACTIONS:
        raise Usage("storyteller.actions_few", found=actions or 0, fewest=tables.FEWEST_ACTIONS)
    which = 1 if index is None else index
    if not 1 <= which <= actions:
        raise Usage("storyteller.action_index", found=which, actions=actions)
    return [Modifier(kind="actions", label=f"{which}/{actions}", value=-several.penalty(actions, which))]


def limited(sheet: Sheet, size: int) -> list[Modifier]:
    """What a living human being's pool has over 10 dice is not thrown (seed L29)."""
    over = size - tables.LIVING_LIMIT
    return [_fixed("limit", "living", -over)] if sheet.living and over > 0 else []


def untrained(turn: Turn, sheet: Sheet, found: tuple[traits.Trait, ...], *, allowed: bool) -> list[Modifier]:
    """An Ability without a dot (Revised p.120-126): a Talent is tried with the Attribute alone, a Skill so at +1
    difficulty, a Knowledge only if the Storyteller allows it (the option, or the campaign's switch)."""
    harder = []
    for one in found:
        if one.rating or one.kind not in traits.ABILITIES:
            continue
        if one.kind == "skill":
            harder.append(Modifier(kind="untrained", label=one.name, value=tables.UNTRAINED_SKILL, on="difficulty"))
        elif one.kind == "knowledge" and not allowed:
            if not house.of(turn).untrained_knowledge:
                raise Refused(
                    "storyteller.knowledge_untrained",
                    who=sheet.name, trait=one.name,
                    next=(("roll", sheet.called or sheet.id, "+".join(each.name for each in found), "--untrained"),),
                )  # fmt: skip
            turn.switch("untrained_knowledge", True)
    return harder
