"""What the two Fate games really share: four Fate dice, a ladder, aspects, invocations, fate points.

Plain functions that each game's own steps call with their own numbers; nothing here asks which game it serves.
"""
