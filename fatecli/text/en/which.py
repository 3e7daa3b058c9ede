"""A name that fits nothing, or several things, in English."""

MESSAGES = {
    "trait_none": "{who} has no trait {word:q}. Nearest: {near}.",
    "trait_several": "{word:q} may be any of {who}'s {found:or}.",
    "aspect_none": "No aspect here answers to {word:q}{near:|: there is none|. Nearest: #}.",
    "aspect_several": "{word:q} fits several aspects: {found:numbered}. Type more of the one you mean.",
    "stunt_none": "{who} has no stunt {word:q}{near:|, nor any other|. Nearest: #}.",
    "stunt_several": "{word:q} may be any of {who}'s stunts {found:or}.",
    "participant_several": "{word:q} fits {found:and} here.",
    "zone_none": "No zone is called {word:q}; here: {near}.",
    "zone_several": "{word:q} fits several zones: {found:and}.",
    "no_zones": "No zone is called {word:q}: this scene has none.",
}
