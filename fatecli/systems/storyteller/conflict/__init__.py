"""Combat: initiative, several actions a turn, attack and dodge, damage and soak, the health chart. Pure rules."""
