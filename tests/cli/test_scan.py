"""What people type, and the command it becomes."""

from __future__ import annotations

import shlex

import pytest

from fatecli.cli.scan import Command, HelpAsked, VersionAsked, understand
from fatecli.errors import Usage

LINES: dict[str, dict[str, object]] = {
    "roll": {},
    "roll -1": {"who": "-1"},
    "roll +2": {"who": "+2"},
    "roll −1": {"who": "−1"},
    "roll 4dF-1": {"who": "4dF-1"},
    "roll 1d10+1d6+2": {"who": "1d10+1d6+2"},
    "roll --json -1": {"who": "-1", "json": True},
    "roll -1 -q": {"who": "-1", "quiet": True},
    "roll zird Lore": {"who": "zird", "trait": "Lore"},
    "roll zird Lore --vs 6": {"who": "zird", "trait": "Lore", "vs": ["6"]},
    "roll zird Lore --vs -1": {"who": "zird", "trait": "Lore", "vs": ["-1"]},
    "roll --vs=-1 zird Lore": {"who": "zird", "trait": "Lore", "vs": ["-1"]},
    "roll --vs og:Fight zird --vs 3 Lore": {"who": "zird", "trait": "Lore", "vs": ["og:Fight", "3"]},
    "roll zird 'Combat armé' -d --0+": {"who": "zird", "trait": "Combat armé", "dice": ["--0+"]},
    "roll zird Lore -d -0+0/----": {"who": "zird", "trait": "Lore", "dice": ["-0+0/----"]},
    "roll zird Lore -d -0+0 -d=----": {"who": "zird", "trait": "Lore", "dice": ["-0+0", "----"]},
    "roll zird Lore -d+0-+": {"who": "zird", "trait": "Lore", "dice": ["+0-+"]},
    "roll zird Lore --dice=+0-+": {"who": "zird", "trait": "Lore", "dice": ["+0-+"]},
    "roll zird Lore --sum -1/+2": {"who": "zird", "trait": "Lore", "sum": ["-1/+2"]},
    "roll zird Lore -nq": {"who": "zird", "trait": "Lore", "dry_run": True, "quiet": True},
    "roll zird Lore -qm 'a door, -n more'": {
        "who": "zird",
        "trait": "Lore",
        "quiet": True,
        "message": "a door, -n more",
    },
    "roll zird Lore --bonus=high=-2 -b 1": {"who": "zird", "trait": "Lore", "bonus": ["high=-2", "1"]},
    "roll zird Lore --action défense": {"who": "zird", "trait": "Lore", "action": "defend"},
    "roll zird Lore --action 'Create an Advantage'": {"who": "zird", "trait": "Lore", "action": "advantage"},
    "roll zird Lore --seed 8123 --times 3": {"who": "zird", "trait": "Lore", "seed": 8123, "times": 3},
    "roll zird Lore --lang en --lang FR": {"who": "zird", "trait": "Lore", "lang": "fr"},
    "roll -- zird -x": {"who": "zird", "trait": "-x"},
    "roll zird -- --vs": {"who": "zird", "trait": "--vs"},
    "--json roll zird": {"who": "zird", "json": True},
    "--lang français roll zird": {"who": "zird", "lang": "fr"},
    "--lang=fr -d +0-+ roll zird": {"who": "zird", "lang": "fr", "dice": ["+0-+"]},
    "roll '' ''": {"who": "", "trait": ""},
}


@pytest.mark.parametrize("line", LINES)
def test_a_roll_is_understood(line: str) -> None:
    assert understand(shlex.split(line)) == Command(step="roll", verb="", given=LINES[line])


OTHERS = {
    "undo": Command(step="undo", verb="", given={}),
    "undo 3": Command(step="undo", verb="", given={"count": 3}),
    "undo --list": Command(step="undo", verb="", given={"list_": True}),
    "check": Command(step="check", verb="", given={}),
    "check a.toml b c --strict": Command(step="check", verb="", given={"paths": ["a.toml", "b", "c"], "strict": True}),
    "new Conteur 'Maria Hall'": Command(step="new", verb="", given={"what": "storyteller", "name": "Maria Hall"}),
    "log": Command(step="log", verb="", given={}),
}


@pytest.mark.parametrize("line", OTHERS)
def test_another_command_is_understood(line: str) -> None:
    assert understand(shlex.split(line)) == OTHERS[line]


STEPS: dict[str, tuple[str, str, dict[str, object]]] = {
    "attack ma th cor -d +++0": ("attack", "", {"who": "ma", "target": ["th", "cor"], "dice": ["+++0"]}),
    "conflict attack ma th": ("attack", "conflict", {"who": "ma", "target": ["th"]}),
    "conflict --scene wharf attack ma th": ("attack", "conflict", {"who": "ma", "target": ["th"], "scene": "wharf"}),
    "attack sa -z quay ma -w sho": ("attack", "", {"who": "sa", "zone": ["quay"], "target": ["ma"], "with_": "sho"}),
    "contest start chase --side heroes=ma,is --side foes=sa": (
        "start",
        "contest",
        {"name": "chase", "side": ["heroes=ma,is", "foes=sa"]},
    ),
    "challenge start cordon -t 'Calm the crowd=rap:3' ma qu is": (
        "start",
        "challenge",
        {"name": "cordon", "task": ["Calm the crowd=rap:3"], "who": ["ma", "qu", "is"]},
    ),
    "absorb": ("absorb", "", {}),
    "absorb 1 'Cut Across the Scalp'": ("absorb", "", {"who": "1", "choice": ["Cut Across the Scalp"]}),
    "scene end": ("end", "scene", {}),
    "invoke ma slack lookout": ("invoke", "", {"who": "ma", "aspect": ["slack", "lookout"]}),
    "settle --boost": ("settle", "", {"boost": ""}),
    "settle --boost 'Off Balance' ma": ("settle", "", {"boost": "Off Balance", "who": "ma"}),
    "settle --boost --stress 1": ("settle", "", {"boost": "", "stress": 1}),
    "settle --boost= -nq": ("settle", "", {"boost": "", "dry_run": True, "quiet": True}),
    "settle -nq --boost": ("settle", "", {"boost": "", "dry_run": True, "quiet": True}),
    "settle -nq --boost --stress 1": ("settle", "", {"boost": "", "dry_run": True, "quiet": True, "stress": 1}),
    "settle --stress 1": ("settle", "", {"stress": 1}),
    "treat qu scalp": ("treat", "", {"who": "qu", "choice": "scalp"}),
}


@pytest.mark.usefixtures("wide_table")
@pytest.mark.parametrize("line", STEPS)
def test_a_step_of_a_verb_is_understood(line: str) -> None:
    step, verb, given = STEPS[line]
    assert understand(shlex.split(line)) == Command(step=step, verb=verb, given=given)


HELP = {
    "": None,
    "help": None,
    "-h": None,
    "--help": None,
    "--json": None,
    "--lang fr": None,
    "help roll": "roll",
    "help conflict": "conflict",
    "help conflict attack": "attack",
    "help attack --lang fr": "attack",
    "help --lang fr": None,
    "help --lang fr roll": "roll",
    "--lang fr help conflict": "conflict",
    "roll --help": "roll",
    "roll -h": "roll",
    "-h roll": "roll",
    "roll zird --vz 3 --help": "roll",
    "conflict": "conflict",
    "conflict --help": "conflict",
    "conflict attack -h": "attack",
    "conflict --json": "conflict",
}


@pytest.mark.usefixtures("wide_table")
@pytest.mark.parametrize("line", HELP)
def test_help_is_asked(line: str) -> None:
    with pytest.raises(HelpAsked) as asked:
        understand(shlex.split(line))
    assert asked.value.topic == HELP[line]


@pytest.mark.parametrize("line", ["--version", "--version --json", "--lang fr --version"])
def test_the_version_is_asked(line: str) -> None:
    with pytest.raises(VersionAsked):
        understand(shlex.split(line))


def test_help_is_a_word_after_two_hyphens() -> None:
    assert understand(["roll", "--", "--help"]).given == {"who": "--help"}


@pytest.mark.parametrize("line", ["rol --help", "help rol", "help --json rol"])
def test_help_for_what_is_not_there_is_refused(line: str) -> None:
    with pytest.raises(Usage) as refused:
        understand(line.split())
    assert refused.value.key.startswith("usage.command")
