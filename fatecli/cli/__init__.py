"""Hands: what the user typed becomes a command, and a command's receipts go to the screen."""
