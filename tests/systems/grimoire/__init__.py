"""Grimoire, rule by rule: seed 002 and the vectors B1 to B30 of the rules digest."""
