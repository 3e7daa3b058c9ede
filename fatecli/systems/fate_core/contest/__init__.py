"""contest: sides with goals that exclude each other, racing to three victories, one file a step (seed 000)."""
