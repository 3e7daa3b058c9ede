"""Which campaign this is, and which file a name means."""

from __future__ import annotations

import os

from ..core import names
from ..core.value import TYPE_CHECKING
from ..errors import Unreadable, Usage, Which

if TYPE_CHECKING:
    from collections.abc import Iterable

SETTINGS = "fatecli.toml"
SCENES = "scenes"
NOT_SHEETS = (SETTINGS, "gm.toml")
MASTERS = ("gm", "mj")
"""What the game master is called instead of a character."""
UNSAID = ("Cc", "Cs", "Zl", "Zp")
TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HEAD = 2048
"""How many bytes of a sheet are looked at for its name."""


def told(name: str) -> str:
    """A name as it can be shown: on one line, without what would steer a terminal or cannot be written at all."""
    if name.isprintable():
        return name
    from unicodedata import category

    return "".join(ascii(c)[1:-1] if category(c) in UNSAID or c in TURNING else c for c in name)


def is_path(who: str) -> bool:
    """Whether a WHO is meant as a file, not as a name."""
    return "/" in who or os.sep in who or who.endswith(".toml")


def campaign(folder: str) -> str | None:
    """The campaign a folder belongs to: the nearest one upwards that holds a `fatecli.toml`, as a real path."""
    try:
        folder = os.path.realpath(folder)
        while not os.path.isfile(os.path.join(folder, SETTINGS)):
            above = os.path.dirname(folder)
            if above == folder:
                return None
            folder = above
        return folder
    except (OSError, ValueError):
        return None


def campaign_of_command(here: str, first: str | None) -> str | None:
    """The campaign of a command: that of the first file it names, else that of the folder it is typed in."""
    if first is None or not is_path(first):
        return campaign(here)
    return campaign(os.path.dirname(os.path.join(here, first)))


def locate(who: str, here: str, root: str | None) -> str:
    """The file of a WHO: a path is itself; a name is looked for in this folder, then in `characters/`."""
    if is_path(who):
        return os.path.normpath(os.path.join(here, who))
    for folder in _folders(here, root):
        plain = os.path.join(folder, who + ".toml")
        if who.strip() and os.path.isfile(plain):
            return plain
    found = _named(who, here, root)
    if len(found) == 1:
        return found[0]
    if found:
        raise Which("store.who_several", word=told(who), found=sorted(told(_both_names(path)) for path in found))
    every = [name for folder in _folders(here, root) for path in sheets(folder) for name in called(path)]
    close = names.near(who, every)
    key = "store.who_none_near" if close else "store.who_none" if every else "store.nobody"
    raise Unreadable(key, word=told(who), near=[told(one) for one in close])


def _named(who: str, here: str, root: str | None) -> list[str]:
    """The sheets a name fits: the whole name in this folder, else in the campaign's, else a beginning in either."""
    folders = _folders(here, root)
    for folder in folders:
        every = [(name, path) for path in sheets(folder) for name in called(path)]
        whole = names.exact(who, [name for name, _ in every])
        if whole:
            return _apart(path for name, path in every if name in whole)
    wanted = names.normal(who)
    if not wanted:
        return []
    return _apart(
        path
        for folder in folders
        for path in sheets(folder)
        if any(names.normal(name).startswith(wanted) for name in called(path))
    )


def _folders(here: str, root: str | None) -> list[str]:
    folders = [here]
    if root:
        characters = os.path.join(root, "characters")
        if os.path.realpath(here) != characters:
            folders.append(characters)
    return folders


def _apart(paths: Iterable[str]) -> list[str]:
    """One path for each file."""
    return list({os.path.realpath(path): path for path in paths}.values())


def sheets(folder: str) -> list[str]:
    """The documents of a folder that may be characters: scenes and the campaign's own files are not."""
    try:
        inside = sorted(os.listdir(folder))
    except OSError:
        return []
    paths = [os.path.join(folder, name) for name in inside if name.endswith(".toml") and name not in NOT_SHEETS]
    return [path for path in paths if os.path.isfile(path) and "state" not in head(path)]


def scenes(here: str, root: str | None) -> list[str]:
    """The scene files of the campaign, or those below this folder."""
    folder = os.path.join(root or here, SCENES)
    try:
        inside = sorted(os.listdir(folder))
    except OSError:
        return []
    paths = [os.path.join(folder, name) for name in inside if name.endswith(".toml")]
    return [path for path in paths if "state" in head(path)]


def ages(here: str, root: str | None) -> tuple[tuple[str, int, int], ...]:
    """The documents of a campaign or folder with their time and size, to see whether any has changed."""
    folders = [here, *([root, os.path.join(root, "characters")] if root else []), os.path.join(root or here, SCENES)]
    found = {}
    for folder in folders:
        try:
            for name in os.listdir(folder):
                if name.endswith(".toml"):
                    path = os.path.join(folder, name)
                    about = os.stat(path)
                    found[path] = (path, about.st_mtime_ns, about.st_size)
        except OSError:
            continue
    return tuple(found[path] for path in sorted(found))


def scene(word: str, here: str, root: str | None) -> str | None:
    """The scene a word names; without a word the only running one, or None. Several running: Which asks."""
    if word and is_path(word):
        return os.path.normpath(os.path.join(here, word))
    known = scenes(here, root)
    called = {path: _scene_names(path) for path in known}
    if word:
        whole = [path for path in known if names.exact(word, called[path])]
        found = whole or [path for path in known if names.beginning(word, called[path])]
        if not found:
            close = names.near(word, [name for path in known for name in called[path]])
            raise Unreadable("store.scene_none_near" if close else "store.scene_none", word=word, near=close)
    else:
        found = [path for path in known if head(path)["state"] == "running"]
    if len(found) > 1:
        raise Which("store.scene_several", word=word, found=[called[path][0] for path in found])
    return found[0] if found else None


def _scene_names(path: str) -> list[str]:
    title = head(path).get("title")
    return [os.path.basename(path).removesuffix(".toml"), *([title] if title else [])]


def called(path: str) -> list[str]:
    """What a sheet is called: by its file, and by the name in it."""
    stem = os.path.basename(path).removesuffix(".toml")
    name = head(path).get("name")
    return [stem, name] if name and name != stem else [stem]


_heads: dict[tuple[str, int, int], dict[str, str]] = {}


def head(path: str) -> dict[str, str]:
    """The texts on the first lines of a document, before any table; found without a parser, for speed."""
    try:
        about = os.stat(path)
        key = (path, about.st_mtime_ns, about.st_size)
        if key not in _heads:
            with open(path, "rb") as file:
                _heads[key] = _texts(file.read(HEAD).decode("utf-8", "replace").removeprefix("\ufeff"))
        return _heads[key]
    except OSError:
        return {}


def _texts(text: str) -> dict[str, str]:
    found = {}
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            break
        key, equals, rest = line.partition("=")
        rest = rest.strip()
        if not equals or rest[:1] not in ('"', "'"):
            continue
        inside = rest[1:].partition(rest[0])[0]
        if "\\" in inside:
            inside = _escaped(line)
        found[key.strip()] = inside
    return found


def _escaped(line: str) -> str:
    from tomllib import loads

    try:
        return str(next(iter(loads(line).values())))
    except ValueError:
        return ""


def _both_names(path: str) -> str:
    stem, *name = called(path)
    return f"{name[0]} ({stem})" if name else stem


def same_campaign(path: str, root: str | None) -> None:
    """Refuse a file of another campaign: its records would lie elsewhere."""
    other = campaign(os.path.dirname(path))
    if other is not None and other != root:
        raise Usage("store.two_campaigns", path=path, one=root or os.path.dirname(path), other=other)
