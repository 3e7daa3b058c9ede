"""What happens in a Storyteller scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value

if TYPE_CHECKING:
    from typing import Any


@value
class SceneBegan(Event):
    """A scene opened."""

    topic = "storyteller"
    title: str
    people: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"storyteller.scene_began.{'people' if self.people else 'alone'}"


@value
class SceneEnded(Event):
    """The scene ended."""

    topic = "storyteller"
    title: str


@value
class PartEnded(Event):
    """A challenge, contest or conflict ended."""

    topic = "storyteller"
    part: str
    title: str

    @property
    def key(self) -> str:
        return f"storyteller.part_ended.{self.part}"


@value
class Joined(Event):
    """People who take part from now on, in a conflict with their initiative."""

    topic = "storyteller"
    who: tuple[str, ...]
    ids: tuple[str, ...]
    initiative: dict[str, int]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.who), "totals": list(self.initiative.values())}

    @property
    def key(self) -> str:
        return f"storyteller.joined.{'conflict' if self.initiative else 'scene'}"


@value
class Left(Event):
    """Somebody left the scene."""

    topic = "storyteller"
    id: str
    who: str


@value
class OutOfTurn(Event):
    """Somebody acts out of turn, as the Storyteller wished."""

    topic = "storyteller"
    id: str
    who: str


@value
class Passed(Event):
    """Who let the turn pass."""

    topic = "storyteller"
    ids: tuple[str, ...]
    who: tuple[str, ...]


@value
class TurnBegan(Event):
    """Everybody may act again."""

    topic = "storyteller"
    turn: int


@value
class ChallengeBegan(Event):
    """An extended action: its tasks by id, each with its Traits, difficulty, target and what a botch does; and the
    turn by which it must be done (None: there is none)."""

    topic = "storyteller"
    title: str
    people: tuple[str, ...]
    tasks: dict[str, dict[str, Any]]
    target: int
    deadline: int | None

    @property
    def key(self) -> str:
        return f"storyteller.challenge_began.{'deadline' if self.deadline else 'open'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "names": list(self.tasks), "turn": 0}


@value
class Attempted(Event):
    """A turn of an extended action: what each hand had left, what it gained, and how far the task is.

    `before` is what was gathered until then; `state` open, done, ruined or late.
    """

    topic = "storyteller"
    id: str
    who: str
    task: str
    team: tuple[str, ...]
    net: dict[str, int]
    outcomes: dict[str, str]
    gained: int
    before: int
    total: int
    target: int
    turn: int
    deadline: int | None
    state: str
    outcome: str
    spoiled: tuple[str, ...]

    @property
    def told(self) -> str:
        if self.state == "open":
            return "reset" if self.outcome == "botch" else "gained" if self.gained else "nothing"
        return "late_reset" if self.state == "late" and self.outcome == "botch" else self.state

    @property
    def key(self) -> str:
        return f"storyteller.attempted.{self.told}"


@value
class ContestBegan(Event):
    """A resisted action: its sides with their people and goals (None: a side only hinders, or one roll decides)."""

    topic = "storyteller"
    title: str
    sides: dict[str, tuple[str, ...]]
    goals: dict[str, int | None]
    goal: int | None

    @property
    def key(self) -> str:
        return f"storyteller.contest_began.{'once' if self.goal is None else 'race'}"

    def facts(self) -> dict[str, Any]:
        told = [f"{side} {goal}" for side, goal in self.goals.items() if goal]
        return {**facts(self), "names": list(self.sides), "told": told}


@value
class SideThrew(Event):
    """A side threw, and others have not yet."""

    topic = "storyteller"
    side: str
    net: int
    outcome: str
    waits: tuple[str, ...]


@value
class Exchanged(Event):
    """A turn of a resisted action: each side's net successes, which took more and by how many, and the tallies.

    `took` is the side that exceeds the others, None on a tie; `done` the side that has won the whole.
    """

    topic = "storyteller"
    turn: int
    sides: dict[str, dict[str, Any]]
    net: dict[str, int]
    difficulty: dict[str, int]
    outcomes: dict[str, str]
    took: str | None
    winner: str | None
    margin: int
    degree: str | None
    tallies: dict[str, int]
    goals: dict[str, int | None]
    done: str | None
    outcome: str
    emptied: tuple[str, ...]

    @property
    def key(self) -> str:
        race = any(self.goals.values())
        told = "tie" if self.took is None else "done" if self.done and race else "race" if race else "won"
        return f"storyteller.exchanged.{told}"

    def facts(self) -> dict[str, Any]:
        goals = self.goals
        told = [f"{side} {n}/{goals[side]}" if goals[side] else f"{side} {n}" for side, n in self.tallies.items()]
        return {**facts(self), "told": told}


@value
class TallyEmptied(Event):
    """A botch emptied a side's tally (seed L5, L10)."""

    topic = "storyteller"
    side: str
    lost: int


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
        told = [f"{name} {self.initiative[id]}" for name, id in zip(self.names, self.order, strict=True)]
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
        return f"storyteller.planned.{'celerity' if self.celerity else 'actions'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "told": [f"{one} {dice}" for one, dice in zip(self.traits, self.pools, strict=True)]}


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


@value
class Mended(Event):
    """Levels healed with blood, and what it cost."""

    topic = "storyteller"
    id: str
    who: str
    kind: str
    levels: int
    spent: int
    blood: int
    blood_max: int
    willpower: int
    rest: bool
    health: dict[str, int]

    @property
    def key(self) -> str:
        return f"storyteller.mended.{'willpower' if self.willpower else 'rest' if self.rest else 'blood'}"


@value
class TimePassed(Event):
    """Time that passed, and what it gave back to each: levels healed, Willpower, a botch that may be spared again."""

    topic = "storyteller"
    span: str
    length: str
    minutes: int
    people: tuple[dict[str, Any], ...]


@value
class Bought(Event):
    """A Trait raised: from and to, and the price of each dot by the rating before it."""

    topic = "storyteller"
    id: str
    who: str
    trait: str
    kind: str
    before: int
    after: int
    cost: int
    steps: tuple[int, ...]
    experience: int

    @property
    def key(self) -> str:
        return f"storyteller.bought.{'dots' if len(self.steps) > 1 else 'dot'}"

    def facts(self) -> dict[str, Any]:
        told = " + ".join(map(str, self.steps))
        return {**facts(self), "from": self.before, "to": self.after, "told": told}


@value
class Awarded(Event):
    """Experience given."""

    topic = "storyteller"
    id: str
    who: str
    points: int
    experience: int


@value
class SceneShown(Event):
    """The running scene at a glance."""

    topic = "storyteller"
    title: str
    part: str
    turn: dict[str, Any] | None
    clock: int
    deadline: int | None
    people: tuple[dict[str, Any], ...]
    tasks: tuple[dict[str, Any], ...]
    sides: tuple[dict[str, Any], ...]
    hit: dict[str, Any] | None
