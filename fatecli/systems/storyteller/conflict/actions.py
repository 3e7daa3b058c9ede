"""Several actions in one turn (seed L32)."""

from __future__ import annotations

from ..tables import FEWEST_ACTIONS


def penalty(actions: int, index: int) -> int:
    """The dice the action at `index` (from 1) loses when so many are declared: their number, and one more for each
    action before it (seed L32). One action loses none."""
    return 0 if actions < FEWEST_ACTIONS else actions + index - 1


def pools(pools: tuple[int, ...], *, celerity: bool = False) -> tuple[int, ...]:
    """All pools of a turn's actions, reduced in their order; 0: the action cannot be attempted. The actions Celerity
    gives are not reduced, and cannot be divided in turn (seed L32)."""
    if celerity:
        return pools
    return tuple(max(0, pool - penalty(len(pools), index)) for index, pool in enumerate(pools, 1))
