"""What Tab offers between scenes: wounds to treat, spans, milestones, and both sides of a change."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fatecli.cli.completion.offer import offers

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "characters").mkdir()
    (tmp_path / "fatecli.toml").write_text('system = "fate-core"\n')
    sheet = tmp_path / "characters" / "maren.toml"
    shutil.copy(ROOT / "examples/fate-core/characters/maren.toml", sheet)
    hurt = sheet.read_text(encoding="utf-8").replace('moderate]\naspect = ""', 'moderate]\naspect = "Broken Arm"')
    sheet.write_text(hurt, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def offered(line: str, lang: str = "en") -> dict[str, str]:
    *before, word = line.split(" ")
    return dict(offers(tuple(before), word, lang).pairs)


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("recover treat maren ", {"Broken Arm": "moderate"}),
        ("recover pass sc", {"scene": "", "scenario": ""}),
        ("advance maren si", {"significant": ""}),
        ("advance maren minor --swap fig", {"Fight=": "+4"}),
        ("advance maren minor --swap fight=ath", {"fight=Athletics": "+3"}),
        ("advance maren minor --replace ste", {"Stealth=": "+1"}),
        ("advance maren minor --replace stealth=", {}),
        ("advance maren minor --rename steel", {"Steel First, Questions After=": "phase_2"}),
        ("advance maren significant --raise no", {"Notice": "+3"}),
        ("advance maren minor --begin br", {"Broken Arm": "moderate"}),
        ("new fate-core Ash --kind n", {"nameless": ""}),
    ],
)
def test_tab_knows_what_stands_on_the_sheet(line: str, wanted: dict[str, str]) -> None:
    assert offered(line) == wanted
