"""L’aide : à quoi servent les commandes, les options et les valeurs, dans les mots de la table."""

MESSAGES = {
    "usage": "Emploi :",
    "title.commands": "Commandes",
    "title.steps": "Étapes",
    "title.words": "Mots",
    "title.options": "Options",
    "title.games": "Seulement pour {games:@help.game:and}",
    "title.common": "Options communes",
    "title.examples": "Exemples",
    "game.fate-core": "Fate Core",
    "game.fate-v3": "FATE v3",
    "game.grimoire": "Grimoire",
    "game.storyteller": "le Conteur",
    # la première page
    "first.words": "COMMANDE [MOT...] [OPTION...]",
    "first.what": (
        "Lance les dés de votre jeu, les juge selon ses règles et tient à jour les fiches de personnage, qui sont "
        "des fichiers TOML."
    ),
    "first.steps": "Les étapes d'une scène en cours se tapent sans verbe : {steps:and}.",
    "first.more": (
        "fatecli help COMMANDE dit tout d'une commande. La langue est celle de --lang, de FATECLI_LANG, de la "
        "campagne ou du système, dans cet ordre."
    ),
    "example.first": (
        "fatecli new fate-core Maren\nfatecli roll maren Combat --vs Bon\nfatecli roll 4dF+3\nfatecli undo"
    ),
    # les verbes
    "verb.words": "ÉTAPE [MOT...] [OPTION...]",
    "verb.more": "fatecli help {verb} ÉTAPE dit tout d'une étape.",
    # les étapes
    "step_options": "[OPTION...]",
    "games_with": "Une étape propre à : {games:@help.game:and}. Les autres jeux n'en ont pas de telle.",
    "step.roll": "Lance les dés pour un trait d'un personnage, ou des dés sans personnage.",
    "step.new": "Crée une fiche de personnage, avec des commentaires qui disent quoi y écrire.",
    "step.show": "Montre une fiche de personnage.",
    "step.check": "Dit les fautes des fiches et leurs écarts aux règles, avec le fichier et la ligne.",
    "step.completion": "Écrit ce qui fait compléter commandes, noms, traits et aspects par la touche Tab de votre interpréteur.",
    "step.schema": "Écrit le schéma JSON des fiches d'un jeu, qui sert aux éditeurs de TOML pour aider et vérifier.",
    "step.log": "Donne la liste des commandes qui ont changé quelque chose, la plus récente à la fin.",
    "step.undo": "Annule les dernières commandes, la plus récente d'abord, et dit qui les avait tapées.",
    # des exemples
    "example.roll": (
        "fatecli roll zird Savoir --vs 6\n"
        "fatecli roll zird Savoir --vs og:Combat --invoke magicien\n"
        "fatecli roll hall Perception+Finances --difficulty 7 --willpower\n"
        "fatecli roll zird Savoir --dice +0-+\n"
        "fatecli roll 1d10+1d6+2"
    ),
    "example.new": "fatecli new fate-core Maren\nfatecli new storyteller Hall",
    "example.show": "fatecli show zird\nfatecli show zird --plain",
    "example.check": "fatecli check\nfatecli check characters/zird.toml --creation",
    "example.completion": "fatecli completion bash --install\nfatecli completion zsh",
    "example.schema": "fatecli schema fate-core",
    "example.undo": "fatecli undo\nfatecli undo 3\nfatecli undo --list",
    # les mots et les options
    "option.who": "Le nom d'un personnage ou son début, ou le chemin d'une fiche.",
    "option.roll.who": (
        "Le nom d'un personnage ou son début, ou le chemin d'une fiche ; ou des dés sans personnage : 4dF+3, 7d10. "
        "Sans rien, 4dF ; un nombre seul s'y ajoute."
    ),
    "option.trait": (
        "Ce qui est lancé, par le début de son nom sur la fiche ; plusieurs se joignent par + : Perception+Finances."
    ),
    "option.system": "Le jeu : {words:or}.",
    "option.name": "Le nom du personnage, qui donne aussi celui du fichier.",
    "option.paths": "Des fichiers et des dossiers ; sans eux, toute la campagne.",
    "option.count": "Combien de commandes annuler ; sans nombre, une seule.",
    "option.vs": (
        "Ce qu'il faut battre : un nombre, un mot de l'échelle (Bon), ou quelqu'un qui lance aussi les dés "
        "(og:Combat). De plusieurs, la valeur la plus haute compte."
    ),
    "option.vs_bonus": "Change l'opposition d'autant.",
    "option.action": "Le but du jet : {words:or}.",
    "option.bonus": "Change le jet d'autant, sous un titre s'il y en a un : obscurité=-2.",
    "option.invoke": (
        "Invoque cet aspect avant que les dés tombent : +2, contre un point Fate si aucune invocation n'est gratuite. "
        "Un de ses mots suffit."
    ),
    "option.difficulty": "Ce que chaque dé doit atteindre pour un succès : de 2 à 10, ou un mot (Moyen vaut 6).",
    "option.willpower": "Dépense un point de Volonté avant que les dés tombent : un succès que rien n'enlève.",
    "option.automatic": (
        "Prend un succès sans lancer les dés, si le groupement vaut au moins la difficulté et que rien ne presse."
    ),
    "option.speciality": "Une spécialité de la fiche qui convient : chaque 10 se relance. Un de ses mots suffit.",
    "option.actions": "En combien d'actions le tour est divisé : chacune perd des dés.",
    "option.index": "Quelle action du tour est-ce, à partir de 1 ; sans nombre, la première.",
    "option.untrained": "Le Conteur permet d'essayer une Connaissance à zéro.",
    "option.reflexive": "Le jet n'est pas une action : ni blessures ni actions multiples ne lui prennent de dés.",
    "option.skill": "La Compétence qui convient, pour un D6.",
    "option.talent": "Le Talent qui s'applique à l'usage de la Compétence.",
    "option.item": "L'Équipement ou l'Outil dont l'usage convient : son D4, son modificateur, ou les deux.",
    "option.advantage": "Un Avantage Dynamique aide : un D8 de plus.",
    "option.handicap": (
        "Lance un dé de plus de ce type et garde le plus bas : attribut, compétence, équipement, efficacité, "
        "initiative, ou D10, D6, D4, D8, D12. og:attribut le met sur le dé d'un autre."
    ),
    "option.ease": "Facilité : comme --handicap, mais garde le plus haut.",
    "option.chain": "Le premier de deux jets qui font une seule Action, {words:or} : dit si l'autre peut suivre.",
    "option.times": "Lance autant de fois et ne garde rien : pour sentir les chances.",
    "option.creation": "Vérifie aussi ce que les règles demandent à un nouveau personnage.",
    "option.shell": "L'interpréteur : {words:or}.",
    "option.install": "Le met là où l'interpréteur le cherche, au lieu de l'écrire ici.",
    "option.strict": "Compte tout écart aux règles comme une faute.",
    "option.list_": "Donne la liste de ce qui peut être annulé, sans rien annuler.",
    "option.help": "Montre cette aide.",
    "option.json": "Répond par un document JSON sur une ligne, pour les programmes.",
    "option.plain": (
        "Un fait par ligne, sans cadre, couleur ni symbole, comme toujours si la réponse ne va pas à un terminal."
    ),
    "option.lang": "La langue de la réponse : {words:or}.",
    "option.quiet": "Ne propose pas de suite à taper.",
    "option.dry_run": "Dit quels dés seraient lancés et quels fichiers changeraient, et ne fait rien.",
    "option.message": "Ce qui s'est passé dans l'histoire, en une ligne ; le journal la garde.",
    "option.exit_status": (
        "Le code de retour dit l'issue : 0 pour une réussite ou sans opposition, 10 un échec, 11 une égalité, "
        "12 un échec critique."
    ),
    "option.dice": (
        "Les faces tombées sur votre table au lieu de nouvelles : +0-+ pour des dés Fate, des nombres avec des "
        "virgules pour d'autres. Plusieurs jets se suivent dans l'ordre, avec / entre eux."
    ),
    "option.sum": "Comme --dice, quand on ne connaît que la somme de chaque jet.",
    "option.seed": "Rend les dés répétables : la même graine donne les mêmes faces.",
    # ce qui tient la place d'une valeur
    "value.who": "QUI",
    "value.trait": "TRAIT",
    "value.shell": "INTERPRÉTEUR",
    "value.system": "JEU",
    "value.name": "NOM",
    "value.path": "CHEMIN",
    "value.n": "N",
    "value.opposition": "OPPOSITION",
    "value.bonus": "[TITRE=]N",
    "value.action": "ACTION",
    "value.aspect": "ASPECT",
    "value.difficulty": "DIFFICULTÉ",
    "value.speciality": "SPÉCIALITÉ",
    "value.skill": "COMPÉTENCE",
    "value.talent": "TALENT",
    "value.item": "OBJET",
    "value.die": "[QUI:]DÉ",
    "value.chain": "ENCHAÎNEMENT",
    "value.lang": "LANGUE",
    "value.text": "TEXTE",
    "value.faces": "FACES",
    "value.sums": "SOMME",
    # les listes fermées
    "word.action.overcome": "surmonter",
    "word.action.advantage": "avantage",
    "word.action.attack": "attaquer",
    "word.action.defend": "défendre",
    "word.chain.simple": "simple",
    "word.chain.tactical": "tactique",
    "word.lang.en": "en",
    "word.lang.fr": "fr",
    "word.shell.bash": "bash",
    "word.shell.zsh": "zsh",
    "word.shell.fish": "fish",
    "word.shell.powershell": "powershell",
    "word.system.fate-core": "fate-core",
    "word.system.fate-v3": "fate-v3",
    "word.system.grimoire": "grimoire",
    "word.system.storyteller": "storyteller",
    # ce que coûte un aspect, à côté de lui
    "price.free": "gratuit : {count}",
    "price.point": "1 point",
    "price.owned": "1 point, {owner}",
    "price.used": "déjà payé",
    # le code de retour
    "status.reads": (
        "Code de retour : 0\u00a0c'est fait ; 2\u00a0la ligne ne se comprend pas ; 3\u00a0un fichier manque ou "
        "contient une faute ; 6\u00a0un nom convient à plusieurs choses, ou à aucune."
    ),
    "status.writes": (
        "Code de retour : 0\u00a0c'est fait ; 2\u00a0la ligne ne se comprend pas ; 3\u00a0un fichier manque ou "
        "contient une faute ; 4\u00a0les règles ne le permettent pas ; 5\u00a0le disque fait obstacle ; 6\u00a0un nom "
        "convient à plusieurs choses, ou à aucune ; 7\u00a0il faut d'abord choisir."
    ),
    "status.throws": (
        "Code de retour : 0\u00a0c'est fait, quoi que disent les dés ; 2\u00a0la ligne ne se comprend pas ; 3\u00a0un "
        "fichier manque ou contient une faute ; 4\u00a0les règles ne le permettent pas ; 5\u00a0le disque fait "
        "obstacle ; 6\u00a0un nom convient à plusieurs choses, ou à aucune ; 7\u00a0il faut d'abord choisir."
    ),
    "step.invoke": "Fait jouer des aspects sur un jet en cours : +2 chacun pour un point Fate, ou une relance des dés.",
    "step.amend": "Corrige le jet en cours : caractéristique, opposition, prouesse, équipe, dés tapés ; sinon les dés restent.",
    "step.settle": "Dernier appel : le jet reste comme il est, et son prix est payé.",
    "step.compel": "Propose une complication contre un point Fate, ou répond à la proposition.",
    "step.declare": "Achète un détail narratif pour un point Fate.",
    "example.invoke": "fatecli invoke quill question\nfatecli invoke maren steel quill:cannot\nfatecli invoke maren rope --reroll",
    "example.amend": "fatecli amend --vs 3\nfatecli amend quill --with Lore\nfatecli amend --dice 0+-0",
    "example.settle": "fatecli settle\nfatecli settle --vs 3\nfatecli settle --cost fort --mild Entorse",
    "example.compel": "fatecli compel maren trouble\nfatecli compel maren --accept",
    "example.declare": "fatecli declare zird trappe read",
    "option.reroll": "Invoque cet aspect pour relancer les dés, avant que les +2 ne comptent.",
    "option.stunt": "Une prouesse qui joue sur le jet, par son nom ou son emplacement ; son bonus s'ajoute si la fiche en donne un.",
    "option.team": "Qui aide, séparé par des virgules : chaque personnage qui a au moins +1 dans la même compétence ajoute 1.",
    "option.boost": "Un coup de pouce utilisé : +2, et il disparaît.",
    "option.boost_": "Le coup de pouce obtenu : son nom, ou rien. Avec --cost : celui de l'autre camp.",
    "option.weapon": "L'arme d'une attaque, ou sa valeur, si la campagne joue avec ces valeurs.",
    "option.existing": "L'aspect déjà là, pour en tirer avantage.",
    "option.aspects": "Des aspects, un par mot : par emplacement, par le texte entier, ou par le début de leurs mots.",
    "option.aspect": "Un aspect : par son emplacement, son texte entier, ou le début de ses mots.",
    "option.text": "Ce qu'il faut dire, en une ligne.",
    "option.rethrow": "Relance les dés au lieu d'ajouter 2.",
    "option.paid": "Paie un point et garde les invocations gratuites.",
    "option.for_": "Aide ce personnage dans le jet.",
    "option.against": "Joue contre ce personnage dans le jet.",
    "option.with_": "La caractéristique, si une autre convient.",
    "option.drop": "Reprend l'invocation de cet aspect, et son point.",
    "option.cost": "Réussit tout de même, à un prix : {words:or}.",
    "option.stress": "Le prix est cette case de stress, physique sauf avec --mental.",
    "option.mental": "La case de stress est mentale.",
    "option.mild": "Le prix est une conséquence légère de ce nom.",
    "option.moderate": "Le prix est une conséquence modérée de ce nom.",
    "option.severe": "Le prix est une conséquence grave de ce nom.",
    "option.free": "Le prix est une invocation gratuite de cet aspect pour l'autre camp.",
    "option.as_": "Le nom du nouvel aspect.",
    "option.twist": "Ce que l'égalité change dans l'histoire.",
    "option.accept": "Prend le point : la complication a lieu.",
    "option.refuse": "Paie un point à la place.",
    "option.by": "Le personnage joueur qui propose, et paie un point par cible.",
    "option.power": "Un stunt activé par un FP : ce qu'il dit a lieu, sans son bonus.",
    "option.supplemental": "Une action en plus : -1, si aucun stunt n'en dispense.",
    "option.point": "Paie un FP pour +1.",
    "option.innate": "L'aspect dont la magie innée est appelée, pour un FP ; il ne peut pas affecter le jet autrement.",
    "option.effect": "Ce que fait la magie innée ou le sortilège.",
    "option.domain": "Le domaine du sortilège, qui est un stunt de la fiche.",
    "option.compel": "Une contrainte acceptée qui augmente la difficulté : malédiction=2.",
    "option.consequence": "Prend une conséquence de ce nom au lieu du stress, ou quand aucune case n'est libre.",
    "option.buy_off": "Paie tous les FP pour être hors d'action autrement, comme il est dit ici.",
    "value.compel": "ASPECT=N",
    "value.domain": "DOMAINE",
    "option.invoke.who": "Qui invoque : un nom ou son début ; mj pour la table du MJ.",
    "option.amend.who": "De qui est le jet ; sans nom, le seul en cours.",
    "option.settle.who": "De qui est le jet ; sans nom, le seul en cours.",
    "option.compel.who": "De qui est l'aspect ; plusieurs noms avec des virgules.",
    "option.declare.aspect": "L'aspect qui rend ce détail vraisemblable ; le journal le garde.",
    "option.settle.vs": "L'opposition, si rien ne l'a fixée : un nombre ou un mot de l'échelle (Bon).",
    "value.stunt": "PROUESSE",
    "value.team": "QUI,QUI",
    "value.weapon": "ARME",
    "value.cost": "PRIX",
    "value.box": "CASE",
    "word.cost.minor": "moindre",
    "word.cost.serious": "fort",
    "step.start": "Commence une scène, un défi, une compétition ou un conflit : dans la scène en cours, depuis un fichier préparé, ou à neuf.",
    "step.aspect": "Met un aspect dans la scène, l'enlève, ou lui donne un autre texte.",
    "step.join": "Fait entrer quelqu'un dans la scène.",
    "step.leave": "Fait sortir quelqu'un sans concession ni mise hors-jeu.",
    "step.attack": "Attaque une cible, qui se défend ; les dommages sont la différence.",
    "step.defend": "Répond à une attaque en attente.",
    "step.absorb": "Absorbe le coup en attente, ou montre les façons de le faire.",
    "step.advantage": "Crée un avantage : un aspect avec des invocations gratuites.",
    "step.overcome": "Surmonte un obstacle, peut-être pour se défaire d'un aspect.",
    "step.full-defense": "Renonce à l'action pour +2 sur chaque défense.",
    "step.concede": "Cède à ses propres conditions, contre des points Fate.",
    "step.next": "Passe le tour de qui n'a pas agi, ou commence l'échange suivant.",
    "step.end": "Termine ce qui se joue ici, et paie ce qui est dû.",
    "verb.scene": "Une scène : qui est là, et quels aspects sont en jeu.",
    "verb.challenge": "Un défi : plusieurs tâches, chacune avec sa caractéristique.",
    "verb.contest": "Une compétition : une course entre camps, sans dommages.",
    "verb.conflict": "Un conflit : des personnages qui cherchent à se nuire.",
    "option.people_": "Qui participe : des noms séparés par des virgules ; 3xsbire fait trois copies, sbires=6xsbire un groupe.",
    "option.start.name": "Le nom de la scène, ou d'un fichier préparé.",
    "option.target": "Qui subit l'attaque.",
    "option.ways_": "Le numéro d'une façon, puis le nom de ses conséquences, de légère à grave.",
    "option.scene": "La scène, si plusieurs sont en cours.",
    "option.from_": "La scène dont la réserve, les coups de pouce et les dettes continuent.",
    "option.into": "Ce que cela devient : {words:or} ; les récompenses attendent sa fin.",
    "option.side": "Un camp et ses membres : heros=maren,iskra.",
    "option.zone": "Une zone et qui s'y trouve : Quai=maren,iskra.",
    "option.border": "Une frontière entre zones, avec un aspect s'il gêne : Quai-Grue=Échelle.",
    "option.aspect_": "Un aspect de situation.",
    "option.aim": "Ce que veut un camp : heros=fuir.",
    "option.start.mental": "Un conflit mental.",
    "option.physical": "Un conflit physique.",
    "option.defend_with": "Avec quoi la cible se défend ; none y renonce.",
    "option.defender": "Qui s'interpose et subit la suite.",
    "option.unaware": "La cible ne voit rien venir : Médiocre (+0).",
    "option.wait": "Attend la réponse de la cible.",
    "option.settle": "Conclut aussitôt.",
    "option.auto": "Absorbe aussitôt, de la première façon.",
    "option.out": "Accepte la mise hors-jeu.",
    "option.out_of_turn": "Agit hors de son tour, au gré du MJ.",
    "option.on": "Le personnage ou la zone qui le porte.",
    "option.remove": "L'aspect qu'une réussite enlève.",
    "option.box": "Une case de stress à cocher.",
    "option.extra_mild": "La conséquence légère supplémentaire de ce type.",
    "option.extreme": "Une conséquence extrême, à la place d'un aspect.",
    "option.replaces": "L'emplacement de l'aspect remplacé.",
    "option.free_": "Des invocations gratuites : CAMP=N.",
    "option.hidden": "Personne ne le voit avant sa découverte.",
    "option.dropped": "Enlève l'aspect.",
    "option.rename": "Le nouveau texte.",
    "value.people": "QUI,...",
    "value.way": "N",
    "value.scene": "SCÈNE",
    "value.part": "PARTIE",
    "value.side": "CAMP=QUI,...",
    "value.zone": "ZONE=QUI,...",
    "value.border": "A-B[=ASPECT]",
    "value.aim": "CAMP=TEXTE",
    "value.place": "QUI|ZONE",
    "value.slot": "EMPLACEMENT",
    "value.free": "CAMP=N",
    "word.part.challenge": "challenge",
    "word.part.contest": "contest",
    "word.part.conflict": "conflict",
    "option.pretty": "Dessine l'écran d'un terminal, où que la réponse aille.",
}
