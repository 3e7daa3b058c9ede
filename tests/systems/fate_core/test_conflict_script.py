"""A fight led to its end by a script that reads nothing but `pending`, `turn`, `over` and the status of each answer."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases.world import World
from tests.source import ROOT

EXAMPLE = ROOT / "examples" / "fate-core"

LOOP = r"""
set -e
say() { "$PYTHON" -m fatecli "$@" --json; }
next_() { echo "$1" | "$PYTHON" -c "
import json, sys
a = json.load(sys.stdin)['result']
foes = {'maren': 'sable', 'sable': 'maren'}
print(' '.join(a['pending'][0]['options'][0]['argv'][1:]) if a['pending']
      else 'end' if a['over']
      else 'attack %s %s --seed $2' % (a['turn']['now'][0], foes[a['turn']['now'][0]]) if a['turn']['now']
      else 'next')"; }
answer=$(say conflict start alley --side heroes=maren --side foes=sable)
round=0
line=
while [ "$line" != end ]; do
    round=$((round + 1))
    [ $round -lt 100 ]
    line=$(next_ "$answer" $round)
    answer=$(say $line)
done
"""


def test_a_shell_loop_fights_to_the_end(tmp_path: Path) -> None:
    """With real commands: each its own process."""
    folder = tmp_path / "wharf"
    shutil.copytree(EXAMPLE, folder)
    environ = {
        "PYTHON": sys.executable,
        "HOME": str(tmp_path),
        "FATECLI_STATE": str(tmp_path / "state"),
        "PATH": "/usr/bin:/bin",
    }
    ended = subprocess.run(["sh", "-c", LOOP], cwd=folder, env=environ, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 0, ended.stderr + ended.stdout
    scene = (folder / "scenes" / "alley.toml").read_text(encoding="utf-8")
    assert 'state = "ended"' in scene


@pytest.mark.parametrize("seed", [1])
def test_settle_and_auto_fight_by_script(tmp_path: Path, seed: int) -> None:
    """`--settle --auto` on every attack: nothing is ever pending, and one side is left in the end."""
    world = World(tmp_path)
    shutil.copytree(EXAMPLE, world.here, dirs_exist_ok=True)
    answer = json.loads(world.run("conflict start wharf", "--json").out)["result"]
    for number in range(300):
        if answer["over"]:
            break
        if not answer["turn"]["now"]:
            answer = json.loads(world.run("next", "--json").out)["result"]
            continue
        people = json.loads(world.run("show", "--json").out)["result"]["people"]
        me = next(one for one in people if one["id"] == answer["turn"]["now"][0])
        foe = next(one for one in people if one["side"] != me["side"])
        dice = f"--seed {1000 * seed + number}"
        played = world.run(f"attack {me['id']} {foe['id']} --settle --auto {dice}", "--json")
        if played.status:
            played = world.run(f"move {me['id']} {foe['zone']} --settle {dice}", "--json")
        assert played.status == 0, played.said
        answer = json.loads(played.out)["result"]
        assert answer["pending"] == []
    assert answer["over"] and answer["winner"] in ("heroes", "foes")
    ended = world.run("end")
    assert ended.status == 0, ended.said
