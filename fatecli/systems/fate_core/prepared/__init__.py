"""Scenes written in the afternoon: a commented file to fill in, which `start NAME` makes the running scene."""
