"""challenge: a series of tasks, each overcome with another skill, one file a step (seed 000, challenges)."""
