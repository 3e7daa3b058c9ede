"""FATE v3, rule by rule: F1 to F46 and the vectors A1 to A46 of the rules digest."""
