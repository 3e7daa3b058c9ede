"""The scenes that `new challenge`, `new contest` and `new conflict` write, in both languages. All tables stand in
comments, as examples to be filled in."""

from __future__ import annotations

HEAD = (
    """\
schema = 1
system = "fate-core"
state = "prepared"             # START makes it running
title = "TITLE"

# An aspect of the situation; three to five are enough.
# [aspects.fog]
# text = "Fog off the Harbour"

""",
    """\
schema = 1
system = "fate-core"
state = "prepared"             # START la lance
title = "TITLE"

# Un aspect de situation ; trois à cinq suffisent.
# [aspects.brume]
# text = "Brume du port"

""",
)

PEOPLE = (
    """\
# Who takes part: the sheet, the side, and the zone where zones are drawn.
# [participants.maren]
# sheet = "../characters/maren.toml"
# side = "heroes"
# zone = "quay"

""",
    """\
# Qui participe : la fiche, le camp, et la zone s'il y en a.
# [participants.maren]
# sheet = "../characters/maren.toml"
# side = "heroes"
# zone = "quai"

""",
)

CONFLICT = (
    """\
# Several of one stat block: with a count one mob, without it one copy.
# [blocks.thug]
# sheet = "../characters/thug.toml"

# [participants.thugs]
# block = "thug"
# name = "thugs"
# count = 6
# side = "foes"
# zone = "quay"

# Zones: who stands in one can touch. Two to four are enough.
# [zones.quay]
# name = "Quay"

# [zones.warehouse]
# name = "Warehouse"

# A border between two zones; with an aspect it takes a roll to cross.
# [borders.ladder]
# a = "quay"
# b = "warehouse"
# aspect = "Rotten Ladder"

[conflict]
kind = "physical"              # or mental
""",
    """\
# Plusieurs d'un même bloc : avec count un groupe, sans lui une copie.
# [blocks.sbire]
# sheet = "../characters/sbire.toml"

# [participants.sbires]
# block = "sbire"
# name = "sbires"
# count = 6
# side = "foes"
# zone = "quai"

# Les zones : dans une même zone on peut se toucher. Deux à quatre suffisent.
# [zones.quai]
# name = "Quai"

# [zones.entrepot]
# name = "Entrepôt"

# Une limite entre deux zones ; avec un aspect il faut un jet pour la franchir.
# [borders.echelle]
# a = "quai"
# b = "entrepot"
# aspect = "Échelle pourrie"

[conflict]
kind = "physical"              # ou mental
""",
)

CONTEST = (
    """\
# The sides, and who is on each.
# [sides.heroes]
# who = ["maren"]
# aim = "reach the skiff first"

[contest]
mode = "direct"                # or environment
goal = 3
""",
    """\
# Les camps, et qui en fait partie.
# [sides.heroes]
# who = ["maren"]
# aim = "atteindre la barque"

[contest]
mode = "direct"                # ou environment
goal = 3
""",
)

CHALLENGE = (
    """\
# The tasks, each with another skill and its difficulty.
# [tasks.crowd]
# name = "Calm the crowd"
# trait = "Rapport"
# difficulty = 3

[challenge]
ordered = false                # true: one after the other
""",
    """\
# Les tâches, chacune avec une autre compétence et sa difficulté.
# [tasks.foule]
# name = "Calmer la foule"
# trait = "Sociabilité"
# difficulty = 3

[challenge]
ordered = false                # true : l'une après l'autre
""",
)

PARTS = {"conflict": CONFLICT, "contest": CONTEST, "challenge": CHALLENGE}
