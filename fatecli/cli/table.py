"""Every step and option, once. Typer, the scan in front of it, help and completion are made from this table.

What a step of a *game* understands is not here: it is the signature of its function in `systems`.
"""

from __future__ import annotations

from ..core.value import value
from .options import OPTIONS, Option

__all__ = ["COMMON", "OPTIONS", "STEPS", "Option", "Step", "options", "verbs", "words"]


@value
class Step:
    """A step: the verbs it belongs to (none: it is a command of its own), the positional words it takes in order
    (`?` may be left out, `*` any number, `+` at least one), and its options beside the common ones of its `kind`:
    `reads`, `writes`, or `throws`.
    """

    verbs: tuple[str, ...] = ()
    words: str = ""
    takes: str = ""
    kind: str = "reads"


COMMON = {
    "reads": "json plain pretty lang quiet",
    "writes": "json plain pretty lang quiet dry_run message exit_status",
    "throws": "json plain pretty lang quiet dry_run message exit_status dice sum seed",
}

STEPS = {
    "roll": Step(
        words="who? trait?",
        takes="vs vs_bonus action existing bonus stunt team boost weapon invoke reroll"
        " difficulty willpower willpower_by automatic speciality actions index untrained reflexive ignore_wounds"
        " skill talent item advantage handicap ease chain"
        " power supplemental point compel innate effect domain consequence reveal settle harm mental physical"
        " combine past spin times scene",
        kind="throws",
    ),
    "invoke": Step(words="who aspects*", takes="rethrow paid point for_ against scene", kind="throws"),
    "amend": Step(
        words="who?",
        takes="vs vs_bonus with_ defend_with action bonus stunt supplemental team compel combine drop scene",
        kind="throws",
    ),
    "settle": Step(
        words="who?",
        takes="vs consequence buy_off cost boost_ stress mental mild moderate severe free as_ twist"
        " harm physical reveal longer spends scene",
        kind="writes",
    ),
    "compel": Step(words="who aspect?", takes="accept refuse by scene", kind="writes"),
    "declare": Step(words="who text aspect?", takes="scene", kind="writes"),
    "start": Step(
        verbs=("scene", "challenge", "contest", "conflict"),
        words="name people_*",
        takes="side zone border aspect_ aim mental physical tasks ordered mode vs goal deadline botch"
        " base handicap ease from_",
        kind="throws",
    ),
    "aspect": Step(
        verbs=("scene",), words="text", takes="on fragile free_ hidden vs dropped rename scene", kind="writes"
    ),
    "join": Step(verbs=("scene",), words="people_+", takes="side zone handicap ease scene", kind="throws"),
    "leave": Step(verbs=("scene",), words="who", takes="scene", kind="writes"),
    "attack": Step(
        verbs=("conflict",),
        words="who target? more*",
        takes="all_in zone with_ defend_with defender unaware vs vs_bonus bonus stunt team weapon invoke reroll wait"
        " settle auto advantage handicap ease chain power where vital"
        " damage difficulty willpower willpower_by speciality abort ignore_wounds"
        " defend_invoke mental physical supplemental point compel innate effect domain consequence"
        " combine past spin out_of_turn scene",
        kind="throws",
    ),
    "defend": Step(verbs=("conflict",), words="who?", takes="with_ for_ stunt bonus scene", kind="throws"),
    "absorb": Step(
        verbs=("conflict",),
        words="ways_*",
        takes="box mild moderate severe extra_mild extreme replaces auto out"
        " weapon power resistance damage where vital handicap ease"
        " consequence armour buy_off harm mental physical scene",
        kind="throws",
    ),
    "plan": Step(verbs=("conflict",), words="who expressions+", takes="celerity out_of_turn scene", kind="writes"),
    "attempt": Step(
        verbs=("challenge", "conflict"),
        words="who task",
        takes="with_ again vs vs_bonus bonus stunt team invoke reroll settle"
        " willpower willpower_by ignore_wounds speciality untrained advantage handicap ease chain"
        " power supplemental point compel innate effect domain consequence combine out_of_turn scene",
        kind="throws",
    ),
    "exchange": Step(
        verbs=("contest",),
        takes="trait_ with_ vs bonus vs_bonus advantage handicap ease chain settle difficulties_ willpower_by"
        " power supplemental innate effect combine harm mental physical scene",
        kind="throws",
    ),
    "advantage": Step(
        verbs=("challenge", "contest", "conflict"),
        words="who text?",
        takes="with_ on existing vs vs_bonus defend_with bonus stunt team invoke reroll settle"
        " for_ advantage handicap ease chain"
        " fragile defend_invoke power supplemental point compel innate effect domain consequence"
        " combine past spin out_of_turn scene",
        kind="throws",
    ),
    "overcome": Step(
        verbs=("conflict",),
        words="who",
        takes="with_ vs vs_bonus remove bonus stunt team invoke reroll settle"
        " advantage handicap ease chain out_of_turn scene",
        kind="throws",
    ),
    "split": Step(verbs=("conflict",), words="shares+", takes="settle auto scene", kind="throws"),
    "move": Step(
        verbs=("conflict",),
        words="who place",
        takes="by vs vs_bonus roll_ with_ defend_with bonus stunt team invoke reroll settle out_of_turn scene",
        kind="throws",
    ),
    "group": Step(verbs=("conflict",), words="who", takes="parts joins scene", kind="writes"),
    "block": Step(
        verbs=("conflict",),
        words="who text?",
        takes="with_ for_ bonus stunt power supplemental point combine spin invoke reroll settle out_of_turn scene",
        kind="throws",
    ),
    "full-defense": Step(verbs=("conflict",), words="who", takes="out_of_turn scene", kind="writes"),
    "concede": Step(verbs=("conflict",), words="who", takes="accept refuse scene", kind="writes"),
    "next": Step(verbs=("conflict",), words="who?", takes="handicap ease scene", kind="throws"),
    "end": Step(verbs=("scene", "challenge", "contest", "conflict"), takes="into scene", kind="writes"),
    "treat": Step(
        verbs=("recover",),
        words="who ailment",
        takes="by with_ vs vs_bonus bonus stunt power point team invoke reroll settle calm spend scene",
        kind="throws",
    ),
    "pass": Step(verbs=("recover",), words="span people_*", takes="to no_rest no_pause scene", kind="writes"),
    "refresh": Step(verbs=("recover",), words="people_*", takes="scene", kind="writes"),
    "advance": Step(
        words="who milestone wants_*",
        takes="swap replace renames stunt drop begin raise_ bank high_concept extreme refresh_ cap allow add scene",
        kind="writes",
    ),
    "secret": Step(words="who", takes="note read_ scene", kind="writes"),
    "reveal": Step(words="secret_?", takes="scene", kind="writes"),
    "new": Step(
        words="what name?",
        takes="system_ high_concept trouble aspect_ pyramid stunt kind quality",
        kind="writes",
    ),
    "show": Step(verbs=("scene", "challenge", "contest", "conflict"), words="who?", takes="watch seen_by gm scene"),
    "check": Step(words="paths*", takes="creation strict"),
    "schema": Step(words="system"),
    "completion": Step(words="shell", takes="install"),
    "log": Step(takes="session markdown"),
    "undo": Step(words="count?", takes="list_", kind="writes"),
}


def options(step: str) -> list[Option]:
    """The options of a step, its own first, the common ones after."""
    return [OPTIONS[name] for name in (STEPS[step].takes + " " + COMMON[STEPS[step].kind]).split()]


def words(step: str) -> list[tuple[Option, str]]:
    """The positional words of a step with how often each may stand: "" once, "?", "*" or "+"."""
    return [(OPTIONS[word.rstrip("?*+")], word[len(word.rstrip("?*+")) :]) for word in STEPS[step].words.split()]


def verbs() -> dict[str, list[str]]:
    """The verbs in the order of the table, each with its steps; a step of its own stands for itself, with none."""
    found: dict[str, list[str]] = {}
    for name, step in STEPS.items():
        if not step.verbs:
            found.setdefault(name, [])
        for verb in step.verbs:
            found.setdefault(verb, []).append(name)
    return found
