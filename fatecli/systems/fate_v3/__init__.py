"""FATE v3: a table's own variant (seed 001), with its own ladder, points, invocations, stress and magic."""

SYSTEM = "fate-v3"
SHEET = "sheet:Sheet"
HOUSE = "house:House"
CHECK = "check:departures"
ROLES = "names:SKILLS"
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
REFUSES: dict[str, str] = {
    "refresh": "fate_v3.no_refresh",
    "split": "fate_v3.no_split",
    "secret": "fate_v3.no_secret",
    "plan": "fate_v3.no_plan",
}
