"""Storyteller en français (les mots de la source 004)."""

MESSAGES = {
    "rolled.success": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "{net} succès : {degree:@storyteller.degree}."
    ),
    "rolled.success_cancelled": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "{successes} succès, dont {cancelled} {cancelled:annulé|annulés} par {ones} « 1 » : il en reste {net}, "
        "{degree:@storyteller.degree}."
    ),
    "rolled.willpower": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "{successes} succès et le point de Volonté : {net} succès, {degree:@storyteller.degree}."
    ),
    "rolled.willpower_cancelled": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "{successes} succès, dont {cancelled} {cancelled:annulé|annulés} par {ones} « 1 » ; le point de Volonté ne "
        "s'annule pas : {net} succès, {degree:@storyteller.degree}."
    ),
    "rolled.willpower_ones": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "Aucun succès et {ones} « 1 », mais le point de Volonté ne se perd pas : {net} succès, "
        "{degree:@storyteller.degree}."
    ),
    "rolled.failure": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. Aucun succès : échec."
    ),
    "rolled.failure_cancelled": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "{successes} succès, dont {cancelled} {cancelled:annulé|annulés} par {ones} « 1 » : échec simple, pas critique."
    ),
    "rolled.botch": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "Aucun succès et {ones} « 1 » : échec critique."
    ),
    "rolled.forgiven": (
        "{hand} : {pool} {pool:dé|dés}, difficulté {difficulty:@storyteller.difficulty} : {fell}. "
        "Aucun succès et {ones} « 1 » : échec critique « blanc », le premier de la partie ne compte pas. Échec simple."
    ),
    "rolled.automatic": (
        "{hand} : {pool} {pool:dé atteint|dés atteignent} la difficulté {difficulty:@storyteller.difficulty} : "
        "un succès automatique sans lancer les dés, {degree:@storyteller.degree}."
    ),
    "together.gained": "En équipe, {gained} succès : {degree:@storyteller.degree}.",
    "together.nothing": "En équipe, aucun succès : échec.",
    "together.ruined": "L'échec critique ({spoiled:and}) réduit à néant les efforts de tous.",
    "resisted.won": "En résistance, {winner_name} garde {margin} succès : {margin_degree:@storyteller.degree}.",
    "resisted.tie": "En résistance, autant de succès des deux côtés : personne ne réussit.",
    "modified.wound": "{who} : {label:@storyteller.label}, {value} {value:dé|dés}.",
    "modified.actions": "{who} : action {label} du tour, {value} {value:dé|dés}.",
    "modified.limit": "{who} : un être humain ne lance jamais plus de 10 dés, {value} {value:dé|dés}.",
    "modified.untrained": "{who} : {label} à zéro, difficulté {value:+}.",
    "modified.difficulty": "{label} : difficulté {value:+}.",
    "modified.held": "Une difficulté reste entre 2 et 10 : {value:+}.",
    "willpower_spent": "{who} dépense un point de Volonté : {left} sur {rating}.",
    "thrown_again": (
        "{who}, {speciality:q} : {tens} {tens:« 10 » compte et se relance|« 10 » comptent et se relancent} : {dice}."
    ),
    "tens_doubled": "{who}, {speciality:q} : {tens} {tens:« 10 » compte|« 10 » comptent} double.",
    "difficulty.2": "2",
    "difficulty.3": "3 (Facile)",
    "difficulty.4": "4 (Routinier)",
    "difficulty.5": "5 (Simple)",
    "difficulty.6": "6 (Moyen)",
    "difficulty.7": "7 (Défi)",
    "difficulty.8": "8 (Difficile)",
    "difficulty.9": "9 (Extrêmement difficile)",
    "difficulty.10": "10",
    "degree.marginal": "réussite marginale",
    "degree.moderate": "réussite modérée",
    "degree.complete": "réussite complète",
    "degree.exceptional": "réussite exceptionnelle",
    "degree.phenomenal": "réussite phénoménale",
    "row.dice": "dés",
    "row.actions": "action {label}",
    "row.untrained": "{label} à zéro",
    "row.difficulty": "difficulté {difficulty:@storyteller.difficulty}",
    "on.pool": "",
    "on.difficulty": "sur la difficulté",
    "on.successes": "succès",
    "label.bonus": "bonus",
    "label.living": "limite des vivants",
    "label.range": "difficultés de 2 à 10",
    "label.willpower": "Volonté",
    "label.bruised": "Contusion",
    "label.hurt": "Blessure légère",
    "label.injured": "Blessure moyenne",
    "label.wounded": "Blessure grave",
    "label.mauled": "Handicap",
    "label.crippled": "Infirmité",
    "label.incapacitated": "Invalidité",
    "label.bashing": "contondant",
    "label.lethal": "létal",
    "label.aggravated": "aggravé",
    "state.unconscious": "sans connaissance",
    "state.dead": "mort",
    "state.torpor": "torpeur",
    "state.destroyed": "Mort Ultime",
    "being.mortal": "mortel",
    "being.ghoul": "goule",
    "being.vampire": "vampire",
    "section.attributes": "Attributs",
    "section.talents": "Talents",
    "section.skills": "Compétences",
    "section.knowledges": "Connaissances",
    "section.disciplines": "Disciplines",
    "section.virtues": "Vertus",
    "section.backgrounds": "Historiques",
    "section.merits": "Atouts",
    "section.flaws": "Handicaps",
    "section.path": "Voie",
    "section.willpower": "Volonté",
    "section.blood": "Sang",
    "section.health": "Santé",
    "section.specialities": "Spécialités",
    "section.weapons": "Armes",
    "section.experience": "Expérience",
    "section.notes": "Notes",
    "label.player": "joueur",
    "label.concept": "concept",
    "label.clan": "clan",
    "label.nature": "nature",
    "label.demeanor": "attitude",
    "label.rating": "score",
    "label.left": "points",
    "kind_missing": "Aucune sorte (kind) n'est donnée : {found} par défaut. Ce peut être {accepted:or}.",
    "alike": "{found:q} et {accepted:q} sont la même caractéristique.",
    "attribute_missing": "{found} manque parmi les attributs : un jet qui en a besoin ne se fera pas.",
    "dots_many": "{found} points, et un être humain n'en a pas plus de {accepted}.",
    "willpower_over": "{found} points de Volonté, plus que le score de {accepted}.",
    "willpower_none": "Une Volonté de {found} : c'est {accepted} ou plus.",
    "blood_over": "{found} points de sang, plus que le maximum de {accepted}.",
    "marks_over": "{found} niveaux cochés pour {accepted} cases.",
    "state_kind": "{found:q} n'est pas un état de cette sorte de personnage : {accepted:or}.",
    "state_early": "{found:q}, alors que les {accepted} cases ne sont pas toutes cochées.",
    "speciality_trait": "Une spécialité de {found:q}, que la fiche n'a pas.",
    "speciality_early": "Une spécialité d'une caractéristique à {found} : il lui faut {accepted}.",
    "weapon_pool": "{found:q} n'est ni une caractéristique ni un nombre de dés.",
    "three_traits": (
        "Un groupement de dés additionne au plus {most} caractéristiques (source 004, L29) : {traits:and}, c'est trop."
    ),
    "trait_alone": "{trait} va jusqu'à 10 et se lance sans autre caractéristique (source 004, L29) : {traits:and}.",
    "trait_unwritten": "La fiche ne dit rien de {trait} ({who}) : il faut d'abord l'écrire.",
    "knowledge_untrained": (
        "{who} : {trait} à zéro. Une Connaissance sans point ne se lance pas, sauf si le Conteur le permet "
        "(--untrained)."
    ),
    "pool_empty": "{who} : plus de dé pour {trait} ({pool}), l'action ne peut être tentée.",
    "incapacitated": "{who} : Invalidité, aucune action possible ; --reflexive sert à ce qui n'est pas une action.",
    "down": (
        "{who} : {state:@storyteller.state}, aucune action possible ; --reflexive sert à ce qui n'est pas une action."
    ),
    "actions_few": "Des actions multiples, c'est {fewest} ou plus, pas {found}.",
    "action_index": "Pas d'action {found} parmi {actions} : --index va avec --actions, à partir de 1.",
    "two_difficulties": "Un jet a une seule difficulté, et {found:and} en font deux.",
    "difficulty_range": "Une difficulté est un nombre de {low} à {high}, pas {found}.",
    "difficulty_word": "{found:q} n'est pas une difficulté : un nombre de {low} à {high}, ou {near:or}.",
    "no_willpower": "{who} : plus de point de Volonté ({left} sur {rating}).",
    "automatic_alone": "Un succès automatique ne se lance pas : ni Volonté, ni spécialité, ni équipe ne va avec lui ({who}).",
    "automatic_tense": (
        "Pas de succès automatique dans une situation tendue (source 004, L59), et des actions multiples ou un jet en "
        "résistance en sont une : à {who} de lancer les dés."
    ),
    "automatic_small": (
        "{who}, {trait} : {pool} {pool:dé|dés}, moins que la difficulté {difficulty}. Pas de succès automatique : "
        "il faut lancer les dés."
    ),
    "sum": "{name} : une somme ne dit rien des succès ; il faut les faces des d10 (--dice).",
    "bare_dice": (
        "{found:q} n'est pas un groupement de dés : ici on lance des d10 et on compte les succès, comme 7d10 "
        "--difficulty 6."
    ),
    "speciality_off": "Cette campagne se joue sans spécialités (fatecli.toml, [house] speciality).",
    "speciality_elsewhere": "La spécialité {speciality:q} est celle de {trait}, et le jet est {rolled:and}.",
    "speciality_low": (
        "Une spécialité demande un score de {wanted}, et {trait} est à {rating} ({who}) : {speciality:q} ne compte pas "
        "encore."
    ),
    "speciality_several": "{word:q} convient à plusieurs spécialités de la fiche ({who}) : {found:or} ?",
    "speciality_none": "{who} : pas de spécialité {word:q}. Sur la fiche : {near:or}.",
    "helper_twice": "{who} est là deux fois : chaque personnage lance un seul groupement de dés.",
    "no_amend": "Un jet de ce jeu est définitif une fois les dés tombés ; undo annule la commande.",
    "no_settle": "Un jet de ce jeu est définitif une fois les dés tombés : rien à conclure.",
    "no_invoke": (
        "Ce jeu n'a pas d'aspects à invoquer : un point de Volonté avant de lancer les dés en tient lieu (--willpower)."
    ),
    "no_compel": "Ce jeu ne contraint personne : pas d'étape de ce nom ici.",
    "no_declare": "Ce jeu n'achète pas de détails de l'histoire : le Conteur décide.",
    "no_advantage": ("Ce jeu n'a pas d'avantages à créer : roll le remplace, et --vs-bonus pour ce que cela change."),
    "no_concede": "Ce jeu ne connaît pas la concession : on quitte le combat dans l'histoire.",
}
