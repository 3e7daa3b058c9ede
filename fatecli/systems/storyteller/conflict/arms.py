"""What an attack does its harm with: a weapon of the sheet, a pool typed, or bare hands (V20, combat)."""

from __future__ import annotations

from ....core import names as core_names
from ....core.value import TYPE_CHECKING, value
from ....errors import Choice, Refused, Usage, Which
from .. import names, tables, traits

if TYPE_CHECKING:
    from ..sheet import Sheet, Weapon

ATTACKS = ("brawl", "melee", "firearms")
"""V20, combat: the Abilities that attack, each with Dexterity."""

ARMED = ("melee", "firearms")
NONE = ("none", "aucun", "aucune")
"""What forgoes a dodge."""


@value
class Arm:
    """The dice of damage before the attack's successes, the kind of harm, and the difficulty of the attack."""

    label: str
    dice: int
    kind: str
    difficulty: int = tables.DEFAULT


def typed(sheet: Sheet, text: str) -> Arm:
    """`Force+1:lethal`, `4:contondant`; without a kind it is bashing."""
    pool, colon, word = text.rpartition(":") if ":" in text else (text, "", "")
    kind = core_names.translate(word, names.DAMAGE) if colon else "bashing"
    if kind is None:
        raise Usage("storyteller.damage_kind", found=word, accepted=list(tables.DAMAGE))
    return Arm(label=pool, dice=dice(sheet, pool), kind=kind)


def dice(sheet: Sheet, pool: str) -> int:
    """The dice of `Strength+1`: ratings and numbers added up."""
    parts = [part.strip() for part in pool.split("+")]
    if not all(parts):
        raise Usage("storyteller.damage", found=pool)
    return sum(int(part) if part.isdecimal() else traits.find(sheet, part).rating for part in parts)


def weapon(sheet: Sheet, word: str) -> Arm:
    """The weapon that `word` names on the sheet, whole or by a unique beginning."""
    known = {slot: one.name or slot for slot, one in sheet.weapons.items()}
    found = [slot for slot, name in known.items() if core_names.beginning(word, (name, slot))]
    whole = [slot for slot in found if core_names.exact(word, (known[slot], slot))]
    if len(whole or found) != 1:
        key = "storyteller.weapon_several" if found else "storyteller.weapon_none"
        raise Which(key, who=sheet.name, word=word, near=[known[slot] for slot in found or known])
    slot = (whole or found)[0]
    return _of(sheet, slot, sheet.weapons[slot])


def _of(sheet: Sheet, slot: str, one: Weapon) -> Arm:
    if not one.pool:
        raise Refused("storyteller.weapon_empty", who=sheet.name, weapon=one.name or slot)
    return Arm(label=one.name or slot, dice=dice(sheet, one.pool), kind=one.damage, difficulty=one.difficulty)


def choose(sheet: Sheet, ability: str, word: str, damage: str, argv: tuple[str, ...]) -> Arm:
    """What harms: as typed, the weapon named, the only one there is for an Ability that needs one, or bare hands."""
    if damage and word:
        raise Refused("storyteller.weapon_and_damage")
    if damage:
        return typed(sheet, damage)
    if word:
        return weapon(sheet, word)
    if ability not in ARMED:
        strength = traits.of_key(sheet, "strength")
        if strength is None:
            raise Refused("storyteller.trait_unwritten", who=sheet.name, trait=names.ATTRIBUTES["strength"][0])
        return Arm(label=strength.name, dice=strength.rating, kind="bashing")
    known = [(slot, one) for slot, one in sheet.weapons.items() if one.pool]
    if len(known) == 1:
        return _of(sheet, *known[0])
    if not known:
        raise Refused("storyteller.unarmed", who=sheet.name, next=((*argv, "--damage", "POOL:KIND"),))
    told = [one.name or slot for slot, one in known]
    lines = tuple((*argv, "--weapon", name) for name in told)
    options = [{"argv": ["fatecli", *line]} for line in lines]
    raise Choice("storyteller.which_weapon", who=sheet.name, weapons=told, options=options, next=lines)


def with_dexterity(sheet: Sheet, keys: tuple[str, ...]) -> str:
    """Dexterity and the best of these Abilities, as the sheet spells them."""
    best = max(keys, key=lambda key: traits.rating(sheet, key))
    return "+".join(spelled(sheet, key) for key in ("dexterity", best))


def spelled(sheet: Sheet, key: str) -> str:
    """A Trait's name as the sheet spells it, else as the game's list does."""
    found = traits.of_key(sheet, key)
    if found is not None:
        return found.name
    table = next(table for table in names.KINDS.values() if key in table)
    return names.word(table[key], sheet.lang)


def key_of(trait: traits.Trait) -> str:
    """The game's key of a Trait, however the sheet spells it."""
    return trait.key or traits.listed(trait.name)[1]
