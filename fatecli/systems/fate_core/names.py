"""Fate Core's nouns in both languages: skills, the ladder as it may be typed, and the parts skills play in rules."""

from __future__ import annotations

SKILLS: dict[str, tuple[str, ...]] = {
    "athletics": ("Athletics", "Athlétisme"),
    "burglary": ("Burglary", "Cambriolage"),
    "contacts": ("Contacts", "Relations"),
    "crafts": ("Crafts", "Métiers", "Artisanat"),
    "deceive": ("Deceive", "Tromperie"),
    "drive": ("Drive", "Conduite"),
    "empathy": ("Empathy", "Empathie"),
    "fight": ("Fight", "Combat"),
    "investigate": ("Investigate", "Enquête", "Investigation"),
    "lore": ("Lore", "Érudition", "Connaissances"),
    "notice": ("Notice", "Observation"),
    "physique": ("Physique",),
    "provoke": ("Provoke", "Intimidation", "Provocation"),
    "rapport": ("Rapport", "Sociabilité", "Relationnel"),
    "resources": ("Resources", "Ressources"),
    "shoot": ("Shoot", "Tir", "Combat à distance"),
    "stealth": ("Stealth", "Discrétion"),
    "will": ("Will", "Volonté"),
}
"""The default skills: English, French, and what other French tables call them (rules digest 1)."""

LADDER: dict[int, tuple[str, ...]] = {
    8: ("Legendary", "Légendaire"),
    7: ("Epic", "Épique"),
    6: ("Fantastic", "Fantastique"),
    5: ("Superb", "Formidable"),
    4: ("Great", "Excellent", "Excellente"),
    3: ("Good", "Bon", "Bonne"),
    2: ("Fair", "Passable"),
    1: ("Average", "Moyen", "Moyenne"),
    0: ("Mediocre", "Médiocre"),
    -1: ("Poor", "Mauvais", "Mauvaise"),
    -2: ("Terrible", "Atroce"),
}
"""The ladder, English first, then the French masculine and feminine (SRD, The Ladder; French SRD, annexes)."""

TRACKS = {"physical": "physique", "mental": "will"}
"""The skill that gives each stress track its boxes."""

ATTACKS = {"fight": "physical", "shoot": "physical", "provoke": "mental"}
"""The skills that attack, and the harm they do (SRD, skill pages)."""

INITIATIVE = {"physical": ("notice", "athletics", "physique"), "mental": ("empathy", "rapport", "will")}
"""The skills that order the turns, by kind of conflict (seed 000, turn order)."""

EVERYWHERE = ("all", "tous", "scene", "scène")
"""Said of a place: no zone and nobody, but the whole scene."""

NOBODY = "gm"
"""The game master's id where participants have theirs."""

GAME_MASTER = ("GM", "MJ")
GAME_MASTER_WORDS = ("gm", "mj")

BOOST = ("Boost", "Coup de pouce")
TWIST = ("Twist", "Retournement")
ASPECT = ("Aspect", "Aspect")
UNNAMED = {
    "mild": ("Mild Consequence", "Conséquence légère"),
    "moderate": ("Moderate Consequence", "Conséquence modérée"),
    "severe": ("Severe Consequence", "Conséquence grave"),
}
"""What an aspect is called that nobody named, with a number (decision: a placeholder one can rename)."""

SEVERITIES: dict[str, tuple[str, ...]] = {
    "mild": ("légère", "léger"),
    "moderate": ("modérée", "modéré"),
    "severe": ("grave",),
    "extreme": ("extrême",),
}
"""How a consequence may be called by its severity, besides its slot and its words."""

ONESELF = ("on oneself", "sur soi")
"""Why treating oneself is harder, as the breakdown of the roll names it."""

ACTIONS: dict[str, tuple[str, ...]] = {
    "overcome": ("surmonter",),
    "advantage": ("avantage",),
    "attack": ("attaquer", "attaque"),
    "defend": ("défendre", "défense"),
    "treat": ("soigner", "traiter"),
}
"""The actions a stunt may name: the four, and to treat a consequence, which is to overcome it."""

HEROES, FOES = "heroes", "foes"
"""The sides of a scene that names none: the players' characters, and everybody else."""
