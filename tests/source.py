"""The source of fatecli as syntax trees, for the tests that read the code instead of running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "fatecli"


def files() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def name(path: Path) -> str:
    """`fatecli.core.dice`; a package is named without its `__init__`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_type_checking(node: ast.AST) -> bool:
    """Whether it is `if TYPE_CHECKING:`, whose body never runs."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def run_at_import(path: Path) -> Iterator[ast.AST]:
    """The nodes that run when the module is imported: not the bodies of functions, nor what only types need."""
    waiting: list[ast.AST] = list(tree(path).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        yield node
        waiting += node.orelse if isinstance(node, ast.If) and is_type_checking(node) else ast.iter_child_nodes(node)


def imported(path: Path, node: ast.AST) -> list[str]:
    """The absolute names of the modules that an import statement names; none for any other node."""
    if isinstance(node, ast.Import):
        return [one.name for one in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    if not node.level:
        return [node.module or ""]
    here = name(path).split(".")
    package = here if path.name == "__init__.py" else here[:-1]
    base = ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])
    return [_deepest(base, one.name) for one in node.names]


def _deepest(base: str, of: str) -> str:
    """`from .. import systems` names a module, `from ..errors import Usage` a thing in one."""
    path = ROOT.joinpath(*base.split("."), of)
    return f"{base}.{of}" if path.is_dir() or path.with_suffix(".py").exists() else base
