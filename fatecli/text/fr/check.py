"""Ce que `check` trouve dans un fichier, en français."""

MESSAGES = {
    "type": "vaut {found}, mais devrait être {accepted:@file.kind}.",
    "word": "vaut {found:q} ; valeurs admises : {accepted:or}.",
    "bounds": "vaut {found} ; valeurs admises : {accepted}.",
    "missing": "manque.",
    "unknown": "n'est pas une clé de ce jeu ; elle est conservée, sans effet.",
    "near": " Peut-être {near:or} ?",
}
