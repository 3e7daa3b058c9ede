"""`OLD=NEW`, where either side may hold an equals sign of its own."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING
from ....errors import Usage, Which

if TYPE_CHECKING:
    from collections.abc import Callable


def pair(text: str, find: Callable[[str], object]) -> tuple[str, str]:
    """The two sides of a text, parted at the first equals sign before which something is found; Which with what is
    wrong with the first side if nothing is."""
    places = [at for at, c in enumerate(text) if c == "="]
    wrong: Which | None = None
    for at in places:
        old, new = text[:at].strip(), text[at + 1 :].strip()
        if not old or not new:
            continue
        try:
            find(old)
        except Which as problem:
            wrong = wrong or problem
            continue
        return old, new
    if wrong is not None:
        raise wrong
    raise Usage("usage.named", found=text)
