"""What a result means: an outcome against a difficulty, and who wins a competition."""

from __future__ import annotations

from ...core.value import value


@value
class Verdict:
    """fail, tie or success; whether it counts as a success; degrees of success, never below 0 (digest F6); and in a
    competition who wins, `both` on equal results (L126)."""

    outcome: str
    succeeds: bool
    shifts: int
    winner: str = ""
    lost: int = 0
    """By how much a competition was lost."""


def simple(difference: int, tie: str = "fail") -> Verdict:
    """A simple action succeeds above the difficulty (L125); on it only where the switch `simple_tie` says `succeed`
    (SotC 1.4), and then too it is called a tie."""
    outcome = "fail" if difference < 0 else "success" if difference else "tie"
    succeeds = difference > 0 or (difference == 0 and tie == "succeed")
    return Verdict(outcome=outcome, succeeds=succeeds, shifts=max(0, difference))


def competition(actor: str, opponent: str, difference: int) -> Verdict:
    """The higher result wins by the difference; equal results win both (L126). The outcome is the actor's."""
    if difference == 0:
        return Verdict(outcome="tie", succeeds=True, shifts=0, winner="both")
    won = difference > 0
    return Verdict(
        outcome="success" if won else "fail", succeeds=won, shifts=max(0, difference),
        winner=actor if won else opponent, lost=max(0, -difference),
    )  # fmt: skip
