"""Fate Core: the French chapter on challenges, contests and conflicts, and the English System Reference Document."""

SYSTEM = "fate-core"
SHEET = "sheet:Sheet"
CHECK = "check:departures"
STEPS = {
    "roll": "roll:roll",
    "bare": "bare:bare",
    "new": "new:new",
    "show": "show:show",
    "invoke": "invoke:invoke",
    "amend": "amend:amend",
    "settle": "settle:settle",
    "compel": "compel:compel",
    "declare": "declare:declare",
}
REFUSES: dict[str, str] = {}
