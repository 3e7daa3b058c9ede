"""new campaign: a folder to play in, with every switch of its game commented in `fatecli.toml`."""

from __future__ import annotations

import os

from .. import systems
from ..core.events import CampaignMade
from ..core.value import TYPE_CHECKING
from ..errors import Refused
from ..store import find
from ..text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..core.keys import Key
    from ..core.turn import Turn
    from ..store.desk import Desk

COMMENT = 36
"""The column at which a comment begins."""

WIDTH = 118
FOLDERS = ("characters", find.SCENES)


def new(desk: Desk, turn: Turn, *, folder: str, system: str) -> str:
    """Make a campaign in a folder, this one if none is named. What is there already is never overwritten."""
    home = os.path.normpath(os.path.join(desk.here, folder or "."))
    if desk.root is not None:
        raise Refused("refuse.in_campaign", path=desk.shown(os.path.join(desk.root, find.SETTINGS)))
    system = system or _game_of(home)
    files = {
        find.SETTINGS: settings(system, turn.lang),
        ".gitignore": f"# {say(turn.lang, 'campaign.records')}\n.fatecli/*\n!.fatecli/log.jsonl\n",
        ".gitattributes": (
            f"# {say(turn.lang, 'campaign.merge')}\n.fatecli/log.jsonl merge=union\n"
            f"# {say(turn.lang, 'campaign.diff')}\ncharacters/*.toml diff=fatecli\n"
        ),
        **{f"{name}/.gitignore": f"# {say(turn.lang, 'campaign.folder')}\n" for name in FOLDERS},
    }
    made = []
    for name, text in files.items():
        path = os.path.join(home, name)
        if name != find.SETTINGS and desk.exists(path):
            if name in (".gitignore", ".gitattributes"):
                turn.warn("event.lines_to_add", path=desk.shown(path), lines=_lines(text))
            continue
        desk.create(path, text)
        made.append(name)
    turn.note(CampaignMade(path=desk.shown(home), system=system, files=tuple(made)))
    turn.hint("event.hint.character", "new", system, "NAME")
    turn.hint("event.hint.check_all", "check")
    return system


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


def _game_of(home: str) -> str:
    """The game of the sheets that are there already, else the first of ours."""
    for folder in (os.path.join(home, "characters"), home):
        for path in find.sheets(folder):
            system = find.head(path).get("system")
            if system in systems.GAMES:
                return str(system)
    return systems.GAMES[0]


def settings(system: str, lang: str) -> str:
    """The `fatecli.toml` of a new campaign: its game and language, and every switch as a comment."""
    name = system.replace("-", "_")
    lines = ["schema = 1", _told(f'system = "{system}"', say(lang, "campaign.system"))]
    lines += [_told(f'lang = "{lang}"', say(lang, "campaign.lang")), ""]
    parts = systems.roles(system)
    if parts:
        lines += [_told("[roles]", say(lang, "campaign.roles"))]
        lines += [*_wrapped(f"{say(lang, 'campaign.parts')} {', '.join(parts)}"), ""]
    about = "campaign.house.of_table" if systems.standing_tables(system) else "campaign.house"
    lines.append(_told("[house]", say(lang, about)))
    for key in systems.house(system).keys:
        told = say(lang, f"campaign.{name}.{key.name}")
        others = [_written(word) for word in key.words if word != key.default]
        if others:
            told += f" ({say(lang, 'campaign.some' if key.kind == 'texts' else 'campaign.or', words=others)})"
        lines.append(_told(f"# {'.'.join(key.path)} = {_value(system, key)}", told))
    return "\n".join(lines) + "\n"


def _value(system: str, key: Key) -> str:
    """What holds without a line, as the file would say it."""
    standing = systems.standing_tables(system).get(key.name)
    if standing is not None:
        return "{ " + ", ".join(f"{_written(name)} = {number}" for name, number in standing.items()) + " }"
    if key.default is None:
        return {"texts": "[]", "table": "{}"}.get(key.kind, '""')
    return _written(key.default)


def _written(thing: object) -> str:
    if isinstance(thing, bool):
        return str(thing).lower()
    return str(thing) if isinstance(thing, int) else f'"{thing}"'


def _told(line: str, comment: str) -> str:
    """A line with its comment behind it, or above it where both do not fit."""
    whole = f"{line:<{COMMENT}} # {comment}"
    return whole if len(whole) <= WIDTH else "\n".join([*_wrapped(comment), line])


def _wrapped(text: str) -> Iterator[str]:
    line = "#"
    for word in text.split():
        if len(line) + 1 + len(word) > WIDTH:
            yield line
            line = "#"
        line += f" {word}"
    yield line
