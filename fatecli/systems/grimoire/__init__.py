"""Grimoire: mixed dice, one type for each thing that helps (seed 002, the chapter on Défis)."""

SYSTEM = "grimoire"
SHEET = "sheet:Sheet"
SCENE = "scene:Scene"
STANDING = "flow:standing"
CHECK = "check:departures"
STEPS = {
    "roll": "roll:roll",
    "bare": "bare:bare",
    "new": "new:new",
    "show": "show:show",
    "scene.start": "stage:start",
    "scene.aspect": "stage:aspect",
    "scene.join": "stage:join",
    "scene.leave": "stage:leave",
    "scene.show": "overview:show",
    "scene.end": "stage:end",
    "challenge.start": "challenge:start",
    "challenge.attempt": "challenge:attempt",
    "challenge.advantage": "advantage:advantage",
    "challenge.end": "stage:end",
    "contest.start": "contest.start:start",
    "contest.exchange": "contest.exchange:exchange",
    "contest.advantage": "advantage:advantage",
    "contest.end": "stage:end",
    "conflict.start": "conflict.start:start",
    "conflict.attack": "conflict.attack:attack",
    "conflict.absorb": "conflict.absorb:absorb",
    "conflict.advantage": "advantage:advantage",
    "conflict.overcome": "advantage:overcome",
    "conflict.next": "flow:next_",
    "conflict.end": "stage:end",
    "secret": "notes:secret",
    "reveal": "notes:reveal",
    "recover.treat": "recover:step",
    "advance": "advance:advance",
}
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
    "pass": "grimoire.no_pass",
    "move": "grimoire.no_move",
    "group": "grimoire.no_group",
    "block": "grimoire.no_block",
    "defend": "grimoire.no_defend",
    "conflict.attempt": "grimoire.no_attempt",
}
