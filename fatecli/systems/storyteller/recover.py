"""Healing: a vampire's by blood, a mortal's by time (Revised; V20, injury chart); Willpower that comes back."""

from __future__ import annotations

from ...core.value import value
from .tables import BLOOD, DAMAGE, HEALING, ROWS


@value
class Price:
    """What healing costs a vampire: blood, Willpower, and whether it takes a day's rest."""

    blood: int
    willpower: int
    rest: bool


@value
class Healed:
    """Marks after some time, the minutes that healing used of it, and the minutes the next level still takes (None:
    nothing is left that time heals)."""

    marks: dict[str, int]
    used: int
    wanted: int | None


def price(kind: str, levels: int = 1) -> Price:
    """One point of blood a level of bashing or lethal damage; five and a day's rest for an aggravated one, and one
    Willpower more for each further level on the same day (Revised)."""
    rest = kind == "aggravated"
    return Price(blood=BLOOD[kind] * levels, willpower=levels - 1 if rest else 0, rest=rest)


def mend(rows: tuple[str, ...], marks: dict[str, int], minutes: int) -> Healed:
    """A mortal's levels heal one after another, the lowest first, each in the time of its kind and row (V20, injury
    chart). No chart here heals aggravated damage by time."""
    now = {kind: marks.get(kind, 0) for kind in DAMAGE}
    used, wanted = 0, next_level(rows, now)
    while wanted is not None and used + wanted <= minutes:
        used += wanted
        now[_lowest(now)] -= 1
        wanted = next_level(rows, now)
    return Healed(marks=now, used=used, wanted=wanted)


def next_level(rows: tuple[str, ...], marks: dict[str, int]) -> int | None:
    """The minutes in which the lowest mark heals, or None if time does not heal it."""
    total = min(sum(marks.values()), len(rows))
    if not total or _lowest(marks) not in HEALING:
        return None
    return HEALING[_lowest(marks)][list(ROWS).index(rows[total - 1])]


def _lowest(marks: dict[str, int]) -> str:
    """The kind of the lowest mark: the lightest there is."""
    return next(kind for kind in DAMAGE if marks.get(kind, 0))


def night(left: int, rating: int) -> int:
    """Willpower after a night, where the campaign gives one point back (switch `willpower_nightly`)."""
    return min(left + 1, rating)
