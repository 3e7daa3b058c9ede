"""Ce qui arrive dans tous les jeux, en français."""

MESSAGES = {
    "throws_to_come": "À lancer : {told:and}.",
    "expression_rolled.alone": "{expression} : {dice}, résultat {total}.",
    "expression_rolled.success": "{expression} : {dice}, résultat {total} contre {opposition}, réussi de {difference}.",
    "expression_rolled.tie": "{expression} : {dice}, résultat {total} contre {opposition}, égalité.",
    "expression_rolled.fail": "{expression} : {dice}, résultat {total} contre {opposition}, raté de {lacking}.",
    "file_made": "Fichier écrit : {path}.",
    "checked": "{files} {files:fichier vérifié|fichiers vérifiés}, {faults} {faults:faute|fautes}, {departures} {departures:écart|écarts}.",
    "internal": "Un défaut de fatecli lui-même : {found}. FATECLI_DEBUG=1 montre où.",
    "interrupted": "Interruption ; rien n'est écrit.",
}
