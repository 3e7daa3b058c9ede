"""Rules, pure. One package a game, the same rooms in each; no game imports another.

A game's package says in its `__init__` what it can do: STEPS maps a step to `module:function`, REFUSES a step it
has not to the catalogue key that says so and names the step that does the job, SHEET its sheet.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType
    from typing import Any

    from ..core.keys import Document, Finding
    from ..core.scene import Scene
    from ..core.turn import Sheet, Turn
    from ..core.waits import Entry

GAMES = ("fate-core", "fate-v3", "grimoire", "storyteller")

BARE = {"difficulty": "storyteller"}
"""The options by which dice without a sheet are known to be a game's, whatever the campaign."""


def game(system: str) -> ModuleType:
    """The package of a game, by the name its files give: `fate-core`."""
    name: ModuleType = __import__(f"{__name__}.{system.replace('-', '_')}", fromlist=["STEPS"])
    return name


def _room(system: str, address: str) -> Any:
    module, _, name = address.partition(":")
    package = game(system).__name__
    return getattr(__import__(f"{package}.{module}", fromlist=[name]), name)


def step(system: str, name: str) -> Callable[..., None] | None:
    """The function of a game's step, or None if the game has no such step."""
    address = game(system).STEPS.get(name)
    found: Callable[..., None] | None = None if address is None else _room(system, address)
    return found


def sheet(system: str) -> type[Sheet]:
    """The class of a game's sheets."""
    found: type[Sheet] = _room(system, game(system).SHEET)
    return found


def scene(system: str) -> type[Scene] | None:
    """The class of a game's scenes, or None if the game has none."""
    address = getattr(game(system), "SCENE", None)
    found: type[Scene] | None = None if address is None else _room(system, address)
    return found


def prepare(system: str) -> Callable[[Turn, str, str], None] | None:
    """The function that writes a prepared scene of this game, or None if the game has none."""
    address = getattr(game(system), "PREPARE", None)
    found: Callable[[Turn, str, str], None] | None = None if address is None else _room(system, address)
    return found


def standing(system: str, turn: Turn) -> dict[str, Any]:
    """What every answer in a scene of this game adds: the turn, whether it is over, what waits for whom."""
    address = getattr(game(system), "STANDING", None)
    found: dict[str, Any] = {} if address is None else _room(system, address)(turn)
    return found


def pending(system: str, turn: Turn) -> list[Entry]:
    """What waits for whom in the running scene of this game, as every answer shows it."""
    found: list[Entry] = _room(system, "owing:pending")(turn)
    return found


def held(system: str, turn: Turn, waits: list[Entry]) -> tuple[str, ...]:
    """The steps that wait in the running scene of this game until what is owed of all that `waits` is paid; none while
    nothing is."""
    found: tuple[str, ...] = _room(system, "owing:held")(turn, [one for one in waits if one["owed"]])
    return found


def house(system: str) -> type[Document]:
    """The class of the switches a campaign of this game may set."""
    found: type[Document] = _room(system, "house:House")
    return found


def switches(system: str, turn: Turn) -> Document:
    """The switches of this campaign; Unreadable if one is set to what the game does not know."""
    found: Document = _room(system, "house:of")(turn)
    return found


def standing_tables(system: str) -> dict[str, dict[str, int]]:
    """The tables that hold where a campaign sets none of its own, by their switch."""
    house = __import__(f"{game(system).__name__}.house", fromlist=["standing"])
    found: dict[str, dict[str, int]] = house.standing() if hasattr(house, "standing") else {}
    return found


def roles(system: str) -> tuple[str, ...]:
    """The parts in this game's rules that a campaign may give to skills of its own."""
    address = getattr(game(system), "ROLES", None)
    return () if address is None else tuple(_room(system, address))


def game_master(system: object) -> type[Document]:
    """The class of `gm.toml` in a campaign of this game; what every game has, where the game adds nothing."""
    from ..core.settings import GameMaster

    address = getattr(game(str(system)), "GAME_MASTER", None) if system in GAMES else None
    return GameMaster if address is None else _room(str(system), address)


def departures(system: str, sheet: Sheet, *, creation: bool) -> Iterator[Finding]:
    """What a sheet without faults departs from; with `creation` also from how a character begins."""
    found: Iterator[Finding] = _room(system, game(system).CHECK)(sheet, creation=creation)
    return found


def tab(system: str) -> ModuleType | None:
    """What Tab knows of a game, or None if there is no such game: GROWS, the words that `advance` takes, and `rungs`,
    those of its ladder in a language. Where more may follow `advance WHO`, ADDS and UP_TO_A_RUNG say what; SPENT
    is what degrees may be spent on."""
    return __import__(f"{game(system).__name__}.tab", fromlist=["rungs"]) if system in GAMES else None


def takes(function: Callable[..., None]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a step's function understands, from its signature: the names it requires, and those it may be given."""
    code = function.__code__
    names = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    optional = function.__kwdefaults__ or {}
    return tuple(name for name in names if name not in optional), tuple(name for name in names if name in optional)
