"""Grimoire's nouns: key -> (French, English, other spellings). Only words, no numbers."""

from __future__ import annotations

Names = dict[str, tuple[str, ...]]

ATTRIBUTES: Names = {
    "physique": ("Physique", "Physique", "Physical", "Body"),
    "mental": ("Mental", "Mind"),
    "dexterity": ("Dextérité", "Dexterity"),
    "charisma": ("Charisme", "Charisma"),
    "intuition": ("Intuition", "Intuition"),
}
"""wiki, Défis: the five Attributs. The Compétences are each table's own: no list of them is known."""

DICE: Names = {
    "attribute": ("Attribut", "Attribute", "dé d’Attribut", "attribute die", "D10"),
    "skill": ("Compétence", "Skill", "dé de Compétence", "skill die", "D6"),
    "item": ("Équipement", "Item", "dé d’Équipement", "item die", "Outil", "Objet", "Equipment", "Tool", "D4"),
    "effect": ("Efficacité", "Effect", "dé d’Efficacité", "effect die", "Avantage", "Advantage", "D8"),
    "initiative": ("Initiative", "Initiative", "dé d’Initiative", "initiative die", "D12"),
}
"""seed L25: the five dice that a Handicap or a Facilité may touch."""

OPPOSITIONS: Names = {
    "very_easy": ("Très facile", "Very easy"),
    "easy": ("Facile", "Easy"),
    "average": ("Moyenne", "Average", "Moyen"),
    "difficult": ("Difficile", "Difficult", "Hard"),
    "very_difficult": ("Très difficile", "Very difficult", "Very hard"),
    "extreme": ("Extrême", "Extreme"),
    "nearly_impossible": ("Quasi impossible", "Nearly impossible", "Almost impossible"),
}
"""seed L17 names Facile; the others are ours."""

LEVELS: Names = {
    "minimal": ("réussite minimale", "minimal success", "minimale"),
    "success": ("réussite", "success"),
    "rewarding": ("Payant", "rewarding", "Payante", "rewarding success"),
    "strong": ("réussite forte", "strong success", "forte"),
    "exceptional": ("réussite exceptionnelle", "exceptional success", "exceptionnelle"),
}
"""seed L35 names Payant; the others are ours."""

DAMAGE: Names = {
    "crushing": ("Écrasant", "Crushing"),
    "piercing": ("Perforant", "Piercing"),
    "slashing": ("Tranchant", "Slashing"),
}
"""wiki, Sévérité names Écrasant. A file may use any other word for a type of damage."""
