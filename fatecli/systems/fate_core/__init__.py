"""Fate Core: the French chapter on challenges, contests and conflicts, and the English System Reference Document."""

SYSTEM = "fate-core"
SHEET = "sheet:Sheet"
CHECK = "check:departures"
STEPS = {
    "roll": "roll:roll",
    "bare": "bare:bare",
    "new": "new:new",
    "show": "show:show",
}
REFUSES: dict[str, str] = {}
