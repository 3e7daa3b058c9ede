"""Help: what each command, option and value is for, in words for the table."""

MESSAGES = {
    "usage": "Usage:",
    "title.commands": "Commands",
    "title.steps": "Steps",
    "title.words": "Words",
    "title.options": "Options",
    "title.games": "In {games:@help.game:and} only",
    "title.common": "Common options",
    "title.examples": "Examples",
    "game.fate-core": "Fate Core",
    "game.fate-v3": "FATE v3",
    "game.grimoire": "Grimoire",
    "game.storyteller": "Storyteller",
    # the first page
    "first.words": "COMMAND [WORD...] [OPTION...]",
    "first.what": (
        "Throws the dice of your game, judges them by its rules, and keeps the character sheets, which are TOML "
        "files, up to date."
    ),
    "first.steps": "The steps of a running scene need no verb before them: {steps:and}.",
    "first.more": (
        "fatecli help COMMAND tells all about one command. The language is that of --lang, of FATECLI_LANG, of the "
        "campaign, or of the system, in this order."
    ),
    "example.first": (
        "fatecli new fate-core Maren\nfatecli roll maren Fight --vs Good\nfatecli roll 4dF+3\nfatecli undo"
    ),
    # verbs
    "verb.words": "STEP [WORD...] [OPTION...]",
    "verb.more": "fatecli help {verb} STEP tells all about one step.",
    # steps
    "step_options": "[OPTION...]",
    "games_with": "A step of {games:@help.game:and}; the other games have none such.",
    "step.roll": "Throws the dice for a character's trait, or an expression without a character.",
    "step.new": "Makes a new character sheet, with comments that say what to fill in.",
    "step.show": "Shows a character sheet.",
    "step.check": "Lists the faults of sheets, and where they depart from the rules, each with its file and line.",
    "step.schema": "Prints the JSON Schema of a game's sheets, which TOML editors use to help and check.",
    "step.log": "Lists the commands that changed something, newest last.",
    "step.undo": "Takes back the last commands, newest first, and says whose they were.",
    # examples
    "example.roll": (
        "fatecli roll zird Lore --vs 6\n"
        "fatecli roll zird Lore --vs og:Fight --invoke wizard\n"
        "fatecli roll hall Perception+Finances --difficulty 7 --willpower\n"
        "fatecli roll zird Lore --dice +0-+\n"
        "fatecli roll 1d10+1d6+2"
    ),
    "example.new": "fatecli new fate-core Maren\nfatecli new storyteller Hall",
    "example.show": "fatecli show zird\nfatecli show zird --plain",
    "example.check": "fatecli check\nfatecli check characters/zird.toml --creation",
    "example.schema": "fatecli schema fate-core",
    "example.undo": "fatecli undo\nfatecli undo 3\nfatecli undo --list",
    # positional words and options
    "option.who": "A character's name or the beginning of it, or the path of a sheet.",
    "option.roll.who": (
        "A character's name or the beginning of it, or the path of a sheet; or dice without a character: 4dF+3, "
        "7d10. Nothing at all throws 4dF, and a lone number is added to them."
    ),
    "option.trait": (
        "What is rolled, by the beginning of its name on the sheet; several are joined by +: Perception+Finances."
    ),
    "option.system": "The game: {words:or}.",
    "option.name": "The character's name; the file is named after it.",
    "option.paths": "Files and folders; left out, the whole campaign.",
    "option.count": "How many commands to take back; left out, one.",
    "option.vs": (
        "What is to be beaten: a number, a word of the ladder (Good), or an opponent who rolls too (og:Fight). "
        "Of several the highest counts."
    ),
    "option.vs_bonus": "Changes the opposition by this much.",
    "option.action": "What the roll is for: {words:or}.",
    "option.bonus": "Changes the roll by this much, under a label if one is given: darkness=-2.",
    "option.invoke": (
        "Invokes this aspect before the dice fall: +2, for a fate point unless an invocation is free. Name it by any "
        "of its words."
    ),
    "option.difficulty": "What each die must reach to be a success: 2 to 10, or a word (Standard is 6).",
    "option.willpower": "Spends a point of Willpower before the dice fall: one success that nothing takes away.",
    "option.automatic": (
        "Takes one success without a throw, if the pool is at least the difficulty and nothing is at stake at once."
    ),
    "option.speciality": "A speciality of the sheet that fits: each 10 is thrown again. Name it by any of its words.",
    "option.actions": "How many actions the turn is divided into: each loses dice.",
    "option.index": "Which of the turn's actions this is, from 1; left out, the first.",
    "option.untrained": "The Storyteller allows a Knowledge without a dot to be tried.",
    "option.reflexive": "The roll is no action: neither wounds nor several actions take dice from it.",
    "option.skill": "The skill that fits, for a D6.",
    "option.talent": "The Talent that applies to the use of the skill.",
    "option.item": "The item or tool whose use fits: its D4, its modifier, or both.",
    "option.advantage": "A Dynamic Advantage helps: one more D8.",
    "option.handicap": (
        "Throws one more die of this type and keeps the lowest: attribute, skill, item, effect, initiative, or D10, D6, "
        "D4, D8, D12. og:attribute lays it on another's die."
    ),
    "option.ease": "As --handicap, and keeps the highest.",
    "option.chain": "The first of two rolls that are one action, {words:or}: says whether the other may follow.",
    "option.times": "Throws this often and keeps nothing: to get a feeling for the odds.",
    "option.creation": "Also checks what the rules ask of a new character.",
    "option.strict": "Counts a departure from the rules as a fault.",
    "option.list_": "Lists what can be taken back and takes nothing back.",
    "option.help": "Shows this help.",
    "option.json": "Answers with one JSON document on one line, for scripts.",
    "option.plain": (
        "One fact a line, without boxes, colours or symbols, as always where the answer does not go to a terminal."
    ),
    "option.lang": "The language of the answer: {words:or}.",
    "option.quiet": "Leaves out the hints of what to type next.",
    "option.dry_run": "Says what would be thrown and which files would change, and does nothing.",
    "option.message": "What happened in the story, in one line; the log keeps it.",
    "option.exit_status": (
        "Lets the exit status tell the outcome: 0 for a success or no opposition, 10 a failure, 11 a tie, 12 a botch."
    ),
    "option.dice": (
        "The faces that fell on your table instead of new ones: +0-+ for Fate dice, numbers with commas for others. "
        "Several throws stand in their order, with / between them."
    ),
    "option.sum": "As --dice, where only the sum of each throw is known.",
    "option.seed": "Makes the dice repeatable: the same seed throws the same faces.",
    # what stands for a value
    "value.who": "WHO",
    "value.trait": "TRAIT",
    "value.system": "GAME",
    "value.name": "NAME",
    "value.path": "PATH",
    "value.n": "N",
    "value.opposition": "OPPOSITION",
    "value.bonus": "[LABEL=]N",
    "value.action": "ACTION",
    "value.aspect": "ASPECT",
    "value.difficulty": "DIFFICULTY",
    "value.speciality": "SPECIALITY",
    "value.skill": "SKILL",
    "value.talent": "TALENT",
    "value.item": "ITEM",
    "value.die": "[WHO:]DIE",
    "value.chain": "CHAIN",
    "value.lang": "LANGUAGE",
    "value.text": "TEXT",
    "value.faces": "FACES",
    "value.sums": "SUM",
    # closed lists
    "word.action.overcome": "overcome",
    "word.action.advantage": "advantage",
    "word.action.attack": "attack",
    "word.action.defend": "defend",
    "word.chain.simple": "simple",
    "word.chain.tactical": "tactical",
    "word.lang.en": "en",
    "word.lang.fr": "fr",
    "word.system.fate-core": "fate-core",
    "word.system.fate-v3": "fate-v3",
    "word.system.grimoire": "grimoire",
    "word.system.storyteller": "storyteller",
    # what an aspect costs, beside it on Tab
    "price.free": "free {count}",
    "price.point": "1 point",
    "price.owned": "1 point, {owner}",
    "price.used": "used",
    # exit status
    "status.reads": (
        "Exit status: 0\u00a0done; 2\u00a0the command line cannot be understood; 3\u00a0a file is missing or has a "
        "fault; 6\u00a0a name fits several things, or none."
    ),
    "status.writes": (
        "Exit status: 0\u00a0done; 2\u00a0the command line cannot be understood; 3\u00a0a file is missing or has a "
        "fault; 4\u00a0the rules do not allow it; 5\u00a0the disk stands in the way; 6\u00a0a name fits several "
        "things, or none; 7\u00a0something has to be chosen first."
    ),
    "status.throws": (
        "Exit status: 0\u00a0done, whatever the dice say; 2\u00a0the command line cannot be understood; 3\u00a0a file "
        "is missing or has a fault; 4\u00a0the rules do not allow it; 5\u00a0the disk stands in the way; 6\u00a0a name "
        "fits several things, or none; 7\u00a0something has to be chosen first."
    ),
    "step.invoke": "Brings aspects to bear on an open roll: +2 each for a fate point, or the dice thrown again.",
    "step.amend": "Corrects the open roll: trait, opposition, stunt, team, typed dice; the dice stay unless typed.",
    "step.settle": "Last call: the roll stands as it is, and what it costs is paid.",
    "step.compel": "Offers a complication for a fate point, or answers the offer.",
    "step.declare": "Buys a detail of the story for a fate point.",
    "example.invoke": "fatecli invoke quill question\nfatecli invoke maren steel quill:cannot\nfatecli invoke maren rope --reroll",
    "example.amend": "fatecli amend --vs 3\nfatecli amend quill --with Lore\nfatecli amend --dice 0+-0",
    "example.settle": "fatecli settle\nfatecli settle --vs 3\nfatecli settle --cost serious --mild 'Twisted Ankle'",
    "example.compel": "fatecli compel maren trouble\nfatecli compel maren --accept",
    "example.declare": "fatecli declare zird 'I know the abbot here' read",
    "option.reroll": "Invokes this aspect to throw the dice again, before any +2 counts.",
    "option.stunt": "A stunt that bears on the roll, by its name or slot; its bonus is added where the sheet gives one.",
    "option.team": "Who helps, with commas between: each with at least +1 in the same skill adds 1.",
    "option.boost": "A boost that is used: +2, and it is gone.",
    "option.boost_": "The boost this gives: its name, or nothing. With --cost: the boost the other side gets.",
    "option.weapon": "The weapon of an attack, or its rating, where the campaign plays with ratings.",
    "option.existing": "The aspect that is there already, for an advantage on it.",
    "option.aspects": "Aspects, one a word: by slot, by the whole text, or by the beginnings of their words.",
    "option.aspect": "An aspect: by its slot, its whole text, or the beginnings of its words.",
    "option.text": "What it says, in one line.",
    "option.rethrow": "Throws the dice again instead of adding 2.",
    "option.paid": "Pays a point and keeps the free invocations.",
    "option.for_": "Helps this hand of the roll.",
    "option.against": "Works against this hand of the roll.",
    "option.with_": "The trait, if another one is meant.",
    "option.drop": "Takes back the invocation of this aspect, and its point.",
    "option.cost": "Succeeds all the same, at a cost: {words:or}.",
    "option.stress": "The cost is this stress box, physical unless --mental.",
    "option.mental": "The stress box is a mental one.",
    "option.mild": "The cost is a mild consequence of this name.",
    "option.moderate": "The cost is a moderate consequence of this name.",
    "option.severe": "The cost is a severe consequence of this name.",
    "option.free": "The cost is a free invocation of this aspect for the other side.",
    "option.as_": "What the new aspect is called.",
    "option.twist": "What the tie changed in the story.",
    "option.accept": "Takes the point: the complication happens.",
    "option.refuse": "Pays a point instead.",
    "option.by": "The player's character that offers it, and pays a point for each target.",
    "option.power": "A stunt that a fate point powers: what it says happens, without its bonus.",
    "option.supplemental": "Something done beside the action: -1, unless a stunt spares it.",
    "option.point": "Pays a fate point for +1.",
    "option.innate": "The aspect whose innate magic is called upon, for a fate point; it cannot affect the roll otherwise.",
    "option.effect": "What the innate magic or the spell does.",
    "option.domain": "The domain of the spell, which is a stunt of the sheet.",
    "option.compel": "A compel that is accepted, and makes the action harder: curse=2.",
    "option.consequence": "Takes a consequence of this name instead of stress, or where no box is left.",
    "option.buy_off": "Pays all fate points to be taken out in another way, which this says.",
    "value.compel": "ASPECT=N",
    "value.domain": "DOMAIN",
    "option.invoke.who": "Who invokes: a name or the beginning of one; gm for the game master.",
    "option.amend.who": "Whose roll; left out, the only one that is open.",
    "option.settle.who": "Whose roll; left out, the only one that is open.",
    "option.compel.who": "Whose aspect; several names with commas.",
    "option.declare.aspect": "The aspect that makes the detail likely; the log keeps it.",
    "option.settle.vs": "The opposition, where none was set: a number or a word of the ladder (Good).",
    "value.stunt": "STUNT",
    "value.team": "WHO,WHO",
    "value.weapon": "WEAPON",
    "value.cost": "COST",
    "value.box": "BOX",
    "word.cost.minor": "minor",
    "word.cost.serious": "serious",
    "step.start": "Starts a scene, challenge, contest or conflict: in the running scene, from a prepared file, or anew.",
    "step.aspect": "Puts an aspect into the scene, drops one, or gives it another text.",
    "step.join": "Lets somebody take part from now on.",
    "step.leave": "Lets somebody go who neither concedes nor is taken out.",
    "step.attack": "Attacks a target, which defends; the hit is the difference.",
    "step.defend": "Answers an attack that waits.",
    "step.absorb": "Absorbs the hit that waits, or lists the ways to do it.",
    "step.advantage": "Creates an advantage: an aspect with free invocations.",
    "step.overcome": "Overcomes an obstacle, perhaps to be rid of an aspect.",
    "step.full-defense": "Gives up the action for +2 on every defence.",
    "step.concede": "Gives in on one's own terms, for fate points.",
    "step.next": "Passes whoever has not acted, or begins the next exchange.",
    "step.end": "Ends what runs here, and pays what is owed.",
    "verb.scene": "A scene: who is there, and which aspects are in play.",
    "verb.challenge": "A challenge: several tasks, each with its own trait.",
    "verb.contest": "A contest: a race between sides, without harm.",
    "verb.conflict": "A conflict: people who try to harm each other.",
    "option.people_": "Who takes part: names with commas between; 3xthug makes three copies, thugs=6xthug one mob.",
    "option.start.name": "The name of the scene, or of a prepared file.",
    "option.target": "Who is attacked.",
    "option.ways_": "The number of a way, and names for its consequences, from mild to severe.",
    "option.scene": "The scene, where several are running.",
    "option.from_": "The scene whose pool, boosts and debts are carried on.",
    "option.into": "What it turns into: {words:or}; rewards wait until that ends.",
    "option.side": "A side and its people: heroes=maren,iskra.",
    "option.zone": "A zone and who stands there: Quay=maren,iskra.",
    "option.border": "A border between zones, with an aspect if one hinders: Quay-Gantry=Ladder.",
    "option.aspect_": "An aspect of the situation.",
    "option.aim": "What a side wants: heroes=escape.",
    "option.start.mental": "A mental conflict.",
    "option.physical": "A physical conflict.",
    "option.defend_with": "What the target defends with; none forgoes the defence.",
    "option.defender": "Who steps in and takes what comes.",
    "option.unaware": "The target does not see it coming: Mediocre (+0).",
    "option.wait": "Waits for the target's answer.",
    "option.settle": "Settles at once.",
    "option.auto": "Absorbs at once, by the first way.",
    "option.out": "Is taken out instead.",
    "option.out_of_turn": "Acts though it is not the turn, for the game master.",
    "option.on": "The character or zone it lies on.",
    "option.remove": "The aspect that a success removes.",
    "option.box": "A stress box to tick.",
    "option.extra_mild": "The extra mild consequence of this kind of harm.",
    "option.extreme": "An extreme consequence, in the place of an aspect.",
    "option.replaces": "The slot of the aspect it replaces.",
    "option.free_": "Free invocations: SIDE=N.",
    "option.hidden": "Nobody sees it until it is found.",
    "option.dropped": "Takes the aspect away.",
    "option.rename": "The new text.",
    "value.people": "WHO,...",
    "value.way": "N",
    "value.scene": "SCENE",
    "value.part": "PART",
    "value.side": "SIDE=WHO,...",
    "value.zone": "ZONE=WHO,...",
    "value.border": "A-B[=ASPECT]",
    "value.aim": "SIDE=TEXT",
    "value.place": "WHO|ZONE",
    "value.slot": "SLOT",
    "value.free": "SIDE=N",
    "word.part.challenge": "challenge",
    "word.part.contest": "contest",
    "word.part.conflict": "conflict",
    "option.pretty": "Draws the screen that a terminal gets, wherever the answer goes.",
}
