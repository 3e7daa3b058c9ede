"""The FATE v3 sheet: this *is* the file format, every key with its bounds, its default or its derivation."""

from __future__ import annotations

from ...core import names as core_names
from ...core import turn
from ...core.keys import REQUIRED, Document, Flag, Int, Ints, Lines, Ratings, Records, Text, Texts
from ...errors import Which
from ..fate.aspects import Aspect
from . import house, levels, names, tables
from .stunt import Stunt


class Item(Document):
    """A piece of equipment (L30): a weapon, a shield (L167), armour and what it covers (L169), or an aspect."""

    name = Text("name", "")
    text = Text("text", "")
    weapon = Flag("weapon", False)
    shield = Flag("shield", False)
    armour = Text("armour", "")
    aspect = Text("aspect", "")


class Temporary(Document):
    """A temporary aspect (L246): fragile, and gone once it is used, or solid until something ends it."""

    aspect = Text("aspect", "")
    fragile = Flag("fragile", False)
    ends = Text("ends", "")


class Consequence(Document):
    """A consequence by its severity: its aspect (empty: free), the armour that softened it (L169), whether care has
    shortened its recovery (L163), and whether a scene has ended since without a pause (L157)."""

    aspect = Text("aspect", "")
    softened = Text("softened", "")
    shortened = Flag("shortened", False)
    waited = Flag("waited", False)


def _boxes(track: str) -> object:
    """The derivation of a track's boxes from Endurance or Volonté (L28)."""

    def derive(sheet: Sheet) -> int:
        return levels.boxes(sheet.role(names.TRACKS[track]))

    return derive


class Sheet(turn.Sheet):
    """A character. Players' and others' alike have fate points (L112)."""

    system = "fate-v3"
    kept = ("fate_points", "stress", "consequences", "temporary")

    schema = Int("schema", REQUIRED, low=1, high=1)
    system_ = Text("system", REQUIRED, words=("fate-v3",))
    name = Text("name", REQUIRED)
    kind = Text("kind", "pc", words=("pc", "npc"))
    fate_points = Int("fate_points", lambda sheet: tables.START if sheet.kind == "pc" else 0, low=0)
    social_class = Text("formation.social_class", "")
    profession = Text("formation.profession", "")
    trained = Texts("formation.skills")
    aspects = Lines("aspects")
    skills = Ratings("skills", -4, 12)
    stunts = Records("stunts", Stunt)
    innate = Texts("magic.innate")
    equipment = Records("equipment", Item)
    temporary = Records("temporary", Temporary)
    physical_boxes = Int("boxes.physical", _boxes("physical"), low=0, high=20)
    mental_boxes = Int("boxes.mental", _boxes("mental"), low=0, high=20)
    physical_stress = Ints("stress.physical", low=1, high=20)
    mental_stress = Ints("stress.mental", low=1, high=20)
    consequences = Records("consequences", Consequence)
    notes = Text("notes", "")

    @property
    def mention(self) -> str:
        """What it is called: as the scene has it, where a copy has its number, else by the sheet."""
        named = "" if self.playing_in is None else self.playing_in.person(self.seat).name
        return named or self.name

    @property
    def switches(self) -> house.House:
        """The campaign's switches."""
        return house.House(self.settings.get("house", {}))

    @property
    def listed(self) -> list[str]:
        """The campaign's closed list of skills; empty where the list is open."""
        return self.switches.skills

    def traits(self) -> list[str]:
        return sorted(self.skills, key=lambda name: -self.skills[name])

    def skill(self, word: str) -> str:
        """The name of the skill `word` means: the sheet's own by a unique beginning, or by its whole name one of the
        campaign's list, or of the game's in either language (then as the sheet spells it, if it does)."""
        own = self.skills
        found = core_names.beginning(word, own)
        if len(found) == 1:
            return found[0]
        if found:
            raise Which("which.trait_several", who=self.name, word=word, found=found)
        key = core_names.translate(word, names.SKILLS)
        spelled = None if key is None else self.spelled(key)
        if spelled is not None:
            return spelled
        roles = self.settings.get("roles", {})
        known = [*self.listed, *roles.values()]
        if not self.listed:
            known += [one for spellings in names.SKILLS.values() for one in spellings]
        whole = core_names.exact(word, known) or ([roles[word]] if word in roles else [])
        if whole:
            return str(whole[0])
        raise Which("which.trait_none", who=self.name, word=word, near=core_names.near(word, [*own, *known]) or [*own])

    def spelled(self, role: str) -> str | None:
        """How the sheet spells a skill of the game's list, or None if it does not carry it."""
        wanted = [self.settings.get("roles", {}).get(role, role), *names.SKILLS.get(role, ())]
        return next((one for name in wanted for one in self.skills if core_names.exact(name, (one,))), None)

    def rating(self, skill: str) -> int:
        """The rating of a skill; Médiocre (-1) if the sheet does not carry it (L204)."""
        return self.skills.get(skill, tables.DEFAULT)

    def role(self, role: str) -> int:
        """The rating of the skill that plays a part in the rules: `endurance`, `will`, `alertness`..."""
        spelled = self.spelled(role)
        return tables.DEFAULT if spelled is None else self.rating(spelled)

    def word(self, role: str) -> str:
        """A skill of the game's list as the sheet spells it, else as its campaign's language does."""
        spellings = names.SKILLS[role]
        return self.spelled(role) or spellings[0 if self.settings.get("lang") == "en" else -1]

    def plays(self, skill: str, role: str) -> bool:
        """Whether a skill is the one that plays a part in the rules."""
        wanted = (self.settings.get("roles", {}).get(role, role), *names.SKILLS.get(role, ()))
        return bool(core_names.exact(skill, wanted))

    @property
    def sorcerer(self) -> bool:
        """Whether spells can be cast at all: by the skill on the sheet, or a domain (L78)."""
        return self.spelled(names.SPELLS) is not None or bool(self.domains)

    @property
    def domains(self) -> list[str]:
        """The domains in which a sorcerer may cast: each is a stunt (L78-L88)."""
        return [one.domain for one in self.stunts.values() if one.domain]

    def all_aspects(self) -> list[Aspect]:
        """Every aspect of the character: own, of equipment (a shield's is its name, L167), temporary, consequences."""
        written = [*self.aspects.items()]
        written += [
            (slot, one.aspect or (one.name or slot if one.shield else "")) for slot, one in self.equipment.items()
        ]
        written += [(slot, one.aspect) for slot, one in self.temporary.items()]
        written += [(slot, one.aspect) for slot, one in self.consequences.items()]
        return [
            Aspect(slot=slot, text=text, owner=self.id, owner_name=self.name) for slot, text in written if text.strip()
        ]

    def boxes(self, track: str) -> list[int]:
        """The numbers of a track's boxes, from 1."""
        return list(range(1, (self.physical_boxes if track == "physical" else self.mental_boxes) + 1))

    def stress(self, track: str) -> list[int]:
        """The ticked boxes of a track."""
        return self.physical_stress if track == "physical" else self.mental_stress

    def consequence(self, slot: str) -> Consequence:
        """A consequence slot, in the file or not."""
        return self.part(Consequence, "consequences", slot)

    def carried(self) -> list[str]:
        """The severities that are taken, in their order."""
        return [slot for slot in tables.CARRIED if self.consequence(slot).aspect]
