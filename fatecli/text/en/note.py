"""Secret notes to the game master, in English."""

MESSAGES = {
    "kind.manoeuvre": "secret manoeuvre",
    "kind.note": "secret note",
    "note_sealed": "{who} has handed in a {kind:@note.kind} ({note}). Its print, SHA-256: {sha256}",
    "note_lies": "{who} has handed in a {kind:@note.kind}, sealed ({note}): {sha256}",
    "note_read": "{who}, sealed {kind:@note.kind} {note}: {text:q}",
    "note_revealed": "{who} reveals {note}: {text:q} The print proves it unchanged (salt {salt}).",
    "where": "The note of {who} comes from a file or standard input (--note FILE, --note -), never from the command line.",
    "none": "{who} has no sealed {kind:@note.kind} here.",
    "none_here": "No sealed {kind:@note.kind} is here.",
    "which": "Several notes are sealed here. Which one: {found:or}?",
    "changed": "The note {note} is not the one that was handed in: its print was {sha256}.",
    "hint.reveal": "reveal the note",
}
