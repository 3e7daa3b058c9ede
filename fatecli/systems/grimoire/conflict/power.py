"""Puissance: what an attack's success hits with (wiki, Sévérité)."""

from __future__ import annotations

from ....core.value import TYPE_CHECKING, value
from .. import swings, tables
from ..dice import Part, Swing
from ..hand import Hand, Modifier

if TYPE_CHECKING:
    from ..sheet import Sheet
    from ..swings import Asked


@value
class Power:
    """A row of the table: its name, whether the weapon's modifier counts, how many D8, how many Facilités on them."""

    name: str
    modified: bool
    effects: int
    eases: int

    @property
    def notation(self) -> str:
        """`d4+mod+d8ease`."""
        effect = {0: "", 1: "+d8"}.get(self.effects, f"+{self.effects}d8")
        return f"d4{'+mod' if self.modified else ''}{effect}{'ease' if self.eases else ''}"


def of(difference: int) -> Power:
    """The row of an attack's difference: Molle 0, Percutante 1-4, Brutale 5-6, Redoutable 7-9, Dévastatrice 10 and
    over. The difference is 0 or more: an attack that fails has no Puissance."""
    assert difference >= 0, difference
    name = [row for row, (at, *_) in tables.POWERS.items() if difference >= at][-1]
    _, modified, effects, eases = tables.POWERS[name]
    return Power(name=name, modified=modified, effects=effects, eases=eases)


def hand(
    sheet: Sheet, difference: int, weapon: Modifier | None = None, *, vital: int = 0, asked: tuple[Asked, ...] = ()
) -> Hand:
    """The Puissance of a success before it is thrown: a D4 always, then what the row adds. `vital` is the modifier
    that a blow to a vital zone may earn. A Handicap or a Facilité may lie on either die (seed L25: "tests de
    Sévérité")."""
    row = of(difference)
    eased = tuple(Swing(kind="ease", why=row.name) for _ in range(row.eases))
    parts = [Part(role="item", label=weapon.label if weapon else "", swings=swings.typed(asked, "item"))]
    if row.effects:
        laid = (*eased, *swings.typed(asked, "effect"))
        parts.append(Part(role="effect", label=row.name, count=row.effects, swings=laid))
    modifiers = [weapon] if weapon is not None and row.modified else []
    if vital and row.modified:
        modifiers.append(Modifier(kind="vital", label="", value=vital))
    return Hand(id=sheet.id, who=sheet.name, trait="", parts=tuple(parts), modifiers=tuple(modifiers))


def weapon(sheet: Sheet, word: str) -> tuple[Modifier, str]:
    """The modifier of a weapon of the sheet and its type of damage; the weapon is found as a Talent is."""
    from ....core import names as core_names
    from ....errors import Which

    known = {one.name or slot: one for slot, one in sheet.weapons.items()}
    found = core_names.beginning(word, known) or [name for name in known if core_names.words(word, name)]
    if len(found) != 1:
        key = "grimoire.weapon_several" if found else "grimoire.weapon_none"
        near = found or core_names.near(word, known) or list(known)
        raise Which(key, who=sheet.name, word=word, near=near)
    one = known[found[0]]
    return Modifier(kind="weapon", label=found[0], value=one.modifier), one.damage
