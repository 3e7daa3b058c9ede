"""What a campaign says of itself: `fatecli.toml`, held against one declaration by every command and by `check`, and
`gm.toml`, which play writes."""

from __future__ import annotations

from ..errors import Unreadable
from .document import Document
from .keys import Finding, Int, Lines, Raw, Text, examine
from .names import near
from .value import TYPE_CHECKING, replace

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Any, TypeVar

    H = TypeVar("H", bound=Document)

LANGUAGES = ("en", "fr")


class Settings(Document):
    """The settings of a campaign. `roles` names the skill that plays a part in the rules, `house` holds the switches
    of its game, each with the book's rule as its default."""

    schema = Int("schema", 1, low=1, high=1)
    system = Text("system", "")
    lang = Text("lang", "", words=LANGUAGES)
    roles = Lines("roles")
    house = Raw("house")


def faults(data: dict[str, Any], games: tuple[str, ...]) -> Iterator[Finding]:
    """What is wrong with settings beside the switches of their game: here what is unknown is a fault, for a misspelt
    rule would silently be the book's."""
    for one in examine(Settings, data):
        yield replace(one, fault=True)
    system = data.get("system")
    if isinstance(system, str) and system not in games:
        close = tuple(near(system, games, 1))
        yield Finding(path=("system",), why="word", found=system, accepted=list(games), near=close, fault=True)
    elif system is None and data.get("house"):
        yield Finding(path=("system",), why="missing", accepted=list(games), fault=True)


def of_game(data: dict[str, Any], house: type[Document], roles: Collection[str]) -> Iterator[Finding]:
    """What is wrong with the switches and roles of a game that is known."""
    switches = data.get("house")
    if isinstance(switches, dict):
        for one in examine(house, switches, ("house",)):
            yield replace(one, fault=True)
    table = data.get("roles")
    for role in table if isinstance(table, dict) else ():
        if role not in roles:
            yield Finding(
                path=("roles", role), why="unknown", found=role, near=tuple(near(role, roles, 1)), fault=True
            )  # fmt: skip


def unusable(wrong: Finding) -> Unreadable:
    """The error of a switch that is none, or is set to what it cannot be."""
    return Unreadable(
        f"file.{wrong.why}",
        path="fatecli.toml", line=None, at=".".join(wrong.path), found=wrong.found,
        accepted=wrong.accepted, near=list(wrong.near), more=0,
    )  # fmt: skip


def switches(of: type[H], settings: dict[str, Any]) -> H:
    """A campaign's switches; Unreadable if one of them is none, or is set to what it cannot be."""
    data = settings.get("house", {})
    wrong = next(examine(of, data, ("house",)), None)
    if wrong is not None:
        raise unusable(wrong)
    return of(data)


class GameMaster(Document):
    """`gm.toml`: the clock of the campaign, and the points earned for the game master's next scene."""

    schema = Int("schema", 1, low=1, high=1)
    earned = Int("earned", 0, low=0)
    scenario = Int("clock.scenario", 1, low=1)
    session = Int("clock.session", 1, low=1)
    scene = Int("clock.scene", 1, low=1)
