"""The Storyteller sheet: this *is* the file format, every key with its bounds and its default."""

from __future__ import annotations

from ...core import turn
from ...core.keys import REQUIRED, Document, Flag, Int, Lines, Ratings, Records, Text
from ...core.value import TYPE_CHECKING
from . import tables

if TYPE_CHECKING:
    from typing import Any

MOST = tables.HIGHEST_DOTS
ROW = 20


class Weapon(Document):
    """A weapon: `pool` is what its damage rolls (`Strength+1`, or a number), `damage` the kind of harm."""

    name = Text("name", "")
    text = Text("text", "")
    pool = Text("pool", "")
    damage = Text("damage", "lethal", words=tables.DAMAGE)
    difficulty = Int("difficulty", tables.DEFAULT, low=tables.LOWEST, high=tables.HIGHEST)


class Sheet(turn.Sheet):
    """A character: a living human being, or a vampire."""

    system = "storyteller"
    kept = ("name", "willpower", "blood", "health", "session")
    """What play changes: a numbered copy has its own of it, and reads from its sheet what was not changed yet."""

    schema = Int("schema", REQUIRED, low=1, high=1)
    system_ = Text("system", REQUIRED, words=("storyteller",))
    name = Text("name", REQUIRED)
    kind = Text("kind", "mortal", words=tables.BEINGS)
    player = Text("player", "")
    concept = Text("concept", "")
    nature = Text("nature", "")
    demeanor = Text("demeanor", "")
    clan = Text("clan", "")
    generation = Int("generation", 0, low=0, high=15)
    notes = Text("notes", "")
    experience = Int("experience", 0, low=0)
    attributes = Ratings("attributes", 0, MOST)
    talents = Ratings("abilities.talents", 0, MOST)
    skills = Ratings("abilities.skills", 0, MOST)
    knowledges = Ratings("abilities.knowledges", 0, MOST)
    disciplines = Ratings("disciplines", 0, MOST)
    virtues = Ratings("virtues", 0, MOST)
    backgrounds = Ratings("backgrounds", 0, MOST)
    merits = Ratings("merits", 0, MOST)
    flaws = Ratings("flaws", 0, MOST)
    path_name = Text("path.name", "")
    path_rating = Int("path.rating", 0, low=0, high=MOST)
    willpower = Int("willpower.rating", 0, low=0, high=MOST)
    willpower_left = Int("willpower.left", lambda sheet: sheet.willpower, low=0, high=MOST)
    blood = Int("blood.pool", lambda sheet: sheet.blood_max, low=0, high=100)
    blood_max = Int("blood.max", 0, low=0, high=100)
    bashing = Int("health.bashing", 0, low=0)
    lethal = Int("health.lethal", 0, low=0)
    aggravated = Int("health.aggravated", 0, low=0)
    condition = Text("health.state", "", words=("", *tables.STATES))
    healing = Int("health.healing", 0, low=0)
    """The minutes that the lowest mark has been healing for."""
    bruised = Int("health.levels.bruised", 1, low=0, high=ROW)
    hurt = Int("health.levels.hurt", 1, low=0, high=ROW)
    injured = Int("health.levels.injured", 1, low=0, high=ROW)
    wounded = Int("health.levels.wounded", 1, low=0, high=ROW)
    mauled = Int("health.levels.mauled", 1, low=0, high=ROW)
    crippled = Int("health.levels.crippled", 1, low=0, high=ROW)
    incapacitated = Int("health.levels.incapacitated", 1, low=0, high=ROW)
    specialities = Lines("specialities")
    weapons = Records("weapons", Weapon)
    botch_forgiven = Flag("session.botch_forgiven", False)

    def traits(self) -> list[str]:
        """What a pool may begin with: the Attributes that have a dot."""
        return [name for name, dots in self.attributes.items() if dots]

    def look(self, *path: str) -> Any:
        """What stands at the path, or None; a copy's own first."""
        found = super().look(*path)
        if found is None and self.aside is not None and path[:1] and path[0] in self.kept:
            return Document(self.data).look(*path)
        return found

    @property
    def living(self) -> bool:
        """Whether this is a living human being (seed L29)."""
        return self.kind in tables.LIVING

    def rows(self) -> tuple[str, ...]:
        """The boxes of the health chart, lightest first, each by its row (V20, Health: seven, one a row)."""
        return tuple(row for row in tables.ROWS for _ in range(getattr(self, row)))

    def marks(self) -> dict[str, int]:
        """The marks on the chart by kind, gravest first: so they stand on it."""
        return {kind: getattr(self, kind) for kind in reversed(tables.DAMAGE)}

    @property
    def lang(self) -> str:
        """The language in which what no file spells is named."""
        return str(self.settings.get("lang", "en"))
