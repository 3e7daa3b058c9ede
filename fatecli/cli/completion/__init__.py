"""What Tab offers. A shell hands over its line as text; this room cuts it, finds what fits, and quotes the answer.

    line.py      the line of a shell cut into words, quotes taken off
    offer.py     what may stand where the cursor is: commands, steps, options
    now.py       what waits in the running scene, as its game says, and what it holds up
    glance.py    the files read for that, and no more
    place.py     where the cursor stands in a step, and whose sheet and scene the line is about
    values.py    what an option or positional word can be, by its kind in the table
    fit.py       which of many words fit what was typed
    known.py     the names that files hold: characters, and what stands on a sheet
    house.py     what optional rules of a campaign ask for
    scene.py     the running scene: who takes part, zones, aspects with their price
    answer.py    the answer as each shell reads it, quoted where the shell does not quote by itself
    install.py   the shells' scripts, printed or put where the shell looks for them
    scripts/     the scripts themselves, which evaluate nothing they are given

No Typer, no rich, no writing: a Tab must be quick, and must never change or break anything.
"""
