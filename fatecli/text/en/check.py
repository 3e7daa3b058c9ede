"""What `check` finds in a file, in English."""

MESSAGES = {
    "type": "is {found}, and should be {accepted:@file.kind}.",
    "word": "is {found:q}, and may be {accepted:or}.",
    "bounds": "is {found}, and may be {accepted}.",
    "missing": "is missing.",
    "unknown": "is not a key this game knows; it is kept, and does nothing.",
    "near": " Perhaps {near:or}?",
}
