"""Ce qui ne se comprend pas dans une ligne de commande, et ce qui se comprendrait."""

MESSAGES = {
    "command": "Il n'y a pas de commande {found:q}. fatecli help les donne toutes.",
    "command_near": "Il n'y a pas de commande {found:q}. Plutôt {near:or} ?",
    "step": "{verb} n'a pas d'étape {found:q}. Ses étapes : {accepted:and}.",
    "step_near": "{verb} n'a pas d'étape {found:q}. Plutôt {near:or} ?",
    "option": "{step} n'a pas d'option {found}.",
    "option_near": "{step} n'a pas d'option {found}. Plutôt {near:or} ?",
    "option_elsewhere": "{step} n'a pas d'option {found} ; elle sert avec {steps:and}.",
    "flag": "{option} se tape sans valeur : {found:q} ne se comprend pas.",
    "value_missing": "Il manque une valeur à {option} : {option} {wanted:@help.value}.",
    "missing": "Il manque quelque chose à {step} : {words:@help.value:and}.",
    "no_words": "{step} ne prend que des options : {found:q} est de trop.",
    "too_many": "{step} prend moins de mots : {found:q} est de trop.",
    "too_many_quotes": (
        "{step} prend moins de mots : {found:q} est de trop. Un nom de plusieurs mots se met entre guillemets."
    ),
    "value": "{option} ne peut être {found:q}. Les valeurs : {words:@help.word:or}.",
    "value_near": "{option} ne peut être {found:q}. Plutôt {near:or} ? Les valeurs : {words:@help.word:or}.",
    "word_value": "{wanted:@help.value} ne peut être {found:q}. Les valeurs : {words:@help.word:or}.",
    "word_value_near": (
        "{wanted:@help.value} ne peut être {found:q}. Plutôt {near:or} ? Les valeurs : {words:@help.word:or}."
    ),
    "number": "{option} demande un nombre entier, et non {found:q}.",
    "word_number": "{wanted:@help.value} doit être un nombre entier, et non {found:q}.",
    "line": "Cette ligne ne se comprend pas. fatecli help {step} dit ce que prend {step}.",
    "opposition": "{found:q} n'est ni un nombre, ni un mot de l'échelle, ni quelqu'un qui s'oppose, comme og:Combat.",
    "labelled": "{found:q} n'est pas un nombre, seul ou avec un titre, comme obscurité=-2.",
    "seed": "La graine {found} sort des limites : de 0 à {highest}.",
    "dice_and_sum": "Donnez ou les faces (--dice) ou leurs sommes (--sum), mais pas les deux.",
    "dice_missing": "{name} lance {dice}, et aucune face n'est donnée pour ce jet.",
    "dice_left": "Plus de dés sont donnés qu'il n'en tombe : {found:q} est de trop.",
    "dice_count": "{name} lance {dice}, soit {wanted} {wanted:dé|dés}, mais {found:q} en montre {count}.",
    "dice_label": "{name} lance {dice}, et {found:q} ne donne pas exactement ces dés.",
    "dice_face": "{name} : {found:q} n'est pas une face d'un {die}. Ses faces : {faces:and}.",
    "dice_sum": "{name} : {found:q} ne peut être la somme de {dice}, qui va de {low} à {high}.",
    "dice_and_seed": "Donnez ou les dés tombés (--dice, --sum), ou une graine pour de nouveaux (--seed), mais pas les deux.",
    "times": "--times va de 1 à {highest} : {found} n'en est pas.",
    "times_with": "{option} et --times ne vont pas ensemble : de tant de jets, rien n'est gardé.",
}
