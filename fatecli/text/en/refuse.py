"""What no game allows, or what this one does not know, in English."""

MESSAGES = {
    "other_system": "{who} is a {system:@system?} sheet, and this is a step of {wanted:@system}.",
    "option": "{system:@system} knows no {option} for {step:q}. It takes: {accepted}.",
    "option_alone": "{system:@system} knows no {option} for {step:q}, which is played without options.",
    "step": "{system:@system} has no step {step:q}.",
    "undo_count": "undo takes back one command or more, not {found}.",
    "no_session": "The log knows no session {found}; it has {known:and}.",
    "no_log": "Nothing was played here yet, in session {found} or any other.",
    "in_campaign": "This folder is in a campaign already: {path}.",
    "campaign_option": "A new campaign takes no {option}; only --system.",
    "system_twice": "--system is for a new campaign; a character's game is the first word.",
}
