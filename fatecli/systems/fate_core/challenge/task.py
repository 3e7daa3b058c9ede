"""A task of a challenge as the scene file keeps it, and how it is written, found and judged."""

from __future__ import annotations

from ....core import names as core_names
from ....core.document import Document
from ....core.keys import Int, Raw, Text
from ....core.value import TYPE_CHECKING
from ....errors import Usage, Which
from ...fate import tasks
from .. import ladder, names

if TYPE_CHECKING:
    from typing import Any

    from ..scene import Scene


class Task(Document):
    """An obstacle: its skill and difficulty; once somebody has tried, by whom, with what, to what effect.

    `cost` is the degree of what was paid, `price` what it was: a boost, a box, a consequence, words.
    """

    name = Text("name", "")
    trait = Text("trait", "")
    difficulty = Int("difficulty", 0, low=-20, high=99)
    outcome = Text("outcome", "", words=("", "fail", "tie", "success", "style"))
    by = Text("by", "")
    rolled = Text("with", "")
    shifts = Int("shifts", 0, low=-99, high=99)
    cost = Text("cost", "", words=("", "minor", "serious"))
    price = Raw("price")

    @property
    def done(self) -> bool:
        """Whether its one roll was made."""
        return bool(self.outcome)

    @property
    def met(self) -> bool:
        """Whether its goal was reached, at a cost or without one (SRD, Four Outcomes)."""
        return self.done and (self.outcome != "fail" or self.cost == "serious")


def read(text: str) -> tuple[str, str, int | None]:
    """`Calm the crowd=Rapport:3` as name, trait and difficulty; a difficulty left out comes with the roll."""
    found = tasks.read(text)
    if found is None:
        raise Usage("fate_core_challenge.spec", found=text)
    name, trait, word = found
    return name, trait, ladder.must_read(word) if word else None


def find(scene: Scene, word: str) -> tuple[str, Task]:
    """The task that `word` names: whole, by a unique beginning, or by the beginnings of its words. Of several, the
    one that is still to be done."""
    called = {key: task.name or key for key, task in scene.tasks.items()}
    whole = [key for key, name in called.items() if core_names.exact(word, (key, name))]
    found = whole or [key for key, name in called.items() if core_names.beginning(word, (key, name))]
    found = found or [key for key, name in called.items() if core_names.words(word, name)]
    waiting = [key for key in found if not scene.tasks[key].done]
    if len(found) > 1 and len(waiting) == 1:
        found = waiting
    if len(found) != 1:
        known = [called[key] for key in found] or list(called.values())
        raise Which(f"fate_core_challenge.task_{'several' if found else 'none'}", word=word, found=known)
    return found[0], scene.tasks[found[0]]


def same(one: str, other: str) -> bool:
    """Whether two spellings mean one skill, in whatever language."""
    return _skill(one) == _skill(other)


def _skill(name: str) -> str:
    return core_names.translate(name, names.SKILLS) or core_names.normal(name)


def facts(scene: Scene, key: str) -> dict[str, Any]:
    """A task as JSON shows it."""
    task = scene.tasks[key]
    return {
        "task": key, "name": task.name or key, "trait": task.trait,
        "difficulty": task.difficulty if task.look("difficulty") is not None else None,
        "done": task.done, "met": task.met if task.done else None, "outcome": task.outcome or None,
        "by": task.by or None, "who": scene.called(task.by) if task.by else None, "with": task.rolled or None,
        "shifts": task.shifts if task.done else None, "cost": task.cost or None, "price": dict(task.price or {}),
    }  # fmt: skip
