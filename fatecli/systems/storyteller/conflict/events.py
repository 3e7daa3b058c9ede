"""What happens in a fight, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class ConflictBegan(Event):
    """A fight with its order of turns: everybody's initiative, highest first; `slots` holds together who act at the
    same time."""

    topic = "storyteller"
    title: str
    order: tuple[str, ...]
    slots: tuple[tuple[str, ...], ...]
    initiative: dict[str, int]
    names: tuple[str, ...]

    def facts(self) -> dict[str, Any]:
        told = [f"{name} ({self.initiative[id]})" for name, id in zip(self.names, self.order, strict=True)]
        return {**facts(self), "told": told}


@value
class Planned(Event):
    """Several actions declared for a turn: the dice left to each, and what it would have alone."""

    topic = "storyteller"
    id: str
    who: str
    actions: int
    pools: tuple[int, ...]
    traits: tuple[str, ...]
    whole: tuple[int, ...]
    celerity: bool

    @property
    def key(self) -> str:
        lost = "actions" if all(self.pools) else "lost"
        return f"storyteller.planned.{'celerity' if self.celerity else lost}"

    def facts(self) -> dict[str, Any]:
        told = [(f"{one} {dice}", dice) for one, dice in zip(self.traits, self.pools, strict=True)]
        lost = [one for one, dice in told if not dice]
        return {**facts(self), "told": [one for one, _ in told], "lost": lost}


@value
class Aborted(Event):
    """A declared action given up for a dodge: for a point of Willpower, by a Willpower roll (`rolled`), or not, because
    that `failed`."""

    topic = "storyteller"
    id: str
    who: str
    trait: str
    how: str

    @property
    def key(self) -> str:
        return f"storyteller.aborted.{self.how}"


@value
class DefendsFully(Event):
    """Somebody gives the turn to dodging."""

    topic = "storyteller"
    id: str
    who: str
    trait: str
    pool: int


@value
class Attacked(Event):
    """An attack and the dodge against it: `successes` and `dodged` as thrown, `net` what is left; with one it hits.
    `damage_pool` is what the harm will roll."""

    topic = "storyteller"
    id: str
    who: str
    trait: str
    target: str
    target_name: str
    pool: int
    difficulty: int
    dodge_pool: int | None
    successes: int
    dodged: int
    net: int
    hit: bool
    outcome: str
    weapon: str
    kind: str
    damage_pool: int | None

    @property
    def key(self) -> str:
        return f"storyteller.attacked.{'hit' if self.hit else 'dodged' if self.successes else 'missed'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "absorbed": False, "out": False}


@value
class DamageThrown(Event):
    """The damage of a hit as it fell; each success is a level."""

    topic = "storyteller"
    id: str
    who: str
    kind: str
    pool: int
    dice: tuple[int, ...]
    damage: int


@value
class Soaked(Event):
    """What the target's soak took away, and what a vampire's halving of bashing damage left."""

    topic = "storyteller"
    id: str
    who: str
    kind: str
    pool: int
    dice: tuple[int, ...]
    soaked: int
    left: int
    levels: int
    halved: bool

    @property
    def key(self) -> str:
        return f"storyteller.soaked.{'dice' if self.pool else 'none'}{'_halved' if self.halved else ''}"


@value
class MarksPushed(Event):
    """A full chart: bashing marks that became lethal, and lighter ones that fell off its end."""

    topic = "storyteller"
    id: str
    who: str
    upgraded: int
    lost: int

    @property
    def key(self) -> str:
        return f"storyteller.marks_pushed.{'upgraded' if self.upgraded else 'lost'}"


@value
class Fell(Event):
    """Somebody fell past Incapacitated, into a state that goes with their kind."""

    topic = "storyteller"
    id: str
    who: str
    state: str

    @property
    def key(self) -> str:
        return f"storyteller.fell.{self.state}"


@value
class Harmed(Event):
    """A hit absorbed: all its numbers, the marks on the chart now, the lowest row marked and what it takes away.
    `out` says that they cannot act any more."""

    topic = "storyteller"
    id: str
    who: str
    by: str
    by_name: str
    kind: str
    pool: int
    dodge_pool: int | None
    net: int
    damage_pool: int
    damage_dice: tuple[int, ...]
    damage: int
    soak_pool: int
    soak_dice: tuple[int, ...]
    soaked: int
    levels: int
    health: dict[str, int]
    row: str | None
    penalty: int
    helpless: bool
    state: str

    @property
    def key(self) -> str:
        if not self.levels:
            return "storyteller.harmed.nothing"
        return f"storyteller.harmed.{'down' if self.helpless else 'penalty' if self.penalty else 'marked'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "hit": True, "absorbed": True, "out": self.helpless, "outcome": "success"}
