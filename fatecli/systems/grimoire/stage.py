"""scene: opening and closing scenes, what they are like, and who comes and goes.

Challenges, contests and conflicts open a scene of their own where none runs; it ends with the next thing that begins.
"""

from __future__ import annotations

from ...core import names as core_names
from ...core import opening
from ...core import scene as core
from ...core.value import TYPE_CHECKING
from ...errors import Which
from . import owing, people
from .scene import Scene, here, mention, running, seated
from .scene_events import CircumstanceTold, Left, PartEnded, SceneBegan, SceneEnded
from .turn_events import Joined, lined_up

if TYPE_CHECKING:
    from ...core.turn import Turn


def start(turn: Turn, *, name: str, people_: tuple[str, ...] = (), aspect_: tuple[str, ...] = ()) -> None:
    """Open a scene by itself; challenges, contests and conflicts then happen in it until it is ended."""
    scene = _entered(turn, name, running(turn))
    for text in people_:
        people.seat(turn, scene, text)
    circumstances(scene, aspect_)
    turn.note(SceneBegan(title=scene.title, people=people.called(turn, scene, list(scene.in_play()))))
    turn.hint("grimoire.hint.part", "challenge", "start", "NAME")


def open_part(turn: Turn, name: str, part: str) -> Scene:
    """The scene in which a challenge, contest or conflict begins: the running one, a prepared one, or a new one."""
    former = running(turn)
    prepared = opening.prepared(turn, name)
    if former is not None and not prepared and not former.alone:
        if former.playing:
            raise opening.goes_on(former)
        for table in {"challenge": ("tasks",), "contest": ("contest",), "conflict": ("conflict", "ties")}[part]:
            former.drop(table)
        opening.inside(former, part, name)
        return former
    scene = _entered(turn, name, former)
    scene.playing = part
    scene.alone = True
    return scene


def _entered(turn: Turn, name: str, former: Scene | None) -> Scene:
    """The new running scene; the former ends."""
    opening.other(turn, former, name)
    if former is not None:
        owing.refuse(turn, former)
        if former.playing and not former.alone:
            raise opening.goes_on(former)
        close(turn, former)
    return opening.enter(turn, name, Scene)


def circumstances(scene: Scene, texts: tuple[str, ...], on: str = "") -> None:
    """What the scene is like, written into it. It has no number: the game master lays Handicaps and Facilités."""
    for text in texts:
        facts = {"text": text.strip(), **({"on": on} if on else {})}
        scene.put("aspects", core.slug(text, scene.aspects), to=facts)


def aspect(turn: Turn, *, text: str, on: str = "", dropped: bool = False, rename: str = "") -> None:
    """The game master's card: write what the scene is like, drop it, or give it another text."""
    scene = here(turn)
    if not (dropped or rename):
        sheet = seated(turn, on) if on else None
        circumstances(scene, (text,), sheet.seat if sheet is not None else "")
        turn.note(CircumstanceTold(text=text, on=sheet.name if sheet is not None else "", change="written"))
        return
    key = _found(scene, text)
    told = scene.aspects[key].text
    if dropped:
        scene.drop("aspects", key)
    else:
        scene.put("aspects", key, "text", to=rename)
    turn.note(CircumstanceTold(text=rename or told, on="", change="dropped" if dropped else "renamed"))


def _found(scene: Scene, word: str) -> str:
    """The circumstance that a word means: its slot, its text, or the beginnings of its words."""
    known = {key: one.text or key for key, one in scene.aspects.items()}
    found = [key for key in known if key == word] or [key for key in known if core_names.exact(word, [known[key]])]
    found = found or [key for key in known if core_names.words(word, known[key])]
    if len(found) != 1:
        near = [known[key] for key in found] or core_names.near(word, known.values()) or list(known.values())
        raise Which(f"grimoire.circumstance_{'several' if found else 'none'}", word=word, near=near)
    return found[0]


def join(
    turn: Turn,
    *,
    people_: tuple[str, ...],
    side: tuple[str, ...] = (),
    handicap: tuple[str, ...] = (),
    ease: tuple[str, ...] = (),
) -> None:
    """Let somebody take part from now on; in a conflict they throw their D12."""
    scene = here(turn)
    owing.refuse(turn, scene)
    before = set(scene.in_play())
    came = [id for text in people_ for id in people.seat(turn, scene, text, side[0] if side else "")]
    fell = []
    if scene.playing == "conflict":
        for id in came:
            if not scene.person(id).side:
                scene.put("participants", id, "side", to=id)
        fresh = [id for id in came if id not in before]
        fell = people.line_up(turn, scene, people.hands(turn, scene, fresh, handicap, ease)) if fresh else []
    facts = lined_up(scene, fell)
    facts["initiative"] = {one.id: one.total for one in fell}
    turn.note(Joined(who=people.called(turn, scene, came), ids=tuple(came), **facts))


def leave(turn: Turn, *, who: str) -> None:
    """Let somebody leave the scene: Grimoire knows no other way out of a conflict but what the story says."""
    scene = here(turn)
    sheet = seated(turn, who)
    owing.refuse(turn, scene)
    scene.fighter(sheet.seat).out = "left"
    lies = scene.chain()
    if lies is not None and lies.who == sheet.seat:
        scene.drop("chain")
    turn.note(Left(id=sheet.seat, who=mention(turn, scene, sheet.seat)))


def end(turn: Turn) -> None:
    """End what runs here, the innermost first: the part that is played, and a scene that opened for it alone."""
    scene = here(turn)
    owing.refuse(turn, scene)
    if scene.playing:
        end_part(turn, scene)
        if not scene.alone:
            return
    close(turn, scene)


def end_part(turn: Turn, scene: Scene) -> None:
    """End a challenge, contest or conflict; its table stays as the record, what lasts a turn goes."""
    turn.note(PartEnded(part=scene.playing, title=scene.heading))
    scene.drop("chain")
    scene.forget("acted", "falls")
    scene.playing = ""


def close(turn: Turn, scene: Scene) -> None:
    """The end of the scene itself: Avantages of the scene that nobody used are lost."""
    if scene.playing:
        end_part(turn, scene)
    scene.state = "ended"
    lost = tuple(one.text or key for key, one in scene.advantages.items() if not one.spent)
    turn.note(SceneEnded(title=scene.title, lost=lost))
