"""What files that play makes are written with: any text and any key comes back as it was."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from fatecli.core.quote import named, quoted

texts = st.text(st.characters(exclude_categories=["Cs"]))


@given(key=texts, text=texts)
def test_a_key_and_a_text_come_back(key: str, text: str) -> None:
    assert tomllib.loads(f"{named(key)} = {quoted(text)}") == {key: text}
    assert len(f"{named(key)} = {quoted(text)}".split("\n")) == 1


def test_keys_are_quoted_where_toml_wants_it() -> None:
    assert [named(key) for key in ("Fight", "Érudition", "two words", "")] == [
        "Fight", '"Érudition"', '"two words"', '""',
    ]  # fmt: skip
