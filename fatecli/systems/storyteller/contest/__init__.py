"""contest: resisted actions, once or turn by turn."""
