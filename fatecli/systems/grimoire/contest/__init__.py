"""Contests: a Défi against Contestations, and the race that one Initiative settles."""
