"""Fate Core: the French chapter on challenges, contests and conflicts, and the English System Reference Document."""

SYSTEM = "fate-core"
SHEET = "sheet:Sheet"
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
    "scene.start": "stage:start",
    "scene.aspect": "stage:aspect",
    "scene.join": "stage:join",
    "scene.leave": "stage:leave",
    "scene.end": "stage:end",
    "scene.show": "overview:show",
    "conflict.start": "conflict.start:start",
    "conflict.attack": "conflict.attack:attack",
    "conflict.defend": "conflict.attack:defend",
    "conflict.absorb": "conflict.absorb:absorb",
    "conflict.advantage": "conflict.advantage:advantage",
    "conflict.overcome": "conflict.advantage:overcome",
    "conflict.full-defense": "conflict.advantage:full_defense",
    "conflict.concede": "conflict.ending:concede",
    "conflict.next": "conflict.ending:next_",
    "conflict.end": "conflict.ending:end",
}
SCENE = "scene:Scene"
STANDING = "flow:standing"
REFUSES: dict[str, str] = {}
