"""The numbers of Storyteller, each with its source, and nothing else.

`seed` is seed 004 with its line; `V20` and `Revised` are the books as the rules digest quotes them.
"""

from __future__ import annotations

MOST_TRAITS = 2
"""seed L29: never more than two Traits in one pool."""

LIVING_LIMIT = 10
"""seed L29: a human being never has more than 10 dice."""

BEINGS = ("mortal", "ghoul", "vampire")
LIVING = ("mortal", "ghoul")
"""The kinds that are living human beings."""

LOWEST, HIGHEST, DEFAULT = 2, 10, 6
"""seed L36, L37: a difficulty is always 2 to 10; 6 unless something else is said."""

ALWAYS = 10
"""seed L39: a 10 is a success whatever the difficulty."""

ONE = 1
"""seed L51: a 1 cancels a success."""

DEGREES = ("marginal", "moderate", "complete", "exceptional", "phenomenal")
"""seed L45: 1, 2, 3, 4, and 5 or more successes."""

UNTRAINED_SKILL = 1
"""Revised p.120-126: a Skill one never learned is rolled at +1 difficulty."""

SPECIALITY_FROM = 4
"""Revised p.117: a speciality needs a Trait of four dots."""

FEWEST_ACTIONS = 2
"""seed L32: from two actions on, each loses dice."""

ROWS: dict[str, int] = {
    "bruised": 0,
    "hurt": -1,
    "injured": -1,
    "wounded": -2,
    "mauled": -2,
    "crippled": -5,
    "incapacitated": 0,
}
"""V20, Health: the rows of the chart, lightest first, with the dice each takes away. The last forbids all action."""

INCAPACITATED = "incapacitated"

DAMAGE = ("bashing", "lethal", "aggravated")
"""V20, damage: the three kinds, lightest first."""

MORTAL_STATES = ("unconscious", "dead")
VAMPIRE_STATES = ("torpor", "destroyed")
STATES = (*MORTAL_STATES, *VAMPIRE_STATES)
"""V20, Health: what lies past Incapacitated."""

HOUR, DAY, WEEK, MONTH = 60, 24 * 60, 7 * 24 * 60, 30 * 24 * 60

HEALING: dict[str, tuple[int, ...]] = {
    "bashing": (HOUR, HOUR, HOUR, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR),
    "lethal": (DAY, 3 * DAY, WEEK, MONTH, 2 * MONTH, 3 * MONTH, 5 * MONTH),
}
"""V20, injury chart: minutes in which a mortal is rid of one level, by row, lightest first."""

BLOOD: dict[str, int] = {"bashing": 1, "lethal": 1, "aggravated": 5}
"""Revised: the blood a vampire spends on one level; aggravated levels also want a day's rest."""

DOTS = 5
"""seed L16: a Trait is rated 0 to 5."""

HIGHEST_DOTS = 10
"""seed L29-L30: Humanity and Willpower go to 10, and elders beyond 5."""

CLAN_DISCIPLINES: dict[str, tuple[str, ...]] = {
    "assamite": ("celerity", "obfuscate", "quietus"),
    "brujah": ("celerity", "potence", "presence"),
    "gangrel": ("animalism", "fortitude", "protean"),
    "giovanni": ("dominate", "necromancy", "potence"),
    "lasombra": ("dominate", "obtenebration", "potence"),
    "malkavian": ("auspex", "dementation", "obfuscate"),
    "nosferatu": ("animalism", "obfuscate", "potence"),
    "ravnos": ("animalism", "chimerstry", "fortitude"),
    "setite": ("obfuscate", "presence", "serpentis"),
    "toreador": ("auspex", "celerity", "presence"),
    "tremere": ("auspex", "dominate", "thaumaturgy"),
    "tzimisce": ("animalism", "auspex", "vicissitude"),
    "ventrue": ("dominate", "fortitude", "presence"),
}
"""Revised, clans: the three Disciplines of each (from memory of the book; no source here lists them)."""

NEW: dict[str, int] = {"talent": 3, "skill": 3, "knowledge": 3, "discipline": 10, "secondary_path": 7}
"""Revised p.143, V20 p.124: experience for the first dot."""

RAISE: dict[str, int] = {
    "attribute": 4,
    "talent": 2,
    "skill": 2,
    "knowledge": 2,
    "clan_discipline": 5,
    "caitiff_discipline": 6,
    "discipline": 7,
    "secondary_path": 4,
    "virtue": 2,
    "path": 2,
    "willpower": 1,
}
"""Revised p.143, V20 p.124: experience for one more dot, times the rating before the purchase."""
