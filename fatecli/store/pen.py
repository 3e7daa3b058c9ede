"""The adapter to the editing library: edits put into a text, and nothing else of it touched.

What comes out is not to be trusted before `net` has read it.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING

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

    document = loads(text)
    while edits and not opens_section(document, edits[0]):
        put(document, edits[0])
        edits = edits[1:]
    text = document.render()
    if not edits:
        return text
    from .section import open_section

    return draw(open_section(text, edits[0]), edits[1:])


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
