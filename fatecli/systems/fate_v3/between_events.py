"""What happens between scenes, as receipts: recovery and growth."""

from __future__ import annotations

from ...core.events import Event
from ...core.value import TYPE_CHECKING, value
from .events import Rolled
from .scene_events import with_roll

if TYPE_CHECKING:
    from typing import Any


@value
class TimePassed(Event):
    """What time did: stress, consequences healed, lowered or left, and points."""

    topic = "fate_v3"
    span: str
    length: str
    minutes: int
    rest: bool
    people: tuple[dict[str, Any], ...]
    fate_points: dict[str, int]
    stress: dict[str, list[int]]

    @property
    def key(self) -> str:
        if not self.rest:
            return f"fate_v3.time_passed.{'no_rest' if self.span == 'scene' else 'no_pause'}"
        return f"fate_v3.time_passed.{self.span}"


@value
class Treated(Event):
    """Care shortened a recovery, or did not."""

    topic = "fate_v3"
    roll: Rolled
    patient: str
    patient_name: str
    severity: str
    aspect: str
    shortened: bool

    @property
    def key(self) -> str:
        return f"fate_v3.treated.{'shortened' if self.shortened else 'missed'}"

    def facts(self) -> dict[str, Any]:
        return with_roll(self.roll, self)


@value
class LevelsBought(Event):
    """Levels of skill bought with points."""

    topic = "fate_v3"
    id: str
    who: str
    bought: tuple[dict[str, Any], ...]
    told: tuple[str, ...]
    cost: int
    points_before: int
    points_left: int
    levels: int
    shape: str
    stunts_allowed: int
    stunts: int


@value
class StuntTaken(Event):
    """A new stunt, which the skills allow."""

    topic = "fate_v3"
    id: str
    who: str
    stunt: str
    slot: str
    skill: str
    bonus: int
    stunts: int
    stunts_allowed: int


@value
class AspectChanged(Event):
    """An aspect gained, lost, or one in another's place, for what happened in the story."""

    topic = "fate_v3"
    id: str
    who: str
    slot: str
    added: str
    dropped: str
    why: str

    @property
    def key(self) -> str:
        how = "replaced" if self.added and self.dropped else "added" if self.added else "dropped"
        return f"fate_v3.aspect_changed.{how}"
