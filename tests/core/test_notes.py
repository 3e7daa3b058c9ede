"""Secret notes are Grimoire's rule, and do no harm in the other games: nobody reads one before it is revealed."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cases.world import World

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTE = "I let her go first, then I shut the gate."
GAMES = {
    "fate-core": ("maren", "quill", "conflict start gate --side heroes=maren --side foes=quill"),
    "fate-v3": ("brokk", "maelis", "conflict start gate --side a=brokk --side b=maelis"),
    "storyteller": ("hall", "veronica", "conflict start gate --side a=hall --side b=veronica --dice 3/4"),
}

games = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def world(game: str, tmp_path: Path) -> World:
    made = World(tmp_path)
    shutil.copytree(EXAMPLES / game / "characters", made.here / "characters")
    (made.here / "fatecli.toml").write_text(f'system = "{game}"\n', "utf-8")
    (made.here / "note.txt").write_text(NOTE + "\n", "utf-8")
    return made


def play(world: World, line: str, status: int = 0) -> dict[str, Any]:
    answer = world.run(line, "--json")
    assert answer.status == status, answer.said
    found: dict[str, Any] = json.loads(answer.out)
    return found["error"] if status else found


def seen(world: World) -> str:
    """All that anybody can see: every file but the note where it lies, and what the commands that show things print."""
    files = [text.decode() for name, text in world.everything().items() if name != "note.txt"]
    shown = [world.run(line).said for line in ("show", "log", "log --json", "undo --list", "check")]
    return "".join((*(text for text in files if '"salt"' not in text), *shown))


@games
@pytest.mark.parametrize("in_scene", [True, False])
def test_a_note_is_told_to_nobody_before_it_is_revealed_and_proved_then(
    world: World, game: str, in_scene: bool
) -> None:
    first, second, start = GAMES[game]
    if in_scene:
        play(world, start)
    sealed = play(world, f"secret {first} --note note.txt -m 'the gate'")["result"]
    assert (sealed["note"], sealed["stored"], sealed["kind"]) == (f"{first}_1", "sha256", "note")
    if in_scene:
        assert sealed["sha256"] in world.run("show").said and "title" in play(world, "show")["result"]
    assert play(world, f"secret {first} --read")["result"]["text"] == NOTE
    assert "shut" not in seen(world)
    assert play(world, "check")["result"]["departures"] == 0
    told = play(world, f"reveal {first}")["result"]
    assert told["text"] == NOTE and told["verified"] is True
    assert sha256(f"{told['salt']}\n{NOTE}\n".encode()).hexdigest() == told["sha256"] == sealed["sha256"]
    assert play(world, f"reveal {first}", 4)["key"] == "note.none"
    assert play(world, f"secret {second} --read", 4)["key"] == "note.none"


@games
def test_notes_of_one_exchange_are_revealed_together(world: World, game: str) -> None:
    first, second, start = GAMES[game]
    play(world, start)
    play(world, f"secret {second} --note note.txt")
    play(world, f"secret {first} --note note.txt")
    assert [one["note"] for one in play(world, "reveal")["events"]] == [f"{second}_1", f"{first}_1"]
    assert play(world, "reveal", 4)["key"] == "note.none_here"


@games
def test_a_note_is_never_typed(world: World, game: str) -> None:
    before = world.everything()
    assert play(world, f"secret {GAMES[game][0]}", 7)["key"] == "note.where"
    assert world.everything() == before
