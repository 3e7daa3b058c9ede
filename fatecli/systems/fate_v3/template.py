"""The sheet that `new` writes, in both languages. Values that play changes stand apart, so that git merges them."""

from __future__ import annotations

FRENCH = """\
schema = 1
system = "fate-v3"
name = "NAME"
kind = "pc"                  # pc ; npc pour les personnages du MJ, qui ont aussi leurs points

fate_points = 5              # 5 à la création ; ce sont aussi les points d’expérience

[formation]                  # au moins 8 niveaux vont aux compétences de la formation
social_class = ""            # Royauté, Noblesse, Chevalier, Administrateur, Soldat, Serf, Marchand, Artisan, Lettré...
profession = ""              # celle du père
skills = []                  # ["Combat armé", "Endurance"]

[aspects]                    # neuf ; le nom de l’emplacement dit la sorte
formation_class = ""
formation_profession = ""
marking_1 = ""               # marquants : un mentor, une force surhumaine, un sens mystique...
marking_2 = ""
personality = ""             # et cinq autres : personality, curse, promise, relation, origin, religion,
curse = ""                   # avec _2 pour une seconde fois la même sorte
promise = ""
relation = ""
origin = ""

[skills]                     # 32 niveaux ; Moyen (0) en coûte 1, Bon (1) 2, Excellent (2) 3, Superbe (3) 4
# "Combat armé" = 3          # chaque rang en porte moins que celui du dessous ; entre guillemets s’il y a un accent
# "Endurance" = 2            # le reste est Médiocre (-1), sans une ligne

# [stunts.hache]             # autant de stunts que de compétences au moins Superbes
# name = "Hache de Guerre"
# skill = "Combat armé"
# text = "Spécialisation : +1 sur tout combat à la hache."
# bonus = 1                  # ajouté par --stunt, ou par « Combat armé+Hache » ; sans when : toujours
# when = "hache en main"
# power = "la lancer avec Combat armé"   # ce qu’un point permet (--power), alors sans le bonus
# requires = []              # les stunts qu’il demande ; requires_aspect = "..." : l’aspect, pour une arme de destin

# [stunts.feu]               # un domaine de sorcellerie ; il en faut un pour lancer un sortilège
# name = "Magie de feu"
# skill = "Lancer de sorts"
# domain = "feu"

# [equipment.bouclier]
# name = "Bouclier"
# shield = true              # un aspect Bouclier, avec un appel gratuit par combat

# [equipment.broigne]
# name = "Broigne de cuir"
# armour = "torse et bras"   # ce qu’elle couvre ; elle adoucit une conséquence

# [magic]
# innate = ["origin"]        # les emplacements des aspects qui portent une magie innée

# [temporary.rumeur]         # un aspect temporaire, jusqu’à ce que quelque chose y mette fin
# aspect = "On le dit porte-bonheur"
# fragile = true             # fragile : il disparaît dès qu’on s’en sert

[stress]                     # numéros des cases cochées ; leur nombre suit Endurance et Volonté
physical = []

# chaque jauge a sa place, pour que deux branches d’un historique git fusionnent
mental = []

[consequences.negligible]    # négligeable
aspect = ""                  # "" : libre

[consequences.moderate]      # modérée
aspect = ""

[consequences.severe]        # sévère
aspect = ""
"""

ENGLISH = """\
schema = 1
system = "fate-v3"
name = "NAME"
kind = "pc"                  # pc; npc for the game master's characters, who have points of their own too

fate_points = 5              # 5 at creation; they are the experience points too

[formation]                  # at least 8 levels go to skills of the formation
social_class = ""            # Royalty, Nobility, Knight, Administrator, Soldier, Serf, Merchant, Artisan, Scholar...
profession = ""              # the father's
skills = []                  # ["Armed Combat", "Endurance"]

[aspects]                    # nine; the name of the slot says the kind
formation_class = ""
formation_profession = ""
marking_1 = ""               # what marked the character: a mentor, uncanny strength, a mystic sense...
marking_2 = ""
personality = ""             # and five others: personality, curse, promise, relation, origin, religion,
curse = ""                   # with _2 for a second of the same kind
promise = ""
relation = ""
origin = ""

[skills]                     # 32 levels; Average (0) costs 1, Good (1) 2, Excellent (2) 3, Superb (3) 4
# "Armed Combat" = 3         # each rung holds fewer than the one below it
# "Endurance" = 2            # everything else is Mediocre (-1), without a line

# [stunts.axe]               # as many stunts as skills that are Superb or better
# name = "War Axe"
# skill = "Armed Combat"
# text = "Specialisation: +1 in any fight with the axe."
# bonus = 1                  # added by --stunt, or by 'Armed Combat+War Axe'; without when: always
# when = "axe in hand"
# power = "throw it with Armed Combat"   # what a point buys (--power), then without the bonus
# requires = []              # the stunts it builds upon; requires_aspect = "...": the aspect, for a weapon of destiny

# [stunts.fire]              # a domain of sorcery; no spell is cast without one
# name = "Fire Magic"
# skill = "Spell Casting"
# domain = "fire"

# [equipment.shield]
# name = "Shield"
# shield = true              # an aspect Shield, with one free invocation a fight

# [equipment.jerkin]
# name = "Leather Jerkin"
# armour = "trunk and arms"  # what it covers; it softens a consequence

# [magic]
# innate = ["origin"]        # the slots of the aspects that carry innate magic

# [temporary.rumour]         # a temporary aspect, until something ends it
# aspect = "A Lucky Charm, They Say"
# fragile = true             # fragile: gone as soon as it is used

[stress]                     # numbers of the ticked boxes; how many there are follows from Endurance and Will
physical = []

# each track stands on its own, so that two branches of a git history merge
mental = []

[consequences.negligible]
aspect = ""                  # "" is free

[consequences.moderate]
aspect = ""

[consequences.severe]
aspect = ""
"""
