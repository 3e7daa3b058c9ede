"""Golden transcripts: command lines as typed, and all that they must answer and change. See `case` for the form."""
