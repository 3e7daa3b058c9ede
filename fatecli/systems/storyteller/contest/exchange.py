"""exchange: a turn of a resisted action, on the scene file (seed L8-L10). The arithmetic stands in `race`."""

from __future__ import annotations

from ....core import names as core_names
from ....core.scene import named
from ....core.value import TYPE_CHECKING, value
from ....errors import Choice, Refused
from .. import difficulty as difficulties
from .. import flow, hands, judge, owing, pool, traits
from .. import willpower as points
from ..challenge import work
from ..scene import Scene, Thrown, here
from ..sheet import Sheet
from . import race as races
from .events import Exchanged, SideThrew, TallyEmptied
from .start import which

if TYPE_CHECKING:
    from ....core.turn import Turn
    from ..hands import Hand


@value
class Side:
    """A side about to throw: its difficulty, its Traits, and a hand for each of its people."""

    name: str
    traits: str
    level: int
    hands: tuple[Hand, ...]


def exchange(
    turn: Turn,
    *,
    trait_: tuple[str, ...] = (),
    with_: str = "",
    difficulties_: tuple[str, ...] = (),
    willpower_by: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
) -> None:
    """A turn of the contest: each side throws, those of one side together; only what exceeds the others counts
    (seed L9). Without `--trait` all throw, with the Traits of the turn before; with some, only those sides throw yet.
    """
    scene = here(turn, "contest")
    owing.refuse(turn, scene)
    if flow.of_contest(scene)["over"]:
        raise Refused("storyteller.contest_over", title=scene.heading, next=(("end",), ("contest", "start", "NAME")))
    sides = list(scene.rivals) or scene.sides()
    fresh = not any(scene.rival(one).thrown for one in sides)
    wanted = _sided(trait_, sides)
    levels = _sided(difficulties_, sides)
    throwing = list(wanted) or [one for one in sides if not scene.rival(one).thrown]
    for one in throwing:
        if scene.rival(one).thrown:
            raise Refused("storyteller.side_has_thrown", side=one)
    told = {one: wanted.get(one) or with_ or scene.rival(one).traits for one in throwing}
    if not all(told.values()):
        _ask(sides)
    if fresh:
        for each in scene.participants.values():
            if each.willpower_spent:
                each.willpower_spent = False
            if each.unhurt:
                each.unhurt = False
    ready = _ready(turn, scene, told, levels, willpower_by, _sided(bonus, sides))
    _throw(turn, scene, ready)
    waits = tuple(one for one in sides if not scene.rival(one).thrown)
    if not waits:
        _resolve(turn, scene, sides)
        return
    for one in throwing:
        kept = scene.part(Thrown, "contest", "sides", one, "thrown")
        turn.note(SideThrew(side=one, net=kept.net, outcome=kept.outcome, waits=waits))


def _sided(texts: tuple[str, ...], sides: list[str]) -> dict[str, str]:
    found = [named(text) for text in texts]
    return {which(label, sides): told for label, told in found}


def _ask(sides: list[str]) -> None:
    argv = ("exchange", *(word for one in sides for word in ("--trait", f"{one}=TRAIT")))
    raise Choice("storyteller.exchange_traits", sides=sides, options=[{"argv": ["fatecli", *argv]}], next=(argv,))


def _ready(
    turn: Turn,
    scene: Scene,
    told: dict[str, str],
    levels: dict[str, str],
    willpower_by: tuple[str, ...],
    bonus: dict[str, str],
) -> list[Side]:
    """Every hand of the sides that throw now; everything is refused before a die falls."""
    workers = {one: [turn.sheet(id, Sheet) for id in scene.team(one)] for one in told}
    empty = next((one for one, sheets in workers.items() if not sheets), None)
    if empty is not None:
        raise Refused("storyteller.side_empty", side=empty)
    paid = points.payers(turn, [sheet for sheets in workers.values() for sheet in sheets], None, willpower_by)
    found = []
    for one, expression in told.items():
        typed = levels.get(one, scene.rival(one).difficulty)
        level = difficulty(turn, scene, typed)
        asked = pool.Asked(bonus=(bonus[one],) if one in bonus else ())
        made = [
            hands.hand(turn, sheet, pool.build(turn, sheet, expression, level, asked), paid=sheet in paid)
            for sheet in workers[one]
        ]
        found.append(Side(name=one, traits=expression, level=level, hands=tuple(made)))
    for side in found:
        record = scene.rival(side.name)
        if record.traits != side.traits:
            record.traits = side.traits
        if levels.get(side.name, record.difficulty) != record.difficulty:
            record.difficulty = levels[side.name]
    return found


def difficulty(turn: Turn, scene: Scene, text: str) -> int:
    """A difficulty as typed: a number, a word, or `SIDE:TRAIT` for a Trait of the other's first (seed L8)."""
    who, colon, trait = text.partition(":")
    if not colon:
        return difficulties.typed(text)
    sides = core_names.beginning(who.strip(), scene.sides())
    team = scene.team(sides[0]) if len(sides) == 1 else []
    if not team:
        return difficulties.read(turn, text)
    return difficulties.against(sum(one.rating for one in traits.read(turn.sheet(team[0], Sheet), trait.strip())))


def _throw(turn: Turn, scene: Scene, ready: list[Side]) -> None:
    """Throw all hands at once, in the order of the sides, and write down what each side has."""
    fell = list(hands.fall(turn, *(hand for side in ready for hand in side.hands)))
    for one in fell:
        turn.note(one)
    for side in ready:
        mine, fell = fell[: len(side.hands)], fell[len(side.hands) :]
        found = work.together([(one.net, one.outcome) for one in mine])
        outcome = "botch" if found.ruined else "success" if found.gained else "failure"
        scene.put(
            "contest", "sides", side.name, "thrown",
            to={"net": found.gained, "outcome": outcome, "pool": mine[0].pool, "difficulty": mine[0].difficulty},
        )  # fmt: skip


def _resolve(turn: Turn, scene: Scene, sides: list[str]) -> None:
    """Compare what all sides threw, add the margin to a tally, and say who won what."""
    thrown = {one: scene.part(Thrown, "contest", "sides", one, "thrown") for one in sides}
    outcomes = {one: (kept.net, kept.outcome) for one, kept in thrown.items()}
    before = {one: scene.rival(one).tally for one in sides}
    goals = {one: scene.rival(one).goal for one in sides if scene.rival(one).goal}
    race, won = races.exchange(races.Race(tallies=before, goals=goals, turn=scene.contest_turn), outcomes)
    scene.contest_turn = race.turn
    done = race.done if goals else won.winner
    if done:
        scene.contest_won = done
    emptied = tuple(one for one in sides if goals and outcomes[one][1] == "botch" and before[one])
    happened = Exchanged(
        turn=race.turn,
        sides={
            one: {"who": scene.team(one), "pool": kept.pool, "difficulty": kept.difficulty, "net": kept.net,
                  "outcome": kept.outcome, "tally": race.tallies[one]}
            for one, kept in thrown.items()
        },
        net={one: kept.net for one, kept in thrown.items()},
        difficulty={one: kept.difficulty for one, kept in thrown.items()},
        outcomes={one: kept.outcome for one, kept in thrown.items()},
        took=won.winner, winner=done, margin=won.margin, degree=judge.degree(won.margin),
        tallies=race.tallies, goals={one: goals.get(one) for one in sides}, done=done,
        outcome=_outcome(won.winner, sides[0], outcomes[sides[0]][1]),
        emptied=emptied,
    )  # fmt: skip
    for one in sides:
        if goals and scene.rival(one).tally != race.tallies[one]:
            scene.rival(one).tally = race.tallies[one]
        scene.drop("contest", "sides", one, "thrown")
    for one in emptied:
        turn.note(TallyEmptied(side=one, lost=before[one]))
    turn.note(happened)
    if flow.of_contest(scene)["over"]:
        turn.hint("storyteller.hint.end", "end")


def _outcome(winner: str | None, first: str, theirs: str) -> str:
    """What the turn was for the side named first: a tie is nobody's success."""
    if theirs == races.BOTCH:
        return races.BOTCH
    return "tie" if winner is None else "success" if winner == first else "failure"
