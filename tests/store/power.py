"""A model of a power cut: what was not synced may be lost, each part of it by itself.

Names live in folders and texts in files. Syncing a file keeps its text; syncing a folder keeps its names. Of what was
done since, any first part of the names of each folder may survive, and of a text all, nothing or half.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fatecli.store import disk

from .killing import NEW, OLD, Copies, next_command

Step = tuple[Any, ...]


class Trace:
    """What a command does to the disk, in order."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.texts: dict[str, int] = {}
        self.count = 0

    def write(self, path: str, data: bytes, **how: Any) -> None:
        self.real["write"](path, data, **how)
        self.count += 1
        self.texts[path] = self.count
        self.steps += [("name", path, self.count, ""), ("text", self.count, data)]
        if how["durable"]:
            self.steps.append(("keep", self.count))

    def rename(self, old: str, new: str) -> None:
        self.real["rename"](old, new)
        self.texts[new] = self.texts.pop(old)
        self.steps.append(("name", new, self.texts[new], old))

    def unlink(self, path: str) -> None:
        self.real["unlink"](path)
        self.steps.append(("name", "", 0, path))

    def append(self, fd: int, path: str, line: bytes, *, durable: bool) -> None:
        self.real["append"](fd, path, line, durable=durable)
        if path not in self.texts:
            self.count += 1
            self.texts[path] = self.count
            self.steps.append(("name", path, self.count, ""))
        self.steps.append(("text", self.texts[path], Path(path).read_bytes()))
        if durable:
            self.steps.append(("keep", self.texts[path]))

    def sync_folder(self, path: str) -> None:
        self.real["sync_folder"](path)
        self.steps.append(("keep names", path))

    def __enter__(self) -> Trace:
        self.real: dict[str, Callable[..., None]] = {}
        for name in ("write", "rename", "unlink", "append", "sync_folder"):
            self.real[name] = getattr(disk, name)
            setattr(disk, name, getattr(self, name))
        return self

    def __exit__(self, *_: object) -> None:
        for name, function in self.real.items():
            setattr(disk, name, function)


def cut(steps: list[Step], chance: random.Random, luck: float) -> dict[str, bytes | None]:
    """The disk after the steps and a power cut: the files that are not as they were before. `luck` survives."""
    names: dict[str, int] = {}
    waiting: list[tuple[str, int, str]] = []
    kept: dict[int, bytes] = {}
    texts: dict[int, bytes] = {}
    for step in steps:
        if step[0] == "text":
            texts[step[1]] = step[2]
        elif step[0] == "keep":
            kept[step[1]] = texts[step[1]]
        elif step[0] == "name":
            waiting.append(step[1:])
        else:
            for one in [one for one in waiting if step[1] in folders(one)]:
                give(names, one)
                waiting.remove(one)
    lost: set[str] = set()
    for one in waiting:
        if folders(one) & lost or chance.random() >= luck:
            lost |= folders(one)
        else:
            give(names, one)
    return {path: text_of(text, kept, texts, chance, luck) if text else None for path, text in names.items()}


def folders(change: tuple[str, int, str]) -> set[str]:
    return {os.path.dirname(path) for path in (change[0], change[2]) if path}


def give(names: dict[str, int], change: tuple[str, int, str]) -> None:
    new, text, old = change
    if old:
        names[old] = 0
    if new:
        names[new] = text


def text_of(text: int, kept: dict[int, bytes], texts: dict[int, bytes], chance: random.Random, luck: float) -> bytes:
    if text in kept and kept[text] == texts.get(text):
        return kept[text]
    written = texts.get(text, b"")
    if chance.random() < luck:
        return written
    return kept.get(text) or written[: chance.randint(0, len(written))]


def every_cut(folder: Path, files: int, tries: int, *, campaign: bool = True) -> int:
    """Cut the power behind every step, in several ways: all old or all new, and new once the command said so."""
    copies = Copies(folder, files, campaign=campaign)
    world = copies.world
    world.spend()
    world.spend()
    for path in world.sheets:
        path.write_text(path.read_text().replace(f"= {OLD - 2}", f"= {OLD}"))
    (world.store / "log.jsonl").unlink()
    (world.store / "open" / next(iter(os.listdir(world.store / "open")))).unlink()
    copies.keep()
    with Trace() as trace:
        world.spend()
    chance, cuts = random.Random(files), 0
    for end in range(len(trace.steps) + 1):
        for luck in (0.0, 1.0, *(0.5 for _ in range(tries))):
            copies.again()
            for name, text in cut(trace.steps[:end], chance, luck).items():
                if text is None:
                    Path(name).unlink(missing_ok=True)
                else:
                    Path(name).write_bytes(text)
            world.look()
            points = set(world.points())
            assert len(points) == 1 and points <= {OLD, NEW}, (end, luck, points)
            if end == len(trace.steps):
                assert points == {NEW}
            next_command(world, points.pop())
            cuts += 1
    return cuts
