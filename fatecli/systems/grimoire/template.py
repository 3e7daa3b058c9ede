"""The commented sheet that `new` writes, in each language. Its words are the file's; the rules read them by key."""

from __future__ import annotations

FRENCH = """\
schema = 1
system = "grimoire"
name = {name}
kind = "pc"                              # pc ; npc pour un personnage du Meneur de Jeu
player = ""
concept = ""

trauma = 0                               # la jauge de Trauma : y va la Sévérité des blessures

[attributes]                             # modificateur ajouté au D10, qui est de tous les Défis
"Physique" = 0
"Mental" = 0
"Dextérité" = 0
"Charisme" = 0
"Intuition" = 0

[skills]                                 # Compétences connues : chacune donne un D6 ; une par ligne, entre guillemets
# "Escrime" = true

# [talents.botte]                        # un Talent ajoute son modificateur, mais seulement avec sa Compétence
# name = "Botte de Nevers"
# serves = "Escrime"                     # la Compétence servie
# modifier = 1

# [items.corde]                          # un Équipement, un Outil
# name = "Corde et grappin"
# die = 4                                # un D4, un modificateur, ou les deux
# modifier = 1
# serves = ["Escalade"]                  # les Attributs et Compétences pour lesquels il compte

# [weapons.rapiere]
# name = "Rapière"
# modifier = 2                           # ajouté à la Puissance
# damage = "Perforant"                   # le Type de Dégâts

# [armour.gilet]
# name = "Gilet de cuir"
# die = 4                                # le D4 du jet de Résistance
# covers = ["torse"]
# damaged = false                        # true : Handicap sur ce D4

# [states.blessure]                      # un état qui dure : il s'ajoute tout seul aux jets qu'il touche
# text = "Gravement blessé"
# handicap = "attribute"                 # ou ease = ... (Facilité) ; attribute, skill, item, effect, initiative
# trait = "Physique"                     # le D10 de Physique seulement ; sans cette ligne, de tous les Attributs
# active = true

# [advantages.garde]                     # un Avantage Dynamique gardé pour plus tard : un D8, une fois
# text = "Garde ouverte"
# difference = 5                         # celle de sa création
# spent = false
"""

ENGLISH = """\
schema = 1
system = "grimoire"
name = {name}
kind = "pc"                              # pc; npc for a character of the game master
player = ""
concept = ""

trauma = 0                               # the Trauma gauge: the Severity of wounds goes there

[attributes]                             # modifier added to the D10, which is in every roll
Physique = 0
Mind = 0
Dexterity = 0
Charisma = 0
Intuition = 0

[skills]                                 # Skills the character has: each gives a D6; one a line
# Fencing = true

# [talents.thrust]                       # a Talent adds its modifier, but only with its Skill
# name = "Secret thrust"
# serves = "Fencing"                     # the Skill it serves
# modifier = 1

# [items.rope]                           # a piece of equipment, a tool
# name = "Rope and grapple"
# die = 4                                # a D4, a modifier, or both
# modifier = 1
# serves = ["Climbing"]                  # the Attributes and Skills for which it counts

# [weapons.rapier]
# name = "Rapier"
# modifier = 2                           # added to the Power
# damage = "Piercing"                    # the type of damage

# [armour.jerkin]
# name = "Leather jerkin"
# die = 4                                # the D4 of the Resistance roll
# covers = ["torso"]
# damaged = false                        # true: Handicap on this D4

# [states.wound]                         # a state that lasts: it applies by itself to the rolls it touches
# text = "Gravely wounded"
# handicap = "attribute"                 # or ease = ...; attribute, skill, item, effect, initiative
# trait = "Physique"                     # the D10 of Physique only; without this line, of all Attributes
# active = true

# [advantages.guard]                     # a Dynamic Advantage kept for later: one D8, once
# text = "Open guard"
# difference = 5                         # that of its creation
# spent = false
"""
