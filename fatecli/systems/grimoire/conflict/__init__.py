"""Conflicts: who acts first, and what an attack that succeeds does. Pure rules; scenes call them."""
