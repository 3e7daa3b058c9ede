"""Conflicts: a contest that one action cannot settle, in assauts (L127). One file a step."""
