"""Storyteller in English."""

MESSAGES = {
    "rolled.success": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "{net} {net:success|successes}: {degree:@storyteller.degree}."
    ),
    "rolled.success_cancelled": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "{successes} {successes:success|successes}, {cancelled} cancelled by {ones:a 1|# ones}: {net} left, "
        "{degree:@storyteller.degree}."
    ),
    "rolled.willpower": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "{successes} {successes:success|successes} and the point of Willpower: {net} {net:success|successes}, "
        "{degree:@storyteller.degree}."
    ),
    "rolled.willpower_cancelled": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "{successes} {successes:success|successes}, {cancelled} cancelled by {ones:a 1|# ones}; the point of "
        "Willpower cannot be: {net} {net:success|successes}, {degree:@storyteller.degree}."
    ),
    "rolled.willpower_ones": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "No success and {ones:a 1|# ones}, but the point of Willpower cannot be lost: {net} {net:success|successes}, "
        "{degree:@storyteller.degree}."
    ),
    "rolled.failure": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. No success: failure."
    ),
    "rolled.failure_cancelled": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "{successes} {successes:success|successes}, {cancelled} cancelled by {ones:a 1|# ones}: failure, not a "
        "botch."
    ),
    "rolled.botch": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "No success and {ones:a 1|# ones}: botch."
    ),
    "rolled.forgiven": (
        "{hand}: {pool} {pool:die|dice}, difficulty {difficulty:@storyteller.difficulty}: {fell}. "
        "No success and {ones:a 1|# ones}: the first botch of the session does not count, failure."
    ),
    "rolled.automatic": (
        "{hand}: {pool} {pool:die|dice} reach the difficulty {difficulty:@storyteller.difficulty}: one automatic "
        "success without a throw, {degree:@storyteller.degree}."
    ),
    "together.gained": "Together {gained} {gained:success|successes}: {degree:@storyteller.degree}.",
    "together.nothing": "Together no success: failure.",
    "together.ruined": "The botch of {spoiled:and} ruins the effort of all.",
    "resisted.won": "In resistance {winner_name} keeps {margin} {margin:success|successes}: {margin_degree:@storyteller.degree}.",
    "resisted.tie": "In resistance both have as many successes: nobody succeeds.",
    "modified.wound": "{who}: {label:@storyteller.label}, {value} {value:die|dice}.",
    "modified.actions": "{who}: action {label} of this turn: {value} {value:die|dice}.",
    "modified.limit": "{who} is a living human being, and throws no more than 10 dice: {value} {value:die|dice}.",
    "modified.untrained": "{who} never learned {label}: difficulty {value:+}.",
    "modified.difficulty": "{label}: difficulty {value:+}.",
    "modified.held": "A difficulty stays between 2 and 10: {value:+}.",
    "willpower_spent": "{who} spends a point of Willpower: {left} of {rating} left.",
    "thrown_again": (
        "{who}, {speciality:q}: {tens} {tens:ten counts and is thrown again|tens count and are thrown again}: {dice}."
    ),
    "tens_doubled": "{who}, {speciality:q}: {tens} {tens:ten counts|tens count} two successes each.",
    "difficulty.2": "2",
    "difficulty.3": "3 (Easy)",
    "difficulty.4": "4 (Routine)",
    "difficulty.5": "5 (Straightforward)",
    "difficulty.6": "6 (Standard)",
    "difficulty.7": "7 (Challenging)",
    "difficulty.8": "8 (Difficult)",
    "difficulty.9": "9 (Extremely difficult)",
    "difficulty.10": "10",
    "degree.marginal": "marginal success",
    "degree.moderate": "moderate success",
    "degree.complete": "complete success",
    "degree.exceptional": "exceptional success",
    "degree.phenomenal": "phenomenal success",
    "row.dice": "dice",
    "row.actions": "action {label}",
    "row.untrained": "{label} never learned",
    "row.difficulty": "difficulty {difficulty:@storyteller.difficulty}",
    "on.pool": "",
    "on.difficulty": "on the difficulty",
    "on.successes": "success",
    "label.bonus": "bonus",
    "label.living": "limit of the living",
    "label.range": "difficulties from 2 to 10",
    "label.willpower": "Willpower",
    "label.bruised": "Bruised",
    "label.hurt": "Hurt",
    "label.injured": "Injured",
    "label.wounded": "Wounded",
    "label.mauled": "Mauled",
    "label.crippled": "Crippled",
    "label.incapacitated": "Incapacitated",
    "label.bashing": "bashing",
    "label.lethal": "lethal",
    "label.aggravated": "aggravated",
    "state.unconscious": "unconscious",
    "state.dead": "dead",
    "state.torpor": "in torpor",
    "state.destroyed": "destroyed by Final Death",
    "being.mortal": "mortal",
    "being.ghoul": "ghoul",
    "being.vampire": "vampire",
    "section.attributes": "Attributes",
    "section.talents": "Talents",
    "section.skills": "Skills",
    "section.knowledges": "Knowledges",
    "section.disciplines": "Disciplines",
    "section.virtues": "Virtues",
    "section.backgrounds": "Backgrounds",
    "section.merits": "Merits",
    "section.flaws": "Flaws",
    "section.path": "Path",
    "section.willpower": "Willpower",
    "section.blood": "Blood",
    "section.health": "Health",
    "section.specialities": "Specialities",
    "section.weapons": "Weapons",
    "section.experience": "Experience",
    "section.notes": "Notes",
    "label.player": "player",
    "label.concept": "concept",
    "label.clan": "clan",
    "label.nature": "nature",
    "label.demeanor": "demeanor",
    "label.rating": "rating",
    "label.left": "left",
    "kind_missing": "No kind is given: {found} is taken. It may be {accepted:or}.",
    "alike": "{found:q} and {accepted:q} are the same Trait.",
    "attribute_missing": "{found} is not among the Attributes: a roll that needs it will be refused.",
    "dots_many": "{found} dots, and a living human being has no more than {accepted}.",
    "willpower_over": "{found} points of Willpower left, over the rating of {accepted}.",
    "willpower_none": "A Willpower of {found}: it is {accepted} or more.",
    "blood_over": "{found} points of blood, over the maximum of {accepted}.",
    "marks_over": "{found} marks on {accepted} boxes.",
    "state_kind": "{found:q} is no state of this kind of character: {accepted:or}.",
    "state_early": "{found:q}, and not all {accepted} boxes are marked.",
    "speciality_trait": "A speciality of {found:q}, which the sheet does not carry.",
    "speciality_early": "A speciality of a Trait of {found}: it needs {accepted}.",
    "weapon_pool": "{found:q} is neither a Trait nor a number of dice.",
    "three_traits": "Never more than {most} Traits make one pool (seed 004, L29): {traits:and} are too many.",
    "trait_alone": "{trait} goes to 10 and is rolled alone (seed 004, L29), not in {traits:and}.",
    "trait_unwritten": "{who}'s sheet does not say how much {trait} there is: write it down first.",
    "knowledge_untrained": (
        "{who} never learned {trait}, and a Knowledge without a dot is not rolled unless the Storyteller allows it "
        "(--untrained)."
    ),
    "pool_empty": "{who} has no die left for {trait} ({pool}): the action cannot be attempted.",
    "incapacitated": "{who} is Incapacitated and cannot act; --reflexive is for what needs no action.",
    "down": "{who} is {state:@storyteller.state} and cannot act; --reflexive is for what needs no action.",
    "actions_few": "Several actions are {fewest} or more, not {found}.",
    "action_index": "There is no action {found} among {actions}: --index goes with --actions, from 1.",
    "two_difficulties": "A roll has one difficulty, and {found:and} are two.",
    "difficulty_range": "A difficulty is a number from {low} to {high}, not {found}.",
    "difficulty_word": "{found:q} is no difficulty: a number from {low} to {high}, or {near:or}.",
    "no_willpower": "{who} has no point of Willpower left ({left} of {rating}).",
    "automatic_alone": "An automatic success is one hand's and is not thrown: neither Willpower nor a speciality nor a team goes with it ({who}).",
    "automatic_tense": (
        "No automatic success in a tense situation (seed 004, L59), and neither several actions in a turn nor a resisted roll is anything else: {who} rolls."
    ),
    "automatic_small": (
        "{who}'s pool for {trait} is {pool}, under the difficulty {difficulty}: no automatic success, roll."
    ),
    "sum": "{name}: a sum says nothing of successes; give the faces of the d10s (--dice).",
    "bare_dice": "{found:q} is no pool: Storyteller throws d10s and counts successes, as in 7d10 --difficulty 6.",
    "speciality_off": "This campaign plays without specialities (fatecli.toml, [house] speciality).",
    "speciality_elsewhere": "The speciality {speciality:q} belongs to {trait}, and the roll is {rolled:and}.",
    "speciality_low": (
        "A speciality needs a Trait of {wanted}, and {who} has {rating} in {trait}: {speciality:q} does not count yet."
    ),
    "speciality_several": "{word:q} fits several of {who}'s specialities: {found:or}?",
    "speciality_none": "{who} has no speciality {word:q}. On the sheet: {near:or}.",
    "helper_twice": "{who} is named twice: everybody rolls one pool.",
    "no_amend": "A roll of Storyteller is final once it has fallen; undo takes the command back.",
    "no_settle": "A roll of Storyteller is final once it has fallen: there is nothing to settle.",
    "no_invoke": "Storyteller has no aspects to invoke: a point of Willpower before the dice does it (--willpower).",
    "no_compel": "Storyteller compels nobody: no such step in this game.",
    "no_declare": "Storyteller buys no story details: the Storyteller decides.",
    "no_advantage": "Storyteller has no advantages to create: use roll, and --vs-bonus for what it changes.",
    "no_concede": "Storyteller knows no concession: leave the fight in the story.",
}
