"""Scenes of every game, in English."""

MESSAGES = {
    "none": "No scene is running here.",
    "no_challenge": "No challenge is running here.",
    "no_contest": "No contest is running here.",
    "no_conflict": "No conflict is running here.",
    "other_part": "A {part:@scenes.part} is running here, and this is a step of a {wanted:@scenes.part}.",
    "part_runs": "A {part:@scenes.part} still runs in {title:q}.",
    "part.scene": "scene",
    "part.challenge": "challenge",
    "part.contest": "contest",
    "part.conflict": "conflict",
    "runs": "{title:q} is running already.",
    "was_ended": "{title:q} has ended; choose another name.",
    "two_sides": "A conflict needs two sides, each as --side NAME=WHO,...; here: {found:|none|#}.",
    "not_here": "{who} does not take part in this scene.",
    "is_conceded": "{who} has conceded.",
    "is_taken_out": "{who} is taken out.",
    "is_left": "{who} has left the scene.",
    "acted": "{who} has acted in this exchange.",
    "not_your_turn": "It is not {who}'s turn: {first:and} {n:has|have} not acted.",
    "earned_lost": "{points} {points:point|points} of the game master for the next scene: no campaign here keeps them.",
}
