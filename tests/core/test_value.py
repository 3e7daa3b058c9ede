"""Values: frozen, keyword-only, equal by their fields, and plain data when asked."""

from __future__ import annotations

import pytest

from fatecli.core.events import Event
from fatecli.core.value import facts, plain, replace, value


@value
class Point:
    """Somewhere."""

    x: int
    y: int = 0

    @property
    def both(self) -> int:
        return self.x + self.y


@value
class Other:
    x: int
    y: int = 0


@value
class Line:
    ends: tuple[Point, ...]
    about: dict[str, Point | int | None]


def test_a_value_is_its_fields() -> None:
    point = Point(x=1)
    assert (point.x, point.y, point.both) == (1, 0, 1)
    assert point == Point(x=1, y=0) != Point(x=2)
    others: list[object] = [Other(x=1), 1, None]
    assert all(point != other for other in others)
    assert hash(point) == hash(Point(x=1)) and len({point, Point(x=1), Other(x=1)}) == 2
    assert repr(point) == "Point(x=1, y=0)"
    assert Point.__name__ == "Point" and Point.__doc__ == "Somewhere."


@value
class Marked(Point):
    """A point with a mark."""

    mark: str
    y: int = 7


def test_a_value_that_extends_another_has_its_fields_first() -> None:
    marked = Marked(x=1, mark="a")
    assert facts(marked) == {"x": 1, "y": 7, "mark": "a"}
    assert marked.both == 8
    assert marked != Point(x=1, y=7)
    assert replace(marked, x=2) == Marked(x=2, y=7, mark="a")
    with pytest.raises(AttributeError):
        marked.x = 2  # type: ignore[misc]


def test_a_value_does_not_change() -> None:
    point = Point(x=1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    with pytest.raises(AttributeError):
        point.z = 1  # type: ignore[attr-defined]
    assert replace(point, y=3) == Point(x=1, y=3) and point.y == 0


def test_a_value_is_given_whole_and_by_name() -> None:
    with pytest.raises(TypeError, match="x is missing"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unknown z"):
        Point(x=1, z=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Point(1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        replace(Point(x=1), z=2)


def test_plain_data_holds_no_value() -> None:
    line = Line(ends=(Point(x=1), Point(x=2)), about={"first": Point(x=3), "count": 2, "none": None})
    told = {
        "ends": [{"x": 1, "y": 0}, {"x": 2, "y": 0}],
        "about": {"first": {"x": 3, "y": 0}, "count": 2, "none": None},
    }
    assert facts(line) == told
    assert plain([line, (1, "a"), {3: None}]) == [told, [1, "a"], {"3": None}]


def test_a_value_may_be_an_event() -> None:
    @value
    class StressMarked(Event):
        box: int

    marked = StressMarked(box=2)
    assert (marked.event, marked.key, marked.facts()) == ("stress_marked", "event.stress_marked", {"box": 2})
