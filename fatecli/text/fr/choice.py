"""Ce que la table doit d'abord choisir, en français."""

MESSAGES = {
    "missing": "{step} : il manque {words:@help.value:and}.",
    "trait": "{who} : quel jet ? {found:or}.",
}
