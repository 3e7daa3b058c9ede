"""conflict: people trying to harm each other, one file a step (seed 000, conflicts)."""
