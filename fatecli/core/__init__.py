"""The nouns every game shares. Pure: no disk, no screen, no clock, no chance, no words."""
