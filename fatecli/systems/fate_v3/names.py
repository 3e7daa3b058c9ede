"""FATE v3's nouns in both languages: the ladder, the skills, kinds of aspects, classes and their professions."""

from __future__ import annotations

LADDER: dict[int, tuple[str, ...]] = {
    6: ("Legendary", "Légendaire"),
    5: ("Epic", "Épique"),
    4: ("Incredible", "Incroyable"),
    3: ("Superb", "Superbe"),
    2: ("Excellent", "Excellent", "Excellente"),
    1: ("Good", "Bon", "Bonne"),
    0: ("Average", "Moyen", "Moyenne"),
    -1: ("Mediocre", "Médiocre"),
    -2: ("Poor", "Pauvre"),
    -3: ("Terrible", "Terrible"),
    -4: ("Abysmal", "Abysmal", "Abysmale"),
}
"""The ladder (L191-L202) by word, English first, then French, a word of both twice. What FATE 2 calls Great or Fair
stands on no rung of this one."""

ABBREVIATIONS = {"L": 6, "Q": 5, "I": 4, "S": 3, "E": 2, "B": 1, "M": 0, "m": -1, "P": -2, "T": -3, "A": -4}
"""The abbreviations (L191-L202). Case matters between M and m."""

SKILLS: dict[str, tuple[str, ...]] = {
    "academics": ("Academics", "Érudition"),
    "acrobatics": ("Acrobatics", "Acrobatie"),
    "alertness": ("Alertness", "Vigilance"),
    "armed_combat": ("Armed Combat", "Combat armé"),
    "art": ("Art", "Arts"),
    "athletics": ("Athletics", "Athlétisme"),
    "camouflage": ("Camouflage", "Dissimulation"),
    "charm": ("Charm", "Charmer", "Séduction"),
    "climbing": ("Climbing", "Escalade"),
    "contacts": ("Contacting", "Contacts"),
    "crafts": ("Crafts", "Artisanat"),
    "deceit": ("Deceit", "Baratin"),
    "dexterity": ("Dexterity", "Dextérité"),
    "empathy": ("Empathy", "Empathie"),
    "endurance": ("Endurance",),
    "first_aid": ("First Aid", "Premiers soins"),
    "forge": ("Smithing", "Forge"),
    "gambling": ("Gambling", "Jeu"),
    "intimidation": ("Intimidation", "Intimider"),
    "leadership": ("Leadership", "Commandement"),
    "lock_picking": ("Lock Picking", "Crochetage"),
    "might": ("Might", "Force"),
    "medicine": ("Medicine", "Médecine"),
    "negotiation": ("Negotiation", "Négocier"),
    "ranged_combat": ("Ranged Combat", "Combat à distance"),
    "resources": ("Resources", "Ressources"),
    "riding": ("Riding", "Équitation"),
    "search": ("Search", "Fouille"),
    "sleight": ("Sleight of Hand", "Escamotage"),
    "spells": ("Spell Casting", "Lancer de sorts"),
    "stealth": ("Stealth", "Furtivité"),
    "survival": ("Survival", "Survie"),
    "swimming": ("Swimming", "Natation"),
    "traps": ("Trap Detection", "Détection de pièges"),
    "unarmed_combat": ("Unarmed Combat", "Combat à mains nues"),
    "will": ("Will", "Resolve", "Volonté"),
}
"""Skills that are known by name though no sheet carries them: those of seed 001, and the usual others. The list is
open: a sheet may have any skill, unless `fatecli.toml` closes the list."""

TRACKS = {"physical": "endurance", "mental": "will"}
"""The skill that gives each stress track its boxes (L28)."""

SPELLS = "spells"
"""The skill of sorcerers, which nobody else has (L78)."""

SPELL_DEFENCE = "will"
"""What defends against a spell that attacks the mind (L104)."""

INITIATIVE = {"physical": ("alertness", "will"), "mental": ("empathy", "will")}
"""The skills that order the turns (SotC 4.3.3)."""

KINDS = (
    "formation_class", "formation_profession", "marking", "personality", "curse", "promise", "relation", "origin",
    "religion", "weapon",
)  # fmt: skip
"""The kinds of a character's aspects, as the stems of their slots (L5-L15); the last is a weapon of destiny's own,
a tenth (L224)."""

FREE_KINDS = ("personality", "curse", "promise", "relation", "origin", "religion")

CLASSES: dict[str, tuple[str, ...]] = {
    "royalty": ("Royalty", "Royauté"),
    "nobility": ("Nobility", "Noblesse"),
    "knight": ("Knight", "Chevalier"),
    "administrator": ("Administrator", "Administrateur"),
    "soldier": ("Soldier", "Soldat"),
    "serf": ("Serf",),
    "merchant": ("Merchant", "Marchand"),
    "artisan": ("Artisan",),
    "scholar": ("Scholar", "Lettré"),
    "day_labourer": ("Day labourer", "Journalier"),
    "wanderer": ("Wanderer", "Itinérant"),
}
"""The social classes (L34-L45). The table is open: « autres rangs », « etc »."""

PROFESSIONS: dict[str, tuple[str, ...]] = {
    "royalty": ("roi", "reine", "prince", "princesse", "calife", "sultan", "empereur"),
    "nobility": (
        "duc", "duchesse", "baron", "baronne", "comte", "comtesse", "marquis", "marquise", "vizir", "grand vizir",
    ),
    "knight": ("lord", "baron", "écuyer"),
    "administrator": ("magistrat", "maire", "gouverneur", "conseiller", "ministre", "trésorier", "scribe"),
    "soldier": ("général", "commandant", "garde", "geôlier", "ingénieur"),
    "serf": ("fermier", "paysan", "bûcheron"),
    "merchant": ("navigateur", "trésorier", "joaillier", "boulanger", "boucher", "tavernier", "aubergiste"),
    "artisan": ("meunier", "forgeron", "peintre", "artiste", "orfèvre", "maçon"),
    "scholar": ("moine", "architecte", "libraire", "scribe", "ingénieur"),
    "day_labourer": ("concierge", "charbonnier"),
    "wanderer": ("aventurier", "baladin", "bandit", "voleur", "hors-la-loi", "réfugié", "ermite", "mendiant"),
}  # fmt: skip
"""The professions of each class (L34-L45, spelling mended). Four stand in two classes: baron, trésorier, scribe,
ingénieur."""

IN_ENGLISH: dict[str, tuple[str, ...]] = {
    "royalty": ("king", "queen", "prince", "princess", "caliph", "sultan", "emperor"),
    "nobility": (
        "duke", "duchess", "baron", "baroness", "count", "countess", "marquis", "marchioness", "vizier", "grand vizier",
    ),
    "knight": ("lord", "baron", "squire"),
    "administrator": ("magistrate", "mayor", "governor", "counsellor", "minister", "treasurer", "scribe"),
    "soldier": ("general", "commander", "guard", "gaoler", "engineer"),
    "serf": ("farmer", "peasant", "woodcutter"),
    "merchant": ("navigator", "treasurer", "jeweller", "baker", "butcher", "taverner", "innkeeper"),
    "artisan": ("miller", "smith", "painter", "artist", "goldsmith", "mason"),
    "scholar": ("monk", "architect", "bookseller", "scribe", "engineer"),
    "day_labourer": ("caretaker", "charcoal burner"),
    "wanderer": ("adventurer", "entertainer", "bandit", "thief", "outlaw", "refugee", "hermit", "beggar"),
}  # fmt: skip
"""The same, word for word."""

SOTC = ("block", "combined", "spin", "grades", "boxes", "minions", "time")
"""The optional rules of Spirit of the Century that `sotc` may name; the seed has none of them."""

COMBINED = {
    "modifies": ("modifies", "modifie"),
    "complements": ("complements", "complète"),
    "restricts": ("restricts", "restreint", "limite"),
}
"""How a second skill bears on the first (SotC 4.2)."""

SPENT = {
    "quality": ("quality", "qualité"),
    "subtlety": ("subtlety", "subtilité", "discrétion"),
    "time": ("time", "temps"),
}
"""What degrees that are not needed are spent on (SotC 4.1, 8.2)."""

UNNAMED = {
    "negligible": ("Negligible consequence", "Conséquence négligeable"),
    "moderate": ("Moderate consequence", "Conséquence modérée"),
    "severe": ("Severe consequence", "Conséquence sévère"),
}
"""What a consequence is called that nobody words."""

SEVERITIES = {
    "negligible": ("negligible", "négligeable"),
    "moderate": ("moderate", "modérée", "modéré"),
    "severe": ("severe", "sévère"),
}
"""The consequences, by their order."""

KIND_WORDS: dict[str, tuple[str, ...]] = {
    "formation_class": ("class", "classe"),
    "formation_profession": ("profession",),
    "marking": ("marquant",),
    "personality": ("personnalité",),
    "curse": ("malédiction",),
    "promise": ("promesse",),
    "relation": (),
    "origin": ("origine",),
    "religion": (),
    "weapon": ("arme",),
}
"""What else a kind of aspect may be called when it is typed."""
