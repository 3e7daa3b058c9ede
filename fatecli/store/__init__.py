"""The disk: the only room that opens, edits, locks and replaces files.

Rules, dice and words may not enter. A command asks for a desk and works on plain data:

    desk.py       Desk: what the rest of the program sees; begin reading here
    hold.py       hold(): a command run under the locks it needs, after what a crash left has been finished
    paths.py      the names of one command's files, and how they are told
    find.py       which campaign this is, and which file a name means
    read.py       bytes and data of one file, or the one reason why it cannot be read
    fault.py      why a text is not TOML, in words of our own
    quick.py      plain documents read without loading a parser
    plainjson.py  JSON read and written without loading `json`
    line.py       the line of a key, for error messages
    edit.py       which leaves changed between the data as read and the data as it is now
    pen.py        the adapter to the editing library: those leaves put into the text, nothing else touched
    section.py    where a new [table] goes
    net.py        the safety net around the pen: the new text is proved before it may reach the disk
    comments.py   the comments of a text, which an edit must keep
    disk.py       every effect on the disk, one small function each
    lock.py       who may write: flock on folders
    place.py      where the records of a campaign, or of a user's lone sheets, lie
    record.py     one command's record: redo, undo and log line in one
    commit.py     all files or none: temporary files, the record, the renames, in this order
    finish.py     the second half of a commit, which is also the recovery after a crash
    rolls.py      what lies open for a character outside any scene
    log.py        the lines of log.jsonl
    undo.py       taking commands back, and takeback.py, what the files become by it
    fork.py       what a merge of two clones lost without saying so
    byhand.py     what people changed with an editor since

The law they keep: at any instant, also after a crash, all files of a command are old, or the next command makes them
all new.
"""
