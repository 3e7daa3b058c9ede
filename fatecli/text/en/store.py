"""Sentences of the store: what the disk, a file or a name would not do."""

MESSAGES = {
    # a name that means no file, or several
    "who_none": "nobody here is called {word:q}: no such sheet in this folder or in characters/",
    "who_none_near": "nobody here is called {word:q}; near to it: {near:or}",
    "who_several": "{word:q} fits several: {found:or}",
    "two_campaigns": "{path} belongs to the campaign {other}, this command to {one}: one command, one campaign",
    "outside": "{path} lies outside the campaign {root}: copy it in, and it can be changed here",
    # a file that cannot be read
    "missing": "{path} is not there",
    "missing_near": "{path} is not there; near to it: {near:or}",
    "folder": "{path} is a folder, not a file",
    "not_file": "{path} is not a plain file: a pipe or device is never opened",
    "too_big": "{path} is larger than {megabytes} MB: that is no sheet",
    "no_permission": "{path} may not be read by you",
    "loop": "{path} is a link that leads back to itself",
    "cannot_read": "{path} cannot be read: {reason}",
    "not_utf8": "{path}, line {line}: not UTF-8; save the file as UTF-8",
    "nul": "{path}, line {line}: a NUL byte stands there, which no text holds",
    # a text that is not TOML
    "twice": "{path}, line {line}: this key stands there for the second time: {excerpt}",
    "table_twice": "{path}, line {line}: this table stands there for the second time: {excerpt}",
    "open_string": "{path}, line {line}: a quotation mark is missing: {excerpt}",
    "open_array": "{path}, line {line}: a ] or a comma is missing: {excerpt}",
    "open_inline": "{path}, line {line}: a }} or a comma is missing: {excerpt}",
    "backslash": "{path}, line {line}: write a backslash twice, or the text in single quotes: {excerpt}",
    "value": "{path}, line {line}: not a value; a text needs quotes: {excerpt}",
    "not_toml": "{path}, line {line}: not TOML: {excerpt}",
    "too_deep": "{path}: tables or lists are nested too deep",
    "conflict": "{path}, line {line}: git left a conflict here that is still to be settled",
    "bare_key": "{path}, line {line}: {name} needs quotes, for its letters are not all ASCII: write {cure}",
    # a change that cannot be written
    "exists": "{path} is there already and stays as it is",
    "busy": "another command is writing in {path} and does not end; nothing was written",
    "no_lock": "{path} cannot be locked ({reason}); nothing was written",
    "changed": "{path} was saved by another program meanwhile; nothing was written, try again",
    "read_only": "{path} is read-only; nothing was written",
    "read_only_folder": "{path} cannot be written: the folder {folder} is read-only; nothing was written",
    "full": "the disk is full at {path}; nothing was written",
    "failed": "{path} cannot be written: {reason}; nothing was written",
    "linked": "{path} is a link, and records are only kept in a real folder; nothing was written",
    "readers_disagree": "{path} cannot be edited safely: two readers see different things in it; nothing was written",
    "edit_failed": "{path} cannot be edited safely: {reason}; nothing was written",
    "not_text": "{text:q} holds bytes that are no text and cannot go into {path}; nothing was written",
    # an accepted command that is not finished
    "unfinished": "accepted, not finished: {path}: {reason}; the next command finishes it, undo takes it back",
    "stuck": "an accepted command cannot be finished: {path}: {reason}; mend that, or take it back with undo",
    # undo
    "nothing_to_undo": "only {count} {count:command|commands} can be taken back",
    "undo_edited": "{path}: {name} was changed since and is now {found}; undo would lose that",
    "undo_file": "{path} was changed or removed since; undo would lose that",
    # warnings
    "kept_edit": "{path} was edited by hand after a crash and is kept; what the command wrote lies in {beside}",
    "set_aside": "a record that is none of ours was put aside, not played: {path}",
    "not_kept": "neither the open roll nor the log could be kept in {path} {reason}",
    "scene_none": "No scene is called {word:q}. Nearest: {near}.",
    "scene_several": "Several scenes fit: {found:and}. Say which with --scene.",
}
