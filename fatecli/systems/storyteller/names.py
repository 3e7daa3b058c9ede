"""The nouns of Storyteller: key -> (English, French, other spellings). Only words, no numbers."""

from __future__ import annotations

Names = dict[str, tuple[str, ...]]

ATTRIBUTES: Names = {
    "strength": ("Strength", "Force"),
    "dexterity": ("Dexterity", "Dextérité"),
    "stamina": ("Stamina", "Vigueur"),
    "charisma": ("Charisma", "Charisme"),
    "manipulation": ("Manipulation", "Manipulation"),
    "appearance": ("Appearance", "Apparence"),
    "perception": ("Perception", "Perception"),
    "intelligence": ("Intelligence", "Intelligence"),
    "wits": ("Wits", "Astuce"),
}

TALENTS: Names = {
    "alertness": ("Alertness", "Vigilance"),
    "athletics": ("Athletics", "Athlétisme"),
    "brawl": ("Brawl", "Bagarre"),
    "dodge": ("Dodge", "Esquive"),
    "empathy": ("Empathy", "Empathie"),
    "expression": ("Expression", "Expression"),
    "intimidation": ("Intimidation", "Intimidation"),
    "leadership": ("Leadership", "Commandement"),
    "streetwise": ("Streetwise", "Expérience de la rue", "Connaissance de la rue"),
    "subterfuge": ("Subterfuge", "Subterfuge"),
}

SKILLS: Names = {
    "animal_ken": ("Animal Ken", "Animaux"),
    "crafts": ("Crafts", "Artisanat", "Artisanats"),
    "drive": ("Drive", "Conduite"),
    "etiquette": ("Etiquette", "Étiquette"),
    "firearms": ("Firearms", "Armes à feu"),
    "larceny": ("Larceny", "Larcin"),
    "melee": ("Melee", "Mêlée"),
    "performance": ("Performance", "Représentation"),
    "security": ("Security", "Sécurité"),
    "stealth": ("Stealth", "Furtivité"),
    "survival": ("Survival", "Survie"),
}

KNOWLEDGES: Names = {
    "academics": ("Academics", "Érudition"),
    "computer": ("Computer", "Informatique"),
    "finance": ("Finance", "Finances"),
    "investigation": ("Investigation", "Investigation"),
    "law": ("Law", "Droit"),
    "linguistics": ("Linguistics", "Linguistique"),
    "medicine": ("Medicine", "Médecine"),
    "occult": ("Occult", "Occultisme"),
    "politics": ("Politics", "Politique"),
    "science": ("Science", "Sciences"),
    "technology": ("Technology", "Technologie"),
}

DISCIPLINES: Names = {
    "animalism": ("Animalism", "Animalisme"),
    "auspex": ("Auspex", "Auspex"),
    "celerity": ("Celerity", "Célérité"),
    "chimerstry": ("Chimerstry", "Chimérie"),
    "dementation": ("Dementation", "Aliénation"),
    "dominate": ("Dominate", "Domination"),
    "fortitude": ("Fortitude", "Force d'âme"),
    "necromancy": ("Necromancy", "Nécromancie"),
    "obfuscate": ("Obfuscate", "Occultation"),
    "obtenebration": ("Obtenebration", "Obténébration"),
    "potence": ("Potence", "Puissance"),
    "presence": ("Presence", "Présence"),
    "protean": ("Protean", "Protéisme"),
    "quietus": ("Quietus", "Quietus"),
    "serpentis": ("Serpentis", "Serpentis"),
    "thaumaturgy": ("Thaumaturgy", "Thaumaturgie"),
    "vicissitude": ("Vicissitude", "Vicissitude"),
}

VIRTUES: Names = {
    "conscience": ("Conscience", "Conscience"),
    "self_control": ("Self-Control", "Maîtrise de soi"),
    "courage": ("Courage", "Courage"),
    "conviction": ("Conviction", "Conviction"),
    "instinct": ("Instinct", "Instinct", "Instincts"),
}

PATH: Names = {"humanity": ("Humanity", "Humanité"), "path": ("Path", "Voie", "Road")}
WILLPOWER: Names = {"willpower": ("Willpower", "Volonté")}

DAMAGE: Names = {
    "bashing": ("bashing", "contondant", "contondants"),
    "lethal": ("lethal", "létal", "létaux"),
    "aggravated": ("aggravated", "aggravé", "aggravés"),
}

CLANS: Names = {
    "assamite": ("Assamite", "Assamite", "Assamites"),
    "brujah": ("Brujah", "Brujah"),
    "caitiff": ("Caitiff", "Caitiff"),
    "gangrel": ("Gangrel", "Gangrel"),
    "giovanni": ("Giovanni", "Giovanni"),
    "lasombra": ("Lasombra", "Lasombra"),
    "malkavian": ("Malkavian", "Malkavien"),
    "nosferatu": ("Nosferatu", "Nosferatu"),
    "ravnos": ("Ravnos", "Ravnos"),
    "setite": ("Followers of Set", "Disciples de Set", "Setite", "Séthite"),
    "toreador": ("Toreador", "Toréador"),
    "tremere": ("Tremere", "Tremere"),
    "tzimisce": ("Tzimisce", "Tzimisce"),
    "ventrue": ("Ventrue", "Ventrue"),
}

KINDS: dict[str, Names] = {
    "attribute": ATTRIBUTES,
    "talent": TALENTS,
    "skill": SKILLS,
    "knowledge": KNOWLEDGES,
    "discipline": DISCIPLINES,
    "virtue": VIRTUES,
    "path": PATH,
    "willpower": WILLPOWER,
}
"""The kinds of Trait that have a list, with the list."""

DIFFICULTIES: Names = {
    "3": ("Easy", "Facile"),
    "4": ("Routine", "Routinier", "Routinière"),
    "5": ("Straightforward", "Simple"),
    "6": ("Standard", "Moyen", "Moyenne"),
    "7": ("Challenging", "Défi"),
    "8": ("Difficult", "Difficile"),
    "9": ("Extremely difficult", "Extrêmement difficile"),
}
"""seed L43; 2 and 10 have no word. The key is the number."""


def word(names: tuple[str, ...], lang: str) -> str:
    """The name in a language."""
    return names[1] if lang == "fr" else names[0]
