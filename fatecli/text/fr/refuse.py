"""Ce qu'aucun jeu ne permet, ou que celui-ci ne connaît pas, en français."""

MESSAGES = {
    "other_system": "{who} : fiche de {system:@system?}, alors que cette étape relève de {wanted:@system}.",
    "option": "{system:@system} ne connaît pas {option} pour {step:q}. Options admises : {accepted}.",
    "option_alone": "{system:@system} ne connaît pas {option} pour {step:q}, qui se joue sans option.",
    "step": "{system:@system} n'a pas d'étape {step:q}.",
    "undo_count": "undo annule au moins une commande, et non {found}.",
    "no_session": "Le journal ne connaît pas de session {found} ; il a {known:and}.",
    "no_log": "Rien n'a encore été joué ici, ni en session {found} ni avant.",
    "in_campaign": "Ce dossier est déjà dans une campagne : {path}.",
    "campaign_option": "Une nouvelle campagne ne prend pas {option}, seulement --system.",
    "system_twice": "--system sert à une nouvelle campagne ; pour une fiche, le jeu est le premier mot.",
}
