"""Dice without a sheet: `roll`, `roll 4dF+3`, `roll 7d10 --difficulty 6`. Nothing is opened, locked or kept, so that
it starts as fast as Python lets it."""

from __future__ import annotations

from os import environ, getcwd

from .. import systems
from ..chance import Rehearsal
from ..core import expression
from ..core.throwing import Throwing
from ..core.value import TYPE_CHECKING
from ..errors import Refused
from ..render import Answer
from . import given as options
from . import repeat, table, tongue

if TYPE_CHECKING:
    from typing import Any

    from ..core.dice import Dice
    from .scan import Command

OURS = (*(name for names in table.COMMON.values() for name in names.split()), "times", "scene", "who")


def notation(command: Command) -> expression.Expression | None:
    """The dice notation of a roll without a sheet, or None."""
    who = command.given.get("who")
    if command.step != "roll" or "trait" in command.given:
        return None
    return expression.parse("" if who is None else str(who))


def play(command: Command, found: expression.Expression) -> list[Answer]:
    """All answers: one, or as many as `--times` asks for."""
    settings = _settings()
    tongue.settle_on(settings.get("lang"))
    times = repeat.often(command.given)
    chosen = options.dice(command.given)()
    many = "times" in command.given
    answers = [_once(command, found, chosen, settings, at + 1 if many else None) for at in range(times)]
    options.finish(chosen)
    return answers


def _settings() -> dict[str, Any]:
    """The campaign's settings; none outside a campaign, and then no file is opened."""
    from ..store.find import campaign

    if campaign(getcwd()) is None:
        return {}
    from ..store.desk import Desk, hold
    from .settings import of

    def read(desk: Desk) -> dict[str, Any]:
        return of(desk, "roll")

    return hold(getcwd(), environ, read, writes=False)


def _once(
    command: Command, found: expression.Expression, chosen: Dice, settings: dict[str, Any], index: int | None
) -> Answer:  # fmt: skip
    given = {name: tuple(one) if isinstance(one, list) else one for name, one in command.given.items()}
    ours = {"expression": found, **{name: one for name, one in given.items() if name not in OURS}}
    system = _system(settings, ours)
    function = systems.step(system, "bare")
    if function is None:
        raise Refused("refuse.step", system=system, step=command.step)
    options.understood(system, command.step, function, ours)
    turn = Throwing(dice=chosen, settings=settings)
    try:
        function(turn, **ours)
    except Rehearsal as rehearsal:
        options.rehearsed(turn, rehearsal)
    return Answer(
        command=command.step,
        system=system,
        seed=chosen.seed if turn.casts else None,
        index=index,
        events=tuple(turn.events),
        hints=() if "quiet" in given or index is not None else tuple(turn.hints),
        switches=turn.switches,
        warnings=tuple(turn.warnings),
        dry="dry_run" in given,
    )


def _system(settings: dict[str, Any], given: dict[str, Any]) -> str:
    """The game by whose rules the dice are read: the one whose own option was typed, or the campaign's."""
    campaign = settings.get("system")
    own = str(campaign) if campaign in systems.GAMES else systems.GAMES[0]
    return next((game for option, game in systems.BARE.items() if option in given), own)
