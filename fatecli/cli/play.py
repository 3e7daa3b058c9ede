"""A command is played: on the disk it needs, by the game it belongs to, with the dice it was given."""

from __future__ import annotations

from os import environ, getcwd

from .. import systems
from ..chance import Rehearsal
from ..core.turn import Turn
from ..core.value import TYPE_CHECKING
from ..errors import Refused
from ..render import Answer
from . import given as options
from . import journal, repeat, room, settings, table, tongue, tools

if TYPE_CHECKING:
    from typing import Any

    from ..core.dice import Dice
    from ..store.desk import Desk
    from .scan import Command

COMMON = tuple(name for names in table.COMMON.values() for name in names.split())
OURS = (*COMMON, "times", "scene", "watch")
"""What the runner itself understands; everything else that was typed is for the game's step."""


def play(command: Command, words: list[str]) -> list[Answer]:
    """All answers of a command: one, or as many as `--times` asks for."""
    from ..store.desk import hold
    from ..store.notes import STDIN, typed
    from ..store.undo import of_its_making

    given = command.given
    chosen = options.dice(given)
    first = given.get("who")
    if not isinstance(first, str):
        first = None

    note = ""
    if given.get("note") == STDIN:
        note = typed()

    def on(desk: Desk) -> list[Answer]:
        desk.typed = note
        known = settings.of(desk, command.step)
        tongue.settle_on(known.get("lang"))
        return _on(desk, command, words, chosen(), known)

    alone = command.step == "undo" and of_its_making(getcwd(), environ)
    return hold(getcwd(), environ, on, first=first, writes=_writes(command), alone=alone)


def _writes(command: Command) -> bool:
    """Whether the command may write, and so needs the locks."""
    reads = table.STEPS[command.step].kind == "reads"
    return not reads and not any(name in command.given for name in ("read_", "dry_run", "times"))


def _on(desk: Desk, command: Command, words: list[str], chosen: Any, known: dict[str, Any]) -> list[Answer]:
    times = repeat.often(command.given)
    if "times" not in command.given:
        turn = _turn(desk, chosen, command, known)
        return [_answer(desk, command, turn, _played(desk, turn, command), words, None)]
    answers = []
    for index in range(1, times + 1):
        turn = _turn(desk, chosen, command, known)
        answers.append(_answer(desk, command, turn, _played(desk, turn, command), words, index))
        repeat.unpaid(turn, answers[-1])
        repeat.again(desk)
    options.finish(chosen)
    return answers


def _turn(desk: Desk, chosen: Dice, command: Command, known: dict[str, Any]) -> Turn:
    return Turn(files=desk, dice=chosen, settings=known, lang=tongue.spoken(command.given))


def _played(desk: Desk, turn: Turn, command: Command) -> str | None:
    """Play the step; the game it was played by, or None where no game was needed."""
    given = {name: tuple(one) if isinstance(one, list) else one for name, one in command.given.items()}
    turn.message = str(given.get("message", ""))
    if command.step not in tools.STEPS or command.step == "show":
        room.enter(desk, turn, command)
    if command.step in tools.STEPS:
        function = tools.STEPS[command.step]
        wanted = sum(systems.takes(function), ())
        ours = {name: one for name, one in given.items() if name not in OURS or name in wanted}
        system: str | None = function(desk, turn, **ours)
        return system
    ours = {name: one for name, one in given.items() if name not in OURS}
    key, system = room.name(turn, command), room.system(desk, turn, command, ours)
    _step(desk, turn, command, system, key, ours)
    return system


def _step(desk: Desk, turn: Turn, command: Command, system: str, key: str, given: dict[str, Any]) -> None:
    """Play a game's step, or refuse what it does not know."""
    function = systems.step(system, key)
    if function is None:
        refusal = systems.game(system).REFUSES
        raise Refused(refusal.get(key, refusal.get(command.step, "refuse.step")), system=system, step=command.step)
    if "trait" not in given and "trait" in systems.takes(function)[0] and "who" in given:
        raise tools.which_trait(desk, system, str(given["who"]))
    options.understood(system, command.step, function, given)
    try:
        function(turn, **given)
    except Rehearsal as rehearsed:
        options.rehearsed(turn, rehearsed)
        return
    if turn.scene is not None:
        turn.stand(systems.standing(system, turn))


def _answer(
    desk: Desk, command: Command, turn: Turn, system: str | None, words: list[str], index: int | None
) -> Answer:  # fmt: skip
    """Commit what was played, and say all there is to say."""
    dry, seed = "dry_run" in command.given, turn.dice.seed if turn.casts else None
    if index is None:
        options.finish(turn.dice)
    if dry or index is not None or not _keeps(command, turn):
        changes = desk.changes()
    else:
        changes = desk.commit(_entry(desk, command, turn, system, seed, words))
    return Answer(
        command=command.step,
        system=system,
        seed=seed,
        index=index,
        events=tuple(turn.events),
        hints=() if "quiet" in command.given or index is not None else tuple(turn.hints),
        pending=tuple(turn.pending),
        standing=turn.standing,
        files=tuple({"path": one.path, "changed": one.changed} for one in changes),
        switches=turn.switches,
        warnings=(*desk.warnings, *turn.warnings),
        dry=dry,
    )


def _keeps(command: Command, turn: Turn) -> bool:
    """Whether a command leaves a line in the log: one that plays on a sheet or makes a file; undo writes its own."""
    kind = table.STEPS[command.step].kind
    return (
        kind != "reads"
        and "read_" not in command.given
        and (bool(turn.sheets) or turn.scene is not None or command.step == "new")
    )


def _entry(
    desk: Desk, command: Command, turn: Turn, system: str | None, seed: int | None, words: list[str]
) -> dict[str, object]:
    """What the log keeps of a command."""
    return {
        "command": ["fatecli", *words],
        "step": command.step,
        "system": system,
        "who": [sheet.id for sheet in turn.sheets.values()],
        "seed": seed,
        "dice": [
            {"who": throw.who, "dice": throw.notation(), "faces": list(cast.faces), "sum": cast.sum}
            for throw, cast in turn.casts
        ],
        "message": command.given.get("message", ""),
        "events": [{"event": one.event, "says": one.key, **one.facts()} for one in turn.events],
        "switches": turn.switches,
        **({"clock": clock} if (clock := journal.clock(desk)) else {}),
    }
