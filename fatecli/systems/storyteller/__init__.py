"""Storyteller: pools of ten-sided dice (seed 004, the rules chapter of the Revised edition in French)."""

SYSTEM = "storyteller"
SHEET = "sheet:Sheet"
HOUSE = "house:House"
CHECK = "check:departures"
STEPS = {"roll": "roll:roll", "bare": "roll:bare", "new": "new:new", "show": "show:show"}
REFUSES: dict[str, str] = {
    "invoke": "storyteller.no_invoke",
    "amend": "storyteller.no_amend",
    "settle": "storyteller.no_settle",
    "compel": "storyteller.no_compel",
    "declare": "storyteller.no_declare",
    "advantage": "storyteller.no_advantage",
    "concede": "storyteller.no_concede",
}
