"""advance: milestones, and what a character takes of them (SRD, Advancement and Change)."""
