"""French sentences, one file a topic."""
