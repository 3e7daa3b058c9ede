"""Les mots autour de chaque réponse, en français."""

MESSAGES = {
    "next": "suite :",
    "instead": "ceci convient",
    "switch": "règle maison :",
    "warning": "attention :",
    "would_change": "changerait : {path}",
    "dry": "Rien n'est écrit (essai à blanc).",
}
