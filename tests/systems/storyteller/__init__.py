"""Storyteller, rule by rule: S1 to S30 and the vectors C1 to C43 of the rules digest."""
