"""What Tab offers, without a shell: the right words, their hints, and quotes that read back as the same word."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fatecli.cli.complete import complete
from fatecli.cli.completion import install
from fatecli.cli.completion.answer import hint, quote, records
from fatecli.cli.completion.fit import Offers, fitting
from fatecli.cli.completion.line import Line, cut
from fatecli.cli.completion.offer import offers
from fatecli.errors import Disk

ROOT = Path(__file__).parents[2]
BREAKS = " \t\n\"'@><=;|&(:"


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A campaign with a character of Fate Core and one of Storyteller."""
    people = tmp_path / "characters"
    people.mkdir()
    (tmp_path / "fatecli.toml").write_text('system = "fate-core"\n')
    shutil.copy(ROOT / "examples/fate-core/characters/zird.toml", people)
    shutil.copy(ROOT / "examples/storyteller/characters/hall.toml", people)
    (people / "broken.toml").write_text('schema = 1\nsystem = "fate-core"\nname = "Broken\n')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FATECLI_LANG", "en")
    return tmp_path


def offered(line: str, lang: str = "en") -> dict[str, str]:
    """The words offered at the end of a line, with their hints."""
    typed = cut(f"fatecli {line}", "bash")
    return dict(offers(typed.words, typed.word, lang).pairs)


@pytest.mark.usefixtures("campaign")
def test_commands_and_options_are_offered_with_their_help() -> None:
    assert offered("rol") == {"roll": "Throws the dice for a character's trait, or an expression without a character."}
    assert {"roll", "check", "undo", "help"} <= offered("").keys()
    assert {"roll", "check"} <= offered("help ").keys()
    assert offered("undo --li") == {"--list": "Lists what can be taken back and takes nothing back."}
    assert "--json" not in offered("roll --json --")
    assert {"--vs", "--dice"} <= offered("roll zird --vs 3 -d +++0 --").keys()


@pytest.mark.usefixtures("campaign")
def test_only_options_of_the_sheets_game_are_offered() -> None:
    assert "--willpower" not in offered("roll zird Lore --") and "--times" in offered("roll zird Lore --")
    assert "--willpower" in offered("roll hall Perception --") and "--invoke" not in offered("roll hall Perception --")
    assert {"--willpower", "--invoke"} <= offered("roll --").keys()
    assert "--watch" in offered("show zird --") and "--watch" in offered("show --")


@pytest.mark.usefixtures("campaign")
def test_names_of_files_are_offered() -> None:
    assert offered("roll z") == {"zird": "Zird the Arcane"}
    assert offered("roll zird Lo") == {"Lore": "+4"}
    assert offered("roll zird lo") == {"Lore": "+4"}
    assert offered("roll zird Lore+Fi") == {"Lore+Fight": "+1"}
    assert {"Lore+Fight", "Lore+Scholar, Healer"} <= offered("roll zird Lore+").keys()
    assert offered("roll zird Lore --invoke wiz") == {"Wizard for Hire": "high_concept"}
    assert offered("roll zird Lore --invoke face") == {"Not the Face!": "phase_2"}
    assert offered("roll zird Lore --invoke=Not") == {"--invoke=Not the Face!": "phase_2"}
    assert offered("roll zird Lore --vs ha") == {"hall:": next(iter(offered("roll ha").values()))}
    assert "hall:Perception" in offered("roll zird Lore --vs hall:Perc")
    assert "zird:Wizard for Hire" in offered("roll hall Perception --invoke zird:Wiz")


@pytest.mark.usefixtures("campaign")
def test_words_of_the_ladder_are_offered_in_the_game_of_the_sheet() -> None:
    assert offered("roll zird Lore --vs Go") == {"Good": "+3"}
    assert offered("roll zird Lore --vs=Su") == {"--vs=Superb": "+5"}
    assert offered("roll hall Perception --difficulty Cha") == {"Challenging": "7"}
    assert offered("roll zird Lore --vs 3") == {}
    assert len(offered("roll zird Lore --vs ")) > 10
    assert offered("roll zird Lore --vs bo", "fr") == {"Bon": "+3", "Bonne": "+3"}
    assert offered("roll hall Perception --difficulty ext", "fr") == {"Extrêmement difficile": "9"}


SCENE = """
schema = 1
system = "fate-core"
state = "running"
title = "Wharf"
playing = "conflict"

[participants.zird]
sheet = "../characters/zird.toml"
name = "Zird"
side = "heroes"

[participants.thug1]
block = "thug"
side = "foes"
zone = "quay"

[participants.gone]
sheet = "../characters/zird.toml"
out = "taken_out"

[blocks.thug]
sheet = "../characters/thug.toml"

[zones.quay]
name = "The Quay"

[aspects.fog]
text = "Fog off the Harbour"

[aspects.crates]
text = "Toppled Crates"
free = { heroes = 2 }

[aspects.secret]
text = "A Trap Below"
hidden = true

[roll]
hands = [{ who = "Zird", modifiers = [{ kind = "invoke", label = "Fog off the Harbour", cost = "paid" }] }]
"""
THUG = """
schema = 1
system = "fate-core"
name = "Thug"
[aspects]
trouble = "Owes Money"
[skills]
Fight = 1
"""


@pytest.fixture
def wharf(campaign: Path) -> None:
    """A conflict that goes on, with a numbered copy of a stat block and an aspect that was paid for."""
    (campaign / "scenes").mkdir()
    (campaign / "scenes" / "wharf.toml").write_text(SCENE)
    (campaign / "characters" / "thug.toml").write_text(THUG)


@pytest.mark.usefixtures("wharf")
def test_a_scene_offers_who_and_what_is_in_it() -> None:
    assert list(offered("attack ")) == ["zird", "thug1", "broken", "hall", "thug"]
    assert offered("attack zird th")["thug1"] == "foes"
    assert offered("join hall -z ") == {"The Quay": ""}
    assert offered("attack thug1 zird --with ") == {"Fight": "+1"}
    assert offered("attack zird thug1 --scene w") == {"wharf": "Wharf"}
    assert offered("attack zird thug1 --defend-with=") == {"--defend-with=Fight": "+1"}


@pytest.mark.usefixtures("wharf")
def test_an_aspect_is_offered_with_its_price() -> None:
    assert offered("invoke zird ") == {
        "Fog off the Harbour": "used",
        "Toppled Crates": "free 2",
        "Wizard for Hire": "1 point",
        "Rivals in the Collegia Arcana": "1 point",
        "If I Haven't Been There, I've Read About It": "1 point",
        "Not the Face!": "1 point",
        "Owes Money": "1 point, thug1",
    }
    assert offered("invoke thug1 topp") == {"Toppled Crates": "1 point"}
    assert offered("invoke gm wiz") == {"Wizard for Hire": "1 point, Zird"}


@pytest.mark.usefixtures("wharf")
def test_the_steps_of_what_goes_on_are_offered() -> None:
    assert {"attack", "absorb", "end"} <= offered("").keys() and "start" not in offered("")
    assert {"attack", "start"} <= offered("conflict ").keys()
    assert offered("contest ").keys() <= {"start"}


@pytest.mark.usefixtures("campaign")
def test_without_a_scene_one_can_only_be_started() -> None:
    assert offered("conflict ").keys() == {"start"}
    assert "attack" not in offered("")


@pytest.mark.usefixtures("campaign")
def test_closed_lists_are_offered_in_the_language_of_the_answer() -> None:
    assert list(offered("roll zird Lore --action ")) == ["overcome", "advantage", "attack", "defend"]
    french = offers(("roll", "zird", "Lore", "--action"), "d", "fr")
    assert [name for name, _ in french.pairs] == ["défendre"]


@pytest.mark.usefixtures("campaign")
def test_nothing_is_offered_where_nothing_fits() -> None:
    for line in ("roll nobody ", "roll zird Lore x", "roll broken ", "roll zird Lore --vz=", "roll --seed ", "rxyz"):
        assert offered(line) == {}


@pytest.mark.usefixtures("campaign")
def test_files_are_left_to_the_shell() -> None:
    assert offers(("check",), "", "en").files and offers(("roll",), "characters/z", "en").files


def test_the_end_point_never_fails(campaign: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    for argv in ([], ["bash"], ["bash", ""], ["tcsh", "fatecli "], ["fish", "fatecli roll \ud800"], ["powershell"]):
        assert complete(argv) == 0
    (campaign / "characters" / "zird.toml").write_bytes(b"\xff\x00")
    assert complete(["zsh", "fatecli roll zird "]) == 0
    assert capfdbinary.readouterr().err == b""


def test_each_shell_gets_its_records() -> None:
    found = Offers(pairs=(("it's", "a\x1b[31m hint"), ("two\nlines", "")))
    line = Line(words=(), word="")
    assert records("zsh", line, found) == "\0it's\0a [31m hint\0two\nlines\0\0"
    assert records("fish", line, found) == "\0it's\ta [31m hint\0two\nlines\t\0"
    assert records("bash", line, found) == "\0it\\'s\0two$'\\n'lines\0"
    assert records("bash", line, found, "63") == "\0it's  (a [31m hint)\0two lines\0"
    assert (
        records("powershell", line, found)
        == '[["\'it\'\'s\'", "it\'s", "a [31m hint"], ["\'two\\nlines\'", "two lines", " "]]\n'
    )
    assert len(hint("x" * 300)) == 70


def test_what_words_share_never_undoes_what_was_typed() -> None:
    found = fitting("sep", [("Sépia", ""), ("September", "")])
    assert records("bash", Line(words=(), word="sep"), found) == "\0\\Sépia\0September\0"


def test_bash_keeps_what_stands_before_its_word_break() -> None:
    line = cut("fatecli roll zird --vs=og:Fi", "bash", BREAKS)
    assert (line.words, line.word, line.kept) == (("roll", "zird"), "--vs=og:Fi", "--vs=og:")
    assert records("bash", line, Offers(pairs=(("--vs=og:Fight", ""),))) == "\0Fight\0"
    assert cut("fatecli x 'a:b", "bash", BREAKS).kept == ""
    assert cut("fatecli x a='b:c", "bash", BREAKS).kept == "a="
    assert cut("fatecli x a='b:c'd", "bash", BREAKS).kept == "a="


TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12)


@settings(deadline=None)
@given(TEXT, st.sampled_from(["", "'", '"', "$'"]))
def test_a_quoted_word_reads_back_as_itself(text: str, mark: str) -> None:
    quoted = mark + quote(text, mark)
    closed = quoted if not mark or quoted[len(mark) :].endswith(mark[-1]) else quoted + mark[-1]
    assert cut(f"fatecli {closed} x", "bash").words == ((text,) if text or mark else ())


@settings(max_examples=25, deadline=None)
@given(st.lists(TEXT.filter(bool), min_size=20, max_size=20), st.sampled_from(["", "'", '"', "$'"]))
def test_bash_reads_a_quoted_word_as_itself(texts: list[str], mark: str) -> None:
    words = []
    for text in texts:
        quoted = quote(text, mark)
        words.append(mark + quoted + ("" if not mark or quoted.endswith(mark[-1]) else mark[-1]))
    script = f"printf '%s\\0' {' '.join(words)}"
    ran = subprocess.run(["bash", "--norc", "-c", script], capture_output=True, env={"LC_ALL": "C.UTF-8"}, check=True)
    assert ran.stdout.decode().split("\0")[:-1] == texts


@settings(deadline=None)
@given(TEXT)
def test_fish_reads_its_own_escapes(text: str) -> None:
    single = "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
    assert cut(f"fatecli {single} x", "fish").words == (text,)
    assert cut("fatecli two\\nlines \\x41\\u00e9 x", "fish").words == ("two\nlines", "Aé")


@pytest.mark.parametrize("shell", install.SCRIPTS)
def test_the_shipped_scripts_are_those_that_are_printed(shell: str) -> None:
    assert (ROOT / "completions" / install.SCRIPTS[shell]).read_text(encoding="utf-8") == install.script(shell)
    assert len(list((ROOT / "completions").iterdir())) == len(install.SCRIPTS)


@pytest.mark.parametrize("shell", install.SCRIPTS)
def test_a_script_is_put_where_the_shell_looks(shell: str, tmp_path: Path) -> None:
    path = install.install(shell, {"HOME": str(tmp_path)})
    assert path.startswith(str(tmp_path)) and Path(path).read_text(encoding="utf-8") == install.script(shell)
    assert install.install(shell, {"HOME": str(tmp_path)}) == path
    assert [one.name for one in Path(path).parent.iterdir()] == [Path(path).name]


def test_a_home_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / ".config").write_text("a file")
    with pytest.raises(Disk):
        install.install("fish", {"HOME": str(tmp_path)})
