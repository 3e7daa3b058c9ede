"""A new table of a family that keeps places goes where its name belongs; lines of tables are told as they stand."""

from __future__ import annotations

import pytest

from fatecli.store.line import line
from fatecli.store.net import redraw

from .fuzzing import read

PLACES = "a = 1\n\n# steps.b\n# steps.d\n# steps.f\n# end\n"


def grown(text: str, *names: str) -> str:
    for name in names:
        data = read(text.encode())
        data.setdefault("steps", {})[name] = {"kind": "new"}
        text = redraw(text.encode(), data, "x").decode()
    return text


@pytest.mark.parametrize(
    ("name", "before"), [("a", "# steps.b\n"), ("b_1", "# steps.d\n"), ("c", "# steps.d\n"), ("z", "# steps.f\n")]
)
def test_a_new_table_stands_before_the_next_name(name: str, before: str) -> None:
    new = f'[steps.{name}]\nkind = "new"\n\n'
    place = PLACES.index(before)
    apart = "" if PLACES[:place].endswith("\n\n") else "\n"
    assert grown(PLACES, name) == PLACES[:place] + apart + new + PLACES[place:]


def test_tables_stand_among_their_sisters() -> None:
    names = ("c_2", "a", "c_1", "e", "c_3")
    text = grown(PLACES, *names)
    kept = [one for one in text.split("\n") if one.startswith(("# steps", "[steps"))]
    assert kept == [
        "[steps.a]", "# steps.b", "[steps.c_1]", "[steps.c_2]", "[steps.c_3]", "# steps.d", "[steps.e]", "# steps.f",
    ]  # fmt: skip
    assert text == grown(PLACES, *sorted(names))
    assert "\n\n\n" not in text


@pytest.mark.parametrize(
    "text",
    [
        'a = """\n# steps.b\n# steps.d\n"""\n',
        "a = 1\n# steps.b of the ladder\nb = 2\n",
        "a = 1\n#steps.b\nb = 2\n",
        "a = 1\n\n[steps]\nb = 1\n",
    ],
)
def test_what_only_looks_like_a_place_keeps_none(text: str) -> None:
    assert grown(text, "c").startswith(text.rstrip("\n"))


SKILLS = '[skills]\nFight = 1\n# "Érudition" = 0\n# Lore = 0\n# Will = 0 and more\n\n[more]\n# Drive = 0\n'


def learnt(**skills: int) -> str:
    data = read(SKILLS.encode())
    data["skills"].update(skills)
    return redraw(SKILLS.encode(), data, "x").decode()


@pytest.mark.parametrize(
    ("name", "behind"), [("Lore", "# Lore = 0\n"), ("Érudition", '"Érudition" = 0\n'), ("Will", "and more\n")]
)
def test_a_new_key_stands_behind_its_own_commented_line(name: str, behind: str) -> None:
    line = f"{name if name.isascii() else repr(name).replace(chr(39), chr(34))} = 2\n"
    assert learnt(**{name: 2}) == SKILLS.replace(behind, behind + line)


def test_a_commented_line_of_another_table_is_none_of_its_own() -> None:
    assert learnt(Drive=1).index("\nDrive = 1") < learnt(Drive=1).index("[more]")


def test_several_keys_go_each_to_its_own_line() -> None:
    text = learnt(Lore=1, Drive=1, Érudition=3)
    assert '# "Érudition" = 0\n"Érudition" = 3\n# Lore = 0\nLore = 1\n' in text


@pytest.mark.parametrize(
    ("path", "wanted"),
    [(("a",), 1), (("b",), 3), (("b", "x"), 4), (("c",), 8), (("c", "d"), 8), (("c", "d", "y"), 9), (("c", "e"), 8)],
)
def test_the_line_of_a_table_is_its_head(path: tuple[str, ...], wanted: int) -> None:
    assert line(b"a = 1\n\n[b]\nx = 1\n\n# of c\n\n[c.d]\ny = 2\n", path) == wanted
