"""What was given with a command: the dice it asks for, and whether a game's step understands it."""

from __future__ import annotations

from .. import systems
from ..chance import Rehearsal, Seeded, Typed, Withheld, draw
from ..core.events import ThrowsToCome
from ..core.value import TYPE_CHECKING
from ..errors import Choice, Refused, Usage
from . import table

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..core.dice import Dice
    from ..core.throwing import Throwing


def dice(given: dict[str, Any]) -> Callable[[], Dice]:
    """A maker of the dice the command asks for: the same again if the play has to begin again."""
    if "dice" in given or "sum" in given:
        if "seed" in given:
            raise Usage("usage.dice_and_seed")
        return lambda: Typed(given.get("dice", ()), given.get("sum", ()))
    if "seed" not in given and "dry_run" in given:
        return Withheld
    seed = given["seed"] if "seed" in given else draw()
    return lambda: Seeded(seed)


def finish(chosen: object) -> None:
    """Refuse dice that were typed and not thrown."""
    if isinstance(chosen, Typed):
        chosen.finish()


def understood(system: str, step: str, function: Callable[..., None], given: dict[str, Any]) -> None:
    """Refuse what the game's step does not know, and ask for what it needs."""
    required, optional = systems.takes(function)
    for name in given:
        if name not in required and name not in optional:
            option = table.OPTIONS[name]
            known = [table.OPTIONS[one] for one in (*required, *optional) if one in table.OPTIONS]
            accepted = [one.flags[0] for one in known if one.flags]
            raise Refused(
                "refuse.option" if accepted else "refuse.option_alone",
                option=option.flags[0] if option.flags else _typed(given[name]),
                system=system,
                step=step,
                accepted=accepted,
            )
        if name in table.OPTIONS:
            _number(table.OPTIONS[name], function.__annotations__.get(name), given[name])
    missing = [name for name in required if name not in given]
    if missing:
        wanted = [table.OPTIONS[name] for name in missing]
        typed = [word for one in wanted for word in (*one.flags[:1], one.value.upper())]
        raise Choice("choice.missing", step=step, words=[one.value for one in wanted], typed=typed)


def _typed(words: object) -> str:
    """A positional word as it was typed."""
    return " ".join(words) if isinstance(words, (list, tuple)) else str(words)


def _number(option: table.Option, wanted: object, found: object) -> None:
    """Refuse a loose number that is a word (`--goal SIDE=4`) where the game's step takes none."""
    if option.loose and option.type == "int" and isinstance(found, str) and "str" not in str(wanted):
        from .usage import not_a_number

        raise not_a_number(option, found)


def rehearsed(turn: Throwing, rehearsal: Rehearsal) -> None:
    """Say which throws would come."""
    told = tuple(
        one.notation() if one.name == one.notation() else f"{one.name} {one.notation()}" for one in rehearsal.throws
    )
    throws = tuple({"id": one.who, "who": one.name, "dice": one.notation()} for one in rehearsal.throws)
    turn.note(ThrowsToCome(throws=throws, told=told))
