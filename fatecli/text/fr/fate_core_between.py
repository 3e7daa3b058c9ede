"""Fate Core entre les scènes, en français : récupération, temps, étapes, création."""

MESSAGES = {
    "time_passed.scene": "Scénario {scenario}, session {session}, scène {scene}.",
    "time_passed.session": "Scénario {scenario}, session {session}.",
    "time_passed.scenario": "Scénario {scenario}.",
    "time_passed.stood": "L'horloge indique déjà scénario {scenario}, session {session}, scène {scene} : rien ne passe.",
    "points_refreshed": "Points Fate.",
    "stress": "Stress effacé : {who}, {track:@fate_core.track} {boxes}.",
    "healed.scene": "{who} : fin de {aspect:q} (une scène entière).",
    "healed.session": "{who} : fin de {aspect:q} (une session entière).",
    "healed.scenario": "{who} : fin de {aspect:q} (un scénario entier).",
    "stays.untreated": "{who} : {aspect:q}, sans soins.",
    "stays.extreme": "{who} : {aspect:q}, jusqu'à une étape majeure.",
    "stays.major": "{who} : {aspect:q}, jusqu'à la prochaine étape majeure.",
    "stays.next_scene": "{who} : {aspect:q}, jusqu'à la fin de la prochaine scène.",
    "stays.this_scene": "{who} : {aspect:q}, jusqu'à la fin de cette scène.",
    "stays.session": "{who} : {aspect:q}, jusqu'à la scène {scene} de la session {session}.",
    "stays.scenario": "{who} : {aspect:q}, jusqu'à la session {session} du scénario {scenario}.",
    "points": "Points Fate : {points}.",
    "points.same": "{who} {after}",
    "points.changed": "{who} {before} -> {after}",
    "recovery_began.renamed": "{who} : {before:q} devient {aspect:q} ; la récupération commence.",
    "recovery_began.starred": "{who} : {aspect}* ; la récupération commence.",
    "began.cost.minor": "À un prix moindre.",
    "began.cost.serious": "Au prix fort.",
    "treatment_failed": "{who} : {aspect:q} reste sans soins ; nouvel essai dans une autre scène.",
    "no_length": "Fate Core compte en scènes, sessions et scénarios, pas en {found:q}.",
    "to_low": "--to compte à partir de 1 ; trouvé : {found}.",
    "to_far": "--to {found} est trop loin ; {highest} au plus en une fois.",
    "scene_runs": "{title:q} est en cours ; le temps passe entre les scènes.",
    "nobody": "Aucun PJ de Fate Core ici.",
    "not_calm": "Un conflit est en cours dans {title:q} : les soins demandent du calme. --calm dit qu'il y en a.",
    "unhurt": "{who} : aucune conséquence à soigner.",
    "extreme": "{aspect:q} ({who}) est extrême : rien ne la soigne avant une étape majeure.",
    "treated": "{aspect:q} ({who}) est déjà en récupération, depuis {since}.",
    "tried": "{aspect:q} ({who}) : un essai a eu lieu dans cette scène ; le prochain dans une autre.",
    "with_what": "Avec quoi {who} soigne ? Peut-être {traits:or} ; aucune prouesse ne le dit.",
    "hint.as": "un nouveau nom pour ce qui guérit ; sans nom, une étoile",
    "skills_swapped": "{who} échange deux compétences : {first} {rating:+}, {second} {other:+}.",
    "skill_replaced": "{who} : {skill} +1 à la place de {gone}.",
    "skill_raised": "{who} : {skill} {before:+} -> {after:+}.",
    "cap_raised": "Le plafond des compétences passe à +{cap}, pour tout le monde.",
    "aspect_renamed.aspect": "{who} : {before:q} devient {aspect:q}.",
    "aspect_renamed.high_concept": "{who} : le concept devient {aspect:q}.",
    "aspect_renamed.extreme": "{who} : {before:q} devient {aspect:q} ; une conséquence extrême redevient possible.",
    "stunt_learnt.bought": "{who} : nouvelle prouesse {stunt:q}, restauration {refresh}.",
    "stunt_learnt.changed": "{who} : prouesse {stunt:q} à la place de {gone:q}, restauration {refresh}.",
    "refresh_gained": "{who} : restauration {refresh}.",
    "consequence_cleared": "{who} : fin de {aspect:q}.",
    "milestone_taken": "{who} : étape {milestone:@fate_core_between.kind}.",
    "taken.banked": "{who} : {banked} {banked:point|points} de compétence en réserve.",
    "taken.left": "Reste à prendre de l'étape {milestone:@fate_core_between.kind} : {left:@fate_core_between.part:and}.",
    "milestone_granted.new": "Une étape {milestone:@fate_core_between.kind} pour {people:and}, encore à prendre.",
    "milestone_granted.again": "L'étape {milestone:@fate_core_between.kind} de cette session a déjà été donnée.",
    "kind.minor": "mineure",
    "kind.significant": "importante",
    "kind.major": "majeure",
    "part.change": "un changement",
    "part.point": "un point de compétence",
    "part.refresh": "un point de restauration",
    "section.milestones": "Étapes",
    "label.minor": "mineure",
    "label.significant": "importante",
    "label.major": "majeure",
    "label.banked": "points de compétence en réserve",
    "waits": "depuis {at}, encore à prendre : {left:@fate_core_between.part:and}",
    "again": "{who} : étape {kind:@fate_core_between.kind} numéro {count} de cette session.",
    "no_significant": "Cette campagne ne connaît que les étapes mineures et majeures (two_milestones).",
    "not_pc": "{who} n'est pas un PJ : les étapes sont pour les PJ.",
    "not_in": (
        "{option} demande une étape {higher:@fate_core_between.kind} ; une étape "
        "{kind:@fate_core_between.kind} donne {gives:or}."
    ),
    "one_change": (
        "Une étape {kind:@fate_core_between.kind} donne exactement un changement : --swap, --replace, "
        "--rename ou --stunt."
    ),
    "drop_alone": "--drop va avec --stunt : une prouesse en remplace une autre.",
    "choose": "{who} : que prendre de l'étape {kind:@fate_core_between.kind} ? {gives:or}.",
    "grant_only": (
        "L'étape {kind:@fate_core_between.kind} se prend pour un seul PJ à la fois ; all ne fait que la donner."
    ),
    "not_on_sheet": "{skill} n'est pas sur la fiche ({who}) ; elle porte : {known}. --replace en amène une nouvelle.",
    "swap_same": "{first} et {second} : {rating:+} toutes deux, rien à échanger.",
    "not_average": "{skill} : {rating:+} ; seule une compétence Moyenne (+1) se remplace : {found:or}.",
    "on_sheet": "{who} a déjà {skill} {rating:+} ; --swap échange deux valeurs.",
    "no_skill_points": (
        "{who} : {have} {have:point|points} de compétence, celui de l'étape et la réserve ; il en faut {price}."
    ),
    "over_cap": "{skill} dépasserait +{cap}, le plafond ; seule une étape majeure va plus haut (--cap).",
    "under_cap": (
        "{skill} : {rating:+} ; --cap dépasse le plafond de +{cap}, en partant de lui. --raise augmente les autres."
    ),
    "columns": (
        "{count} {count:compétence|compétences} à +{rank} pour {below} à +{down} : il manque une colonne. Un point peut "
        "augmenter {legal:or}, ou acheter une compétence ; --bank le garde ; --allow columns laisse faire."
    ),
    "columns_new": (
        "{count} {count:compétence|compétences} à +{rank} pour {below} à +{down} : il manque une colonne. Un point achète une "
        "nouvelle compétence ; --bank le garde ; --allow columns laisse faire."
    ),
    "columns_allowed": "{who} : {count} {count:compétence|compétences} à +{rank} pour {below} en dessous : une colonne manque, à réparer.",
    "nothing_to_bank": "{who} dépense tous les points de compétence ({have}) : aucun à garder.",
    "same_aspect": "{aspect:q} est déjà le texte de l'aspect : rien à renommer.",
    "high_concept": "Le concept ne change de nom qu'à une étape majeure.",
    "rename_extreme": "{aspect:q} est une conséquence extrême ; son nom ne change qu'à une étape majeure.",
    "no_extreme": "{who} : aucune conséquence extrême.",
    "replaces_what": (
        "{who} : la conséquence extrême remplace {found:q}, un emplacement inconnu ; écrivez {slots:or} dans la fiche."
    ),
    "back_again": "{aspect:q} : c'était déjà le nom ; une conséquence extrême change le personnage pour toujours.",
    "stunt_known": "{who} a déjà {stunt:q}.",
    "refresh_floor": (
        "{who} : restauration {refresh} ; la prouesse coûte {price}, et la restauration ne descend jamais "
        "sous 1. --drop échange une prouesse."
    ),
    "begin_what": (
        "Une étape {kind:@fate_core_between.kind} lance la récupération d'une conséquence "
        "{slots:@fate_core.slot:or} ; celle-ci est {slot:@fate_core.slot}."
    ),
    "box_kept": (
        "{who} : la case {box} ({track:@fate_core.track}) n'existe plus, mais reste cochée jusqu'à ce qu'on l'efface."
    ),
    "slot_kept": "{who} : la case de {aspect:q} n'existe plus ; la conséquence reste jusqu'à sa fin.",
    "hint.left": "prendre le reste",
    "hint.take": "la prendre",
    "pyramid_high": "{rungs} rangs : trop ; le plus haut est +{top}.",
    "skill_twice": "{skill} figure deux fois dans la pyramide.",
    "sheet_made": "Nouvelle fiche : {path}",
    "made.aspects": "{aspects} {aspects:aspect|aspects} sur {places}",
    "made.pyramid": "compétences {pyramid}",
    "made.stunts": "{stunts} {stunts:prouesse|prouesses}",
    "made.refresh": "restauration {refresh}, {refresh} {refresh:point|points} Fate",
    "made.boxes": "{track:@fate_core.track} {boxes}",
    "many_stunts": "{found} prouesses : trop ; {highest} au plus pour commencer.",
    "new_columns": (
        "{count} {count:compétence|compétences} à +{rank} pour {below} à +{down} ; pour commencer : 1-2-3-4 du plus haut au plus "
        "bas, ou des colonnes qui tiennent."
    ),
    "quality_kind": "Une qualité va à un personnage anonyme ; ici : {kind:@fate_core.kind}.",
    "quality": "{found:+} n'est pas une qualité d'anonyme : Moyen (+1), Passable (+2) ou Bon (+3).",
    "several.minor": "{path} : {count} étapes mineures pour une session : {near:and}. Une session en apporte une.",
    "several.significant": "{path} : {count} étapes importantes pour une session : {near:and}. Une session en apporte une.",
    "several.major": "{path} : {count} étapes majeures pour une session : {near:and}. Une session en apporte une.",
    "free_stunts": "{path} : encore {count} {count:prouesse gratuite|prouesses gratuites} à choisir.",
    "skill_several": "{word:q} peut désigner {found:or}.",
    "skill_none": "{word:q} n'est pas une compétence. Peut-être {near:or}.",
    "no_kind": "Ici on progresse par une étape mineure, importante ou majeure.",
}
