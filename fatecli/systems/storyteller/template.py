"""The commented sheet that `new` writes, in each language. Its words are the file's; the rules read them by key."""

from __future__ import annotations

ENGLISH = """\
schema = 1
system = "storyteller"
name = {name}
kind = "vampire"                         # or "mortal", "ghoul": the living never throw more than 10 dice
player = ""
concept = ""
clan = ""

experience = 0

[attributes]                             # 1 to 5 dots; 0 is allowed (a Nosferatu's Appearance)
Strength = 1
Dexterity = 1
Stamina = 1
Charisma = 1
Manipulation = 1
Appearance = 1
Perception = 1
Intelligence = 1
Wits = 1

# Only Abilities with a dot need a line. Without one a Talent is rolled with the Attribute alone, a Skill so at +1
# difficulty, a Knowledge not at all.
[abilities.talents]                      # Alertness, Athletics, Brawl, Dodge, Empathy, Expression, ...
Alertness = 1

[abilities.skills]                       # "Animal Ken", Crafts, Drive, Etiquette, Firearms, Melee, Stealth, ...
Drive = 1

[abilities.knowledges]                   # Academics, Computer, Finance, Investigation, Law, Occult, ...
Academics = 1

[disciplines]
# Potence = 1

[virtues]
Conscience = 1
Self-Control = 1
Courage = 1

[backgrounds]
# Resources = 1

[path]                                   # goes to 10: rolled alone
name = "Humanity"
rating = 7

[willpower]                              # the rating goes to 10 and is rolled alone; points are spent from left
rating = 3

left = 3

[blood]                                  # for the dead; a mortal needs no such table
pool = 10

max = 10

[health]                                 # marked levels by kind; the penalty is that of the lowest marked box
bashing = 0

lethal = 0

aggravated = 0

# [health.levels]                        # boxes in a row, where there is not one of each
# bruised = 2

[specialities]                           # Trait = "words"; the Trait needs 4 dots
# Stealth = "sewers"

# [weapons.knife]
# name = "Knife"
# pool = "Strength+1"                    # what its damage rolls
# damage = "lethal"                      # bashing, lethal or aggravated

[session]                                # set back when a session begins
botch_forgiven = false
"""

FRENCH = """\
schema = 1
system = "storyteller"
name = {name}
kind = "vampire"                         # ou "mortal", "ghoul" : les vivants ne lancent jamais plus de 10 dés
player = ""
concept = ""
clan = ""

experience = 0

[attributes]                             # de 1 à 5 points ; 0 est permis (l'Apparence d'un Nosferatu)
"Force" = 1
"Dextérité" = 1
"Vigueur" = 1
"Charisme" = 1
"Manipulation" = 1
"Apparence" = 1
"Perception" = 1
"Intelligence" = 1
"Astuce" = 1

# Seules les capacités qui ont un point demandent une ligne. À zéro, un Talent se lance avec l'attribut seul, une
# Compétence aussi, à +1 de difficulté, une Connaissance pas du tout.
[abilities.talents]                      # "Vigilance", "Athlétisme", "Bagarre", "Esquive", "Empathie", ...
"Vigilance" = 1

[abilities.skills]                       # "Animaux", "Artisanat", "Conduite", "Étiquette", "Mêlée", "Furtivité", ...
"Conduite" = 1

[abilities.knowledges]                   # "Érudition", "Informatique", "Finances", "Droit", "Occultisme", ...
"Érudition" = 1

[disciplines]
# "Puissance" = 1

[virtues]
"Conscience" = 1
"Maîtrise de soi" = 1
"Courage" = 1

[backgrounds]                            # les historiques
# "Ressources" = 1

[path]                                   # va jusqu'à 10 : se lance seul
name = "Humanité"
rating = 7

[willpower]                              # le score va jusqu'à 10 et se lance seul ; les points se prennent sur left
rating = 3

left = 3

[blood]                                  # pour les morts ; un mortel n'a pas besoin de cette table
pool = 10

max = 10

[health]                                 # niveaux cochés par sorte ; la pénalité suit la case la plus basse
bashing = 0

lethal = 0

aggravated = 0

# [health.levels]                        # les cases d'une ligne, s'il n'y en a pas une de chaque
# bruised = 2

[specialities]                           # caractéristique = "mots" ; il lui faut 4 points
# "Furtivité" = "égouts"

# [weapons.couteau]
# name = "Couteau"
# pool = "Force+1"                       # ce que ses dommages lancent
# damage = "lethal"                      # bashing (contondant), lethal (létal) ou aggravated (aggravé)

[session]                                # remis à zéro au début d'une partie
botch_forgiven = false
"""

TEMPLATES = {"en": ENGLISH, "fr": FRENCH}
