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
    "scene.aspect": "card:aspect",
    "scene.join": "stage:join",
    "scene.leave": "stage:leave",
    "scene.end": "ends:end",
    "scene.show": "overview:show",
    "challenge.start": "challenge.start:start",
    "challenge.attempt": "challenge.attempt:attempt",
    "challenge.advantage": "challenge.advantage:advantage",
    "challenge.end": "challenge.end:end",
    "contest.start": "contest.start:start",
    "contest.advantage": "contest.advantage:advantage",
    "contest.exchange": "contest.exchange:exchange",
    "contest.end": "contest.end:end",
    "conflict.start": "conflict.start:start",
    "conflict.attack": "conflict.attack:attack",
    "conflict.defend": "conflict.attack:defend",
    "conflict.absorb": "conflict.absorb:absorb",
    "conflict.advantage": "conflict.advantage:advantage",
    "conflict.split": "conflict.volley:split",
    "conflict.attempt": "conflict.task:attempt",
    "conflict.move": "conflict.move:move",
    "conflict.group": "conflict.group:group",
    "conflict.overcome": "conflict.overcome:overcome",
    "conflict.full-defense": "conflict.overcome:full_defense",
    "conflict.concede": "conflict.ending:concede",
    "conflict.next": "conflict.ending:next_",
    "conflict.end": "conflict.ending:end",
    "recover.treat": "recover.treat:treat",
    "recover.pass": "recover.passing:pass_",
    "recover.refresh": "recover.passing:refresh",
    "secret": "notes:secret",
    "reveal": "notes:reveal",
    "advance": "advance.advance:advance",
}
GAME_MASTER = "clock:GameMaster"
SCENE = "scene:Scene"
STANDING = "flow:standing"
PREPARE = "prepared.prepare:prepare"
REFUSES: dict[str, str] = {"block": "fate_core_conflict.no_block"}
