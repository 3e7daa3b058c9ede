"""The sheet that `new` writes, in both languages, block by block. Values that play changes stand apart, so that git
merges them."""

from __future__ import annotations

from ...core.scene import slug
from ...core.value import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

HEAD = (
    """\
schema = 1
system = "fate-core"
name = NAME
kind = KIND# pc; main, supporting or nameless for the game master's characters

""",
    """\
schema = 1
system = "fate-core"
name = NAME
kind = KIND# pc ; main, supporting ou nameless pour les personnages du MJ

""",
)

POINTS = (
    """\
fate_points = POINTS

refresh = POINTS                  # what fate_points rise to when a session begins; each stunt beyond three costs one

banked = 0                   # skill points of milestones that are not spent yet

""",
    """\
fate_points = POINTS

refresh = POINTS                  # restauration ; fate_points y remonte en début de session

banked = 0                   # points de compétence des étapes, pas encore dépensés

""",
)

ASPECTS = (
    """\
[aspects]                    # slot = "text"; the slots are yours, these two have rules attached
""",
    """\
[aspects]                    # emplacement = "texte" ; les emplacements sont à vous, ces deux-ci portent des règles
""",
)

NOTES = {"high_concept": ("", "            # concept"), "trouble": ("", "                 # problème")}
"""What stands beside the blank aspects with rules attached."""

SKILLS = {
    "pc": (
        "[skills]                     # 1 at +4, 2 at +3, 3 at +2, 4 at +1; only what is above Mediocre (+0) needs a "
        "line",
        "[skills]                     # 1 à +4, 2 à +3, 3 à +2, 4 à +1 ; seul ce qui dépasse Médiocre (+0) a une ligne",
    ),
    "main": (
        "[skills]                     # like a player's, or a peak two above the cap",
        "[skills]                     # comme pour un PJ, ou un sommet deux rangs au-dessus du plafond",
    ),
    "supporting": (
        "[skills]                     # four or five, one a rung; the best may be a rung or two above the players'",
        "[skills]                     # quatre ou cinq, une par rang ; la meilleure un ou deux rangs au-dessus des PJ",
    ),
    "nameless": (
        "[skills]                     # the best is the quality: Average 1, Fair 2, Good 3; one below, one or two at 1",
        "[skills]                     # la meilleure est la qualité : Moyen 1, Passable 2, Bon 3 ; une en dessous, "
        "une ou deux à +1",
    ),
}  # fmt: skip

NO_SKILLS = (
    "# Fight = 4",
    '# "Combat" = 4\n# "Athlétisme" = 3           # entre guillemets dès qu’il y a un accent',
)

NO_STUNTS = (
    """\
# [stunts.blade]             # up to three are free
# name = "Quick Blade"
# text = "+2 to attack with Fight when nobody has acted yet."
# skill = "Fight"            # skill, bonus and on let `--stunt blade` add the bonus by itself
# bonus = 2
# on = ["attack"]            # overcome, advantage, attack, defend; left out: all

""",
    """\
# [stunts.lame]              # trois prouesses sont gratuites
# name = "Lame vive"
# text = "+2 pour attaquer avec Combat quand personne n’a encore agi."
# skill = "Combat"           # skill, bonus et on permettent à `--stunt lame` d’ajouter le bonus
# bonus = 2
# on = ["attack"]            # overcome, advantage, attack, defend ; rien : toutes

""",
)

STRESS = (
    """\
[stress]                     # numbers of the ticked boxes, from 1; how many there are follows from Physique and Will
physical = []

# each track stands on its own, so that two branches of a git history merge
mental = []
""",
    """\
[stress]                     # numéros des cases cochées, à partir de 1 ; leur nombre suit Physique et Volonté
physical = []

# chaque jauge a sa place, pour que deux branches d’un historique git fusionnent
mental = []
""",
)

ONE_TRACK = (
    """\
[stress]                     # numbers of the ticked boxes; their number follows from the quality, for any harm
physical = []
""",
    """\
[stress]                     # numéros des cases cochées ; leur nombre suit la qualité, pour tous les dommages
physical = []
""",
)

SLOTS = {
    "mild": (
        '\n[consequences.mild]\naspect = ""                  # "" is a free slot\n',
        '\n[consequences.mild]          # légère\naspect = ""                  # "" : case libre\n',
    ),
    "moderate": (
        '\n[consequences.moderate]\naspect = ""\n',
        '\n[consequences.moderate]      # modérée\naspect = ""\n',
    ),
    "severe": ('\n[consequences.severe]\naspect = ""\n', '\n[consequences.severe]        # grave\naspect = ""\n'),
}

PLACES = (
    (
        "\n# Milestones are written between these lines as they are taken, by the name of what they change: so two "
        "branches of a\n# git history merge.\n",
        "# the milestones end here\n",
    ),
    (
        "\n# Les étapes prises s’inscrivent entre ces lignes, sous le nom de ce qu’elles changent : deux branches d’un "
        "historique\n# git fusionnent ainsi.\n",
        "# fin des étapes\n",
    ),
)
"""What stands above and below the places of milestones."""

LAST = "~"
"""The place behind all others."""

ALWAYS = ("bank", "major", "minor", "refresh", "significant", "stunt")
"""What milestones are named after besides aspects and skills: a point banked, a refresh, a stunt; their kind before
anything was taken."""

MAYBE = ('\n# [consequences.moderate]    # some have one\n# aspect = ""\n',
         '\n# [consequences.moderate]    # modérée, pour certains\n# aspect = ""\n')  # fmt: skip


def places(things: Iterable[str], *, french: bool) -> str:
    """The lines that keep the places of milestones, one for each thing they may change."""
    above, below = PLACES[french]
    kept = sorted({slug(one, ()) for one in (*ALWAYS, *things)})
    return "".join((above, *(f"# milestones.{one}\n" for one in kept), f"# milestones.{LAST}\n", below))
