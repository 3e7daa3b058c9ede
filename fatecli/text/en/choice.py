"""What the table has to choose first, in English."""

MESSAGES = {
    "missing": "{step} needs more: {words:@help.value:and}.",
    "trait": "What does {who} roll? {found:or|No trait is on the sheet yet: give the game's own name of one|#}.",
}
