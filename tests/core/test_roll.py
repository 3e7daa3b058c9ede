"""The open roll: totals, the opposition that counts, and the way to plain data and back."""

from __future__ import annotations

import json

from fatecli.core.kept import revive
from fatecli.core.roll import Hand, Modifier, Opposition, Roll
from fatecli.core.value import plain, replace


def hand(id: str, rolled: int, *values: int) -> Hand:
    modifiers = tuple(Modifier(kind="trait", label="Fight", value=one) for one in values)
    return Hand(id=id, who=id.title(), trait="Fight", dice=(rolled, 0, 0, 0), rolled=rolled, modifiers=modifiers)


def roll(*hands: Hand, passive: tuple[int, ...] = (), extra: tuple[int, ...] = ()) -> Roll:
    return Roll(
        action="overcome",
        hands=hands,
        passive=tuple(Opposition(value=one) for one in passive),
        extra=tuple(Modifier(kind="opposition", label="Fog", value=one) for one in extra),
        given={},
        kept={},
    )


def test_without_an_opposition_there_is_none() -> None:
    alone = roll(hand("maren", 1, 4))
    assert (alone.actor.total, alone.opposition, alone.shifts, alone.opponent) == (5, None, None, None)


def test_the_highest_opposition_counts() -> None:
    weak, strong = hand("ulm", -1, 3), hand("og", 0, 5)
    assert roll(hand("maren", 0), weak, strong, passive=(4,)).opposition == 5
    assert roll(hand("maren", 0), weak, strong, passive=(4,)).opponent == strong
    assert roll(hand("maren", 0), weak, passive=(4, 3)).opposition == 4
    assert roll(hand("maren", 0), weak, passive=(4, 3)).opponent is None
    assert roll(hand("maren", 0), weak, passive=(2,)).opponent == weak


def test_changes_of_the_opposition_are_added() -> None:
    assert roll(hand("maren", 0), passive=(2,), extra=(2, 2)).opposition == 6
    assert roll(hand("maren", 0), extra=(2,)).opposition == 2
    assert roll(hand("maren", 1, 3), passive=(2,), extra=(2,)).shifts == 0


def test_a_hand_is_replaced_by_its_id() -> None:
    before = roll(hand("maren", 0, 4), hand("ulm", 0, 3))
    after = before.with_hand(before.hands[1].plus(Modifier(kind="invoke", label="Brute", value=2)))
    assert (before.opposition, after.opposition) == (3, 5)
    assert after.hand("ulm") == after.hands[1] and after.hand("og") is None


def test_a_roll_is_kept_as_plain_data() -> None:
    whole = roll(hand("maren", 1, 4), hand("ulm", 0, 3), passive=(2,), extra=(-1,))
    thrown = replace(whole.actor, thrown=((-1, -1, 0, 0), (0, 0, 0, 1)))
    whole = replace(whole.with_hand(thrown), stage="settled")
    kept = json.loads(json.dumps(plain(whole)))
    assert revive(Roll, kept) == whole
