"""Ce que `check` trouve dans un fichier, en français."""

MESSAGES = {
    "type": "vaut {found:written}, mais devrait être {accepted:@file.kind}.",
    "word": "vaut {found:q} ; valeurs admises : {accepted:or}.",
    "bounds": "vaut {found:written} ; valeurs admises : {accepted}.",
    "missing": "manque.",
    "unknown": "n'est pas une clé de ce jeu ; elle est conservée, sans effet.",
    "near": " Peut-être {near:or} ?",
    "newer": "est le schéma {found}, plus récent que ce fatecli, qui lit jusqu'au schéma {accepted}.",
    "no_sheet": "ne nomme aucune fiche ; il faut {accepted:or}.",
    "no_file": "nomme {found:q}, et ce fichier n'existe pas.",
    "other_game": "nomme une fiche de {found:@system?}, dans une scène de {accepted:@system}.",
    "no_zone": "vaut {found:q}, et aucune zone n'a cette clé : {accepted:or}.",
    "no_block": "vaut {found:q}, et aucun profil n'a cette clé : {accepted:or}.",
    "nobody_there": "vaut {found:q}, qui n'est ici ni un participant ni une zone : {accepted:or}.",
    "runs_too": "en cours, comme {found} : il faudra dire chaque fois laquelle (--scene).",
    "same_name": "vaut {found:q}, comme dans {accepted} : ce nom ne permet pas de les distinguer.",
    "merged": "vaut {found} après une fusion, alors que deux copies l'ont modifié : {accepted:and}. Écrivez la bonne valeur.",
    "merged_total": "vaut {found} après une fusion, alors que deux copies l'ont modifié ; avec les deux changements : {accepted:and}.",
    "stranger": "n'est pas une clé de ce fichier.",
}
