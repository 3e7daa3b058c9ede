"""Les notes secrètes au meneur de jeu, en français."""

MESSAGES = {
    "kind.manoeuvre": "Manœuvre secrète",
    "kind.note": "note secrète",
    "note_sealed": "{who} : une {kind:@note.kind} est remise ({note}). Son empreinte, SHA-256 : {sha256}",
    "note_lies": "{who} : {kind:@note.kind} sous scellé ({note}) : {sha256}",
    "note_read": "{who}, {kind:@note.kind} {note} : {text:q}",
    "note_revealed": "{who} révèle {note} : {text:q} L'empreinte prouve que rien n'a changé (sel {salt}).",
    "where": "{who} : la note vient d'un fichier ou de l'entrée standard (--note FICHIER, --note -), jamais de la ligne de commande.",
    "none": "{who} : aucune {kind:@note.kind} sous scellé ici.",
    "none_here": "Aucune {kind:@note.kind} sous scellé ici.",
    "which": "Plusieurs notes sont sous scellé ici. Laquelle : {found:or} ?",
    "changed": "La note {note} n'est pas celle qui fut remise : son empreinte était {sha256}.",
    "hint.reveal": "révéler la note",
}
