"""What Tab offers of a FATE v3 sheet."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fatecli.cli.completion.line import cut
from fatecli.cli.completion.offer import offers
from fatecli.cli.run import main
from fatecli.systems.fate_v3 import names
from fatecli.text import say
from fatecli.text.fr.fate_v3 import RUNGS

from .table import EXAMPLES


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "campaign", ignore=shutil.ignore_patterns(".fatecli"))
    monkeypatch.chdir(tmp_path / "campaign")


def offered(line: str) -> dict[str, str]:
    """The words offered at the end of a line, with their hints."""
    typed = cut(f"fatecli {line}", "bash")
    return dict(offers(typed.words, typed.word, "fr").pairs)


@pytest.mark.usefixtures("campaign")
@pytest.mark.parametrize(
    ("line", "word", "hint"),
    [
        ("roll scorpion Vig", "Vigilance", "+2"),
        ("roll scorpion Force --invoke poi", "Poigne de fer", "marking_1"),
        ("invoke scorpion bou", "Bouclier", "bouclier"),
        ("invoke maelis bonh", "On la dit porte-bonheur", "rumeur"),
        ("roll maelis Lancer --domain f", "feu", "Magie de feu"),
        ("roll brokk Forge --innate nain", "Nain des forges profondes", "origin"),
    ],
)
def test_the_words_of_the_sheet(line: str, word: str, hint: str) -> None:
    assert offered(line).get(word) == hint


@pytest.mark.usefixtures("campaign")
def test_stunts_joined_or_powered() -> None:
    assert "Combat armé+Hache de Guerre" in offered("roll scorpion 'Combat armé+Ha")
    assert "Dégainage rapide" in offered("roll scorpion Force --power dé")


@pytest.mark.usefixtures("campaign")
def test_only_this_games_options() -> None:
    found = offered("roll scorpion Force --")
    assert {"--power", "--supplemental", "--point", "--compel", "--innate", "--domain", "--vs"} <= found.keys()
    assert not {"--willpower", "--team", "--handicap"} & found.keys()
    assert {"fate-v3"} == offered("new fate-v").keys()


@pytest.mark.usefixtures("campaign")
def test_the_words_of_a_scene() -> None:
    """After the trap was found: the free invocation is its finder's, and the hidden is not offered before."""
    main(["challenge", "start", "donjon", "-t", "piège=Furtivité:Superbe", "dominicos", "scorpion"])
    assert not offered("invoke dominicos piég")
    assert offered("attempt dominicos pi") == {"piege": "Furtivité 3"}
    main(["roll", "dominicos", "Détection de pièges", "--reveal", "piégée", "-d", "0000", "--settle"])
    (hint,) = offered("invoke dominicos piég").values()
    assert hint == "gratuit\u00a0: 1"
    (hint,) = offered("invoke scorpion piég").values()
    assert hint == "1 point"
    assert {"--reveal", "--harm"} <= set(offered("roll scorpion Force --"))
    assert {"attempt", "end", "show"} <= set(offered("challenge "))


@pytest.mark.usefixtures("campaign")
def test_how_a_character_grows() -> None:
    """Only this game's ways, then traits with the rungs of its ladder, every one of them, and the kinds of aspects."""
    assert set(offered("advance scorpion ")) == {"acheter", "stunt", "aspect"}
    assert offered("advance scorpion acheter For") == {"Force": "+3"}
    rungs = offered("advance scorpion buy Force=")
    assert {name.partition("=")[2] for name in rungs} >= {RUNGS[str(rung)] for rung in names.LADDER}
    assert rungs["Force=Excellent"] == "+2"
    kinds = offered("advance scorpion aspect ")
    assert set(kinds) == {say("fr", f"fate_v3.label.{kind}") for kind in names.KINDS}
    for kind in kinds:
        assert (
            main(["advance", "scorpion", "aspect", kind, "--add", "x", "--drop", "personality", "-m", "x", "-n"]) == 0
        )


@pytest.mark.usefixtures("campaign")
def test_compels_armour_and_what_is_hidden() -> None:
    main(["scene", "start", "crypte", "scorpion", "--aspect", "Plafond bas"])
    main(["aspect", "Dalle piégée", "--hidden"])
    compels = offered("roll scorpion Force --compel ")
    assert {"Plafond bas=", "Poigne de fer="} <= compels.keys()
    assert not any("Dalle" in one for one in (*compels, *offered("compel scorpion "), *offered("settle --reveal ")))
    assert "Plafond bas=" not in offered("roll maelis Volonté --compel ")
    assert offered("roll scorpion Vigilance --reveal ") == {}
    assert offered("absorb scorpion --armour ") == {"Broigne de cuir": "torse, épaules et bras"}
