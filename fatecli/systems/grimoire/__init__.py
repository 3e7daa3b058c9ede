"""Grimoire: mixed dice, one type for each thing that helps (seed 002, the chapter on Défis)."""

SYSTEM = "grimoire"
SHEET = "sheet:Sheet"
HOUSE = "house:House"
CHECK = "check:departures"
STEPS = {"roll": "roll:roll", "bare": "bare:bare", "new": "new:new", "show": "show:show"}
REFUSES: dict[str, str] = {
    "invoke": "grimoire.no_invoke",
    "compel": "grimoire.no_compel",
    "declare": "grimoire.no_declare",
    "concede": "grimoire.no_concede",
    "settle": "grimoire.no_settle",
    "amend": "grimoire.no_amend",
    "split": "grimoire.no_split",
    "full-defense": "grimoire.no_full_defense",
    "refresh": "grimoire.no_refresh",
    "plan": "grimoire.no_plan",
}
