"""The adapter to the editing library: edits put into a text, and nothing else of it touched.

What comes out is not to be trusted before `net` has read it.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from .edit import dotted

if TYPE_CHECKING:
    from typing import Any

    from .edit import Edit, Path


def view(text: str) -> dict[str, Any]:
    """The data of a text as the editing library sees it."""
    from tomlrt import loads

    return loads(text).to_dict()


def draw(text: str, edits: list[Edit]) -> str:
    """The text with the edits in it."""
    from tomlrt import loads

    from .section import open_section, own_line

    document = loads(text)
    for at_, edit in enumerate(edits):
        if opens_section(document, edit):
            return draw(open_section(document.render(), edit), edits[at_ + 1 :])
        if fills_line(text, document, edit):
            return draw(own_line(document.render(), edit), edits[at_ + 1 :])
        put(document, edit)
    return document.render()


def fills_line(text: str, document: Any, edit: Edit) -> bool:
    """Whether an edit writes a new key of which a commented-out line may stand in the text, `# key = ...`."""
    kind, path, _ = edit
    name = path[-1]
    if kind != "set" or not isinstance(name, str) or f"# {dotted((name,))} = " not in text:
        return False
    table = at(document, path[:-1])
    return name not in table and not _inline(table)


def opens_section(document: Any, edit: Edit) -> bool:
    """Whether an edit writes a new `[table]`, which wants a place of its own."""
    kind, path, new = edit
    return kind == "set" and isinstance(new, dict) and not _inline(at(document, path[:-1]))


def at(document: Any, path: Path) -> Any:
    """What stands at a path."""
    node = document
    for part in path:
        node = node[part]
    return node


def put(document: Any, edit: Edit) -> None:
    """One edit into a document."""
    kind, path, new = edit
    node = at(document, path[:-1])
    if kind == "delete":
        del node[path[-1]]
        return
    if not _inline(node):
        new = _sections(new)
    if kind == "insert" and path[-1] == len(node):
        node.append(new)
    elif kind == "insert":
        node.insert(path[-1], new)
    else:
        node[path[-1]] = new


def _inline(parent: Any) -> bool:
    """Whether what goes into this table or array must, or by the look of its neighbours should, stand on one line."""
    from tomlrt import AoT, Array, Table

    if isinstance(parent, AoT):
        return False
    if isinstance(parent, Array) or isinstance(parent, Table) and parent.is_inline:
        return True
    tables = [one for one in parent.values() if isinstance(one, Table)]
    return bool(tables) and all(one.is_inline for one in tables)


def _sections(new: Any) -> Any:
    from tomlrt import AoT, Table

    if isinstance(new, dict):
        return Table.section({key: _sections(one) for key, one in new.items()})
    if isinstance(new, list) and new and all(isinstance(one, dict) for one in new):
        return AoT([_sections(one) for one in new])
    return new
