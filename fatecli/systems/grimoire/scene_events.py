"""What happens in a Grimoire scene, as receipts."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, facts, value
from .events import Rolled

if TYPE_CHECKING:
    from typing import Any


@value
class SceneBegan(Event):
    """A scene opened."""

    topic = "grimoire"
    title: str
    people: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"grimoire.scene_began.{'people' if self.people else 'alone'}"


@value
class SceneEnded(Event):
    """The scene ended; Avantages that nobody used are lost (*house rule*)."""

    topic = "grimoire"
    title: str
    lost: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"grimoire.scene_ended.{'lost' if self.lost else 'plain'}"


@value
class PartEnded(Event):
    """A challenge, contest or conflict ended."""

    topic = "grimoire"
    part: str
    title: str

    @property
    def key(self) -> str:
        return f"grimoire.part_ended.{self.part}"


@value
class CircumstanceTold(Event):
    """The game master's card: what the scene is like. `change` is written, renamed or dropped."""

    topic = "grimoire"
    text: str
    on: str
    change: str

    @property
    def key(self) -> str:
        on = "on" if self.on and self.change == "written" else self.change
        return f"grimoire.circumstance_told.{on}"


@value
class Left(Event):
    """Somebody left the scene."""

    topic = "grimoire"
    id: str
    who: str


@value
class ChallengeBegan(Event):
    """A series of Défis: what each rolls and against what."""

    topic = "grimoire"
    title: str
    people: tuple[str, ...]
    tasks: tuple[dict[str, Any], ...]

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "count": len(self.tasks), "names": [one["name"] for one in self.tasks]}


@value
class ContestBegan(Event):
    """A Défi against Contestations: its sides, the first of which acts, and the base Opposition (None: there is
    none)."""

    topic = "grimoire"
    title: str
    sides: dict[str, tuple[str, ...]]
    base: int | None
    word: str

    @property
    def key(self) -> str:
        return f"grimoire.contest_began.{'duel' if self.base is None else 'base'}"

    def facts(self) -> dict[str, Any]:
        return {**facts(self), "names": list(self.sides)}


@value
class SideThrew(Event):
    """A side threw, and others have not yet."""

    topic = "grimoire"
    side: str
    thrown: dict[str, Any]
    waits: tuple[str, ...]

    def facts(self) -> dict[str, Any]:
        return {**self.thrown, "side": self.side, "waits": list(self.waits)}


@value
class Raced(Event):
    """A simple race, settled by one Initiative (wiki, Conflits): the score of each side, who is first (None: a tie)."""

    topic = "grimoire"
    exchange: int
    scores: dict[str, int]
    hands: tuple[dict[str, Any], ...]
    winner: str | None
    outcome: str | None

    def facts(self) -> dict[str, Any]:
        ranked = sorted(self.scores.items(), key=lambda item: -item[1])
        return {**facts(self), "told": [f"{side} ({score})" for side, score in ranked]}

    @property
    def key(self) -> str:
        return f"grimoire.raced.{'tie' if self.winner is None else 'won'}"


@value
class Played(Event):
    """A Défi in a scene, with all that its roll says, and what it was for.

    `purpose` is attempt, exchange, advantage, overcome or attack; `about` what belongs to that: a task and its state,
    the side that won, the Avantage and whose it is, the target and the Puissance of the blow.
    """

    topic = "grimoire"
    purpose: str
    roll: Rolled
    about: dict[str, Any]

    @property
    def event(self) -> str:
        return {
            "attempt": "attempted", "exchange": "exchanged", "advantage": "advantage_tried", "overcome": "overcome",
            "attack": "attacked",
        }[self.purpose]  # fmt: skip

    @property
    def key(self) -> str:
        return self.roll.key

    def facts(self) -> dict[str, Any]:
        return {**self.roll.facts(), "purpose": self.purpose, **self.about}


@value
class Absorbed(Event):
    """A blow: Puissance less Résistance is the Sévérité, and goes onto the gauge of Trauma (*house rule*).

    `hands` holds the dice of both, `unknown` what no known text says of this blow; `out` that the game master takes
    the target out of the conflict, `falls` that it still acts in this turn.
    """

    topic = "grimoire"
    id: str
    who: str
    by: str
    attacker: str
    difference: int
    power: int
    power_name: str
    power_dice: str
    resistance: int
    severity: int
    damage: str
    before: int
    trauma: int
    hands: tuple[dict[str, Any], ...]
    unknown: tuple[str, ...]
    out: bool
    falls: bool

    @property
    def key(self) -> str:
        return f"grimoire.absorbed.{'wound' if self.severity > 0 else 'nothing'}"


@value
class SceneShown(Event):
    """The scene: who is there, what is played, what waits. A sealed note is its print alone."""

    topic = "grimoire"
    title: str
    part: str
    people: tuple[dict[str, Any], ...]
    moment: dict[str, Any] | None
    tasks: tuple[dict[str, Any], ...]
    contest: dict[str, Any] | None
    circumstances: tuple[dict[str, Any], ...]
    advantages: tuple[dict[str, Any], ...]
    secrets: tuple[dict[str, Any], ...]
    chain: dict[str, Any] | None
    hit: dict[str, Any] | None
