"""What a merge of two clones lost without saying so.

Git merges two spent points into one, for both sides wrote the same 2. Every line of the log names the line it
followed, so after a merge the log has a fork: two arms that began at one line. A value that both arms changed from
the same *before* should show both changes; one that a single arm changed should show that one. A person who then
writes another value by hand has settled it.
"""

from __future__ import annotations

from ..core.value import TYPE_CHECKING
from .edit import same
from .log import entries, followed_by, heads

if TYPE_CHECKING:
    from typing import Any

    from .desk import Desk
    from .log import Entry

    Key = tuple[str, str]
    Span = tuple[Any, Any]


def lost(desk: Desk) -> list[dict[str, Any]]:
    """Each value that a merge left wrong: `file`, `key`, `before`, `found`, `total` (numbers only) and the lines of
    the log that changed it, `entries`, as they stand there."""
    found = entries(desk.place)
    ends = heads(found)
    joins = [(entry["id"], followed_by(entry)) for entry in found if len(followed_by(entry)) > 1]
    if len(ends) > 1:
        joins.append(("", ends))
    if not joins:
        return []
    above = _ancestors(found)
    told: dict[Key, dict[str, Any]] = {}
    for join, ends in joins:
        later = [entry for entry in found if join and join in above[entry["id"]]]
        for key, loss in _at_join(desk, found, [above[end] for end in ends if end in above], later):
            told.setdefault(key, loss)
    return list(told.values())


def _ancestors(found: list[Entry]) -> dict[str, set[str]]:
    """Each line with all it follows, itself included. A union merge keeps parents above their children."""
    above: dict[str, set[str]] = {}
    for entry in found:
        above[entry["id"]] = {entry["id"]}.union(*(above.get(one, set()) for one in followed_by(entry)))
    return above


def _at_join(
    desk: Desk, found: list[Entry], arms: list[set[str]], later: list[Entry]
) -> list[tuple[Key, dict[str, Any]]]:
    from .byhand import Values

    if len(arms) < 2:
        return []
    common = set.intersection(*arms)
    sides = [[entry for entry in found if entry["id"] in arm - common] for arm in arms]
    changes = [_net(side) for side in sides]
    after = _touches(later)
    now = Values(desk)
    told = []
    for key in dict.fromkeys(key for change in changes for key in change):
        there = now.look(*key)
        spans = [change[key] for change in changes if key in change and not same(*change[key])]
        if not spans or not now.readable(key[0]) or _by_hand(after.get(key, []), there):
            continue
        value = after[key][0][0] if key in after else there
        loss = _loss(spans, value, settled=key in after)
        if loss is not None:
            lines = [entry for side in sides for entry in side if key in _touches([entry])]
            told.append((key, {"file": key[0], "key": key[1], **loss, "found": there, "entries": lines}))
    return told


def _touches(side: list[Entry]) -> dict[Key, list[Span]]:
    """What some lines made of each value, change by change."""
    found: dict[Key, list[Span]] = {}
    for entry in side:
        values = entry.get("values")
        for one in values if isinstance(values, list) else []:
            if isinstance(one, dict) and isinstance(one.get("file"), str) and isinstance(one.get("key"), str):
                found.setdefault((one["file"], one["key"]), []).append((one.get("before"), one.get("after")))
    return found


def _net(side: list[Entry]) -> dict[Key, Span]:
    """What one arm made of each value: from the first before to the last after."""
    return {key: (spans[0][0], spans[-1][1]) for key, spans in _touches(side).items()}


def _by_hand(chain: list[Span], now: Any) -> bool:
    """Whether a hand wrote the value after the merge: the chain of changes since then has a gap."""
    if not chain:
        return False
    gaps = zip([after for _, after in chain], [*(before for before, _ in chain[1:]), now], strict=True)
    return any(not same(one, other) for one, other in gaps)


def _loss(spans: list[Span], value: Any, *, settled: bool) -> dict[str, Any] | None:
    """What is wrong with a value as the merge left it, or None."""
    before = spans[0][0]
    afters = [after for _, after in spans]
    if not all(same(before, one) for one, _ in spans):
        return None
    if len(spans) == 1:
        return {"before": before, "total": None} if same(value, before) and not settled else None
    if not any(same(value, one) for one in (before, *afters)):
        return None
    if all(type(one) is int for one in (before, *afters)):
        total = before + sum(after - before for after in afters)
        return None if value == total else {"before": before, "total": total}
    alike = all(same(afters[0], one) for one in afters)
    if settled or alike and not isinstance(before, list) and same(value, afters[0]):
        return None
    return {"before": before, "total": None}
