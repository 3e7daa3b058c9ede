"""What a Tab puts on the line, word for word, whatever files call things.

To fish a tab ends a word and begins its hint, so that it is given a space instead, which finds the same name.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Shell

WET = "Wet $(touch PWNED) `touch PWNED` 'and' \"dry\" !!"
QUITE = "Quite; rm -rf * & <all> {a,b} ~ #1 \\ |"
TYPED: dict[str, list[str]] = {
    "fatecli rol\t": ["roll"],
    "fatecli help sch\t": ["help", "schema"],
    "fatecli roll mar\t": ["roll", "maren"],
    "fatecli roll maren Fi\t": ["roll", "maren", "Fight"],
    "fatecli roll maren fi\t": ["roll", "maren", "Fight"],
    "fatecli roll maren Comb\t": ["roll", "maren", "Combat armé"],
    "fatecli roll maren Combat\\ a\t": ["roll", "maren", "Combat armé"],
    "fatecli roll maren 'Combat a\t": ["roll", "maren", "Combat armé"],
    'fatecli roll maren "Combat a\t': ["roll", "maren", "Combat armé"],
    "fatecli roll maren Équ\t": ["roll", "maren", "Équitation"],
    "fatecli roll maren Fight --inv\tSmug\t": [
        "roll",
        "maren",
        "Fight",
        "--invoke",
        "Smuggler Captain of the Grey Heron",
    ],
    "fatecli roll maren Fight --invoke=Smug\t": [
        "roll",
        "maren",
        "Fight",
        "--invoke=Smuggler Captain of the Grey Heron",
    ],
    "fatecli roll maren Fight --vs nas\tit\t": ["roll", "maren", "Fight", "--vs", "nasty:it's mine"],
    "fatecli roll maren Fight --vs=maren:Ath\t": ["roll", "maren", "Fight", "--vs=maren:Athletics"],
    "fatecli roll maren Fight+Ath\t": ["roll", "maren", "Fight+Athletics"],
    "fatecli roll maren Fight --action def\t": ["roll", "maren", "Fight", "--action", "defend"],
    "fatecli roll nasty '$\t": ["roll", "nasty", "$(touch PWNED)"],
    "fatecli roll nasty \\$\t": ["roll", "nasty", "$(touch PWNED)"],
    "fatecli roll nasty '`\t": ["roll", "nasty", "`touch PWNED`"],
    "fatecli roll nasty it\t": ["roll", "nasty", "it's mine"],
    "fatecli roll nasty over\t": ["roll", "nasty", "over\nthere"],
    "fatecli roll nasty tab\t": ["roll", "nasty", "tab\there"],
    "fatecli roll nasty \\~\t": ["roll", "nasty", "~home"],
    "fatecli roll nasty kith:\t": ["roll", "nasty", "kith:and=kin"],
    "fatecli roll nasty kith:and=\t": ["roll", "nasty", "kith:and=kin"],
    "fatecli roll nasty L\t": ["roll", "nasty", "L’Épée d'Ève"],
    "fatecli roll nasty it --invoke Wet\t": ["roll", "nasty", "it", "--invoke", WET],
    "fatecli roll nasty it --invoke Two\t": ["roll", "nasty", "it", "--invoke", "Two\nlines"],
    "fatecli roll nasty it --invoke Quite\t": ["roll", "nasty", "it", "--invoke", QUITE],
    "fatecli roll nasty it --invoke 'Quite\t": ["roll", "nasty", "it", "--invoke", QUITE],
    "fatecli roll nasty it --invoke 'Wet\t": ["roll", "nasty", "it", "--invoke", WET],
    'fatecli roll nasty it --invoke "Wet\t': ["roll", "nasty", "it", "--invoke", WET],
    "fatecli check characters/mar\t": ["check", "characters/maren.toml"],
}


@pytest.mark.parametrize("keys", TYPED)
def test_a_tab_puts_the_whole_name_on_the_line(shell: Shell, keys: str) -> None:
    wanted = TYPED[keys]
    if shell.name == "fish":
        wanted = [word.replace("\t", " ") for word in wanted]
    assert shell.type(keys + "\r") == wanted
    assert not list(Path(shell.folder).rglob("PWNED"))
