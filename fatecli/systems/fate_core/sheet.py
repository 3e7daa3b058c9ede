"""The Fate Core sheet: this *is* the file format, every key with its bounds, its default or its derivation."""

from __future__ import annotations

from ...core import names as core_names
from ...core import turn
from ...core.keys import REQUIRED, Document, Flag, Int, Ints, Lines, Ratings, Records, Text, Texts
from ...errors import Which
from ..fate.aspects import Aspect
from . import house, names, tables


class Stunt(Document):
    """A stunt. With `skill`, `bonus` and `on` (actions; none: all) `--stunt` can add the bonus by itself; `treat` among
    the actions lets its skill treat consequences. One that `wins_ties` makes a tie in a contest a success (SRD, Drive:
    Pedal to the Metal)."""

    name = Text("name", "")
    text = Text("text", "")
    skill = Text("skill", "")
    bonus = Int("bonus", 0, low=0, high=8)
    on = Texts("on")
    wins_ties = Flag("wins_ties", False)
    cost = Int("cost", 1, low=0, high=9)


class Extra(Document):
    """Something a character has: a weapon or armour with its rating, a bonus to a skill, or more stress boxes."""

    name = Text("name", "")
    text = Text("text", "")
    skill = Text("skill", "")
    bonus = Int("bonus", 0, low=-4, high=8)
    weapon = Int("weapon", 0, low=0, high=8)
    armour = Int("armour", 0, low=0, high=8)
    physical_boxes = Int("boxes.physical", 0, low=0, high=8)
    mental_boxes = Int("boxes.mental", 0, low=0, high=8)


class Consequence(Document):
    """A consequence slot: its aspect (empty: free), since when it recovers, and when somebody last tried to treat it
    (scenario.session.scene). An extreme one `replaces` an aspect, whose text was `former`."""

    aspect = Text("aspect", "")
    recovering = Text("recovering", "")
    tried = Text("tried", "")
    replaces = Text("replaces", "")
    former = Text("former", "")


class Milestone(Document):
    """A milestone that was reached, when (scenario.session.scene), and what was taken of it, each choice a line of its
    own: what is empty may still be taken."""

    kind = Text("kind", "minor", words=("minor", "significant", "major"))
    at_ = Text("at", "")
    change = Text("change", "")
    point = Text("point", "")
    refresh = Text("refresh", "")
    cap = Text("cap", "")
    begun = Text("begun", "")
    high_concept = Text("high_concept", "")
    extreme = Text("extreme", "")


def boxes(track: str) -> object:
    """The derivation of a track's boxes from its skill (seed 000, stress), or a nameless character's quality."""

    def derive(sheet: Sheet) -> int:
        if sheet.kind == "nameless":
            best = max(sheet.skills.values(), default=0)
            return tables.NAMELESS_BOXES[max(0, min(best, 3))] if track == "physical" else 0
        sizes = tables.ONE_POINT_BOXES if sheet.one_point_boxes else tables.BOXES
        extra: int = sum(getattr(one, f"{track}_boxes") for one in sheet.extras.values())
        return sizes[max(0, min(sheet.role(names.TRACKS[track]), 4))] + extra

    return derive


class Sheet(turn.Sheet):
    """A character, or anything else that is treated as one (a place, a faction, a vehicle)."""

    system = "fate-core"
    kept = ("name", "fate_points", "stress", "consequences")

    schema = Int("schema", REQUIRED, low=1, high=1)
    system_ = Text("system", REQUIRED, words=("fate-core",))
    name = Text("name", REQUIRED)
    kind = Text("kind", "pc", words=("pc", "main", "supporting", "nameless"))
    fate_points = Int("fate_points", lambda sheet: sheet.refresh, low=0)
    refresh = Int("refresh", tables.REFRESH, low=0)
    scale = Int("scale", 0, low=0, high=9)
    aspects = Lines("aspects")
    skills = Ratings("skills", -4, 12)
    stunts = Records("stunts", Stunt)
    extras = Records("extras", Extra)
    physical_boxes = Int("boxes.physical", boxes("physical"), low=0, high=20)
    mental_boxes = Int("boxes.mental", boxes("mental"), low=0, high=20)
    physical_stress = Ints("stress.physical", low=1, high=20)
    mental_stress = Ints("stress.mental", low=1, high=20)
    consequences = Records("consequences", Consequence)
    banked = Int("banked", 0, low=0, high=99)
    cap = Int("cap", 0, low=0, high=12)
    milestones = Records("milestones", Milestone)
    scenario = Int("clock.scenario", 1, low=1)
    session = Int("clock.session", 1, low=1)
    scene = Int("clock.scene", 1, low=1)

    @property
    def one_point_boxes(self) -> bool:
        return house.House(self.settings.get("house", {})).one_point_boxes

    def traits(self) -> list[str]:
        return sorted(self.skills, key=lambda name: -self.skills[name])

    def skill(self, word: str) -> str:
        """The name of the skill `word` means: the sheet's own by a unique beginning, or one of the game's list by
        its whole name in either language (then as the sheet spells it, if it does). Which otherwise."""
        own = self.skills
        found = core_names.beginning(word, own)
        if len(found) == 1:
            return found[0]
        if found:
            raise Which("which.trait_several", who=self.name, word=word, found=found)
        key = core_names.translate(word, names.SKILLS)
        if key is not None:
            listed = names.SKILLS[key]
            return self.spelled(key) or next((one for one in listed if core_names.exact(word, (one,))), listed[0])
        for role, written in self.settings.get("roles", {}).items():
            if core_names.exact(word, (role, written)):
                return str(written)
        known = [*own, *(one for spellings in names.SKILLS.values() for one in spellings[:2])]
        # of a word joined by + each part is looked for, and what is near is told then
        nearest = [] if "+" in word else core_names.near(word, known) or list(own)
        raise Which("which.trait_none", who=self.name, word=word, near=nearest)

    def spelled(self, role: str) -> str | None:
        """How the sheet spells a skill of the game's list, or None if it does not carry it."""
        wanted = [self.settings.get("roles", {}).get(role, role), *names.SKILLS.get(role, ())]
        return next((one for one in self.skills for name in wanted if core_names.exact(name, (one,))), None)

    def word(self, role: str) -> str:
        """What a skill of the game's list is called on the sheet; one it does not carry, as the campaign calls it, else
        in the language of those it does."""
        called = self.spelled(role) or self.settings.get("roles", {}).get(role)
        if called:
            return str(called)
        english, *others = names.SKILLS[role]
        french = any(core_names.exact(one, known[1:]) for one in self.skills for known in names.SKILLS.values())
        return others[0] if french and others else english

    def rating(self, skill: str) -> int:
        """The rating of a skill; Mediocre (+0) if the sheet does not carry it (SRD, skills)."""
        return self.skills.get(skill, 0)

    def role(self, role: str) -> int:
        """The rating of the skill that plays a part in the rules: `physique`, `will`, `notice`..."""
        spelled = self.spelled(role)
        return 0 if spelled is None else self.rating(spelled)

    def all_aspects(self) -> list[Aspect]:
        """Every aspect of the character, consequences included, blanks left out; an extreme one stands once."""
        consequences = self.consequences
        instead = {one.replaces: slot for slot, one in consequences.items() if one.aspect and one.replaces}
        own = [(instead.get(slot, slot), text) for slot, text in self.aspects.items()]
        rest = [(slot, one.aspect) for slot, one in consequences.items() if slot not in instead.values()]
        every = [*own, *rest]
        return [Aspect(slot=slot, text=text, owner=self.id, owner_name=self.name) for slot, text in every if text]

    def slots(self) -> dict[str, int]:
        """The consequence slots the character has, with what each absorbs, mildest first."""
        if self.kind == "nameless":
            return {}
        own = ("mild",) if self.kind == "supporting" else ("mild", "moderate", "severe")
        extra = [
            f"mild_{track}"
            for track, role in names.TRACKS.items()
            if self.kind != "supporting" and self.role(role) >= tables.EXTRA_SLOT_AT
        ]
        every = dict.fromkeys((*own, *extra, *self.consequences))
        values = {slot: tables.SLOTS.get(slot.partition("_")[0], 0) for slot in every}
        return dict(sorted(values.items(), key=lambda item: item[1]))

    def boxes(self, track: str) -> list[int]:
        """The numbers of a track's boxes, from 1; under `one_point_boxes` they only count."""
        return list(range(1, (self.physical_boxes if track == "physical" else self.mental_boxes) + 1))

    def stress(self, track: str) -> list[int]:
        """The ticked boxes of a track."""
        return self.physical_stress if track == "physical" else self.mental_stress

    def consequence(self, slot: str) -> Consequence:
        """A consequence slot, in the file or not."""
        return self.part(Consequence, "consequences", slot)
