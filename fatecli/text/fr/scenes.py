"""Les scènes de tous les jeux, en français."""

MESSAGES = {
    "none": "Aucune scène n'est en cours ici.",
    "no_challenge": "Aucun défi n'est en cours ici.",
    "no_contest": "Aucune compétition n'est en cours ici.",
    "no_conflict": "Aucun conflit n'est en cours ici.",
    "other_part": "Ici se joue : {part:@scenes.part} ; cette étape relève de : {wanted:@scenes.part}.",
    "part_runs": "Dans {title:q} se joue encore : {part:@scenes.part}.",
    "part.scene": "scène",
    "part.challenge": "défi",
    "part.contest": "compétition",
    "part.conflict": "conflit",
    "runs": "{title:q} est déjà en cours.",
    "was_ended": "{title:q} est terminée ; choisissez un autre nom.",
    "two_sides": "Un conflit oppose deux camps, chacun par --side NOM=QUI,... ; ici : {found:|aucun|#}.",
    "not_here": "{who} ne participe pas à cette scène.",
    "is_conceded": "{who} : concession, hors du conflit.",
    "is_taken_out": "{who} : hors-jeu.",
    "is_left": "{who} n'est plus dans la scène.",
    "acted": "{who} a déjà agi dans cet échange.",
    "not_your_turn": "Ce n'est pas à {who} de jouer : {first:and} {n:n'a|n'ont} pas agi.",
    "earned_lost": "{points} {points:point|points} du MJ pour la prochaine scène : aucune campagne ici ne les garde.",
}
