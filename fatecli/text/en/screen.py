"""Words around every answer, in English."""

MESSAGES = {
    "next": "next:",
    "switch": "house rule:",
    "warning": "warning:",
    "would_change": "would change: {path}",
    "dry": "Nothing was written (dry run).",
}
