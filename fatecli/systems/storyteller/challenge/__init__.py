"""challenge: extended actions, task by task and turn by turn."""
