"""Sévérité and Trauma: how grave a wound is (wiki, Sévérité, Fiches de jeu). What a Trauma then does is not known."""

from __future__ import annotations


def of(power: int, resistance: int) -> int:
    """Puissance less Résistance; under 0 there is no wound. (The page has the words the other way round, which would
    make armour wound its wearer.)"""
    return power - resistance


def trauma(before: int, severity: int) -> int:
    """*House rule*: a wound adds its Sévérité to the gauge of Trauma, none adds nothing."""
    return before + max(0, severity)
