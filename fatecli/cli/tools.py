"""The steps that belong to no game: making, showing and checking files, the log, and undo."""

from __future__ import annotations

import os

from .. import systems
from ..core.events import FileMade, SchemaPrinted, ScriptPrinted, Undoable, Undone
from ..core.names import near
from ..core.scene import PARTS, match
from ..core.value import TYPE_CHECKING
from ..errors import Choice, Refused, Unreadable, Usage
from ..render.plain import quoted
from . import journal, party, table

if TYPE_CHECKING:
    from typing import Any

    from ..core.turn import Turn
    from ..store.desk import Desk


def system_of(desk: Desk, path: str) -> str:
    """The game of a sheet or scene; Unreadable if the file does not name one that is known."""
    system = desk.open(path).get("system")
    if system in systems.GAMES:
        return str(system)
    if not isinstance(system, str):
        raise Unreadable("file.no_system", path=desk.shown(path), accepted=list(systems.GAMES))
    raise Unreadable(
        "file.unknown_system", path=desk.shown(path), line=desk.line(path, ("system",)), found=system,
        accepted=list(systems.GAMES), near=near(system, systems.GAMES),
    )  # fmt: skip


def system_lying_open(desk: Desk) -> str:
    """The game of the roll that lies open here, else the campaign's: for a step that names nobody."""
    for path, _ in desk.open_rolls():
        return system_of(desk, path)
    return str(desk.settings.get("system", systems.GAMES[0]))


def system_of_party(desk: Desk) -> str:
    """The game of everybody here: the campaign's, else that of the first sheet there is."""
    if desk.settings.get("system") in systems.GAMES:
        return str(desk.settings["system"])
    return next((system_of(desk, path) for path in desk.party()), systems.GAMES[0])


def which_trait(desk: Desk, system: str, who: str) -> Choice:
    """Ask for the trait, naming those of the sheet."""
    path = desk.locate(who)
    found = systems.sheet(system)(desk.open(path), settings=desk.settings).traits()
    lines = tuple(("roll", who, trait) for trait in found)
    options = [{"argv": ["fatecli", *argv]} for argv in lines]
    name = desk.open(path).get("name", desk.id(path))
    return Choice("choice.trait", who=name, found=found, options=options, next=lines[:3] or (("check", "--creation"),))


def new(desk: Desk, turn: Turn, *, what: str, name: str = "", system_: str = "", **given: object) -> str:
    """Write a new sheet, with what the game's own `new` understands already filled in; or make a campaign."""
    if what == "campaign":
        from . import campaign

        if given:
            option = table.OPTIONS[next(iter(given))].flags[0]
            raise Refused("refuse.campaign_option", option=option, next=(("new", "campaign", "DIR"),))
        return campaign.new(desk, turn, folder=name, system=system_)
    from .given import understood

    if what in PARTS:
        return _scene(desk, turn, what, name, system_, given)
    if system_:
        raise Refused("refuse.system_twice", next=(("new", what, name or "NAME"),))
    if not name:
        raise Usage("usage.missing", next=(("new", what, "NAME"),), step="new", words=["name"])
    function = systems.step(what, "new")
    assert function is not None
    given["name"] = name
    understood(what, "new", function, given)
    function(turn, **given)
    return what


def _scene(desk: Desk, turn: Turn, part: str, name: str, system: str, given: dict[str, object]) -> str:
    """Write a prepared scene of the campaign's game, to be filled in with an editor."""
    game = system or str(desk.settings.get("system", systems.GAMES[0]))
    function = systems.prepare(game)
    if function is None:
        raise Refused("refuse.step", system=game, step=f"new {part}")
    if given:
        option = table.OPTIONS[next(iter(given))].flags[0]
        raise Refused("refuse.option", option=option, system=game, step=f"new {part}", accepted=["--system"])
    if not name:
        raise Usage("usage.missing", next=(("new", part, "NAME"),), step="new", words=["name"])
    function(turn, part, name)
    return game


def show(desk: Desk, turn: Turn, *, who: str | None = None, seen_by: str = "", gm: bool = False) -> str:
    """Show a sheet; without WHO the running scene, perhaps as one of them sees it, or with `gm` what is hidden too."""
    if who is None and turn.scene is not None:
        function = systems.step(turn.scene.system, "scene.show")
        if function is not None:
            from .given import understood

            given: dict[str, Any] = {"seen_by": seen_by} if seen_by else {}
            if gm:
                given["gm"] = True
            understood(turn.scene.system, "show", function, given)
            function(turn, **given)
            turn.stand(systems.standing(turn.scene.system, turn))
            return turn.scene.system
    if who is None:
        party.show(desk, turn, desk.party())
        return str(turn.settings.get("system") or systems.GAMES[0])
    seated = turn.scene is not None and match(turn.scene, who) is not None
    system = turn.scene.system if seated and turn.scene is not None else system_of(desk, desk.locate(who))
    function = systems.step(system, "show")
    assert function is not None
    function(turn, who=who)
    return system


def schema(desk: Desk, turn: Turn, *, system: str) -> str:
    """Print the JSON Schema of a game's sheets."""
    from ..core.keys import schema as of

    title = f"fatecli {system} sheet"
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": title}
    turn.note(SchemaPrinted(system=system, schema={**head, **of(systems.sheet(system))}))
    return system


def undo(desk: Desk, turn: Turn, *, count: int = 1, list_: bool = False, dry_run: bool = False) -> None:
    """Take back the last commands, newest first; with `dry_run` only say which."""
    from ..store.desk import undo as take_back
    from ..store.desk import undoable

    if list_:
        turn.note(Undoable(entries=tuple(undoable(desk))))
        return
    if count < 1:
        raise Refused("refuse.undo_count", found=count)
    if dry_run:
        found = undoable(desk)[:count]
        if len(found) < count:
            raise Refused("store.nothing_to_undo", count=len(found))
    else:
        found = take_back(desk, count)
    for one in found:
        turn.note(Undone(**_undone(desk, one)))


def _undone(desk: Desk, one: dict[str, Any]) -> dict[str, Any]:
    return {
        "command": " ".join(quoted(str(word)) for word in one["command"]),
        "user": str(one.get("user", "")),
        "files": tuple(desk.shown(str(file["path"])) for file in one.get("files", ())),
    }


def check(desk: Desk, turn: Turn, *, paths: tuple[str, ...] = (), creation: bool = False, strict: bool = False) -> None:
    """Check sheets: the files named, those of the folders named, or all of the campaign or this folder."""
    from .check import check as run

    run(desk, turn, paths, creation=creation, strict=strict)


def completion(desk: Desk, turn: Turn, *, shell: str, install: bool = False) -> None:
    """Print a shell's completion script, or put it where the shell looks."""
    from .completion.install import install as put
    from .completion.install import place, script

    if not install:
        turn.note(ScriptPrinted(shell=shell, script=script(shell)))
        return
    path = put(shell, os.environ)
    turn.note(FileMade(path=path, name=shell))
    if shell != "fish":
        turn.warn(f"event.install_{shell}", path=path, folder=os.path.dirname(place(shell, os.environ)))


STEPS: dict[str, Any] = {
    "new": new,
    "show": show,
    "check": check,
    "schema": schema,
    "log": journal.log,
    "undo": undo,
    "completion": completion,
}
