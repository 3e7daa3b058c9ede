"""What happens between scenes, as receipts."""

from __future__ import annotations

from ....core.events import Event
from ....core.value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any


@value
class TimePassed(Event):
    """Scenes, sessions or scenarios passed (`times`, none if the clock stood there already), and what that did.

    `people` has one entry for each: `stress` cleared by track, `healed` and `stays` by slot, points before and after.
    """

    topic = "fate_core_between"
    span: str
    times: int
    scenario: int
    session: int
    scene: int
    people: tuple[dict[str, Any], ...]
    fate_points: dict[str, int]

    @property
    def key(self) -> str:
        return f"fate_core_between.time_passed.{self.span}"


@value
class PointsRefreshed(Event):
    """Fate points lifted to the refresh, and never lowered."""

    topic = "fate_core_between"
    people: tuple[dict[str, Any], ...]
    fate_points: dict[str, int]


@value
class RecoveryBegan(Event):
    """A consequence is treated: it heals from this moment on, under a new name or with a star."""

    topic = "fate_core_between"
    id: str
    who: str
    slot: str
    before: str
    aspect: str
    since: str
    wait: dict[str, Any]
    cost: str = ""
    outcome: str | None = None

    @property
    def key(self) -> str:
        return f"fate_core_between.recovery_began.{'starred' if self.before == self.aspect else 'renamed'}"


@value
class TreatmentFailed(Event):
    """A treatment came to nothing; the next try is another scene's."""

    topic = "fate_core_between"
    id: str
    who: str
    slot: str
    aspect: str
    outcome: str | None = None
