"""Ce que la table doit d'abord choisir, en français."""

MESSAGES = {
    "missing": "{step} : il manque {words:@help.value:and}.",
    "trait": "{who} : quel jet ? {found:or|La fiche n'a pas encore de caractéristique : nommez-en une du jeu|#}.",
}
