"""Recovery as arithmetic on the clock: what one whole scene, session and scenario are, from any moment on."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatecli.errors import Refused, Unreadable
from fatecli.systems.fate_core import clock
from fatecli.systems.fate_core.clock import Moment
from fatecli.systems.fate_core.recover import healing, passing, treat
from fatecli.systems.fate_core.recover.events import TimePassed

from .between import Table

SPANS = ("scene", "session", "scenario")
ORDER = {"scene": 0, "session": 1, "scenario": 2}
moments = st.builds(Moment, scenario=st.integers(1, 4), session=st.integers(1, 4), scene=st.integers(1, 6))
stories = st.lists(st.sampled_from(SPANS), max_size=25)


def at(text: str) -> Moment:
    found = clock.read(text)
    assert found is not None
    return found


def heals_at(slot: str, since: str, *spans: str) -> int | None:
    """After how many of the spans a consequence treated at that moment is gone."""
    moment = at(since)
    for count, span in enumerate(spans, 1):
        if healing.healed(slot, at(since), moment, moment.after(span)):
            return count
        moment = moment.after(span)
    return None


@pytest.mark.parametrize(
    ("slot", "since", "spans", "count"),
    [
        ("mild", "1.3.4", ("scene", "scene"), 2),
        ("mild", "1.3.4", ("session", "scene"), 2),
        ("mild", "1.3.4", ("scenario", "scenario"), 2),
        ("mild_physical", "1.1.1", ("scene", "scene"), 2),
        ("moderate", "1.3.4", ("scene", "scene", "session", "scene", "scene", "scene"), 6),
        ("moderate", "1.3.4", ("session", "scene", "session"), 3),
        ("moderate", "1.3.1", ("session",), 1),
        ("moderate", "1.3.4", ("scenario", "scene", "scene", "scene"), 4),
        ("moderate", "1.3.4", ("scene",) * 20, None),
        ("severe", "1.2.5", ("session", "scenario", "session"), 3),
        ("severe", "1.3.1", ("scenario", "session", "scenario"), 3),
        ("severe", "1.1.3", ("scenario",), 1),
        ("severe", "1.2.1", ("session",) * 9, None),
        ("extreme", "1.1.1", ("scenario",) * 9, None),
    ],
)
def test_a_consequence_leaves_after_its_whole_span(
    slot: str, since: str, spans: tuple[str, ...], count: int | None
) -> None:
    assert heals_at(slot, since, *spans) == count


@given(slot=st.sampled_from(("mild", "moderate", "severe")), since=moments, story=stories)
def test_what_has_healed_would_be_healed_later_too(slot: str, since: Moment, story: list[str]) -> None:
    path = list(accumulate(story, lambda moment, span: moment.after(span), initial=since))
    healed = [healing.healed(slot, since, *pair) for pair in zip(path, path[1:], strict=False)]
    if True in healed:
        late = path[healed.index(True) + 1 :]
        assert all(healing.healed(slot, since, one, one.after("scenario")) for one in late)


@given(since=moments, story=stories)
def test_a_lighter_wound_never_outlasts_a_graver_one(since: Moment, story: list[str]) -> None:
    path = list(accumulate(story, lambda moment, span: moment.after(span), initial=since))

    def over(slot: str) -> int:
        pairs = list(zip(path, path[1:], strict=False))
        return next((at for at, pair in enumerate(pairs) if healing.healed(slot, since, *pair)), len(pairs))

    if "scene" in story[:1]:
        assert over("mild") <= over("severe")


@given(moment=moments, span=st.sampled_from(SPANS))
def test_time_goes_forward_and_is_written_as_it_is_read(moment: Moment, span: str) -> None:
    assert moment.after(span).number > moment.number
    assert clock.read(str(moment)) == moment
    assert moment.after(span).count(span) == moment.count(span) + 1


@pytest.mark.parametrize("text", ["", "1.2", "1.2.3.4", "one.two.three", "-1.2.3", "1.2.99999999999", "²..3"])
def test_words_are_no_moment(text: str) -> None:
    assert clock.read(text) is None


def test_a_campaign_keeps_the_clock_and_a_lone_sheet_its_own() -> None:
    together = Table(gm={"schema": 1}, pat={}, sam={})
    together.play(passing.pass_, span="session")
    assert together.gm == {"schema": 1, "clock": {"scenario": 1, "session": 2, "scene": 1}}
    assert "clock" not in together.sheets["pat"]
    alone = Table(pat={}, sam={"clock": {"session": 4}})
    alone.play(passing.pass_, span="session")
    assert alone.sheets["pat"]["clock"] == {"scenario": 1, "session": 2, "scene": 1}
    assert alone.sheets["sam"]["clock"] == {"session": 5}


def test_of_lone_sheets_the_clock_that_moves_is_told() -> None:
    alone = Table(pat={"clock": {"session": 3}}, sam={"clock": {"session": 2}})
    turn = alone.play(passing.pass_, span="session", to=3)
    told = turn.events[-1]
    assert isinstance(told, TimePassed) and (told.times, told.session) == (1, 3)


def test_said_twice_with_to_it_changes_nothing() -> None:
    table = Table(gm={"clock": {"session": 3, "scene": 4}}, pat={"fate_points": 1, "stress": {"physical": [1]}})
    table.play(passing.pass_, span="session", to=4)
    assert table.sheets["pat"]["fate_points"] == 3 and table.sheets["pat"]["stress"]["physical"] == []
    table.sheets["pat"].update(fate_points=1, stress={"physical": [1]})
    table.play(passing.pass_, span="session", to=4)
    assert table.sheets["pat"]["fate_points"] == 1 and table.sheets["pat"]["stress"]["physical"] == [1]


@pytest.mark.parametrize(("points", "refresh", "session", "scenario"), [(5, 2, 5, 2), (1, 3, 3, 3), (5, 3, 5, 3)])
def test_a_session_lifts_points_and_a_scenario_sets_them(
    points: int, refresh: int, session: int, scenario: int
) -> None:
    """G06, G07, G08."""
    for span, expected in (("session", session), ("scenario", scenario), ("scene", points)):
        table = Table(pat={"fate_points": points, "refresh": refresh})
        table.play(passing.pass_, span=span)
        assert table.sheets["pat"]["fate_points"] == expected


@pytest.mark.parametrize(("slot", "value"), [("mild", 2), ("moderate", 4), ("severe", 6)])
def test_the_dice_wait_until_everything_is_known(slot: str, value: int) -> None:
    wounds = {slot: {"aspect": "Wound"}, "extreme": {"aspect": "Soul-Burned", "replaces": "phase_1"}}
    table = Table(pat={"consequences": wounds, "skills": {"Lore": 2}})
    assert table.sheet("pat").slots()[slot] == value
    before = str(table.sheets)
    for given_, key in (
        ({"ailment": "extreme", "with_": "Lore"}, "extreme"),
        ({"ailment": slot, "with_": "Lore", "stunt": ("nothing",)}, ""),
        ({"ailment": slot, "with_": "Lore", "team": ("pat",)}, ""),
    ):
        with pytest.raises(Exception) as caught:
            table.play(treat.treat, who="pat", **given_)
        assert not isinstance(caught.value, AssertionError)
        if key:
            assert isinstance(caught.value, Refused) and caught.value.key == f"fate_core_between.{key}"
    assert str(table.sheets) == before


def test_a_faulty_clock_is_named_and_not_guessed() -> None:
    table = Table(gm={"clock": {"session": "three"}}, pat={})
    with pytest.raises(Unreadable) as caught:
        table.play(passing.pass_, span="scene")
    assert caught.value.facts["at"] == "clock.session"


@pytest.mark.parametrize(
    ("word", "slot"),
    [
        ("mild", "mild"), ("légère", "mild"), ("modérée", "moderate"), ("cut", "moderate"), ("grave", "severe"),
        ("Broken Leg", "severe"), ("mild_mental", "mild_mental"),
    ],
)  # fmt: skip
def test_a_wound_goes_by_its_severity_its_slot_or_its_words(word: str, slot: str) -> None:
    texts = {"mild": "Black Eye", "mild_mental": "Shaken", "moderate": "Deep Cut", "severe": "Broken Leg"}
    wounds = {name: {"aspect": text} for name, text in texts.items()}
    assert healing.wound(Table(pat={"consequences": wounds}).sheet("pat"), word) == slot
    only = Table(pat={"consequences": {"mild_mental": {"aspect": "Shaken"}}}).sheet("pat")
    assert healing.wound(only, "mild") == "mild_mental"
