"""S29: what a dot costs, by the rating before the purchase."""

from __future__ import annotations

import pytest

from fatecli.systems.storyteller import advance, traits

from .table import Table, character

PRICES = [
    ("talent", 0, 3), ("skill", 0, 3), ("knowledge", 0, 3), ("discipline", 0, 10), ("clan_discipline", 0, 10),
    ("caitiff_discipline", 0, 10), ("secondary_path", 0, 7), ("attribute", 2, 8), ("talent", 3, 6), ("skill", 1, 2),
    ("knowledge", 4, 8), ("clan_discipline", 2, 10), ("caitiff_discipline", 2, 12), ("discipline", 2, 14),
    ("secondary_path", 2, 8), ("virtue", 3, 6), ("path", 7, 14), ("willpower", 5, 5),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "rating", "price"), PRICES)
def test_a_dot(kind: str, rating: int, price: int) -> None:
    assert advance.price(kind, rating) == price


def test_several_dots_are_bought_one_by_one() -> None:
    assert advance.cost("attribute", 1, 3) == 4 + 8
    assert advance.cost("talent", 0, 3) == 3 + 2 + 4
    assert advance.cost("attribute", 3, 3) == 0


@pytest.mark.parametrize(("kind", "rating"), [("background", 1), ("background", 0), ("attribute", 0), ("virtue", 0)])
def test_what_experience_does_not_buy(kind: str, rating: int) -> None:
    assert advance.price(kind, rating) is None
    assert advance.cost(kind, rating, rating + 2) is None


@pytest.mark.parametrize(
    ("clan", "discipline", "kind"),
    [
        ("Nosferatu", "Occultation", "clan_discipline"), ("Ventrue", "Dominate", "clan_discipline"),
        ("Ventrue", "Celerity", "discipline"), ("Caitiff", "Celerity", "caitiff_discipline"),
        ("Malkavien", "Aliénation", "clan_discipline"),
        ("", "Celerity", "discipline"), ("Ours", "Celerity", "discipline"),
    ],
)  # fmt: skip
def test_a_discipline_is_the_clans_or_another(clan: str, discipline: str, kind: str) -> None:
    sheet = Table(one=character(clan=clan, disciplines={discipline: 2})).sheet("one")
    assert advance.kind_of(sheet, traits.find(sheet, discipline)) == kind


def test_veronicas_finance() -> None:
    sheet = Table().sheet("veronica")
    finance = traits.find(sheet, "Finance")
    assert advance.cost(advance.kind_of(sheet, finance), finance.rating, 5) == 8
