"""recover: treating consequences, and what time does (seed 000, recovery; SRD, Conflicts)."""
