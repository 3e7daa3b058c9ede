"""The screens of an evening as the table is promised them, letter for letter, and how they shrink.

The evening itself, every number and every line of every file, is played in `cases/fate_core/whole_evening.toml`.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from .cases.case import HOME, Case, read
from .cases.world import World
from .source import ROOT

EXAMPLE = ROOT / "examples" / "fate-core"

SCREEN = """\
Drowned Wharf              physical conflict · exchange 2             GM pool 0
────────────────────────────────────────────────────────────────────────────────
Turn     done Maren · NOW Sable (also Ulm, Corvane, thugs) · then Iskra, Quill
Zones    Quay ───────────── Warehouse ──── Rotten Ladder ──── Gantry
         Maren Iskra Quill  Corvane                           Sable
         Ulm thugs×3
─────── FP ─ physical ─ slots ─── on them ──────────────────────────────────────
Maren    2  □1□2□3     □2 □4 □6
Iskra    2  □1□2■3□4   □2 □4 □6  Off Balance (boost, Ulm)
Quill    2  □1□2       □2 □4 □6
Corvane     □1□2□3□4   □2 □4 □6  full defence +2 until Corvane acts
Ulm         □1□2■3□4   □2 □4     Ink in the Eyes · Blade Bound (boost, Maren)
Sable       □1□2       □2
thugs×3     out at 1 each        Fight +3 (own 1, teamwork 2)
────────────────────────────────────────────────────────────────────────────────
Scene    Toppled Crates in Quay (1 free, heroes) · Fog off the Harbour
         Lantern Oil Everywhere · Stacks of Wet Crates · Bell of the Night Watch
Owed     Maren 1 · GM's next pool 1                   paid when the scene ends
── OPEN ROLL ───────────────────────────────────────────────────────────────────
Sable shoots Maren                                         HIT of 7, with style
  Sable   + + 0 0  +2   Shoot +4   Every Harbour Wants Its Money +2    total 8
  Maren   0 − − 0  −2   Athletics +3                                   total 1
Last call. Maren: fatecli invoke maren ASPECT   or   fatecli absorb
           Sable: fatecli settle --boost [NAME]      hit of 6 and a boost
"""

PLAIN = """\
scene: Drowned Wharf, physical conflict, exchange 2
turn: Sable acts now; Ulm, Corvane and thugs may act in the same turn
done: Maren
then: Iskra, Quill
GM pool: 0
zone Quay: Maren, Iskra, Quill, Ulm, thugs 3; next to Warehouse
zone Warehouse: Corvane; next to Quay; to Gantry past Rotten Ladder
zone Gantry: Sable; to Warehouse past Rotten Ladder
Maren: heroes, 2 fate points, stress free 1 2 3, slots free mild moderate severe
Iskra: heroes, 2 fate points, stress ticked 3, free 1 2 4, slots free mild moderate severe; boost Off Balance, held by Ulm
Quill: heroes, 2 fate points, stress free 1 2, slots free mild moderate severe
Corvane: foes, stress free 1 2 3 4, slots free mild moderate severe; full defence, plus 2, until Corvane acts
Ulm: foes, stress ticked 3, free 1 2 4, slots free mild moderate; aspect Ink in the Eyes; boost Blade Bound, held by Maren
Sable: foes, stress free 1 2, slots free mild
thugs: foes, 3 left, each out at 1, Fight 3 of which teamwork 2
aspect: Toppled Crates, in Quay, 1 free invocation, heroes
aspect: Fog off the Harbour
aspect: Lantern Oil Everywhere
aspect: Stacks of Wet Crates
aspect: Bell of the Night Watch
owed at the end: Maren 1; GM pool of the next scene 1
open roll: Sable attacks Maren
  Sable: dice + + 0 0, plus 2; Shoot plus 4; invocation Every Harbour Wants Its Money plus 2; total 8
  Maren: dice 0 - - 0, minus 2; Athletics plus 3; total 1
  so far: hit of 7, with style
next: fatecli invoke maren ASPECT
next: fatecli absorb
next: fatecli settle --boost [NAME]
"""  # noqa: E501

ABSORB = """\
Maren must absorb 7 physical, from Sable.
  1  box 3 · moderate 4                  mild and severe stay free
  2  box 1 · mild 2 · moderate 4         severe stays free
  3  box 1 · severe 6                    mild and moderate stay free
  4  mild 2 · severe 6                   1 shift to spare, no box
  out  taken out: Sable decides what becomes of Maren
fatecli absorb N 'NAME' ['NAME']    names from mild to severe, may come later
Any other legal mix: --stress N --mild TEXT --moderate TEXT --severe TEXT
Each consequence gives Sable a free invocation.    1 is what --auto takes.
"""

ABSORB_FR = """\
Maren doit absorber 7 crans de dommages physiques (attaque : Sable).
  1  case 3 · modérée 4                  légère et grave restent libres
  2  case 1 · légère 2 · modérée 4       grave reste libre
  3  case 1 · grave 6                    légère et modérée restent libres
  4  légère 2 · grave 6                  1 cran de trop, aucune case
  out  hors-jeu : Sable décide de la suite pour Maren
fatecli absorb N 'NOM' ['NOM']      de légère à grave ; le nom peut venir après
"""

FIGHT = """\
conflict start wharf
advantage ma 'Toppled Crates' -w ath -d ++00
attack sa qu --defender is -d +000/0-00
invoke is small
invoke gm fog
absorb 1
attack th ma -d -00-/000+
attack ul is -z quay -d +0+-/+000
settle --boost 'Off Balance'
full-defense cor
attack is th -d ++00/--00
invoke is topp
advantage qu 'Ink in the Eyes' --on ul -w cr -d 0000/+0-0
attack ma ul -d 0+0-/++0-
invoke ma eyes
invoke ul brute
invoke ma brother steel
settle --boost 'Blade Bound'
absorb 1
attack sa ma -d ++00/0--0
invoke sa wants
"""


@pytest.fixture
def evening(tmp_path: Path) -> World:
    """The fight in the middle of its second exchange: Maren has compelled herself rich and Sable has shot her."""
    world = World(tmp_path, screen=True)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True)
    before = ("compel ma trouble --accept", "roll qu inv --vs 3 -d -0+0", "invoke qu question")
    for line in (*before, *FIGHT.splitlines()):
        answer = world.run(line)
        assert answer.status == 0, answer.said
        if line.startswith("conflict"):
            world.run("scene aspect 'Bell of the Night Watch'")
    return world


def squeezed(text: str) -> list[str]:
    """Lines without what only fills them: how wide a gap or a rule is, is the screen's to say."""
    return [" ".join(word for word in line.split() if set(word) != {"─"}) for line in text.strip().splitlines()]


def test_a_conflict_at_a_glance(evening: World) -> None:
    said = evening.run("show").said
    assert squeezed(said) == squeezed(SCREEN)
    assert max(map(cell_len, said.splitlines())) == 80
    assert len(said.splitlines()) == 24


def test_columns_stand_where_they_stood(evening: World) -> None:
    """People, boxes, slots and what lies on them, and the zones: each at its column."""
    mine, wanted = evening.run("show").said.splitlines(), SCREEN.splitlines()
    rows = [
        line for line in wanted if line.startswith(("Maren", "Iskra", "Quill", "Corvane", "Ulm", "Sable ", "thugs"))
    ]
    rows += [line for line in wanted if line.startswith(("Turn", "Zones", "         ", "Scene", "──"))]
    assert [row for row in rows if row.rstrip() not in mine and "Last call" not in row and "settle" not in row] == []


def test_the_same_one_fact_a_line(evening: World) -> None:
    assert evening.run("show --plain").said == PLAIN


def test_the_ways_to_absorb(evening: World) -> None:
    assert evening.run("absorb").said == ABSORB
    assert evening.run("absorb --lang fr").said.startswith(ABSORB_FR.replace(" :", "\u00a0:").replace(" ;", "\u00a0;"))


def test_the_same_in_french(evening: World) -> None:
    said = evening.run("show --lang fr").said
    assert max(map(cell_len, said.splitlines())) <= 80
    wanted = (
        "Tour fait Maren · À JOUER Sable (ainsi que Ulm, Corvane, thugs)",
        "puis Iskra, Quill",
        "Iskra 2 □1□2■3□4 □2 □4 □6 Off Balance (coup de pouce, Ulm)",
        "Corvane □1□2□3□4 □2 □4 □6 défense totale +2 jusqu’à son tour",
        "thugs×3 hors-jeu à 1 Fight +3 (1, travail en équipe 2)",
        "Scène Toppled Crates, Quay (1 gratuite, héros) · Fog off the Harbour",
        "À payer Maren 1 · prochaine réserve du MJ 1 à la fin de la scène",
        "JET EN COURS",
        "Sable tire sur Maren 7 CRANS, réussi avec style",
        "Maren 0 − − 0 −2 Athletics +3 résultat 1",
        "Dernier appel. Maren : fatecli invoke maren ASPECT ou fatecli absorb",
    )
    assert [line for line in wanted if line not in squeezed(said.replace("\u00a0", " "))] == []


@pytest.fixture
def crowd(evening: World) -> World:
    """Twelve participants: five more mobs, on whom nothing lies."""
    for number in range(1, 6):
        assert evening.run(f"scene join extra{number}=2xthug --side foes --zone quay").status == 0
    return evening


def shown(world: World, rows: int) -> str:
    """The scene on a terminal of so many rows; 0: on none."""
    world.environ["LINES"] = str(rows)
    said: str = world.run("show").said
    assert max(map(cell_len, said.splitlines())) <= 80
    return said


def test_twelve_people_on_a_small_terminal(crowd: World) -> None:
    """The situation goes first, then foes without marks share a line, then the zones go."""
    whole = shown(crowd, 0)
    rows = len(whole.splitlines())
    assert rows == len(shown(crowd, rows).splitlines()) > 24
    one_less = shown(crowd, rows - 1)
    assert "Scene    " not in one_less and "extra1" in one_less and "Zones " in one_less
    small = shown(crowd, 26)
    assert "Scene    " not in small and "Unmarked" in small and "Zones " in small
    smallest = shown(crowd, 24)
    assert len(smallest.splitlines()) <= 24
    assert "Unmarked" in smallest and "Zones " not in smallest
    for text in (whole, one_less, small, smallest):
        for kept in ("Turn     ", "Maren  ", "Iskra  ", "Quill  ", "Ulm  ", "Owed  ", "OPEN ROLL", "Last call."):
            assert kept in text


def test_as_one_of_them_sees_it(evening: World) -> None:
    evening.run("scene aspect 'Trapdoor Under the Crates' --hidden --vs 3")
    everybody, master = evening.run("show").said, evening.run("show --as gm").said
    assert "Trapdoor" not in everybody and "Trapdoor Under the Crates [hidden]" in master
    maren, sable = evening.run("show --as ma").said, evening.run("show --as sable").said
    assert "absorb" in maren and "--boost" not in maren
    assert "--boost" in sable and "absorb" not in sable


def test_one_exchange_in_three_commands(evening: World) -> None:
    """An attack with an invocation, and a consequence: three commands, under ninety keys without the dice."""
    evening.run("absorb 1")
    lines = ["attack th qu", "invoke th wharf", "absorb 1 'Split Lip'"]
    keys = sum(len("fatecli " + line) + 1 for line in lines)
    assert keys < 90
    evening.run("scene aspect 'Wharf Rats Everywhere'")
    for line in ("attack th qu -d ++++/0000", "absorb 1 'Split Lip'"):
        assert evening.run(line).status == 0
    assert tomllib.loads((evening.here / "characters/quill.toml").read_text())["consequences"]["moderate"]["aspect"]


def _whole() -> list[Case]:
    return read(HOME / "fate_core" / "whole_evening.toml")


def test_every_part_of_the_evening_is_played() -> None:
    """Parts 1 to 10, in both languages; the first, which writes names of skills, by those of each language."""
    english, french, first = _whole()
    steps = [run.line.split()[0] for run in english.runs]
    for step in (
        "new",
        "check",
        "roll",
        "compel",
        "challenge",
        "contest",
        "conflict",
        "split",
        "move",
        "recover",
        "advance",
    ):
        assert step in steps
    assert [run.line for run in english.runs[2:]] == [run.line for run in french.runs]
    assert [run.line.split()[0] for run in first.runs[:2]] == [run.line.split()[0] for run in english.runs[:2]]
    facts: list[dict[str, Any]] = [run.facts for run in english.runs]
    assert sum(map(bool, facts)) > 60


def test_watching_draws_again_when_a_file_changes(evening: World) -> None:
    """Until Ctrl-C, by which it ends with its status and nothing else."""
    environ = {**evening.environ, "LINES": "24", "PYTHONUNBUFFERED": "1"}
    words = [sys.executable, "-m", "fatecli", "show", "--watch", "--plain"]
    with subprocess.Popen(words, cwd=evening.here, env=environ, stdout=subprocess.PIPE, text=True) as watching:
        assert watching.stdout is not None
        first = next(line for line in watching.stdout if line.startswith("open roll"))
        assert evening.run("settle --boost Pinned").status == 0
        assert evening.run("absorb 1").status == 0
        again = next(line for line in watching.stdout if line.startswith("Maren:") and "ticked" in line)
        watching.send_signal(signal.SIGINT)
        assert watching.wait(10) == 130
    assert "Sable attacks Maren" in first and "ticked" in again
