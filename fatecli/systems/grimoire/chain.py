"""Enchaînements: two Défis that are one single action (seed L31-L35)."""

from __future__ import annotations

from ...errors import Refused

KINDS = ("simple", "tactical")


def after_first(kind: str, *, outcome: str, payant: bool) -> str:
    """`open` if the second Défi may be thrown, `broken` if the whole chain has failed.

    Simple: the first Défi must succeed (seed L33). Tactical: the creation of the Avantage must be Payant, though it
    succeeds with less (seed L35).
    """
    holds = payant if kind == "tactical" else outcome == "success"
    return "open" if holds else "broken"


def second(state: str, *, who: str) -> str:
    """`done`: the second Défi of an open chain, whatever it brings, ends it. Refused if the chain is broken: its
    second throw does not take place (seed L33, L35)."""
    if state != "open":
        raise Refused("grimoire.chain_broken", who=who)
    return "done"


def gives_effect(kind: str) -> bool:
    """Whether the second Défi has the D8: in a tactical chain it profits from the first (seed L35)."""
    return kind == "tactical"
