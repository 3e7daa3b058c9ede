"""A stunt as a sheet holds it (L206-L233)."""

from __future__ import annotations

from ...core.keys import Document, Int, Text, Texts

ACTIVATIONS = ("always", "declared", "point")


def _activation(stunt: Stunt) -> str:
    """Always on unless it asks for a word or a point (L214): a condition, a substitution, a threshold or a bare text
    has to be declared; what a point buys, and nothing else, has to be paid."""
    if stunt.power and not stunt.bonus:
        return "point"
    if stunt.when or stunt.instead_of or stunt.look("at_least") is not None:
        return "declared"
    return "always" if stunt.bonus or stunt.cancels or stunt.shortens or stunt.domain else "declared"


class Stunt(Document):
    """A stunt of a skill: a bonus, a substitution, a threshold, something a point buys, or only its text."""

    name = Text("name", "")
    skill = Text("skill", "")
    text = Text("text", "")
    bonus = Int("bonus", 0, low=0, high=8)
    when = Text("when", "")
    """What must be so for the bonus."""
    instead_of = Text("instead_of", "")
    """The skill in whose place the stunt's own may be rolled."""
    power = Text("power", "")
    """What a point buys; the bonus then does not count on that roll (L220)."""
    activation = Text("activation", _activation, words=ACTIVATIONS)
    requires = Texts("requires")
    """Other stunts it builds upon."""
    requires_aspect = Text("requires_aspect", "")
    """The aspect it needs: a weapon of destiny is one (L224)."""
    cancels = Text("cancels", "")
    """The supplemental action it takes the penalty from (L222-L223)."""
    at_least = Int("at_least", None, low=-4, high=12)
    """The result from which it works (L229)."""
    shortens = Text("shortens", "")
    """What it shortens the recovery from (L163)."""
    domain = Text("domain", "")
    """The domain of sorcery it opens (L78-L88)."""

    @property
    def threshold(self) -> int | None:
        """The result from which it works, if it has one."""
        found: int | None = self.look("at_least")
        return found
