"""FATE v3: a table's own variant (seed 001), with its own ladder, points, invocations, stress and magic."""

SYSTEM = "fate-v3"
SHEET = "sheet:Sheet"
SCENE = "scene:Scene"
STANDING = "flow:standing"
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
    "scene.end": "stage:end",
    "scene.show": "overview:show",
    "challenge.start": "challenge:start",
    "challenge.attempt": "challenge:attempt",
    "challenge.advantage": "conflict.advantage:advantage",
    "challenge.end": "stage:end",
    "contest.start": "contest:start",
    "contest.exchange": "contest:exchange",
    "contest.advantage": "conflict.advantage:advantage",
    "contest.end": "stage:end",
    "conflict.start": "conflict.start:start",
    "conflict.attack": "conflict.attack:attack",
    "conflict.absorb": "conflict.absorb:absorb",
    "conflict.advantage": "conflict.advantage:advantage",
    "conflict.group": "conflict.group:group",
    "conflict.block": "conflict.block:block",
    "conflict.full-defense": "conflict.ending:full_defense",
    "conflict.concede": "conflict.ending:concede",
    "conflict.next": "flow:next_",
    "conflict.end": "stage:end",
    "recover.pass": "passing:pass_",
    "recover.treat": "treat:treat",
    "secret": "notes:secret",
    "reveal": "notes:reveal",
    "advance": "buy:advance",
}
REFUSES: dict[str, str] = {
    "refresh": "fate_v3.no_refresh",
    "split": "fate_v3.no_split",
    "plan": "fate_v3.no_plan",
    "defend": "fate_v3.no_defend",
    "overcome": "fate_v3.no_overcome",
    "move": "fate_v3.no_zones",
    "conflict.attempt": "fate_v3.no_conflict_task",
}
