"""How long commands take, in units of a bare start of the same interpreter. Never part of the tests."""
