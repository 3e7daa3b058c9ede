"""The clock of the story: which scenario, which session in it, which scene in that.

In a campaign it stands in `gm.toml`, the only file a passing scene must touch; a lone sheet has its own `[clock]`
(decision: sessions are counted in their scenario and scenes in their session, so that what was treated in the middle
of one heals in the middle of the next).
"""

from __future__ import annotations

from ...core import settings
from ...core.keys import Int
from ...core.value import TYPE_CHECKING, value
from ...errors import Unreadable

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .sheet import Sheet


@value
class Moment:
    """A scene of a session of a scenario, each counted from 1."""

    scenario: int = 1
    session: int = 1
    scene: int = 1

    def __str__(self) -> str:
        return f"{self.scenario}.{self.session}.{self.scene}"

    @property
    def number(self) -> tuple[int, int, int]:
        return self.scenario, self.session, self.scene

    @property
    def sitting(self) -> tuple[int, int]:
        """Its session."""
        return self.scenario, self.session

    def after(self, span: str) -> Moment:
        """The moment at which the next scene, session or scenario begins."""
        if span == "scenario":
            return Moment(scenario=self.scenario + 1)
        if span == "session":
            return Moment(scenario=self.scenario, session=self.session + 1)
        return Moment(scenario=self.scenario, session=self.session, scene=self.scene + 1)

    def count(self, span: str) -> int:
        """How many of these there have been with the one that runs: `scene`, `session` or `scenario`."""
        return {"scene": self.scene, "session": self.session, "scenario": self.scenario}[span]


class GameMaster(settings.GameMaster):
    """`gm.toml` of a Fate Core campaign: besides the clock and the points for the next scene the skill cap, once a
    major milestone raised it."""

    cap = Int("cap", 0, low=0, high=12)


def read(text: str) -> Moment | None:
    """The moment that a sheet keeps as `1.3.4`; None if it is no such text (somebody wrote words there)."""
    parts = text.split(".")
    if len(parts) != 3 or not all(one.isascii() and one.isdecimal() and len(one) < 7 for one in parts):
        return None
    scenario, session, scene = map(int, parts)
    return Moment(scenario=scenario, session=session, scene=scene)


def game_master(turn: Turn, *, make: bool = False) -> GameMaster | None:
    """The campaign's `gm.toml`, or None outside a campaign and where there is none yet; unreadable with a fault."""
    data = turn.files.game_master(make=make)
    if data is None:
        return None
    found = GameMaster(data)
    for key in GameMaster.keys:
        there = found.look(*key.path)
        wrong = None if there is None else key.wrong(there)
        if wrong is not None:
            at = turn.files.game_master_path()
            raise Unreadable(
                f"file.{wrong.why}", path=turn.files.shown(at), line=turn.files.line(at, key.path),
                at=".".join(key.path), found=wrong.found, accepted=wrong.accepted, near=[], more=0,
            )  # fmt: skip
    return found


def home(turn: Turn, sheet: Sheet, *, make: bool = False) -> GameMaster | Sheet:
    """The document whose clock counts for a character."""
    return game_master(turn, make=make) or (GameMaster({}) if turn.files.campaign() else sheet)


def now(turn: Turn, sheet: Sheet) -> Moment:
    """The moment it is for a character."""
    kept = home(turn, sheet)
    return Moment(scenario=kept.scenario, session=kept.session, scene=kept.scene)


def move(turn: Turn, sheet: Sheet, to: Moment) -> None:
    """Let it be another moment. A clock that is not there yet is written whole, then only what changes."""
    kept = home(turn, sheet, make=True)
    fresh = kept.look("clock") is None
    for name in ("scenario", "session", "scene"):
        if fresh or getattr(kept, name) != getattr(to, name):
            setattr(kept, name, getattr(to, name))
