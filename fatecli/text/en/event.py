"""What happens in every game, in English."""

MESSAGES = {
    "throws_to_come": "To be thrown: {told:and}.",
    "expression_rolled.alone": "{expression}: {dice}, total {total}.",
    "expression_rolled.success": "{expression}: {dice}, total {total} against {opposition}, a success by {difference}.",
    "expression_rolled.tie": "{expression}: {dice}, total {total} against {opposition}, a tie.",
    "expression_rolled.fail": "{expression}: {dice}, total {total} against {opposition}, a fail by {lacking}.",
    "file_made": "{path} was written.",
    "checked": "{files} {files:file|files} checked, {faults} {faults:fault|faults}, {departures} {departures:departure|departures}.",
    "internal": "A fault in fatecli itself: {found}. FATECLI_DEBUG=1 shows where.",
    "interrupted": "Interrupted; nothing was written.",
}
