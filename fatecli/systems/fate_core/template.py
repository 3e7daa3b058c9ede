"""The sheet that `new` writes, in both languages. Values that play changes stand apart, so that git merges them."""

from __future__ import annotations

ENGLISH = """\
schema = 1
system = "fate-core"
name = "NAME"
kind = "pc"                  # pc; main, supporting or nameless for the game master's characters

fate_points = 3

refresh = 3                  # what fate_points rise to when a session begins; each stunt beyond three costs one

[aspects]                    # slot = "text"; the slots are yours, these two have rules attached
high_concept = ""
trouble = ""
phase_1 = ""
phase_2 = ""
phase_3 = ""

[skills]                     # 1 at +4, 2 at +3, 3 at +2, 4 at +1; only what is above Mediocre (+0) needs a line
# Fight = 4

# [stunts.blade]             # up to three are free
# name = "Quick Blade"
# text = "+2 to attack with Fight when nobody has acted yet."
# skill = "Fight"            # skill, bonus and on let `--stunt blade` add the bonus by itself
# bonus = 2
# on = ["attack"]            # overcome, advantage, attack, defend; left out: all

[stress]                     # numbers of the ticked boxes, from 1; how many there are follows from Physique and Will
physical = []

# each track stands on its own, so that two branches of a git history merge
mental = []

[consequences.mild]
aspect = ""                  # "" is a free slot

[consequences.moderate]
aspect = ""

[consequences.severe]
aspect = ""
"""

FRENCH = """\
schema = 1
system = "fate-core"
name = "NAME"
kind = "pc"                  # pc ; main, supporting ou nameless pour les personnages du MJ

fate_points = 3

refresh = 3                  # restauration ; fate_points y remonte en début de session

[aspects]                    # emplacement = "texte" ; les emplacements sont à vous, ces deux-ci portent des règles
high_concept = ""            # concept
trouble = ""                 # problème
phase_1 = ""
phase_2 = ""
phase_3 = ""

[skills]                     # 1 à +4, 2 à +3, 3 à +2, 4 à +1 ; seul ce qui dépasse Médiocre (+0) a une ligne
# "Combat" = 4
# "Athlétisme" = 3           # entre guillemets dès qu’il y a un accent

# [stunts.lame]              # trois prouesses sont gratuites
# name = "Lame vive"
# text = "+2 pour attaquer avec Combat quand personne n’a encore agi."
# skill = "Combat"           # skill, bonus et on permettent à `--stunt lame` d’ajouter le bonus
# bonus = 2
# on = ["attack"]            # overcome, advantage, attack, defend ; rien : toutes

[stress]                     # numéros des cases cochées, à partir de 1 ; leur nombre suit Physique et Volonté
physical = []

# chaque jauge a sa place, pour que deux branches d’un historique git fusionnent
mental = []

[consequences.mild]          # légère
aspect = ""                  # "" : case libre

[consequences.moderate]      # modérée
aspect = ""

[consequences.severe]        # grave
aspect = ""
"""
