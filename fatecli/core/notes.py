"""Secret notes to the game master: at any time, in any scene or none (Grimoire's rule, seed 002 L39, harmless
elsewhere).

The scene file holds a note's print alone; text and salt lie with the game master, in the user's state directory, until
it is revealed. Outside a scene the print lies with its character. `kind` is what the game calls a note: `manoeuvre` or
`note`. Making the salt is not a rule.
"""

from __future__ import annotations

from ..errors import Choice, Refused
from .events import Event
from .value import TYPE_CHECKING, value

if TYPE_CHECKING:
    from typing import Any

    from .scene import Scene
    from .turn import Sheet, Turn


@value
class NoteSealed(Event):
    """A note handed in: all that anybody sees is its print, the SHA-256 of salt and text."""

    topic = "note"
    id: str
    who: str
    note: str
    sha256: str
    turn: int
    kind: str
    stored: str = "sha256"


@value
class NoteRead(Event):
    """A note that the game master reads; this receipt is shown and kept nowhere."""

    topic = "note"
    id: str
    who: str
    note: str
    text: str
    sha256: str
    kind: str


@value
class NoteRevealed(Event):
    """A note revealed: its text and salt, with which anybody can reckon the print again."""

    topic = "note"
    id: str
    who: str
    note: str
    text: str
    salt: str
    sha256: str
    verified: bool
    kind: str


@value
class NoteLies(Event):
    """A note that lies sealed in the scene, as `show` tells everybody."""

    topic = "note"
    id: str
    who: str
    note: str
    sha256: str
    kind: str


def sealed(text: str, salt: str) -> str:
    """The print of a note: SHA-256, in hex, of the salt, a line break, and the text with one line break at its end."""
    from hashlib import sha256

    return sha256(f"{salt}\n{tidy(text)}\n".encode()).hexdigest()


def tidy(text: str) -> str:
    """The text as it is kept: line breaks as one character, none at the end."""
    return text.replace("\r\n", "\n").rstrip("\r\n")


def verified(text: str, salt: str, print_: str) -> bool:
    """Whether the note is the one that was sealed."""
    return sealed(text, salt) == print_


@value
class Sealed:
    """A note as the files know it: its id and print, whose it is, whether it was revealed, and where it is kept."""

    id: str
    who: str
    sha256: str
    turn: int
    revealed: bool
    sheet: Sheet | None = None


def hand_in(turn: Turn, sheet: Sheet, source: str, kind: str) -> None:
    """Hand in a note, from a file or, where `source` is `-`, from standard input: never from the command line."""
    if not source:
        raise Choice("note.where", who=sheet.name, next=(("secret", sheet.called, "--note", "FILE"),))
    text, salt = tidy(turn.files.note_text(source)), turn.files.salt()
    print_ = sealed(text, salt)
    known = _all(turn, sheet)
    id = next(f"{sheet.id}_{n}" for n in range(1, len(known) + 2) if f"{sheet.id}_{n}" not in known)
    moment = turn.scene.moment if sheet.seat and turn.scene is not None else 0
    facts: dict[str, Any] = {"who": sheet.id, **({"turn": moment} if moment else {}), "sha256": print_}
    if sheet.seat and turn.scene is not None:
        turn.scene.put("secrets", id, to={**facts, "revealed": False})
    else:
        _keep(turn, sheet, {**known, id: {**facts, "revealed": False}})
    turn.files.keep_note(print_, text, salt)
    turn.note(NoteSealed(id=sheet.id, who=sheet.name, note=id, sha256=print_, turn=moment, kind=kind))
    turn.hint("note.hint.reveal", "reveal", sheet.called)


def read(turn: Turn, sheet: Sheet, kind: str) -> None:
    """Read what somebody has handed in and not revealed; nothing of it is kept, in no log either."""
    found = [one for one in _known(turn, sheet) if not one.revealed]
    if not found:
        raise Refused("note.none", who=sheet.name, kind=kind, next=(("secret", sheet.called, "--note", "FILE"),))
    for one in found:
        text, _ = _proved(turn, one)
        turn.note(NoteRead(id=sheet.id, who=sheet.name, note=one.id, text=text, sha256=one.sha256, kind=kind))


def lie(turn: Turn, scene: Scene, kind: str) -> None:
    """Tell which notes lie sealed in a scene: the others see that there is one."""
    for id, one in scene.secrets.items():
        if not one.revealed:
            turn.note(NoteLies(id=one.who, who=scene.called(one.who), note=id, sha256=one.sha256, kind=kind))


def reveal(turn: Turn, of: type[Sheet], word: str, kind: str) -> None:
    """Reveal a note of WHO (or the one of that id) and prove it unchanged; without a word, in a conflict all that were
    handed in this turn, which are revealed together; else the only one there is. Several: a choice."""
    found = [one for one in _meant(turn, of, word) if not one.revealed]
    if not found:
        raise Refused("note.none" if word else "note.none_here", who=_name(turn, of, word), kind=kind)
    if not word and turn.scene is not None and turn.scene.moment:
        found = [one for one in found if one.turn == turn.scene.moment] or found
    together = not word and len({one.turn for one in found}) == 1 and bool(found[0].turn)
    if len(found) > 1 and not together:
        ids = [one.id for one in found]
        raise Choice("note.which", found=ids, options=[{"argv": ["fatecli", "reveal", id]} for id in ids])
    for one, text, salt in [(one, *_proved(turn, one)) for one in found]:
        _open(turn, one, text, salt)
        sheet = one.sheet or turn.sheet(one.who, of)
        turn.note(
            NoteRevealed(
                id=one.who, who=sheet.name, note=one.id, text=text, salt=salt, sha256=one.sha256, verified=True,
                kind=kind,
            )
        )  # fmt: skip


def _name(turn: Turn, of: type[Sheet], word: str) -> str:
    if not word or (turn.scene is not None and word in turn.scene.secrets):
        return word
    return turn.sheet(word, of).name


def _meant(turn: Turn, of: type[Sheet], word: str) -> list[Sealed]:
    """The notes a word may mean: the one of that id, those of that character, or all that are here."""
    scene = turn.scene
    if scene is not None and (not word or word in scene.secrets):
        return [_sealed(id, facts) for id, facts in (scene.look("secrets") or {}).items() if word in ("", id)]
    if not word:
        return [one for path, kept in turn.files.open_rolls() for one in _lying(turn, of, path, kept)]
    return _known(turn, turn.sheet(word, of))


def _lying(turn: Turn, of: type[Sheet], path: str, kept: dict[str, Any]) -> list[Sealed]:
    notes: dict[str, Any] = kept.get("secrets") or {}
    return [_sealed(id, one, turn.sheet(path, of)) for id, one in notes.items()]


def _known(turn: Turn, sheet: Sheet) -> list[Sealed]:
    """The notes of a character, where it plays or else outside any scene."""
    home = None if sheet.seat else sheet
    return [_sealed(id, one, home) for id, one in _all(turn, sheet).items() if one.get("who") == sheet.id]


def _sealed(id: str, facts: dict[str, Any], sheet: Sheet | None = None) -> Sealed:
    return Sealed(
        id=id, who=str(facts.get("who", "")), sha256=str(facts.get("sha256", "")), turn=int(facts.get("turn", 0)),
        revealed=bool(facts.get("revealed")), sheet=sheet,
    )  # fmt: skip


def _all(turn: Turn, sheet: Sheet) -> dict[str, Any]:
    """Every note of the place where a character's notes are kept, by id."""
    if sheet.seat and turn.scene is not None:
        return dict(turn.scene.look("secrets") or {})
    return dict((turn.files.open_roll(sheet.path) or {}).get("secrets") or {})


def _keep(turn: Turn, sheet: Sheet, notes: dict[str, Any]) -> None:
    kept = turn.files.open_roll(sheet.path) or {}
    turn.files.keep_open_roll(sheet.path, {**kept, "secrets": notes})


def _proved(turn: Turn, one: Sealed) -> tuple[str, str]:
    """The text and salt of a note that is the one that was handed in; refused if either was changed."""
    text, salt = turn.files.note(one.sha256)
    if not verified(text, salt, one.sha256):
        raise Refused("note.changed", note=one.id, sha256=one.sha256)
    return text, salt


def _open(turn: Turn, one: Sealed, text: str, salt: str) -> None:
    """Write text and salt where the print is, so that anybody can reckon it."""
    if one.sheet is not None:
        notes = _all(turn, one.sheet)
        _keep(turn, one.sheet, {**notes, one.id: {**notes[one.id], "revealed": True, "salt": salt, "text": text}})
    elif turn.scene is not None:
        for name, fact in (("revealed", True), ("salt", salt), ("text", text)):
            turn.scene.put("secrets", one.id, name, to=fact)
