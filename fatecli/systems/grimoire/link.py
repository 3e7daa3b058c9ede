"""Enchaînements on the scene file: whose second Défi may follow, and whose may not (seed L31-L35).

Outside any scene nobody remembers the first Défi: the answer tells whether the second may be rolled.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, replace, value
from ...errors import Refused
from . import chain as chains
from .scene import Scene, mention, running
from .sheet import SCENE

if TYPE_CHECKING:
    from ...core.turn import Turn
    from .events import Rolled
    from .sheet import Sheet

REMEMBERED = ("challenge", "conflict")
"""The parts in which a broken chain is remembered: its second Défi is refused there until a new action begins."""


@value
class Link:
    """What a Défi is in a chain: `state` first or second (empty: neither), `kind` simple or tactical, `effect` that
    it has the D8 of the first (tactical), which is the Avantage `first`."""

    state: str = ""
    kind: str = ""
    effect: bool = False
    first: str = ""


def before(turn: Turn, sheet: Sheet, chain: str = "", *, again: bool = False) -> Link:
    """What the Défi that somebody is about to roll is. Refused if the chain is broken, and if one asks for a third
    Défi. `again`: a new action, as the game master allows it, forgets a broken chain."""
    scene = running(turn)
    lies = scene.chain() if scene is not None and sheet.seat else None
    if scene is None or lies is None or lies.who != sheet.seat:
        if chain and scene is not None and lies is not None and lies.state == "open":
            raise Refused("grimoire.chain_open", who=mention(turn, scene, lies.who), next=(("next",),))
        return Link(state="first", kind=chain) if chain else Link()
    if lies.state == "broken" and again:
        scene.drop("chain")
        return before(turn, sheet, chain)
    if lies.state == "broken":
        raise Refused("grimoire.chain_broken", who=sheet.name, next=_instead(scene, sheet, lies.first))
    if chain:
        raise Refused("grimoire.chain_two", who=sheet.name)
    return Link(state="second", kind=lies.kind, effect=chains.gives_effect(lies.kind), first=f"{SCENE}{lies.first}")


def _instead(scene: Scene, sheet: Sheet, first: str) -> tuple[tuple[str, ...], ...]:
    """What one can do instead: in a challenge the first Défi again, in a conflict the turn of the next."""
    if scene.playing == "challenge":
        return (("attempt", sheet.called, first or "TASK", "--again"),)
    return (("next",),)


def after(turn: Turn, sheet: Sheet, told: Rolled, linked: Link, first: str = "") -> Rolled:
    """Write down what became of the chain: open or broken after its first Défi (`first` names what it was or
    created), over after its second."""
    scene = running(turn)
    if linked.state == "second":
        assert scene is not None
        scene.drop("chain")
        return replace(told, chain=chains.second("open", who=sheet.name), chain_kind=linked.kind)
    if not linked.kind or scene is None or not sheet.seat:
        return told
    scene.drop("chain")
    if told.chain == "open" or scene.playing in REMEMBERED:
        facts = {"who": sheet.seat, "kind": linked.kind, "first": first}
        if told.chain == "broken":
            facts["state"] = "broken"
        scene.put("chain", to={name: one for name, one in facts.items() if one})
    return told


def forget(scene: Scene, *, but: str = "") -> None:
    """A new action begins: a broken chain is forgotten, and so is an open one whose turn has passed."""
    lies = scene.chain()
    if lies is not None and lies.who != but:
        scene.drop("chain")
