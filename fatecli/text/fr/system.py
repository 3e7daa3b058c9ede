"""Les jeux, en français."""

MESSAGES = {
    "fate-core": "Fate Core",
    "fate-v3": "FATE v3",
    "grimoire": "Grimoire",
    "storyteller": "Storyteller (Conteur)",
}
