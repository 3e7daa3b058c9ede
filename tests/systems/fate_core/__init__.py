"""Fate Core, tried by itself."""
