"""What milestones change, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any


@value
class SkillsSwapped(Event):
    """Two skills exchanged their ratings, which are the new ones here."""

    topic = "fate_core_between"
    id: str
    who: str
    first: str
    rating: int
    second: str
    other: int


@value
class SkillReplaced(Event):
    """An Average skill made place for another."""

    topic = "fate_core_between"
    id: str
    who: str
    gone: str
    skill: str


@value
class SkillRaised(Event):
    """A skill raised, or a new one learnt."""

    topic = "fate_core_between"
    id: str
    who: str
    skill: str
    before: int
    after: int


@value
class CapRaised(Event):
    """The cap of the campaign's skills raised."""

    topic = "fate_core_between"
    cap: int


@value
class AspectRenamed(Event):
    """An aspect renamed; `what` is aspect, high_concept or extreme."""

    topic = "fate_core_between"
    id: str
    who: str
    slot: str
    before: str
    aspect: str
    what: str

    @property
    def key(self) -> str:
        return f"fate_core_between.aspect_renamed.{self.what}"


@value
class StuntLearnt(Event):
    """A stunt bought, or taken in the place of another (`gone`)."""

    topic = "fate_core_between"
    id: str
    who: str
    stunt: str
    gone: str
    refresh: int

    @property
    def key(self) -> str:
        return f"fate_core_between.stunt_learnt.{'changed' if self.gone else 'bought'}"


@value
class RefreshGained(Event):
    """A point of refresh gained at a major milestone."""

    topic = "fate_core_between"
    id: str
    who: str
    refresh: int


@value
class ConsequenceCleared(Event):
    """A consequence in recovery wiped at a milestone."""

    topic = "fate_core_between"
    id: str
    who: str
    slot: str
    aspect: str


@value
class MilestoneTaken(Event):
    """What somebody took of a milestone, and what of it is still to be taken."""

    topic = "fate_core_between"
    id: str
    who: str
    milestone: str
    at: str
    taken: dict[str, Any]
    left: tuple[str, ...]
    banked: int
    refresh: int
    skills: dict[str, int]


@value
class MilestoneGranted(Event):
    """A milestone that everybody reached; each sheet says that it is still to be taken."""

    topic = "fate_core_between"
    milestone: str
    people: tuple[str, ...]
    before: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"fate_core_between.milestone_granted.{'new' if self.people else 'again'}"
