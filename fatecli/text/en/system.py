"""The games, in English."""

MESSAGES = {
    "fate-core": "Fate Core",
    "fate-v3": "FATE v3",
    "grimoire": "Grimoire",
    "storyteller": "Storyteller",
}
