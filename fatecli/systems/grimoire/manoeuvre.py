"""secret, reveal: Manœuvres secrètes, at any time, in any scene or none (seed L39, L41).

The scene file holds the print alone; text and salt lie with the game master, in the user's state directory, until
they are revealed. Outside a scene the print lies with its character.
"""

from __future__ import annotations

from ...core.value import TYPE_CHECKING, value
from ...errors import Choice, Refused
from . import secret as prints
from .note_events import NoteRead, NoteRevealed, NoteSealed
from .scene import Scene, running
from .sheet import Sheet

if TYPE_CHECKING:
    from typing import Any

    from ...core.turn import Turn


def secret(turn: Turn, *, who: str, note: str = "", read_: bool = False) -> None:
    """Hand a note in (`--note FILE`, or `-` for standard input); or read WHO's sealed ones, as the game master."""
    sheet = turn.sheet(who, Sheet)
    if read_:
        _read(turn, sheet)
        return
    if not note:
        raise Choice("grimoire.note_where", who=sheet.name, next=(("secret", sheet.called, "--note", "FILE"),))
    text = prints.tidy(turn.files.note_text(note))
    salt = turn.files.salt()
    print_ = prints.sealed(text, salt)
    scene = running(turn) if sheet.seat else None
    known = _all(turn, sheet)
    id = next(f"{sheet.id}_{n}" for n in range(1, len(known) + 2) if f"{sheet.id}_{n}" not in known)
    facts: dict[str, Any] = {"who": sheet.id}
    if scene is not None:
        if scene.playing == "conflict":
            facts["turn"] = scene.turn
        scene.put("secrets", id, to={**facts, "sha256": print_, "revealed": False})
    else:
        _keep(turn, sheet, {**known, id: {**facts, "sha256": print_, "revealed": False}})
    turn.files.keep_note(print_, text, salt)
    turn.note(NoteSealed(id=sheet.id, who=sheet.name, note=id, sha256=print_, turn=int(facts.get("turn", 0))))
    turn.hint("grimoire.hint.reveal", "reveal", sheet.called)


def _read(turn: Turn, sheet: Sheet) -> None:
    """Read what somebody has handed in and not revealed; nothing of it is kept, in no log either."""
    sealed = [one for one in _known(turn, sheet) if not one.revealed]
    if not sealed:
        raise Refused("grimoire.no_note", who=sheet.name, next=(("secret", sheet.called, "--note", "FILE"),))
    for one in sealed:
        text, _ = _proved(turn, one)
        turn.note(NoteRead(id=sheet.id, who=sheet.name, note=one.id, text=text, sha256=one.sha256))


@value
class Sealed:
    """A note as the files know it: its id and print, whose it is, whether it was revealed, and where it is kept."""

    id: str
    who: str
    sha256: str
    turn: int
    revealed: bool
    sheet: Sheet | None = None


def reveal(turn: Turn, *, secret_: str = "") -> None:
    """Reveal a note of WHO (or the one of that id) and prove it unchanged; without WHO, in a conflict all that were
    handed in this turn, which are revealed together; else the only one there is. Several: a choice."""
    scene = running(turn)
    sealed = [one for one in _meant(turn, scene, secret_) if not one.revealed]
    if not sealed:
        raise Refused("grimoire.no_note_here" if not secret_ else "grimoire.no_note", who=_name(turn, scene, secret_))
    if not secret_ and scene is not None and scene.playing == "conflict":
        sealed = [one for one in sealed if one.turn == scene.turn] or sealed
    together = not secret_ and len({one.turn for one in sealed}) == 1 and bool(sealed[0].turn)
    if len(sealed) > 1 and not together:
        ids = [one.id for one in sealed]
        raise Choice("grimoire.which_note", found=ids, options=[{"argv": ["fatecli", "reveal", id]} for id in ids])
    proved = [(one, *_proved(turn, one)) for one in sealed]
    for one, text, salt in proved:
        _open(turn, scene, one, text, salt)
        sheet = one.sheet or turn.sheet(one.who, Sheet)
        turn.note(
            NoteRevealed(
                id=one.who, who=sheet.name, note=one.id, text=text, salt=salt, sha256=one.sha256, verified=True
            )
        )


def _name(turn: Turn, scene: Scene | None, word: str) -> str:
    if not word or (scene is not None and word in scene.secrets):
        return word
    return turn.sheet(word, Sheet).name


def _meant(turn: Turn, scene: Scene | None, word: str) -> list[Sealed]:
    """The notes a word may mean: the one of that id, those of that character, or all of the scene."""
    if scene is not None and (not word or word in scene.secrets):
        return [_sealed(id, facts) for id, facts in (scene.look("secrets") or {}).items() if word in ("", id)]
    if not word:
        return [one for path, kept in turn.files.open_rolls() for one in _lying(turn, path, kept)]
    return _known(turn, turn.sheet(word, Sheet))


def _lying(turn: Turn, path: str, kept: dict[str, Any]) -> list[Sealed]:
    notes: dict[str, Any] = kept.get("secrets") or {}
    return [_sealed(id, one, turn.sheet(path, Sheet)) for id, one in notes.items()]


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
    scene = running(turn) if sheet.seat else None
    found = scene.look("secrets") if scene is not None else (turn.files.open_roll(sheet.path) or {}).get("secrets")
    return dict(found or {})


def _keep(turn: Turn, sheet: Sheet, notes: dict[str, Any]) -> None:
    kept = turn.files.open_roll(sheet.path) or {}
    turn.files.keep_open_roll(sheet.path, {**kept, "secrets": notes})


def _proved(turn: Turn, one: Sealed) -> tuple[str, str]:
    """The text and salt of a note that is the one that was handed in; refused if either was changed."""
    text, salt = turn.files.note(one.sha256)
    if not prints.verified(text, salt, one.sha256):
        raise Refused("grimoire.note_changed", note=one.id, sha256=one.sha256)
    return text, salt


def _open(turn: Turn, scene: Scene | None, one: Sealed, text: str, salt: str) -> None:
    """Write text and salt where the print is, so that anybody can reckon it."""
    if one.sheet is not None:
        notes = _all(turn, one.sheet)
        _keep(turn, one.sheet, {**notes, one.id: {**notes[one.id], "revealed": True, "salt": salt, "text": text}})
    elif scene is not None:
        for name, fact in (("revealed", True), ("salt", salt), ("text", text)):
            scene.put("secrets", one.id, name, to=fact)
