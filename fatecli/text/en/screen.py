"""Words around every answer, in English."""

MESSAGES = {
    "next": "next:",
    "instead": "this would do",
    "switch": "house rule:",
    "warning": "warning:",
    "would_change": "would change: {path}",
    "dry": "Nothing was written (dry run).",
}
