"""What `check` finds in a file, in English."""

MESSAGES = {
    "type": "is {found:written}, and should be {accepted:@file.kind}.",
    "word": "is {found:q}, and may be {accepted:or}.",
    "bounds": "is {found:written}, and may be {accepted}.",
    "missing": "is missing.",
    "unknown": "is not a key this game knows; it is kept, and does nothing.",
    "near": " Perhaps {near:or}?",
    "newer": "is schema {found}, newer than this fatecli, which reads up to {accepted}.",
    "no_sheet": "names no sheet; it takes one of {accepted:or}.",
    "no_file": "names {found:q}, and no such file is there.",
    "other_game": "names a sheet of {found:@system?}, in a scene of {accepted:@system}.",
    "no_zone": "is {found:q}, and no zone has this key: {accepted:or}.",
    "no_block": "is {found:q}, and no stat block has this key: {accepted:or}.",
    "nobody_there": "is {found:q}, which is no participant or zone here: {accepted:or}.",
    "runs_too": "is running, and so is {found}: which of them is meant has to be said each time (--scene).",
    "same_name": "is {found:q}, as in {accepted}: no command can tell them apart by this name.",
    "merged": "is {found} after a merge, though two clones changed it: {accepted:and}. Write what it should be.",
    "merged_total": "is {found} after a merge, though two clones changed it; with both changes it would be {accepted:and}.",
    "stranger": "is not a key of this file.",
}
