"""English sentences, one file a topic."""
