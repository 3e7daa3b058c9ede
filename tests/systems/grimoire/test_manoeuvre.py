"""Manœuvres secrètes: nobody but the game master knows a note before it is revealed, and then it is proved."""

from __future__ import annotations

import json
import shutil
import stat
from hashlib import sha256
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.cases.world import World

from .table import EXAMPLES

NOTE = "Je feinte à gauche, puis je frappe au flanc."

play = World.result


@pytest.fixture
def world(tmp_path: Path) -> World:
    made = World(tmp_path, lang="fr")
    shutil.copytree(EXAMPLES, made.here, dirs_exist_ok=True)
    return made


def notes(world: World) -> list[Path]:
    return sorted(world.state.rglob("notes/*.json"))


def seen(world: World) -> str:
    """All that anybody can see: every file but the note where it lies and as its player wrote it down, and what the
    commands that show things print."""
    files = [text.decode("utf-8", "replace") for name, text in world.everything().items() if "notes/" not in name]
    lines = ("show", "show guy", "show --json", "log", "log --json", "undo --list", "check")
    return "".join(files) + "".join(world.run(line).said for line in lines)


def in_print(text: str, salt: str) -> str:
    return sha256(f"{salt}\n{text}\n".encode()).hexdigest()


@pytest.mark.parametrize("before", ["scene start gué guy zlangh -q", "conflict start duel guy zlangh -q -d 8/8", ""])
def test_before_it_is_revealed_no_file_log_record_or_screen_tells_a_note(world: World, before: str) -> None:
    if before:
        play(world, before)
    sealed = play(world, "secret guy --note notes/guy.txt -m 'une manœuvre'")
    assert sealed["stored"] == "sha256" and sealed["note"] == "guy_1"
    play(world, "secret zlangh --note notes/guy.txt")
    assert play(world, "secret guy --read")["text"] == NOTE
    assert "au flanc" not in seen(world)
    assert not before or sealed["sha256"] in world.run("show").said
    told = play(world, "reveal guy")
    assert told["verified"] is True and told["text"] == NOTE and told["sha256"] == sealed["sha256"]
    assert "au flanc" in seen(world)


def test_only_its_user_may_read_the_note_where_it_lies(world: World) -> None:
    sealed = play(world, "secret guy --note notes/guy.txt")
    (kept,) = notes(world)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert kept.stem == sealed["sha256"]
    found = json.loads(kept.read_text("utf-8"))
    assert in_print(found["text"], found["salt"]) == sealed["sha256"]


def test_anybody_can_reckon_a_revealed_note_from_the_scene_file(world: World) -> None:
    play(world, "conflict start duel guy zlangh -q -d 8/8")
    sealed = play(world, "secret guy --note notes/guy.txt")
    told = play(world, "reveal")
    assert told["text"] == NOTE and in_print(told["text"], told["salt"]) == sealed["sha256"]
    text = (world.here / "scenes" / "duel.toml").read_text("utf-8")
    assert f'salt = "{told["salt"]}"' in text and "revealed = true" in text and "turn = 1" in text


def test_a_note_that_was_changed_is_found_out(world: World) -> None:
    play(world, "scene start gué guy -q")
    play(world, "secret guy --note notes/guy.txt")
    (kept,) = notes(world)
    kept.write_text(kept.read_text("utf-8").replace("gauche", "droite"), "utf-8")
    before = world.everything()
    assert play(world, "reveal guy", 4)["key"] == "note.changed"
    kept.unlink()
    assert play(world, "reveal guy", 3)["key"] == "store.note_gone"
    assert {name for name in before if before[name] != world.everything().get(name)} == {f"state/notes/{kept.name}"}


def test_a_note_may_come_from_standard_input(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"Coup bas.\r\n")))
    sealed = play(world, "secret zlangh --note -")
    told = play(world, "reveal zlangh")
    assert told["text"] == "Coup bas." and in_print("Coup bas.", told["salt"]) == sealed["sha256"]


def test_notes_of_one_turn_are_revealed_together_others_by_choice(world: World) -> None:
    play(world, "conflict start duel guy zlangh -q -d 8/8")
    play(world, "secret guy --note notes/guy.txt")
    play(world, "secret zlangh --note notes/guy.txt")
    answer = json.loads(world.run("reveal --json").out)
    assert [one["note"] for one in answer["events"]] == ["guy_1", "zlangh_1"]
    play(world, "end -q")
    play(world, "scene start gué guy zlangh -q")
    for who in ("guy", "guy", "zlangh"):
        play(world, f"secret {who} --note notes/guy.txt")
    assert play(world, "reveal", 7)["key"] == "note.which"
    wanted = play(world, "reveal guy", 7)["facts"]["options"]
    assert [one["argv"] for one in wanted] == [["fatecli", "reveal", "guy_1"], ["fatecli", "reveal", "guy_2"]]
    assert play(world, "reveal guy_2")["note"] == "guy_2"
    assert play(world, "reveal guy")["note"] == "guy_1"
    assert play(world, "reveal guy", 4)["key"] == "note.none"
    assert play(world, "reveal")["note"] == "zlangh_1"
    assert play(world, "reveal", 4)["key"] == "note.none_here"


def test_the_same_text_twice_has_two_prints(world: World) -> None:
    first = play(world, "secret guy --note notes/guy.txt")["sha256"]
    assert first != play(world, "secret guy --note notes/guy.txt")["sha256"]


def test_reading_is_logged_nowhere_and_changes_nothing(world: World) -> None:
    play(world, "scene start gué guy -q")
    play(world, "secret guy --note notes/guy.txt")
    before = world.everything()
    assert play(world, "secret guy --read")["text"] == NOTE
    assert world.everything() == before
    assert play(world, "secret zlangh --read", 4)["key"] == "note.none"


def test_a_rehearsal_keeps_no_note(world: World) -> None:
    before = world.everything()
    assert "sha256" in play(world, "secret guy --note notes/guy.txt --dry-run")
    assert world.everything() == before


def test_undo_takes_the_print_away_and_a_reveal_back(world: World) -> None:
    play(world, "scene start gué guy -q")
    scene = (world.here / "scenes" / "gue.toml").read_bytes()
    play(world, "secret guy --note notes/guy.txt")
    sealed = (world.here / "scenes" / "gue.toml").read_bytes()
    play(world, "reveal guy")
    world.run("undo")
    assert (world.here / "scenes" / "gue.toml").read_bytes() == sealed
    world.run("undo")
    assert (world.here / "scenes" / "gue.toml").read_bytes() == scene


@pytest.mark.parametrize(
    ("line", "status", "key"),
    [
        ("secret guy", 7, "note.where"),
        ("secret guy --note notes/autre.txt", 3, "store.missing"),
        ("secret guy --note notes", 3, "store.folder"),
        ("secret guy --note vide.txt", 3, "store.note_empty"),
        ("secret guy --note octets.txt", 3, "store.note_text"),
        ("secret guy --note long.txt", 3, "store.note_long"),
        ("secret personne --note notes/guy.txt", 3, "store.who_none"),
        ("reveal guy", 4, "note.none"),
        ("reveal", 4, "note.none_here"),
    ],
)
def test_a_note_that_cannot_be_kept(world: World, line: str, status: int, key: str) -> None:
    (world.here / "vide.txt").write_text(" \n", "utf-8")
    (world.here / "octets.txt").write_bytes(b"\xff\xfe")
    (world.here / "long.txt").write_text("x" * 70_000, "utf-8")
    before = world.everything()
    assert play(world, line, status)["key"] == key
    assert world.everything() == before


def test_where_the_note_cannot_lie_its_print_is_not_written_either(world: World, tmp_path: Path) -> None:
    play(world, "scene start gué guy -q")
    world.environ["FATECLI_STATE"] = str(tmp_path / "taken")
    (tmp_path / "taken").write_text("a file in the place of the folder")
    before = world.everything()
    assert play(world, "secret guy --note notes/guy.txt", 5)["kind"] == "disk"
    assert world.everything() == before
