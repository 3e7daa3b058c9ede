"""What is owed, in every game: refusals, hints, status 7, JSON's `pending` and Tab say the same, and it can be paid."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from fatecli import systems
from fatecli.cli import table
from fatecli.cli.completion.line import cut
from fatecli.cli.completion.offer import SCENES, offers
from tests.cases.world import World
from tests.source import ROOT

SHEETS = {
    "fate-core": ("maren", "quill", "iskra", "ulm", "sable", "thug"),
    "fate-v3": ("scorpion", "dominicos", "maelis", "garde"),
    "grimoire": ("guy", "zlangh"),
    "storyteller": ("hall", "chasseur"),
}
BRAWL = "conflict start brawl --side heroes=maren,iskra,quill --side foes=ulm,sable --aspect 'Wet Crates'"
ZONES = f"{BRAWL} --zone Quay=maren,ulm,sable --zone Loft=iskra,quill"
BAGARRE = "conflict start bagarre --side heros=scorpion,maelis,dominicos --side gardes=2xgarde"
COURSE = "contest start course --side s=scorpion --side d=dominicos"
DUEL = "conflict start duel --side guy=guy --side zlangh=zlangh --ease guy:initiative -d 3,8/8"
BLOW = "attack guy zlangh --with Dextérité+Escrime --defend-with Dexterity+Dodge"
PLAN = "plan hall Dextérité+Bagarre Dextérité+Esquive Dextérité+Esquive"
RUELLE = "conflict start ruelle --side hall=hall --side chasseurs=2xchasseur -d 5/3/4"

HOUSE = {"fate-v3": '[house]\nsotc = ["block", "minions"]\n'}

STATES: dict[str, tuple[str, list[str]]] = {
    "a defence": ("fate-core", [BRAWL, "attack maren ulm --wait -d ++00"]),
    "a total to share out": ("fate-core", [BRAWL, "attack maren ulm sable -d +++0"]),
    "a hit": ("fate-core", [BRAWL, "attack maren ulm -d ++00/0000"]),
    "a hit that nobody can invoke against": ("fate-core", [BRAWL, "attack maren ulm -d +000/0000"]),
    "a hit that is settled": ("fate-core", [BRAWL, "attack maren ulm -d ++00/0000", "settle"]),
    "hits in a zone": ("fate-core", [ZONES, "attack maren --all-in Quay -d 0+00/0000/--00/----"]),
    "a hit behind a miss": ("fate-core", [ZONES, "attack maren --all-in Quay -d 0000/++++/++++/----"]),
    "a compel beside a hit": ("fate-core", [BRAWL, "compel iskra small", "attack maren ulm -d ++00/0000"]),
    "a backlash": ("fate-v3", [BAGARRE, "attack maelis garde1 --domain feu --vs 4 --mental -d 0000/0000"]),
    "stress of an open roll": ("fate-v3", [BAGARRE, "attack scorpion garde1 --out-of-turn -d 0000/0000"]),
    "stress of a settled roll": ("fate-v3", [BAGARRE, "attack scorpion garde1 --out-of-turn -d 0000/0000 --settle"]),
    "a side that has to throw": ("fate-v3", [COURSE, "exchange --trait s=Force -d --00"]),
    "a blow": ("grimoire", [DUEL, f"{BLOW} -d 8,6/2,1"]),
    "a blow with a weapon": ("grimoire", [DUEL, f"{BLOW} --weapon rap -d 8,6/2,1"]),
    "damage": ("storyteller", [RUELLE, PLAN, "attack hall chasseur1 -d 6,7,8,1"]),
}  # fmt: skip
"""What is owed, in which game, and how it comes to be; lines after a refusal are played all the same."""

TRIED = {
    "fate-core": (
        "attack iskra sable", "defend ulm", "absorb ulm 1", "advantage iskra 'High Ground' --with Athletics",
        "overcome iskra --with Athletics --vs 2", "split ulm=3 sable=3", "move iskra Loft", "full-defense iskra",
        "concede iskra", "next", "group sable --split 1", "leave sable", "end", "join thug --side foes", "show",
        "aspect 'Fog'", "invoke maren steel", "amend maren --bonus 1", "settle maren", "compel iskra small",
        "declare iskra 'A rope hangs here' 'Small Ones'", "conflict start other --from brawl",
        "attempt iskra door",
    ),
    "fate-v3": (
        "attack dominicos garde2", "absorb garde1 1", "absorb scorpion --harm 1", "next", "concede garde2", "show",
        "advantage dominicos 'Sable' --with Force", "full-defense dominicos", "leave dominicos", "end", "join maelis",
        "aspect 'Brume'", "invoke scorpion --point", "block dominicos 'Nobody passes' --with Force", "settle",
        "group garde2 --split 1", "amend --bonus 1", "compel dominicos 'Brume'", "exchange --trait d=Force",
        "contest start autre --from course", "conflict start autre --from bagarre",
    ),
    "grimoire": (
        "attack zlangh guy --with Physique --vs 3", "absorb zlangh", "advantage zlangh --with Physique --vs 3",
        "overcome zlangh --with Physique --vs 3", "next", "leave guy", "end", "join guy", "show", "aspect 'Brume'",
        "secret guy --read", "conflict start autre --side a=guy --side b=zlangh",
    ),
    "storyteller": (
        "attack chasseur2 hall", "absorb chasseur1", "plan chasseur2 Dextérité+Bagarre Dextérité+Esquive",
        "full-defense chasseur2", "next", "leave chasseur2", "end", "join chasseur", "show",
        "conflict start autre --side a=hall --side b=chasseur",
    ),
}  # fmt: skip
"""A line of each step that a scene may have, legal if nothing were owed."""

OWED = (
    "fate_core.owed.split", "fate_core.owed.defend", "fate_core.owed.absorb", "fate_core.settled_already",
    "fate_v3.owed.absorb", "fate_v3.owed.exchange", "fate_v3.backlash_owed", "grimoire.owed", "storyteller.owed",
)  # fmt: skip
FILLED = {"ASPECT": "crates", "TEXT": "Words", "WEAPON": "rap", "TRAIT": "Force", "[NAME]": "Name"}


class Table:
    """A campaign in which something is owed."""

    def __init__(self, root: Path, system: str, lines: list[str]) -> None:
        self.world, self.system = World(root), system
        (self.world.here / "fatecli.toml").write_text(f'system = "{system}"\n{HOUSE.get(system, "")}')
        (self.world.here / "characters").mkdir()
        for name in SHEETS[system]:
            sheet = f"characters/{name}.toml"
            copyfile(ROOT / "examples" / system / sheet, self.world.here / sheet)
        for line in lines:
            self.answer = self.play(line)

    def play(self, line: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.world.run(line, "--json").out)
        return answer

    def pending(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.play("show")["result"]["pending"]
        return found

    def offered(self, line: str) -> list[tuple[str, str]]:
        """What Tab offers at the end of a line, in its order."""
        typed = cut(f"fatecli {line}", "bash")
        return list(offers(typed.words, typed.word, "en").pairs)


@pytest.fixture(params=STATES)
def owed(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    system, lines = STATES[request.param]
    made = Table(tmp_path, system, lines)
    monkeypatch.chdir(made.world.here)
    for name in ("FATECLI_STATE", "FATECLI_LANG"):
        monkeypatch.setenv(name, made.world.environ[name])
    yield made


def test_a_step_is_offered_if_and_only_if_it_is_not_held_up(owed: Table) -> None:
    part = owed.play("show")["result"]["part"]
    bare = [name for name, _ in owed.offered("")]
    lists = {verb: [name for name, _ in owed.offered(f"{verb} ")] for verb in SCENES}
    assert owed.pending()[0]["owed"]
    tried = set()
    for line in TRIED[owed.system]:
        words = shlex.split(line)
        step = words[1] if words[0] in SCENES else words[0]
        verbs = table.STEPS[step].verbs
        if words[0] in SCENES and words[0] != part or verbs and not {part, "scene"} & {*verbs}:
            continue
        tried.add(step)
        answer = owed.play(f"{line} -n" if step != "show" else line)
        refused = answer["error"] is not None and answer["error"]["key"] in OWED
        if step != "start":
            assert (step in bare) != refused, (line, answer["error"])
        for verb in set(verbs) & {part, "scene"}:
            assert (step in lists[verb]) != refused, (line, answer["error"])
    game = {key.rpartition(".")[2] for key in systems.game(owed.system).STEPS}
    known = {
        key.rpartition(".")[2] for key in systems.game(owed.system).STEPS if key.partition(".")[0] in (part, "scene")
    }
    assert known - tried == set(), "a step of this part that nothing tries"
    assert set(lists[part]) <= game


def test_hints_refusals_choices_and_pending_say_the_same(owed: Table) -> None:
    pending = owed.pending()
    lines = [tuple(line) for one in pending for line in (one["argv"], *(each["argv"] for each in one["options"]))]
    for answer in (owed.answer, owed.play("show")):
        assert tuple(answer["next"][0]["argv"]) in lines
    for one in (one for one in pending if one["owed"]):
        assert tuple(one["argv"]) in lines and one["text"]
        if not any(word in FILLED for word in one["argv"]):
            asked = owed.play(shlex.join(one["argv"][1:]) + " -n")
            if asked["error"] is not None and asked["error"]["kind"] == "choice":
                (wanted,) = asked["result"]["pending"][:1]
                assert [each["argv"] for each in wanted["options"]] == [each["argv"] for each in one["options"]]
    refused = [owed.play(f"{line} -n") for line in ("end", "next")]
    refusals = [one for one in refused if one["error"] and one["error"]["key"] in OWED]
    assert refusals
    for one in refusals:
        assert tuple(one["next"][0]["argv"]) == tuple(pending[0]["argv"])
        assert one["error"]["message"] == pending[0]["text"]


def test_every_choice_that_waits_can_be_made(owed: Table) -> None:
    for one in owed.pending():
        for option in one["options"]:
            line = [FILLED.get(word, word.replace("=TRAIT", "=Force")) for word in option["argv"][1:]]
            answer = owed.play(shlex.join(line))
            assert answer["status"] == "ok", (line, answer["error"])
            assert owed.play("undo")["status"] == "ok"


def test_a_line_is_completed_to_every_choice_that_waits(owed: Table) -> None:
    first = owed.pending()[0]
    begun = [name for name, _ in owed.offered("")]
    assert begun[0] == first["argv"][1]
    assert owed.offered("")[0][1].startswith(first["text"][:60])
    for one in owed.pending():
        for option in one["options"]:
            step, *words = option["argv"][1:]
            for at, word in enumerate(words):
                if word.startswith("-") or word in FILLED:
                    break
                before = shlex.join([step, *words[:at]])
                assert word in [name for name, _ in owed.offered(f"{before} ")], (option["argv"], word)


def test_tab_writes_nothing_and_a_broken_scene_offers_what_it_did(owed: Table) -> None:
    before = owed.world.everything()
    for line in ("", "conflict ", "absorb ", "settle "):
        owed.offered(line)
    assert owed.world.everything() == before
    (path,) = (owed.world.here / "scenes").glob("*.toml")
    path.write_text(path.read_text("utf-8").replace("[participants", "[people"), encoding="utf-8")
    assert "roll" in [name for name, _ in owed.offered("")]


def test_nothing_is_held_up_when_nothing_is_owed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Table(tmp_path, "fate-core", [BRAWL])
    monkeypatch.chdir(made.world.here)
    offered = [name for name, _ in made.offered("conflict ")]
    assert {"attack", "next", "end", "start", "concede"} <= set(offered) and "plan" not in offered
    made.play("compel iskra small")
    assert made.offered("")[0] == ("compel", "Iskra has a compel to answer: “The Small Ones Behind Me”.")
    assert made.offered("compel ")[0][0] == "iskra"
    assert made.pending()[0]["options"][0]["argv"] == ["fatecli", "compel", "iskra", "--accept"]
    made.play("compel iskra --accept")
    assert made.pending() == []
