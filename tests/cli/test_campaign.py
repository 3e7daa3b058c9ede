"""new campaign: what it writes, and that every switch of every game stands there, explained in both languages."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fatecli import systems, text
from fatecli.cli import campaign
from fatecli.core.settings import Settings
from tests.cases.world import World

games = pytest.mark.parametrize("game", systems.GAMES)
langs = pytest.mark.parametrize("lang", text.LANGUAGES)


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@games
@langs
def test_every_switch_stands_there_with_what_holds_without_it(world: World, game: str, lang: str) -> None:
    made = campaign.settings(game, lang)
    plain = tomllib.loads(made)
    assert {name: plain[name] for name in ("schema", "system", "lang")} == {"schema": 1, "system": game, "lang": lang}
    assert plain["house"] == {}
    lines = [line[2:] if _switch(line) else line for line in made.splitlines()]
    data = tomllib.loads("\n".join(lines))
    house = systems.house(game)
    assert set(data["house"]) == {key.path[0] for key in house.keys}
    for key in house.keys:
        if isinstance(key.default, (bool, int, str)):
            assert data["house"][key.path[0]] == key.default, key.name
        assert text.has(lang, f"campaign.{game.replace('-', '_')}.{key.name}"), key.name
    (world.here / "fatecli.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert world.run("check").out.startswith(("1 file checked, 0 faults", "1 fichier vérifié, 0 faute"))
    assert max(map(len, (line for line in made.splitlines() if "{" not in line))) <= campaign.WIDTH


def _switch(line: str) -> bool:
    return line.startswith("# ") and line[2:].split(" ")[1:2] == ["="]


def test_every_setting_stands_there() -> None:
    for game in systems.GAMES:
        made = tomllib.loads(campaign.settings(game, "en"))
        wanted = {key.path[0] for key in Settings.keys} - ({"roles"} if not systems.roles(game) else set())
        assert set(made) == wanted


@langs
def test_a_campaign_is_made_and_played_in(tmp_path: Path, lang: str) -> None:
    world = World(tmp_path, lang=lang)
    answer = world.run("new campaign 'The Grey Heron' --json")
    assert answer.status == 0, answer.out
    result = json.loads(answer.out)["result"]
    assert result["system"] == "fate-core" and result["path"] == "The Grey Heron"
    home = world.here / "The Grey Heron"
    assert sorted(str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()) == sorted(result["files"])
    world.here = home
    assert world.run("new fate-core Maren").status == 0
    assert (home / "characters/maren.toml").exists()
    assert world.run("check").status == 0
    assert "Maren" in world.run("show").out
    assert world.run("log").out.count("\n") == 1


def test_the_game_of_the_sheets_that_are_there(world: World) -> None:
    (world.here / "hall.toml").write_text('schema = 1\nsystem = "storyteller"\nname = "Hall"\n')
    world.run("new campaign")
    assert 'system = "storyteller"' in (world.here / "fatecli.toml").read_text()


def test_what_is_there_is_never_overwritten(world: World) -> None:
    (world.here / ".gitignore").write_text("mine\n")
    answer = json.loads(world.run("new campaign --json").out)
    assert (world.here / ".gitignore").read_text() == "mine\n"
    (warning,) = answer["warnings"]
    assert warning["key"] == "event.lines_to_add"
    assert warning["facts"]["lines"] == [".fatecli/*", "!.fatecli/log.jsonl"]
    assert ".gitignore" not in answer["result"]["files"]
    before = world.everything()
    again = world.run("new campaign --json")
    assert json.loads(again.out)["error"]["key"] == "refuse.in_campaign" and again.status == 4
    assert world.everything() == before


REFUSED = {
    "new campaign x --kind pc": "refuse.campaign_option",
    "new fate-core Maren --system grimoire": "refuse.system_twice",
    "new campaign x --system fate-kore": "usage.value_near",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_a_campaign_does_not_take(world: World, line: str) -> None:
    assert json.loads(world.run(f"{line} --json").out)["error"]["key"] == REFUSED[line]
    assert world.files() == {}


SHEET = 'schema = 1\nsystem = "fate-core"\nname = "{name}"\nkind = "{kind}"\nfate_points = 2\nrefresh = 3\n'


def party(world: World, *sheets: tuple[str, str, str]) -> list[dict[str, Any]]:
    for stem, kind, more in sheets:
        (world.here / f"{stem}.toml").write_text(SHEET.format(name=stem.title(), kind=kind) + more)
    people: list[dict[str, Any]] = json.loads(world.run("show --json").out)["result"]["people"]
    return people


def test_the_party_is_whoever_a_player_plays(world: World) -> None:
    hurt = '[stress]\nphysical = [1]\nmental = []\n[consequences.mild]\naspect = "Slashed Arm"\n'
    people = party(world, ("ulm", "supporting", ""), ("maren", "pc", hurt), ("broken", "pcs", ""))
    assert [one["id"] for one in people] == ["maren"]
    (maren,) = people
    assert maren["fate_points"] == 2 and maren["stress"]["physical"] == [1]
    assert world.run("show").out.startswith(
        "Maren: fate points 2, physical ticked 1, free 2, mental free 1, 2, mild 2 Slashed Arm\n"
    )
    assert (
        "Maren         fate points 2 · physical ■1□2 · mental □1□2 · mild 2 Slashed Arm"
        in world.run("show --pretty").out
    )


def test_a_party_of_nobodys_and_of_broken_sheets(world: World) -> None:
    people = party(world, ("ulm", "supporting", ""), ("odd", "pc", 'fate = "x"\n[skills]\nFight = 99\n'))
    assert [(one["id"], one.get("fault")) for one in people] == [("odd", "file.bounds")]
    (world.here / "odd.toml").unlink()
    assert [one["id"] for one in party(world)] == ["ulm"]


def test_nobody(world: World) -> None:
    answer = json.loads(world.run("show --json").out)
    assert answer["error"]["key"] == "file.nobody"
    assert [one["argv"][1] for one in answer["next"]] == ["new", "new"]


@pytest.fixture
def played(world: World) -> World:
    """Two sessions of a campaign, and a value written by hand since."""
    world.run("new campaign")
    (world.here / "characters/maren.toml").write_text(SHEET.format(name="Maren", kind="pc") + "[aspects]\na = 'X'\n")
    world.run("roll maren Fight --vs 1 -d +0-+ -m 'cut *the* rope'")
    world.run("invoke maren x")
    world.run("settle")
    (world.here / "gm.toml").write_text("schema = 1\n\n[clock]\nsession = 2\n")
    world.run("roll maren Fight --vs 1 -d 0000")
    return world


def test_the_log_by_session(played: World) -> None:
    def told(line: str) -> list[str]:
        return [
            " ".join(one["command"][1:3]) for one in json.loads(played.run(f"{line} --json").out)["result"]["entries"]
        ]

    everything = told("log")
    assert len(everything) == 4
    assert told("log --session 1") == everything[:3] and told("log --session 1.2") == everything[3:]
    answer = json.loads(played.run("log --session 3 --json").out)
    assert answer["error"]["key"] == "refuse.no_session" and answer["error"]["facts"]["known"] == ["1.1", "1.2"]
    assert answer["next"][0]["argv"] == ["fatecli", "log", "--session", "1.2"]


def test_the_log_tells_dice_story_and_hands(played: World) -> None:
    sheet = played.here / "characters/maren.toml"
    sheet.write_text(sheet.read_text().replace("fate_points = 1", "fate_points = 5"))
    lines = played.run("log").out.splitlines()
    assert lines[0].endswith("Maren rolls Fight: 1 against 1, a tie. [maren + 0 - +] — cut *the* rope")
    assert "Maren invokes" in lines[1] and "for a fate point" in lines[1]
    assert lines[-1] == "since then by hand: characters/maren.toml, fate_points: 1 -> 5"
    assert "by hand" not in played.run("log --session 2").out


def test_the_log_as_a_page(played: World) -> None:
    lines = played.run("log --markdown").out.splitlines()
    assert lines[0] == "# Log" and lines[1] == ""
    assert [line[:24] for line in lines if line.startswith("## ")] == [
        "## Scenario 1, session 1",
        "## Scenario 1, session 2",
    ]
    assert r"- *cut \*the\* rope* — Maren rolls Fight: 1 against 1, a tie. · [maren + 0 - +]" in lines


def test_no_log(world: World) -> None:
    assert json.loads(world.run("log --session 1 --json").out)["error"]["key"] == "refuse.no_log"
    assert world.run("log --markdown").out == "# Log\n\nNothing was played here yet.\n"


@pytest.mark.parametrize("line", ["roll maren Fight --vs 1 --times 5 --seed 3", "roll maren Fight --times 4 --seed 3"])
def test_each_repetition_begins_afresh(played: World, line: str) -> None:
    before = played.everything()
    told = [json.loads(one) for one in played.run(f"{line} --json").out.splitlines()]
    assert [one["index"] for one in told] == list(range(1, len(told) + 1))
    assert not any(file["changed"] for one in told for file in one["files"])
    assert played.everything() == before


@pytest.mark.parametrize("option", ["--invoke x", "--reroll x", "--exit-status"])
def test_what_pays_is_not_thrown_often(played: World, option: str) -> None:
    answer = played.run(f"roll maren Fight --vs 1 {option} --times 5 --seed 3")
    assert answer.status == 2 and answer.throws == 0
