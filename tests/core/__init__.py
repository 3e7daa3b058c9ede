"""Tests of the nouns every game shares, and of chance."""
