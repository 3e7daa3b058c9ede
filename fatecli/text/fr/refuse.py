"""Ce qu'aucun jeu ne permet, ou que celui-ci ne connaît pas, en français."""

MESSAGES = {
    "other_system": "{who} : fiche de {system:@system}, alors que cette étape relève de {wanted:@system}.",
    "option": "{system:@system} ne connaît pas {option} pour {step:q}. Options admises : {accepted}.",
    "step": "{system:@system} n'a pas d'étape {step:q}.",
    "times_pays": "--times ne fait que compter des dés : il exclut {option}, qui se paie.",
    "exists": "{path} existe déjà : rien n'est écrit. Choisissez un autre nom, ou déplacez ce fichier.",
}
