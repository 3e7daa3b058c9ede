"""The closed lists of option values: the English word that rules and files keep, and what else may be typed."""

from __future__ import annotations

GAMES: dict[str, tuple[str, ...]] = {
    "fate-core": ("fatecore", "fate"),
    "fate-v3": ("fatev3",),
    "grimoire": (),
    "storyteller": ("conteur",),
}

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "action": {
        "overcome": ("surmonter",),
        "advantage": ("avantage", "create an advantage", "créer un avantage"),
        "attack": ("attaquer", "attaque"),
        "defend": ("défendre", "défense"),
    },
    "abort": {"point": (), "roll": ("jet",)},
    "allow": {"columns": ("colonnes",)},
    "chain": {"simple": (), "tactical": ("tactique",)},
    "cost": {"minor": ("moindre", "mineur"), "serious": ("fort", "sérieux")},
    "kind": {
        "pc": ("pj",),
        "main": ("principal",),
        "supporting": ("secondaire",),
        "nameless": ("anonyme",),
    },
    "milestone": {
        "minor": ("mineure",),
        "significant": ("importante", "significative"),
        "major": ("majeure",),
        "buy": ("acheter", "achat"),
        "award": ("accorder", "gain"),
        "stunt": ("prouesse",),
        "aspect": (),
    },
    "span": {
        "scene": ("scène",),
        "session": ("séance",),
        "scenario": ("story", "scénario", "histoire"),
        "night": ("nuit",),
    },
    "mode": {"direct": ("directe",), "environment": ("environnement",)},
    "part": {"challenge": ("défi",), "contest": ("compétition",), "conflict": ("conflit",)},
    "lang": {"en": ("english", "anglais"), "fr": ("french", "français")},
    "shell": {"bash": (), "zsh": (), "fish": (), "powershell": ("pwsh",)},
    "new": {
        **GAMES,
        "campaign": ("campagne",),
        "challenge": ("défi",),
        "contest": ("compétition",),
        "conflict": ("conflit",),
    },
    "system": GAMES,
}
