"""Storyteller: pools of ten-sided dice (seed 004, the rules chapter of the Revised edition in French)."""

SYSTEM = "storyteller"
SHEET = "sheet:Sheet"
CHECK = "check:departures"
SCENE = "scene:Scene"
STANDING = "flow:standing"
STEPS = {
    "roll": "roll:roll",
    "bare": "roll:bare",
    "new": "new:new",
    "show": "show:show",
    "scene.start": "stage:start",
    "scene.join": "stage:join",
    "scene.leave": "stage:leave",
    "scene.show": "overview:show",
    "scene.end": "stage:end",
    "challenge.start": "challenge.start:start",
    "challenge.attempt": "challenge.attempt:attempt",
    "challenge.end": "stage:end",
    "contest.start": "contest.start:start",
    "contest.exchange": "contest.exchange:exchange",
    "contest.end": "stage:end",
    "conflict.start": "conflict.start:start",
    "conflict.plan": "conflict.plan:plan",
    "conflict.attack": "conflict.attack:attack",
    "conflict.absorb": "conflict.absorb:absorb",
    "conflict.full-defense": "conflict.plan:full_defense",
    "conflict.next": "flow:next_",
    "conflict.end": "stage:end",
    "recover.treat": "treat:treat",
    "recover.pass": "passing:pass_",
    "secret": "notes:secret",
    "reveal": "notes:reveal",
    "advance": "buy:advance",
}
REFUSES: dict[str, str] = {
    "invoke": "storyteller.no_invoke",
    "amend": "storyteller.no_amend",
    "settle": "storyteller.no_settle",
    "compel": "storyteller.no_compel",
    "declare": "storyteller.no_declare",
    "advantage": "storyteller.no_advantage",
    "overcome": "storyteller.no_overcome",
    "concede": "storyteller.no_concede",
    "aspect": "storyteller.no_aspect",
    "defend": "storyteller.no_defend",
    "attempt": "storyteller.no_attempt",
    "split": "storyteller.no_split",
    "move": "storyteller.no_move",
    "group": "storyteller.no_group",
    "block": "storyteller.no_block",
    "refresh": "storyteller.no_refresh",
}
